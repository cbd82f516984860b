package dev.damier.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Tests what surrounds the moves: hints, the goal of a puzzle, another attempt, watching an agent, a lost connection. */
class PuzzlePlayBrowserTest extends BrowserTestBase {
    private static final String MISSION = "#...#../..s..../.T..D#./.P#..S./.#..N##/...w...";

    private void arrive(String path) {
        go(path);
        page.locator("damier-board:not([readonly]) .piece").first().waitFor();
    }

    private Locator button(String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    @Test
    void puzzleStatesItsGoalAndSeatsThePlayerAtTheBottom() {
        arrive("/play/quoridor?p=b4c1d3d5d8f2f3f5f6h2h6_a5c2c4c6d1e2f1_f8.a4_0.2_2&par=9&s1=level-3&s2=human");
        sees(".puzzle-info", "Blue to play and win. Par: 9");
        sees(".puzzle-info", "★★★");
        assertThat(page.locator(".player-bar").last()).containsText("Blue");
        page.keyboard().press("i");
        sees("p.hint", "Hint 1 of 4");
        sees(".puzzle-info", "Hints used: 1");
    }

    @Test
    void hintsEndAtTheLastLevelAndCostStars() {
        arrive("/play/taquin?p=" + encode("1,2,3/4,5,6/0,7,8") + "&par=2");
        for (int level = 1; level <= 4; level++) {
            page.keyboard().press("i");
            sees("p.hint", "Hint " + level + " of 4");
            assertThat(page.locator("p.hint")).not().containsText("Thinking");
        }
        assertThat(page.locator(".foot .btn.main")).isDisabled();
        page.keyboard().press("ArrowLeft");
        page.keyboard().press("ArrowLeft");
        assertThat(page.locator(".end-card")).isVisible();
        assertThat(page.locator(".end-card .stars")).hasText("★☆☆");
        // Another attempt has its own time.
        button("Try again").click();
        assertThat(page.locator(".end-card")).hasCount(0);
        assertThat(page.locator("damier-speed [role=timer]")).hasText(Pattern.compile("0\\.00"));
    }

    @Test
    void watchedAgentDoesNotChangeTheExploration() {
        arrive("/explore/hitman");
        page.locator(".actions .action:not([disabled])").first().click();
        // The first counter is the penalty of the action.
        assertThat(page.locator(".counters").first()).containsText(Pattern.compile("^\\s*[1-9]"));
        String own = page.locator(".counters").first().innerText();
        String address = page.url();
        page.locator("summary", new Page.LocatorOptions().setHasText("Watch an agent"))
                .click();
        button("Step").click();
        sees(".status", "Watching: ");
        button("Step").click();
        button("Back to my exploration").click();
        assertThat(page.locator(".status")).not().containsText("Watching");
        assertThat(page.locator(".counters").first())
                .hasText(own, new LocatorAssertions.HasTextOptions().setUseInnerText(true));
        assertThat(page).hasURL(address);
    }

    @Test
    void actionsAreAboveTheBarOnAPhone() {
        onPhone("en");
        for (String path : new String[] {"/explore/hitman", "/play/hitman?p=" + encode(MISSION)}) {
            arrive(path);
            double bar = page.locator(".panel > .foot").boundingBox().y;
            for (Locator action : page.locator(".actions .action").all()) {
                BoundingBox box = action.boundingBox();
                assertThat(box.y + box.height).as(path).isLessThanOrEqualTo(bar);
            }
            assertThat(page.locator(".actions .kbd").first()).isHidden();
        }
    }

    @Test
    void pagesRecoverWhenTheServerRespondsAgain() {
        go("/");
        page.locator(".game-card").first().waitFor();
        context.setOffline(true);
        page.locator(".game-card", new Page.LocatorOptions().setHasText("Quoridor"))
                .getByText("Puzzles")
                .click();
        sees("main", "The server is not responding");
        context.setOffline(false);
        assertThat(page.locator(".puzzles .task").first()).isVisible();
        // A page that is open loads what is missing, and keeps its game.
        arrive("/explore/hitman");
        assertThat(page).hasURL(Pattern.compile(".*t=.*"));
        String address = page.url();
        context.setOffline(true);
        page.locator(".actions .action:not([disabled])").first().click();
        sees("main .error", "The server is not responding");
        context.setOffline(false);
        assertThat(page.locator("main .error")).hasCount(0);
        assertThat(page).hasURL(address);
    }
}

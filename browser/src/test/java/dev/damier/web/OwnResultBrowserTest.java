package dev.damier.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import dev.damier.job.Job;
import dev.damier.run.Budget;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Tests that a result belongs to the player who made it: shared puzzles, resignation, watched agents, hints. */
class OwnResultBrowserTest extends Visit {
    private static final DailyBoards.DailyBoard DAILY = DailyBoards.boards().get(0);

    private Locator button(String words) {
        return page.locator("button", new Page.LocatorOptions().setHasText(Pattern.compile("^\\s*" + words)));
    }

    private static String dailyUrl() {
        return "/play/" + DAILY.game() + "?day=" + DAILY.day() + "&par=" + DAILY.par() + "&p="
                + encode(DAILY.position());
    }

    private static List<String> solution() {
        return new Job(DAILY.game(), DAILY.position(), "", Map.of(), Budget.UNLIMITED, 1)
                .run()
                .moves();
    }

    private String progress() {
        return (String) page.evaluate("() => localStorage.getItem('progress') ?? ''");
    }

    @Test
    void sharedDailyPuzzleIsUnsolvedAndShowsTheFriendsResult() {
        List<String> line = solution();
        go("/");
        page.evaluate("() => { localStorage.setItem('nickname', 'Ann'); window.copied = '';"
                + " navigator.clipboard.writeText = async (text) => { window.copied = text; }; }");
        page.locator(".game-card a").first().click();
        page.locator("damier-play .piece").first().waitFor();
        for (String move : line) RobotKeys.slide(page, move);
        page.locator(".end-card").waitFor();
        assertThat(progress()).contains(DAILY.position());
        page.locator(".tools .btn", new Page.LocatorOptions().setHasText("Share"))
                .click();
        String link = (String) page.evaluate("() => window.copied");
        assertThat(link).contains("by=Ann").contains("got=" + line.size()).doesNotContain("m=");

        visit(new com.microsoft.playwright.Browser.NewContextOptions().setLocale("en"));
        page.navigate(link);
        sees(".panel .note", "Ann solved it: " + line.size());
        assertThat(page.locator(".end-card")).hasCount(0);
        assertThat(page.locator(".moves button")).hasCount(0);
    }

    @Test
    void openedSolutionIsNoResult() {
        String moves = "&m=" + encode(String.join(" ", solution()));
        go(dailyUrl() + moves);
        page.locator("damier-play .piece").first().waitFor();
        assertThat(page.locator(".moves button")).hasCount(0);
        // a board that is no daily puzzle is shown solved, but it is not the visitor's result
        go("/play/ricochet?p=" + encode(DAILY.position()) + moves);
        assertThat(page.locator(".end-card")).isVisible();
        assertThat(progress()).isEmpty();
    }

    @Test
    void resigningAsksFirstAndHomeOffersNoFinishedGame() {
        go("/play/quoridor?s1=human&s2=human&p=start");
        page.locator(".piece").first().waitFor();
        page.keyboard().press("ArrowUp");
        assertThat(page.locator(".moves button")).hasCount(1);
        button("Resign").click();
        sees("[role=alertdialog]", "Resign this game?");
        page.getByText("Keep playing").click();
        assertThat(page.locator(".end-card")).hasCount(0);
        button("Resign").click();
        page.locator("[role=alertdialog] .btn.main").click();
        sees(".end-card .verdict", "resigned");
        go("/");
        assertThat(page.locator(".continue svg.board .piece").first()).isVisible();
        assertThat(page.getByText("Continue")).hasCount(0);
        assertThat(page.locator(".continue a.btn.main")).hasAttribute("href", Pattern.compile(".*day=.*"));
    }

    @Test
    void undoneMovesKeepTheirTextsAndStartOverResetsTheClock() {
        go("/play/ricochet?p=" + RICOCHET);
        page.locator(".piece").first().waitFor();
        RobotKeys.slide(page, "gE");
        RobotKeys.slide(page, "rN");
        Locator moves = page.locator(".moves button");
        assertThat(moves).hasCount(2);
        assertThat(moves.nth(1)).containsText("red");
        List<String> texts = moves.allInnerTexts();
        page.waitForTimeout(1200);
        assertThat(page.locator(".counters [role=timer]")).not().hasText("0:00");
        page.keyboard().press("0");
        assertThat(page.locator(".moves button[aria-current=true]")).hasCount(0);
        assertThat(moves.allInnerTexts()).isEqualTo(texts);
        assertThat(page.locator(".counters [role=timer]")).hasText("0:00");
    }

    @Test
    void watchedAgentKeepsMyExploration() {
        go("/explore/hitman?o.rows=5&o.columns=5");
        page.getByText("Turn right").click();
        Locator counters = page.locator(".counters");
        assertThat(page.locator(".counters b").first()).not().hasText("0");
        String mine = counters.innerText();
        String address = page.url();
        page.locator("summary", new Page.LocatorOptions().setHasText("Watch an agent"))
                .click();
        button("Fast").click();
        sees(".panel .note", "Your exploration is kept");
        assertThat(counters).not().hasText(mine);
        assertThat(page.locator(".actions button")).hasCount(0);
        page.getByText("Back to my exploration").click();
        assertThat(page.locator(".actions button").first()).isVisible();
        assertThat(counters.innerText()).isEqualTo(mine);
        page.reload();
        assertThat(page.locator(".actions button").first()).isVisible();
        assertThat(counters.innerText()).isEqualTo(mine);
        assertThat(page.url()).isEqualTo(address);
    }

    @Test
    void allHintLevelsComeFromOneRequest() {
        int[] requests = {0};
        page.onRequest(request -> {
            if (request.url().contains("/api/hint")) requests[0]++;
        });
        go("/play/quoridor?s1=human&s2=human&p=start&m=" + encode("e2 e8 e3 e7"));
        page.locator(".piece").first().waitFor();
        for (int i = 0; i < 4; i++) page.keyboard().press("i");
        sees("p.hint", "Hint 4 of 4:");
        assertThat(page.locator("p.hint")).not().containsText("Thinking");
        assertThat(requests[0]).isEqualTo(1);
        assertThat(button("Next hint")).isDisabled();
        // a hint that is still searched ends with the game
        page.keyboard().press("ArrowUp");
        assertThat(page.locator(".moves button")).hasCount(5);
        page.keyboard().press("i");
        button("Resign").click();
        page.locator("[role=alertdialog] .btn.main").click();
        sees(".end-card .verdict", "resigned");
        page.waitForTimeout(1200);
        assertThat(page.locator("p.hint")).hasCount(0);
    }
}

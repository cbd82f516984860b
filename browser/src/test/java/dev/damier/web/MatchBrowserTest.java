package dev.damier.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Tests the course and end of multiplayer games: clocks, resignation, rematch, draws, a lost connection. */
class MatchBrowserTest extends BrowserTestBase {
    private static final String TWO = "/play/quoridor?s2=human&p=start";

    private Locator button(String words) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(words).setExact(true));
    }

    private void moves(int n) {
        assertThat(page.locator(".moves button")).hasCount(n);
    }

    @Test
    void timeForfeitEndsTheGame() {
        page.clock().install();
        go(TWO + "&sc=1");
        page.locator(".piece").first().waitFor();
        page.keyboard().press("ArrowUp");
        moves(1);
        // the opponent's clock runs
        assertThat(page.getByLabel("Blue’s clock")).hasText(Pattern.compile("0:\\d\\d"));
        page.clock().fastForward("01:05");
        sees(".end-card .verdict", "Blue ran out of time. Red wins.");
        page.reload();
        sees(".end-card .verdict", "Blue ran out of time. Red wins.");
        assertThat(button("Undo")).isDisabled();
        page.keyboard().press("u");
        page.keyboard().press("0");
        moves(1);
        assertThat(page.locator(".destination")).hasCount(0);
    }

    @Test
    void resigningLosesAndRematchSwapsSides() {
        go("/play/quoridor?s1=human&s2=random&p=start");
        button("Resign").click();
        sees("[role=alertdialog]", "Resign this game?");
        page.keyboard().press("Escape");
        assertThat(page.locator(".end-card")).hasCount(0);
        button("Resign").click();
        page.locator("[role=alertdialog] .btn.main").click();
        sees(".end-card .verdict", "You resigned. Random wins.");
        page.locator(".foot .btn.main").click();
        assertThat(page).hasURL(Pattern.compile(".*s1=random.*s2=human.*"));
        // the engine has the first move now and plays it
        moves(1);
        assertThat(page.url()).doesNotContain("r=");
    }

    @Test
    void threefoldRepetitionIsADraw() {
        go(TWO + "&m=" + encode("e2 e8 e1 e9 e2 e8 e1 e9"));
        sees(".end-card .verdict", "Draw");
        sees(".end-card .verdict", "threefold repetition");
        page.reload();
        sees(".end-card .verdict", "Draw");
    }

    @Test
    void fourPlayersTakeTurnsAndGoalsAreDrawn() {
        go("/play/quoridor?s2=random&s3=random&s4=random&p=" + encode("start_players4"));
        assertThat(page.locator(".player-bar")).hasCount(4);
        assertThat(page.locator(".goal-bar")).hasCount(36);
        page.keyboard().press("ArrowUp");
        moves(4);
        assertThat(page.locator(".player-bar.turn")).hasAttribute("data-seat", "1");
    }

    @Test
    void urlSelectsEngineWithOptions() {
        go("/play/quoridor?s2=classic-alphabeta:depth=2&p=" + encode("start_size5"));
        sees(".player-bar", "Classic alpha-beta, depth 2");
        assertThat(page.locator(".toast")).hasCount(0);
        page.keyboard().press("ArrowUp");
        moves(2);
    }

    @Test
    void unknownEngineOptionIsReportedWithTheAvailableOnes() {
        go("/play/quoridor?s2=classic-alphabeta:plies=2:depth=1&p=start");
        sees(".toast", "Classic alpha-beta has no option “plies”. Available: depth, clock, radius");
        sees(".player-bar", "Classic alpha-beta, depth 1");
        go("/play/quoridor?s2=classic-alphabeta:depth=9&p=start");
        sees(".toast", "“9” is not a valid value for depth. Allowed: by-clock, 0, 1, 2, 3.");
        go("/play/quoridor?s2=nobody&p=start");
        sees(".toast", "Unknown engine “nobody”. Available: human, level-1");
    }

    @Test
    void lostConnectionKeepsTheMoves() {
        go("/play/taquin?p=" + encode("5,1,2,3/6,0,7,4/9,10,11,8/13,14,15,12"));
        page.locator(".piece").first().waitFor();
        page.keyboard().press("ArrowLeft");
        moves(1);
        context.setOffline(true);
        page.keyboard().press("ArrowUp");
        sees(".error", "Connection lost");
        moves(2);
        context.setOffline(false);
        assertThat(page.locator(".error")).hasCount(0);
        page.keyboard().press("ArrowRight");
        moves(3);
        assertThat(page).hasURL(Pattern.compile(".*m=7L\\+11U\\+10R.*"));
    }

    @Test
    void bothSolutionsAreReplayedBesideTheEndCard() {
        go("/play/taquin?p=" + encode("1,2,3/4,5,6/0,7,8") + "&m=" + encode("7L 7R 7L 8L"));
        sees(".end-card", "Optimal: 2 moves (proved).");
        button("Replay your solution").click();
        sees(".status", "Replay: 4 of 4");
        button("Replay best solution").click();
        sees(".status", "Replay: 2 of 2");
        assertThat(page.locator(".end-card .verdict")).isVisible();
        moves(4);
    }

    @Test
    void gameInThePathIsOpenedByEveryPageWithAGame() {
        go("/analysis/quoridor");
        assertThat(page).hasURL(Pattern.compile(".*/analysis\\?g=quoridor.*"));
        assertThat(page.locator("damier-analysis svg.board .piece").first()).isVisible();
        go("/editor/quoridor");
        assertThat(page).hasURL(Pattern.compile(".*/editor\\?g=quoridor.*"));
    }

    @Test
    void unknownUrlIsReported() {
        for (String nowhere : List.of(
                "/nowhere/at/all", "/constructor", "/play/chess", "/puzzles/chess", "/rules/chess", "/explore")) {
            go(nowhere);
            sees("[role=alert]", "Page not found.");
        }
    }

    @Test
    void hundredSimultaneousKeysAreAllPlayed() {
        go("/play/taquin?p=" + encode("5,1,2,3/6,0,7,4/9,10,11,8/13,15,14,12"));
        page.locator(".piece").first().waitFor();
        page.evaluate("""
            async () => {
              const keys = ["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"];
              for (let i = 0; i < 100; i++)
                document.body.dispatchEvent(new KeyboardEvent("keydown", { key: keys[i % 4], bubbles: true }));
            }\
            """);
        moves(100);
    }
}

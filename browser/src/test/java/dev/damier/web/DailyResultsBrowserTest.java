package dev.damier.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import dev.damier.job.EngineSpec;
import dev.damier.job.Job;
import dev.damier.run.Budget;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Tests the leaderboard of the daily puzzle: players who have finished add their result and see the other solutions.
 */
class DailyResultsBrowserTest extends MultiUserTestBase {
    private static final DailyBoards.DailyBoard DAILY = DailyBoards.boards().get(0);

    private static final String PUZZLE =
            "/play/" + DAILY.game() + "?day=" + DAILY.day() + "&par=" + DAILY.par() + "&p=" + encode(DAILY.position());

    private Page finished(List<String> line) {
        Page page = person();
        page.navigate(address(PUZZLE));
        page.locator("damier-play .piece").first().waitFor();
        for (String move : line) RobotKeys.slide(page, move);
        assertThat(page.locator(".end-card")).isVisible();
        return page;
    }

    @Test
    void sharedPuzzleOpensUnsolvedAndIsNoResult() {
        List<String> best = new Job(DAILY.game(), DAILY.position(), EngineSpec.DEFAULT, Budget.UNLIMITED, 1)
                .run()
                .moves();
        Page ann = finished(best);
        String shared = (String) ann.evaluate("() => document.querySelector('damier-play').controller.sharedUrl()");
        Page ben = person();
        ben.navigate(address(shared));
        assertThat(ben.locator(".puzzle-info")).containsText("solved it: " + best.size() + " moves");
        assertThat(ben.locator(".puzzle-info")).containsText("Daily puzzle");
        assertThat(ben.locator(".moves button")).hasCount(0);
        assertThat(ben.locator(".end-card")).hasCount(0);
        // A link with the moves of the solution is not a result of the visitor.
        ben.navigate(address(PUZZLE + "&m=" + encode(String.join(" ", best))));
        assertThat(ben.locator(".end-card")).isVisible();
        assertThat(ben.locator(".daily-results")).hasCount(0);
        assertThat(ben.locator(".end-card .stars")).hasCount(0);
        assertThat((Object) ben.evaluate("() => localStorage.getItem('progress')"))
                .isNull();
    }

    @Test
    void finishedPlayerIsListedAndSeesOtherSolutions() {
        List<String> best = new Job(DAILY.game(), DAILY.position(), EngineSpec.DEFAULT, Budget.UNLIMITED, 1)
                .run()
                .moves();
        Page ann = finished(best);
        assertThat(ann.locator(".daily-results")).containsText("No results yet.");
        ann.locator(".daily-results input").fill("Ann");
        ann.locator(".daily-results form button").click();
        assertThat(ann.locator(".daily-results .yours")).hasText("Ann");

        Page ben = finished(best);
        assertThat(ben.locator(".daily-results li")).containsText("Ann");
        // her solution is hidden from players who have not finished
        assertThat(ben.locator(".daily-results li button")).hasCount(0);
        ben.locator(".daily-results input").fill("Ben");
        ben.locator(".daily-results form button").click();
        assertThat(ben.locator(".daily-results li")).hasCount(2);
        ben.locator(".daily-results li button").first().click();
        assertThat(ben.locator(".status")).containsText("Replay: " + best.size() + " of " + best.size());
    }
}

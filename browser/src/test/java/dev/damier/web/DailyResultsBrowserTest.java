package dev.damier.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import dev.damier.job.Job;
import dev.damier.run.Budget;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Tests the leaderboard of the daily puzzle: players who have finished add their result and see the other solutions.
 */
class DailyResultsBrowserTest extends MultiUserTestBase {
    private static final DailyBoards.DailyBoard DAILY = DailyBoards.boards().get(0);

    private Page finished(List<String> line) {
        Page page = person();
        page.navigate(address("/play/" + DAILY.game() + "?day=" + DAILY.day() + "&par=" + DAILY.par() + "&p="
                + encode(DAILY.position()) + "&m=" + encode(String.join(" ", line))));
        return page;
    }

    @Test
    void finishedPlayerIsListedAndSeesOtherSolutions() {
        List<String> best = new Job(DAILY.game(), DAILY.position(), "", Map.of(), Budget.UNLIMITED, 1)
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

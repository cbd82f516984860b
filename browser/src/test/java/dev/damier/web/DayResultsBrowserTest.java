package dev.damier.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import dev.damier.job.Job;
import dev.damier.run.Budget;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The board of the day with everybody's best: whoever has finished adds theirs and sees how others did it. */
class DayResultsBrowserTest extends PeopleVisit {
    private static final DailyBoards.Daily DAILY = DailyBoards.boards().get(0);

    private Page finished(List<String> line) {
        Page page = person();
        page.navigate(address("/play/" + DAILY.game() + "?day=" + DAILY.day() + "&par=" + DAILY.par() + "&p="
                + encode(DAILY.position()) + "&m=" + encode(String.join(" ", line))));
        return page;
    }

    @Test
    void whoHasFinishedIsListedAndSeesTheOthers() {
        List<String> best = new Job(DAILY.game(), DAILY.position(), "", Map.of(), Budget.UNLIMITED, 1)
                .run()
                .moves();
        Page ann = finished(best);
        assertThat(ann.locator(".day-results")).containsText("Nobody has finished it here yet.");
        ann.locator(".day-results input").fill("Ann");
        ann.locator(".day-results form button").click();
        assertThat(ann.locator(".day-results .yours")).hasText("Ann");

        Page ben = finished(best);
        assertThat(ben.locator(".day-results li")).containsText("Ann");
        // how she did it is not told before one has finished
        assertThat(ben.locator(".day-results li button")).hasCount(0);
        ben.locator(".day-results input").fill("Ben");
        ben.locator(".day-results form button").click();
        assertThat(ben.locator(".day-results li")).hasCount(2);
        ben.locator(".day-results li button").first().click();
        assertThat(ben.locator(".status")).containsText("Replay: " + best.size() + " of " + best.size());
    }
}

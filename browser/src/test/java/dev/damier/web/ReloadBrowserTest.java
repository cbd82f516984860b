package dev.damier.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import dev.damier.web.http.Json;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Tests a reload in every state of a game or match: nothing is lost and nothing is scored twice. */
class ReloadBrowserTest extends BrowserTestBase {
    private Locator button(String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    private void moves(int n) {
        assertThat(page.locator(".moves button")).hasCount(n);
    }

    /** Reloads the page and waits until the board and all moves are shown. */
    private void reload(int moves) {
        // Waits until the URL contains the moves. A reload before that would be another test.
        if (moves > 0)
            assertThat(page).hasURL(Pattern.compile(".*[?&]m=[^&+]+(\\+[^&+]+){" + (moves - 1) + "}(&.*)?$"));
        page.reload();
        page.locator("damier-board:not([readonly]) .piece").first().waitFor();
        moves(moves);
    }

    private JsonNode match() {
        Object kept =
                page.evaluate("localStorage.getItem('match:' + new URLSearchParams(location.search).get('match'))");
        return Json.read(String.valueOf(kept));
    }

    /** Opens a match of two rounds with two moves each, stored as the start dialog stores it. */
    private void match(String opponent) {
        go("/rules/ricochet");
        page.locator("h1, h2").first().waitFor();
        page.evaluate("""
                ([opponent, position]) => {
                  const round = { position, state: "ready", ends: 0, yours: null, line: [], theirs: null, reply: [] };
                  const match = { id: "kept", game: "ricochet", opponent, of: 2, seconds: 300, deal: {}, seed: 7 };
                  localStorage.setItem("match:kept", JSON.stringify({ ...match, rounds: [round] }));
                }\
                """, new Object[] {opponent, RICOCHET});
        go("/play/ricochet?match=kept");
    }

    private void play(String move) {
        page.keyboard().press(move.substring(0, 1));
        page.keyboard()
                .press(Map.of('N', "ArrowUp", 'E', "ArrowRight", 'S', "ArrowDown", 'W', "ArrowLeft")
                        .get(move.charAt(1)));
    }

    @Test
    void matchIsScoredOnceAndLosesNothing() {
        match("hardcore");
        assertThat(button("Start the round")).isVisible();
        reload(0);
        // during the countdown: the round has not begun and the target is hidden
        button("Start the round").click();
        assertThat(page.locator(".countdown")).isVisible();
        reload(0);
        assertThat(button("Start the round")).isVisible();
        assertThat(page.locator(".k-plate")).hasCount(0);
        assertThat(match().at("/rounds/0/state").asString()).isEqualTo("ready");
        // running: the clock continues, the line stays
        button("Start the round").click();
        assertThat(page.locator(".status-bar [role=timer]")).isVisible();
        long ends = match().at("/rounds/0/ends").asLong();
        play("bS");
        moves(1);
        reload(1);
        assertThat(match().at("/rounds/0/ends").asLong()).isEqualTo(ends);
        // a solution is found
        play("yN");
        moves(2);
        play("bW");
        moves(3);
        assertThat(button("Done")).isVisible();
        reload(3);
        assertThat(match().at("/rounds/0/yours").asInt()).isEqualTo(3);
        // the round is over
        button("Done").click();
        assertThat(page.locator(".end-card .verdict")).isVisible();
        String score = page.locator(".match [role=status]").innerText();
        reload(3);
        assertThat(page.locator(".end-card .verdict")).isVisible();
        assertThat(page.locator(".match [role=status]")).hasText(score);
        button("Round 2").click();
        sees(".match", "Round 2 of 2");
        moves(0);
        // the URL of the previous round neither plays its line in this round nor scores it again
        page.goBack();
        sees(".match", "Round 2 of 2");
        moves(0);
        button("Start the round").click();
        button("Give up this round").click();
        assertThat(page.locator(".end-card .verdict").last()).containsText("You lost the match");
        sees(".end-card", "Optimal: ");
        String result = page.locator(".end-card").innerText();
        page.reload();
        assertThat(page.locator(".end-card .verdict").last()).containsText("You lost the match");
        sees(".end-card", "Optimal: ");
        assertThat(page.locator(".end-card").innerText()).isEqualTo(result);
        assertThat(match().path("rounds").size()).isEqualTo(2);
    }

    @Test
    void turnSearchAndEndSurviveAReload() {
        go("/play/quoridor?s2=random&p=" + encode("start_size5"));
        page.locator(".piece").first().waitFor();
        reload(0);
        page.keyboard().press("ArrowUp");
        moves(2);
        reload(2);
        // an engine that was thinking starts again
        page.route("**/api/solve**", route -> {});
        page.keyboard().press("ArrowUp");
        sees(".status", "thinking");
        assertThat(page).hasURL(Pattern.compile(".*[?&]m=[^&+]+\\+[^&+]+\\+[^&+]+(&.*)?$"));
        // the blocked requests may continue now
        page.unroute("**/api/solve**");
        page.reload();
        moves(4);
        go("/play/quoridor?s2=human&p=start&m=" + encode("e2 d9 e3 c9 e4 d9 e5 c9 e6 d9 e7 c9 e8 d9"));
        moves(14);
        page.keyboard().press("ArrowUp");
        assertThat(page.locator(".end-card .verdict")).isVisible();
        String verdict = page.locator(".end-card .verdict").innerText();
        reload(15);
        assertThat(page.locator(".end-card .verdict")).hasText(verdict);
    }

    @Test
    void rematchHasItsOwnClocks() {
        page.clock().install();
        go("/play/quoridor?s1=human&s2=human&sc=1&p=start");
        page.locator(".piece").first().waitFor();
        page.keyboard().press("ArrowUp");
        assertThat(page.locator(".player-bar.turn")).hasAttribute("data-seat", "2");
        page.clock().fastForward("00:20");
        Locator blue = page.locator("[data-seat='2'] [role=timer]");
        assertThat(blue).hasText(Pattern.compile("0:(40|3\\d)"));
        page.reload();
        assertThat(blue).hasText(Pattern.compile("0:(40|3\\d)"));
        button("Resign").click();
        sees("[role=alertdialog]", "Resign this game?");
        page.locator("[role=alertdialog] .btn.main").click();
        sees(".end-card .verdict", "resigned");
        page.reload();
        sees(".end-card .verdict", "resigned");
        page.locator(".foot .btn.main").click();
        moves(0);
        assertThat(blue).hasText("1:00");
        page.goBack();
        sees(".end-card .verdict", "resigned");
        assertThat(blue).hasText(Pattern.compile("0:(40|3\\d)"));
    }

    @Test
    void explorationMapAndMissionSurviveAReload() {
        go("/explore/hitman?o.rows=5&o.columns=5");
        page.getByText("Turn right").click();
        Locator paid = page.locator(".counters b").first();
        assertThat(paid).not().hasText("0");
        assertThat(page).hasURL(Pattern.compile(".*/explore/hitman\\?t=.*"));
        String counted = page.locator(".counters").innerText();
        page.reload();
        assertThat(paid).isVisible();
        assertThat(page.locator(".counters").innerText()).isEqualTo(counted);
        page.getByText("Send the map").click();
        page.locator("[role=alertdialog] .btn.main").click();
        assertThat(page.locator(".verdict")).isVisible();
        String verdict = page.locator(".verdict").innerText();
        page.reload();
        assertThat(page.locator(".verdict")).hasText(verdict);
        page.getByText("Play the mission").click();
        assertThat(page).hasURL(Pattern.compile(".*/play/hitman.*paid=.*"));
        page.getByText("Turn right").click();
        moves(1);
        reload(1);
        assertThat(page).hasURL(Pattern.compile(".*paid=.*"));
    }
}

package dev.damier.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.FilePayload;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Table;
import dev.damier.web.http.Json;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Tests several rounds on one board, pieces placed by dragging, and boards from the user's own files. */
class RoundsBrowserTest extends BrowserTestBase {
    private static final String START = "2B-3B-4A-1A_r15.13_g12.6_b1.13_y2.11_t6.12.blue";

    private Locator button(String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    /** Returns the centre of a cell of the 16 × 16 board, computed from the positions of two robots. */
    private double[] middle(int x, int y) {
        BoundingBox red = page.locator(".board-area .piece[data-id=r]").boundingBox();
        BoundingBox green = page.locator(".board-area .piece[data-id=g]").boundingBox();
        double cell = ((red.x + red.width / 2) - (green.x + green.width / 2)) / 3;
        double left = green.x + green.width / 2 - 12 * cell;
        double top = green.y + green.height / 2 - 6 * cell;
        return new double[] {left + x * cell, top + y * cell};
    }

    private void drag(double[] from, double[] to) {
        page.mouse().move(from[0], from[1]);
        page.mouse().down();
        page.mouse().move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2);
        page.mouse().move(to[0], to[1]);
        page.mouse().up();
    }

    @Test
    void robotsAndTargetAreChosenBeforeTheFirstMove() {
        go("/play/ricochet?p=" + encode(START));
        assertThat(page.locator(".k-plate")).hasCount(1);
        double[] red = middle(15, 13);
        double[] corner = middle(0, 0);
        double[] token = tokenOf("waiting");
        double[] blocked = middle(7, 7);
        more("Place pieces");
        drag(red, corner);
        page.waitForURL(url -> url.contains("_r0.0_"));
        drag(corner, blocked);
        assertThat(page.getByRole(AriaRole.ALERT)).containsText("blocked");
        page.mouse().click(token[0], token[1]);
        page.waitForURL(url -> !url.contains("_t6.12.blue"));
        button("Done placing pieces").click();
        page.keyboard().press("r");
        page.keyboard().press("ArrowRight");
        page.waitForURL(url -> url.contains("m=rE"));
        page.locator("damier-more > .more > button").click();
        assertThat(page.locator(".menu")).isVisible();
        assertThat(button("Place pieces")).hasCount(0);
    }

    @Test
    void editorSupportsDragging() {
        go("/editor?g=ricochet&p=" + encode(START));
        page.locator("damier-board .piece").first().waitFor();
        button("Place pieces").click();
        drag(middle(15, 13), middle(0, 0));
        page.waitForURL(url -> url.contains("_r0.0_"));
        button("Undo").click();
        page.waitForURL(url -> url.contains("_r15.13_"));
    }

    private double[] tokenOf(String kind) {
        BoundingBox box = page.locator("." + kind).first().boundingBox();
        return new double[] {box.x + box.width / 2, box.y + box.height / 2};
    }

    private JsonNode match() {
        Object kept =
                page.evaluate("localStorage.getItem('match:' + new URLSearchParams(location.search).get('match'))");
        return Json.read(String.valueOf(kept));
    }

    /** Opens the start dialog and selects a number of rounds without an opponent. */
    private void alone(int rounds) {
        more("New game…");
        Locator more = page.getByRole(AriaRole.GROUP, new Page.GetByRoleOptions().setName("Rounds"))
                .getByRole(AriaRole.BUTTON)
                .last();
        for (int i = 1; i < rounds; i++) more.click();
        button("Start").click();
        page.waitForURL(url -> url.contains("match="));
    }

    @Test
    void targetIsHiddenAndRoundsContinueFromTheLastPosition() {
        go("/play/ricochet?p=" + encode(START));
        alone(3);
        for (int round = 1; round <= 3; round++) {
            assertThat(button("Start the round")).isVisible();
            assertThat(page.locator(".k-plate")).hasCount(0);
            assertThat(page.locator(".glow")).hasCount(0);
            page.reload();
            button("Start the round").click();
            assertThat(page.locator(".k-plate")).hasCount(1);
            button("Give up this round").click();
            assertThat(page.locator(".end-card")).containsText("You found no solution.");
            page.reload();
            assertThat(page.locator(".end-card")).isVisible();
            // A double click starts the next round only once.
            if (round < 3) button("Round " + (round + 1)).dblclick();
        }
        assertThat(page.locator(".end-card")).containsText("Solved 0 of 3");
        page.goBack();
        page.goBack();
        assertThat(page.locator(".end-card")).containsText("Solved 0 of 3");

        Game game = Games.all().game("ricochet");
        List<String> targets = new ArrayList<>();
        JsonNode rounds = match().path("rounds");
        assertThat(rounds.size()).isEqualTo(3);
        for (int i = 0; i < 3; i++) {
            String position = rounds.get(i).path("position").asString();
            targets.add(position.substring(position.indexOf("_t")));
            if (i == 0) continue;
            Table before =
                    game.read(rounds.get(i - 1).path("position").asString()).newTable();
            for (JsonNode move : rounds.get(i - 1).path("reply"))
                before.play(before.read(move.asString()).code());
            String ended = before.write();
            assertThat(position).startsWith(ended.substring(0, ended.indexOf("_t")));
        }
        assertThat(targets).doesNotHaveDuplicates();
    }

    private static FilePayload file(String name, String text) {
        return new FilePayload(name, "text/plain", text.getBytes(StandardCharsets.UTF_8));
    }

    private static String quadrant(String id, int x) {
        return "quadrant " + id + " c" + id + " 2026\nwall " + x + " 2 NE\ntarget " + x + " 2 red circle\nend\n";
    }

    @Test
    void quadrantsFromFilesAreDealt() {
        go("/play/ricochet?p=" + encode(START));
        more("New game…");
        page.getByText("Advanced").click();
        Locator files = page.locator("input[type=file]");
        files.setInputFiles(new FilePayload[] {file("bad.txt", "quadrant A c 2026\nwall 9 9 N\nend\n")});
        assertThat(page.locator(".start-form .error")).containsText("bad.txt, line 2");
        files.setInputFiles(new FilePayload[] {
            file("one.txt", quadrant("A", 1) + quadrant("B", 2)), file("two.txt", quadrant("C", 3) + quadrant("D", 4))
        });
        assertThat(page.locator(".start-form .error")).hasCount(0);
        button("Start").click();
        page.waitForURL(url -> url.contains("p=16x16-"));
        assertThat(page.locator(".k-target")).hasCount(4);
        String first = page.url();
        more("Next board");
        page.waitForURL(url -> url.contains("p=16x16-") && !url.equals(first));
    }
}

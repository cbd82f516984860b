package dev.damier.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.BoundingBox;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Tests input that is faster than the server: every response is delayed, and no click, key or edit is lost. */
class SlowConnectionBrowserTest extends BrowserTestBase {
    /** Added latency in ms. */
    private static final int LATENCY = 300;

    private static final String ROBOTS = "/play/ricochet?p=4A-2B-1A-3A_r9.10_g2.11_b6.12_y10.8_t2.5.red";

    /** Opens a page, then delays all further responses. */
    private void arrive(String path) {
        go(path);
        page.locator("damier-board:not([readonly]) .piece").first().waitFor();
        JsonObject conditions = new JsonObject();
        conditions.addProperty("offline", false);
        conditions.addProperty("latency", LATENCY);
        conditions.addProperty("downloadThroughput", -1);
        conditions.addProperty("uploadThroughput", -1);
        context.newCDPSession(page).send("Network.emulateNetworkConditions", conditions);
    }

    private void click(double x, double y, int size) {
        BoundingBox box = page.locator("svg.board .rim").first().boundingBox();
        page.mouse().click(box.x + (x + 0.5) * box.width / size, box.y + (y + 0.5) * box.height / size);
    }

    private void press(String... keys) {
        for (String key : keys) page.keyboard().press(key);
    }

    private Locator moves() {
        return page.locator(".moves button");
    }

    @SuppressWarnings("unchecked")
    private List<String> trail() {
        return (List<String>) page.locator("svg.board .trail")
                .evaluateAll("lines => lines.map((line) => line.getAttribute('points'))");
    }

    @Test
    void trailShowsThePathOfEachMove() {
        arrive(ROBOTS);
        press("r", "ArrowLeft", "ArrowUp");
        assertThat(moves()).hasCount(2);
        List<String> twoLegs = List.of("380,420 140,420", "140,420 140,20");
        assertThat(page.locator("svg.board .trail")).hasCount(2);
        assertThat(trail()).isEqualTo(twoLegs);
        assertThat(page).hasURL(Pattern.compile(".*m=rW\\+rN.*"));
        page.reload();
        assertThat(page.locator("svg.board .trail")).hasCount(2);
        assertThat(trail()).isEqualTo(twoLegs);
        press("u");
        assertThat(page.locator("svg.board .trail")).hasCount(1);
        assertThat(trail()).isEqualTo(twoLegs.subList(0, 1));
    }

    @Test
    void placedPieceLeavesNoTrail() {
        arrive(ROBOTS);
        more("Place pieces");
        click(9, 10, 16);
        click(9, 12, 16);
        assertThat(page).hasURL(Pattern.compile(".*r9\\.12.*"));
        assertThat(page.locator("svg.board .trail")).hasCount(0);
    }

    @Test
    void editorKeepsEditsMadeBeforeTheServerHasAnswered() {
        arrive("/editor?g=quoridor&p=-_-_e1.e9_10.10_1");
        page.locator("[data-tool=wall]").click();
        double[][] slots = {{0.5, 1.5}, {2.5, 1.5}, {4.5, 1.5}, {0.5, 3.5}, {2.5, 3.5}};
        for (double[] slot : slots) click(slot[0], slot[1], 9);
        assertThat(page.locator(".board-area .wall.beam:not(.ghost)")).hasCount(5);
        assertThat(page.locator("#text")).hasValue("a7c7e7_a5c5_e1.e9_7.8_1");
        // An edit applies to text that was just typed.
        page.locator("#text").fill("-_-_e1.e9_10.10_1");
        click(0.5, 1.5, 9);
        assertThat(page.locator("#text")).hasValue(Pattern.compile("a7_-_e1\\.e9_(9\\.10|10\\.9)_1"));
    }

    @Test
    void clicksDuringAMoveAreQueued() {
        arrive(ROBOTS);
        click(9, 10, 16);
        // Each click names a direction, which the server interprets.
        click(7, 10, 16);
        assertThat(page.locator("svg.board .selected.t-red").count()).isEqualTo(1);
        click(3, 4, 16);
        click(3, 9, 16);
        assertThat(page.locator("svg.board .selected.t-red").count()).isEqualTo(1);
        assertThat(moves()).hasCount(3);
        assertThat(page).hasURL(Pattern.compile(".*m=rW\\+rN\\+rS.*"));
        assertThat(page.locator("svg.board .selected.t-red")).hasCount(1);
    }

    /** 30 moves per second with 300 ms of latency are 9 moves within one round trip. */
    @Test
    void tenTileMovesAreShownBeforeTheServerResponds() {
        go("/play/taquin?p=" + encode("15,14,8,12/10,11,13,9/6,2,5,1/3,7,4,0"));
        page.locator("damier-board:not([readonly]) .piece").first().waitFor();
        List<Route> held = new ArrayList<>();
        page.route(Pattern.compile(".*/api/look"), held::add);
        press("ArrowDown", "ArrowDown", "ArrowDown", "ArrowRight", "ArrowUp");
        press("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp");
        assertThat(moves()).hasCount(10);
        assertThat(page.locator("svg.board .piece[data-id=t1]")).hasAttribute("transform", Pattern.compile(".*140.*"));
        assertThat(held).as("requests for ten moves").hasSize(1);
        page.unroute(Pattern.compile(".*/api/look"));
        held.forEach(Route::resume);
        assertThat(page).hasURL(Pattern.compile(".*m=1D\\+9D\\+12D\\+.*"));
        sees(".counters", "10");
        assertThat(moves()).hasCount(10);
    }
}

package dev.damier.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Tests input that is faster than the server: no click, key or edit is lost, and none moves another piece. */
class QuickInputBrowserTest extends Visit {
    private static final String ROBOTS = "4A-2B-1A-3A_r9.10_g2.11_b6.12_y10.8_t2.5.red";

    /** Delays every response. */
    private void addLatency(int millis) {
        CDPSession tools = context.newCDPSession(page);
        tools.send("Network.enable");
        JsonObject conditions = new JsonObject();
        conditions.addProperty("offline", false);
        conditions.addProperty("latency", millis);
        conditions.addProperty("downloadThroughput", -1);
        conditions.addProperty("uploadThroughput", -1);
        tools.send("Network.emulateNetworkConditions", conditions);
    }

    private void click(double x, double y) {
        BoundingBox box = page.locator("svg.board .rim").first().boundingBox();
        page.mouse().click(box.x + x * box.width / 16, box.y + y * box.height / 16);
    }

    private void arrive() {
        go("/play/ricochet?p=" + ROBOTS);
        page.locator(".piece").first().waitFor();
    }

    private Locator selected(String tone) {
        return page.locator("svg.board .selected.t-" + tone);
    }

    @Test
    void clicksDuringAMoveAreQueued() {
        arrive();
        addLatency(300);
        // red to the left, then up, then blue up: clicks on cells in these directions
        click(9.5, 10.5);
        assertThat(selected("red")).hasCount(1);
        click(8.5, 10.5);
        BoundingBox red = page.locator(".piece[data-id=r]").boundingBox();
        page.mouse().click(red.x + red.width / 2, red.y - red.height);
        click(6.5, 12.5);
        click(6.5, 11.5);
        assertThat(page.locator(".moves button")).hasCount(3);
        assertThat(page).hasURL(Pattern.compile(".*m=RW\\+RN\\+BN.*", Pattern.CASE_INSENSITIVE));
        assertThat(selected("blue")).hasCount(1);
    }

    @Test
    void clickNeverMovesAnotherRobot() {
        arrive();
        click(9.5, 10.5);
        click(8.5, 10.5);
        assertThat(page.locator(".moves button")).hasCount(1);
        assertThat(selected("red")).hasCount(1);
        // a second click on the selected robot keeps it selected
        BoundingBox red = page.locator(".piece[data-id=r]").boundingBox();
        page.mouse().click(red.x + red.width / 2, red.y + red.height / 2);
        assertThat(selected("red")).hasCount(1);
        page.keyboard().press("Escape");
        assertThat(selected("red")).hasCount(0);
        // yellow is the only robot that can move to some of these cells, but it is not selected
        for (int x = 0; x < 16; x++) click(x + 0.5, 8.5 + (x == 10 ? 1 : 0));
        assertThat(page.locator(".moves button")).hasCount(1);
    }

    @Test
    void editorKeepsEditsMadeBeforeTheServerResponds() {
        go("/editor?g=ricochet&p=" + ROBOTS);
        page.locator(".board-area .piece").first().waitFor();
        page.locator("[data-tool=wall]").click();
        int before = walls();
        addLatency(200);
        for (int x : freeEdgesOfRow3()) click(x, 3.5);
        // shown at once
        assertThat(walls()).isEqualTo(before + 5);
        page.waitForFunction("() => document.querySelector('damier-editor').edits.length === 0");
        assertThat(walls()).isEqualTo(before + 5);
        page.reload();
        page.locator(".board-area .piece").first().waitFor();
        assertThat(walls()).isEqualTo(before + 5);
    }

    @Test
    void typedTextReplacesEditsOnTheirWay() {
        go("/editor?g=ricochet&p=" + ROBOTS);
        page.locator(".board-area .piece").first().waitFor();
        page.locator("[data-tool=wall]").click();
        addLatency(300);
        click(freeEdgesOfRow3()[0], 3.5);
        String typed = ROBOTS.replace("r9.10", "r1.1");
        page.fill("#text", typed);
        page.waitForTimeout(1500);
        assertThat(page.locator("#text")).hasValue(typed);
    }

    /** Returns the columns of five edges in the fourth row that have no wall. */
    private int[] freeEdgesOfRow3() {
        List<?> free = (List<?>) page.evaluate("""
            () => {
              const { walls } = document.querySelector('.board-area damier-board').scene;
              const has = (x) => walls.some((w) => w.vertical && w.x === x && w.y <= 3 && 3 < w.y + w.length);
              return [...Array(15).keys()].map((i) => i + 1).filter((x) => !has(x)).slice(0, 5);
            }\
            """);
        return free.stream().mapToInt(x -> ((Number) x).intValue()).toArray();
    }

    private int walls() {
        return ((Number) page.evaluate("() => [...document.querySelector('.board-area damier-board').scene.walls]"
                        + ".reduce((sum, w) => sum + w.length, 0)"))
                .intValue();
    }
}

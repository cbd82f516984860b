package dev.damier.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests the pages with the largest board, whose position is too long for a URL. */
@Timeout(240)
class LargeBoardBrowserTest extends BrowserTestBase {
    /** A URL that refers to a position on the server. */
    private static final Pattern SHORT_URL = Pattern.compile(".*[?&]p=%7E[0-9a-f]{32}.*");

    private void moves(int n) {
        assertThat(page.locator(".moves button")).hasCount(n);
    }

    @Test
    void largestBoardIsPlayedHintedAnalysedAndReloaded() {
        page.setDefaultTimeout(60_000);
        go("/play/taquin?o.size=100");
        page.locator("damier-board .piece").first().waitFor();
        page.locator("svg.board").first().focus();
        page.keyboard().press(legalKey());
        moves(1);
        assertThat(page).hasURL(SHORT_URL);
        assertThat(page.url().length()).isLessThan(300);
        page.keyboard().press("i");
        sees("p.hint", "Hint 1 of 4:");
        String board = board();
        page.reload();
        page.locator("damier-board .piece").first().waitFor();
        moves(1);
        assertThat(board()).isEqualTo(board);
        // The link, opened by another visitor, shows the same game.
        String url = page.url();
        visit(new Browser.NewContextOptions().setViewportSize(1280, 800).setLocale("en"));
        page.setDefaultTimeout(60_000);
        page.navigate(url);
        page.locator("damier-board .piece").first().waitFor();
        moves(1);
        assertThat(board()).isEqualTo(board);
        // The analysis page searches the position and survives a reload.
        page.navigate(url.replace("/play/taquin?", "/analysis?t=2&g=taquin&"));
        page.locator("damier-board .piece").first().waitFor();
        page.locator(".engine-switch").click();
        assertThat(page.locator("aside .verdict").first())
                .isVisible(new LocatorAssertions.IsVisibleOptions().setTimeout(60_000));
        page.reload();
        page.locator("damier-board .piece").first().waitFor();
        assertThat(page).hasURL(SHORT_URL);
    }

    /** Two fingers zoom and move a large board: what is between them stays between them. No move is made. */
    @Test
    void twoFingersZoomAndMoveTheBoard() {
        onPhone("en");
        go("/play/taquin?o.size=40");
        page.locator("damier-board .piece").first().waitFor();
        page.getByLabel("Show the whole board").click();
        page.waitForFunction("() => (" + VISIBLE + ")()[2] > 40 * 40");
        BoundingBox board = page.locator("damier-board svg.board").boundingBox();
        double x = board.x + board.width / 2;
        double y = board.y + board.height / 2;
        List<Double> whole = visible();
        drag(new double[][] {{x - 30, y, x - 60, y}, {x + 30, y, x + 60, y}});
        double width = whole.get(2) / 2;
        waitForVisible(whole.get(0), whole.get(1), width);
        drag(new double[][] {{x - 60, y, x - 100, y - 40}, {x + 60, y, x + 20, y - 40}});
        double shift = 40 * width / board.width;
        waitForVisible(whole.get(0) + shift, whole.get(1) + shift, width);
        drag(new double[][] {{x - 20, y, x - 20, y}, {x + 20, y, x + 20, y}});
        moves(0);
    }

    /** Returns the centre of the visible part of the board and its width, in SVG units. */
    private static final String VISIBLE = """
        () => {
          const { x, y, width, height } = document.querySelector("damier-board svg.board").viewBox.baseVal;
          return [x + width / 2, y + height / 2, width];
        }""";

    private List<Double> visible() {
        return ((List<?>) page.evaluate(VISIBLE))
                .stream().map(n -> ((Number) n).doubleValue()).toList();
    }

    /** Waits until the visible part is this one, with a tolerance of 2%. */
    private void waitForVisible(double x, double y, double width) {
        page.waitForFunction(
                "(part) => (" + VISIBLE + ")().every((n, i) => Math.abs(n - part[i]) < part[2] / 50)",
                List.of(x, y, width));
    }

    /** Moves fingers in ten steps. Each row is the path of a finger: from x, y to x, y. */
    private void drag(double[][] paths) {
        CDPSession tools = page.context().newCDPSession(page);
        touch(tools, "touchStart", paths, 0);
        for (int step = 1; step <= 10; step++) touch(tools, "touchMove", paths, step / 10.0);
        touch(tools, "touchEnd", new double[0][], 1);
        tools.detach();
    }

    private static void touch(CDPSession tools, String type, double[][] paths, double share) {
        JsonArray points = new JsonArray();
        for (double[] path : paths) {
            JsonObject point = new JsonObject();
            point.addProperty("id", points.size());
            point.addProperty("x", path[0] + share * (path[2] - path[0]));
            point.addProperty("y", path[1] + share * (path[3] - path[1]));
            points.add(point);
        }
        JsonObject event = new JsonObject();
        event.addProperty("type", type);
        event.add("touchPoints", points);
        tools.send("Input.dispatchTouchEvent", event);
    }

    /** Returns the arrow key of the first legal move. */
    private String legalKey() {
        Object way = page.evaluate("document.querySelector('damier-play').controller.view.moves[0].way");
        return Map.of("N", "ArrowUp", "E", "ArrowRight", "S", "ArrowDown", "W", "ArrowLeft")
                .get(String.valueOf(way));
    }

    private String board() {
        return String.valueOf(
                page.evaluate(
                        "[...document.querySelectorAll('damier-board')][0].scene.pieces.map((p) => p.id + p.x + '.' + p.y).join()"));
    }
}

package dev.damier.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.FilePayload;
import com.microsoft.playwright.options.LoadState;
import com.microsoft.playwright.options.WaitForSelectorState;
import dev.damier.draw.SceneSvg;
import dev.damier.game.Scene;
import dev.damier.game.Tone;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Tests that script in text from the URL, from storage or from the server is displayed and never executed. */
class HostileTextBrowserTest extends BrowserTestBase {
    private static final List<String> SCRIPTS = List.of(
            "<script>window.hurt=1</script>",
            "<img src=x onerror=window.hurt=1>",
            "\"><svg onload=window.hurt=1>",
            "javascript:window.hurt=1",
            "'-(window.hurt=1)-'",
            "${window.hurt=1}",
            "</title><iframe srcdoc='<script>parent.hurt=1</script>'>");

    private static final List<String> PLACES = List.of(
            "/play/taquin?position=%s",
            "/play/%s",
            "/play/taquin?position=1,2,3/4,5,6/0,7,8&moves=%s&engine=%s",
            "/play/hitman?table=%s&seed=%s&phase=%s",
            "/analysis/taquin?position=1,2,3/4,5,6/0,7,8&engine=%s&set=%s",
            "/analysis/ricochet?position=%s",
            "/editor/taquin?position=%s",
            "/lab?experiment=%s",
            "/learn/%s",
            "/arena/%s",
            "/%s");

    @Test
    void scriptInAUrlIsNotExecuted() {
        for (String place : PLACES) {
            for (String script : SCRIPTS) {
                go(place.replace("%s", encode(script)));
                drawn();
                unhurt(place + " " + script);
            }
            page.waitForLoadState(LoadState.NETWORKIDLE);
            unhurt(place);
        }
    }

    private void drawn() {
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))");
    }

    private void unhurt(String where) {
        assertThat(page.evaluate("() => window.hurt === undefined")).as(where).isEqualTo(true);
        assertThat(page.evaluate("() => document.querySelectorAll('iframe, object, embed,"
                        + " script:not([src]):not(#before-paint):not([type=\"application/json\"])').length"))
                .as(where)
                .isEqualTo(0);
    }

    @Test
    void scriptInStorageIsNotExecuted() {
        go("/");
        for (String script : SCRIPTS) {
            page.evaluate("""
                (script) => {
                  const kept = Object.keys(localStorage).concat("settings", "games", "records", "language", "theme", "engine");
                  for (const key of kept) localStorage.setItem(key, JSON.stringify({ name: script, id: script, position: script, engine: script }));
                }\
                """, script);
            go("/play/taquin");
            page.waitForLoadState(LoadState.NETWORKIDLE);
            unhurt("storage " + script);
            page.evaluate("() => localStorage.clear()");
        }
    }

    /** Scenes are drawn from data of the server. A game is trusted no more than a user. */
    @Test
    void scriptInASceneIsNotExecuted() {
        go("/editor");
        page.evaluate("() => customElements.whenDefined('damier-board').then(() => true)");
        for (String script : SCRIPTS) {
            page.evaluate("""
                async (script) => {
                  const board = document.createElement("damier-board");
                  board.scene = {
                    columns: 2, rows: 2, material: "plain",
                    cells: [{ x: 0, y: 0, kind: "goal", tone: "red", label: script }],
                    walls: [], diagonals: [],
                    pieces: [{ id: script, x: 0, y: 0, shape: "tile", tone: "red", label: script, facing: " ", name: script }],
                    marks: [{ x: 1, y: 1, kind: "dot", tone: "red", label: script, weight: 50 }],
                    counters: [{ id: script, name: script, value: script, seat: 0 }],
                    stocks: [], columnLabels: [script, script], rowLabels: [script, script],
                  };
                  document.body.append(board);
                  await board.updateComplete;
                }\
                """, script);
            unhurt("scene " + script);
        }
    }

    /** Names of games and engines, texts of rules and records: all text of the server is inserted as text. */
    @Test
    void scriptInServerTextIsNotExecuted() {
        List<String> asked = new ArrayList<>();
        String script = String.join(" ", SCRIPTS);
        page.route("**/api/**", route -> {
            String url = route.request().url();
            boolean reads = route.request().method().equals("GET") || url.contains("/api/engines");
            if (!reads || url.contains("/api/learn")) {
                route.resume();
                return;
            }
            asked.add(route.request().url());
            fulfillHostile(route, script);
        });
        // The first responses are part of the document.
        page.route(Pattern.compile(".*:\\d+/[^.]*"), route -> {
            if (route.request().resourceType().equals("document"))
                fulfillHostile(route, script.replace("<", "\\u003c"));
            else route.fallback();
        });
        for (String place : List.of("/", "/play/taquin", "/analysis/quoridor", "/editor/ricochet", "/lab", "/arena")) {
            go(place);
            page.waitForLoadState(LoadState.NETWORKIDLE);
            unhurt("words at " + place);
        }
        // On a busy machine the network can be idle before the page has requested anything.
        for (String route : List.of("/api/arena", "/api/engines"))
            page.waitForCondition(() -> asked.stream().anyMatch(url -> url.contains(route)));
        unhurt("words at /arena");
        go("/");
        sees("main", "window.hurt");
    }

    private static void fulfillHostile(Route route, String script) {
        APIResponse answer = route.fetch();
        String hostile = answer.text()
                .replaceAll(
                        "(\"(?:name|about|text|words|label|title)\":\")[^\"]*\"",
                        "$1" + Matcher.quoteReplacement(script.replace("\"", "\\\"")) + "\"");
        route.fulfill(new Route.FulfillOptions().setResponse(answer).setBody(hostile));
    }

    private static final String PICTURE = """
        <svg xmlns='http://www.w3.org/2000/svg' width='40' height='40' onload='window.hurt=1;parent.hurt=1'>
        <script>window.hurt=1;parent.hurt=1</script><rect width='40' height='40' fill='red'/>
        <foreignObject width='9' height='9'><img xmlns='http://www.w3.org/1999/xhtml' src='x' onerror='window.hurt=1'/></foreignObject>
        </svg>\
        """;

    /** A picture chosen by the user may come from anywhere. */
    @Test
    void scriptInAChosenPictureIsNotExecuted() {
        go("/play/taquin?position=1,2,3/4,5,6/0,7,8");
        page.waitForLoadState(LoadState.NETWORKIDLE);
        byte[] bytes = PICTURE.getBytes(StandardCharsets.UTF_8);
        page.locator("input[type=file]").first().setInputFiles(new FilePayload("a.svg", "image/svg+xml", bytes));
        page.locator("image[href^='data:image/jpeg']")
                .first()
                .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED));
        page.waitForLoadState(LoadState.NETWORKIDLE);
        unhurt("picture");
        bytes = "no picture".getBytes(StandardCharsets.UTF_8);
        page.locator("input[type=file]").first().setInputFiles(new FilePayload("<b>a.png", "image/png", bytes));
        sees(".toast", "“<b>a.png” is not a supported image");
    }

    /** Exported pictures are opened outside the page, where its content security policy does not apply. */
    @Test
    void scriptInExportedPicturesIsNotExecuted() {
        for (String script : SCRIPTS) {
            Scene scene = Scene.builder(2, 2)
                    .cell(0, 0, Scene.Cell.Kind.GOAL, Tone.RED, script)
                    .mark(1, 1, Scene.Mark.Kind.DOT, Tone.RED, script, 50)
                    .labels(List.of(script, script), List.of(script, script))
                    .build();
            String drawing = SceneSvg.draw(scene, Locale.ENGLISH);
            assertThat(drawing).as("the drawing contains the text").contains("hurt=1");
            page.setContent(drawing);
            drawn();
            unhurt("svg " + script);
        }
    }
}

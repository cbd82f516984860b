package dev.damier.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.LoadState;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Script in whatever text a page takes from its address, from storage or from the server is shown, never run. */
class HostileTextBrowserTest extends Visit {
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
    void scriptInAnAddressIsNotRun() {
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
        assertThat(
                        page.evaluate(
                                "() => document.querySelectorAll('iframe, object, embed, script:not([src]):not([type=importmap])').length"))
                .as(where)
                .isEqualTo(0);
    }

    @Test
    void scriptInWhatIsKeptIsNotRun() {
        go("/");
        for (String script : SCRIPTS) {
            page.evaluate("""
                    (script) => {
                      const kept = Object.keys(localStorage).concat("settings", "games", "records", "language", "theme", "engine");
                      for (const key of kept) localStorage.setItem(key, JSON.stringify({ name: script, id: script, position: script, engine: script }));
                    }""", script);
            go("/play/taquin");
            page.waitForLoadState(LoadState.NETWORKIDLE);
            unhurt("storage " + script);
            page.evaluate("() => localStorage.clear()");
        }
    }

    /** Scenes are drawn from what the server says; a game is not to be trusted more than a visitor. */
    @Test
    void scriptInASceneIsNotRun() {
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
                    }""", script);
            unhurt("scene " + script);
        }
    }
}

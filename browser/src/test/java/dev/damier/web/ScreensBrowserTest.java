package dev.damier.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.LoadState;
import com.microsoft.playwright.options.RequestOptions;
import dev.damier.web.http.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * Compares every screen in three themes with a stored reference, to detect broken layouts. After an intended change,
 * {@code -Ddamier.screens=renew} renews the references. {@code -Ddamier.pictures=FOLDER} saves the screenshots.
 */
class ScreensBrowserTest extends BrowserTestBase {
    private static final Path REFERENCES = Path.of("src", "test", "resources", "screens.txt");

    /** Allowed share of different blocks: other fonts or a longer word change a few, a moved panel changes many. */
    private static final double TOLERANCE = 0.06;

    private static final String TAQUIN = encode("1,2,4/3,5,0/7,6,8");

    /** Stores a match that waits for its first round. */
    private static final String MATCH = """
        () => {
          const position = "%s";
          const round = { position, state: "ready", ends: 0, yours: null, line: [], theirs: null, reply: [] };
          const terms = { id: "seen", game: "ricochet", opponent: "easy", of: 5, seconds: 0, deal: {}, seed: 7 };
          localStorage.setItem("match:seen", JSON.stringify({ ...terms, rounds: [round] }));
        }\
        """.formatted(RICOCHET);

    private static final Map<String, String> SCREENS = new TreeMap<>(Map.ofEntries(
            Map.entry("home", "/"),
            Map.entry("ricochet", "/play/ricochet?p=" + RICOCHET + "&m=bS+yN"),
            Map.entry("ricochet-end", "/play/ricochet?p=" + RICOCHET + "&m=bS+yN+bW"),
            Map.entry("ricochet-match", "/play/ricochet?match=seen"),
            Map.entry("ricochet-picker", "/plates/ricochet"),
            Map.entry("quoridor", "/play/quoridor?s2=human&p=start&m=e2+e8+e3h"),
            Map.entry("quoridor-four", "/play/quoridor?s2=human&s3=human&s4=human&p=start_players4"),
            Map.entry("quoridor-end", "/play/quoridor?s2=human&p=start&r=1"),
            Map.entry("taquin", "/play/taquin?p=" + TAQUIN),
            Map.entry("taquin-end", "/play/taquin?p=" + encode("1,2,3/4,5,6/0,7,8") + "&m=7L+8L"),
            Map.entry("hitman", "/play/hitman?p=" + encode("..N/.T./.P.")),
            Map.entry("start", "/play/hitman?new=1"),
            Map.entry("puzzles", "/puzzles/ricochet"),
            Map.entry("analysis", "/analysis?g=taquin&p=" + TAQUIN),
            Map.entry("editor", "/editor?g=taquin&p=" + TAQUIN),
            Map.entry("rules", "/rules/quoridor"),
            Map.entry("lab", "/lab"),
            Map.entry("learn", "/learn"),
            Map.entry("unknown", "/nowhere")));

    private static final List<String> PHONE = List.of(
            "home",
            "ricochet",
            "ricochet-picker",
            "quoridor",
            "quoridor-four",
            "taquin",
            "taquin-end",
            "hitman",
            "start");

    /** Screens whose boards are hidden because they change every day. */
    private static final List<String> DEALT = List.of("home");

    @Test
    void screensMatchTheirReferences() throws IOException {
        Map<String, LuminanceGrid> seen = new TreeMap<>();
        go("/rules/ricochet");
        page.evaluate(MATCH);
        for (Map.Entry<String, String> screen : SCREENS.entrySet()) look(screen.getKey(), screen.getValue(), seen);
        explore("", seen);
        onPhone("en");
        for (String name : PHONE) look("phone-" + name, SCREENS.get(name), seen);
        explore("phone-", seen);
        if ("renew".equals(System.getProperty("damier.screens"))) write(seen);
        Map<String, LuminanceGrid> references = read();
        assertThat(seen.keySet()).isEqualTo(references.keySet());
        for (String name : seen.keySet())
            assertThat(seen.get(name).difference(references.get(name)))
                    .as(name + " (if it is meant to look like that: -Ddamier.screens=renew)")
                    .isLessThan(TOLERANCE);
    }

    /** Explores a fixed map by a few steps, then shows the layers of deductions and probabilities. */
    private void explore(String prefix, Map<String, LuminanceGrid> seen) throws IOException {
        String map = "#.s.#../..#..../.EDP..#/....NT./.#....s/....##._explore";
        String id = Json.read(post("", "{\"game\":\"hitman\",\"position\":\"" + map + "\"}"))
                .path("id")
                .asString();
        for (String move : List.of("turn_clockwise", "turn_clockwise"))
            post("/" + id + "/moves", "{\"move\":\"" + move + "\"}");
        look(prefix + "hitman-explore", "/explore/hitman?t=" + id, seen);
        for (String layer : List.of("Deduction", "Probability")) {
            page.locator(".board-area .segment")
                    .getByText(layer, new Locator.GetByTextOptions().setExact(true))
                    .click();
            page.locator(".k-possible, .k-heat, .k-excluded, .k-proved").first().waitFor();
            paint(prefix + "hitman-" + layer, seen);
        }
    }

    private String post(String path, String body) {
        APIResponse answer = page.request()
                .post(
                        "http://127.0.0.1:" + server.port() + "/api/tables" + path,
                        RequestOptions.create()
                                .setHeader("Content-Type", "application/json")
                                .setData(body));
        assertThat(answer.ok()).as(answer.text()).isTrue();
        return answer.text();
    }

    private void look(String name, String path, Map<String, LuminanceGrid> seen) throws IOException {
        go(path);
        page.locator("main h1, main h2").first().waitFor();
        page.waitForLoadState(LoadState.NETWORKIDLE);
        if (DEALT.stream().anyMatch(name::endsWith))
            page.evaluate("() => document.querySelectorAll('svg.board').forEach(board => (board.style.visibility ="
                    + " 'hidden'))");
        paint(name, seen);
    }

    private void paint(String name, Map<String, LuminanceGrid> seen) throws IOException {
        for (String theme : List.of("light", "dark", "contrast")) {
            page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme);
            byte[] picture = page.screenshot();
            String folder = System.getProperty("damier.pictures");
            if (folder != null) Files.write(Path.of(folder, name + "-" + theme + ".png"), picture);
            seen.put(name + " " + theme, LuminanceGrid.of(picture));
        }
        page.evaluate("() => (document.documentElement.dataset.theme = 'light')");
    }

    private static void write(Map<String, LuminanceGrid> seen) throws IOException {
        StringBuilder lines = new StringBuilder();
        seen.forEach((name, grid) ->
                lines.append(name).append(' ').append(grid.write()).append('\n'));
        Files.writeString(REFERENCES, lines);
    }

    private static Map<String, LuminanceGrid> read() throws IOException {
        Map<String, LuminanceGrid> references = new TreeMap<>();
        for (String line : Files.readAllLines(REFERENCES)) {
            int end = line.lastIndexOf(' ');
            references.put(line.substring(0, end), LuminanceGrid.read(line.substring(end + 1)));
        }
        return references;
    }
}

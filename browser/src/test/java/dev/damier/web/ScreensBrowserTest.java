package dev.damier.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.options.LoadState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * Every screen in three themes against a stored reference, so that a broken layout is seen. After a change that means to,
 * the references are renewed with {@code -Ddamier.screens=renew}.
 */
class ScreensBrowserTest extends Visit {
    private static final Path REFERENCES = Path.of("src", "test", "resources", "screens.txt");

    /** Of the blocks: other fonts and a longer word move a few, a panel that has moved many. */
    private static final double TOLERANCE = 0.06;

    private static final String TAQUIN = encode("1,2,4/3,5,0/7,6,8");

    /** What differs from day to day or from deal to deal is hidden: boards, and sentences that count on them. */
    private static final Map<String, String> SCREENS = new TreeMap<>(Map.ofEntries(
            Map.entry("home", "/"),
            Map.entry("ricochet", "/play/ricochet?p=" + BrowserTest.RICOCHET),
            Map.entry("ricochet-end", "/play/ricochet?p=" + BrowserTest.RICOCHET + "&m=bS+yN+bW"),
            Map.entry("quoridor", "/play/quoridor?s2=human&p=start&m=e2+e8+e3h"),
            Map.entry("quoridor-four", "/play/quoridor?s2=human&s3=human&s4=human&p=start_players4"),
            Map.entry("quoridor-end", "/play/quoridor?s2=human&p=start&r=1"),
            Map.entry("taquin", "/play/taquin?p=" + TAQUIN),
            Map.entry("hitman", "/play/hitman?p=" + encode("..N/.T./.P.")),
            Map.entry("start", "/play/hitman"),
            Map.entry("explore", "/explore/hitman"),
            Map.entry("analysis", "/analysis?g=taquin&p=" + TAQUIN),
            Map.entry("editor", "/editor?g=taquin&p=" + TAQUIN),
            Map.entry("rules", "/rules/quoridor"),
            Map.entry("lab", "/lab"),
            Map.entry("learn", "/learn"),
            Map.entry("unknown", "/nowhere")));

    private static final List<String> PHONE =
            List.of("home", "ricochet", "quoridor", "quoridor-four", "taquin", "hitman", "explore", "start");

    private static final List<String> DEALT = List.of("home", "explore");

    @Test
    void screensLookAsTheyDid() throws IOException {
        Map<String, LuminanceGrid> seen = new TreeMap<>();
        for (Map.Entry<String, String> screen : SCREENS.entrySet()) look(screen.getKey(), screen.getValue(), seen);
        visit(new Browser.NewContextOptions()
                .setViewportSize(390, 844)
                .setLocale("en")
                .setHasTouch(true)
                .setIsMobile(true));
        for (String name : PHONE) look("phone-" + name, SCREENS.get(name), seen);
        if ("renew".equals(System.getProperty("damier.screens"))) write(seen);
        Map<String, LuminanceGrid> references = read();
        assertThat(seen.keySet()).isEqualTo(references.keySet());
        for (String name : seen.keySet())
            assertThat(seen.get(name).difference(references.get(name)))
                    .as(name + " (if it is meant to look like that: -Ddamier.screens=renew)")
                    .isLessThan(TOLERANCE);
    }

    private void look(String name, String path, Map<String, LuminanceGrid> seen) throws IOException {
        go(path);
        page.locator("main h1, main h2").first().waitFor();
        page.waitForLoadState(LoadState.NETWORKIDLE);
        boolean dealt = DEALT.stream().anyMatch(name::endsWith);
        if (dealt)
            page.evaluate(
                    "() => document.querySelectorAll('svg.board').forEach(board => (board.style.visibility = 'hidden'))");
        for (String theme : List.of("light", "dark", "contrast")) {
            page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme);
            seen.put(name + " " + theme, LuminanceGrid.of(page.screenshot()));
        }
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

package dev.damier.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Tests games that the pages have no code for: Nim and Lights Out from the tests of the core module. The server is the
 * normal one, with these classes added to its class path.
 */
class NimBrowserTest {
    private static final Pattern ADDRESS = Pattern.compile("http://\\S+?:(\\d+)");

    private static Process server;
    private static Chromium chromium;
    private static String address;

    @BeforeAll
    static void open() throws IOException {
        address = null;
        Path games = Path.of("..", "core", "target", "test-classes");
        server = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path") + File.pathSeparator + games,
                        "dev.damier.cli.Main",
                        "serve",
                        "--port",
                        "0")
                .redirectErrorStream(true)
                .start();
        BufferedReader said =
                new BufferedReader(new InputStreamReader(server.getInputStream(), StandardCharsets.UTF_8));
        while (address == null) {
            Matcher told = ADDRESS.matcher(said.readLine());
            if (told.find()) address = "http://127.0.0.1:" + told.group(1);
        }
        Thread rest = new Thread(() -> said.lines().forEach(line -> {}), "server-output");
        rest.setDaemon(true);
        rest.start();
        chromium = new Chromium();
        PlaywrightAssertions.setDefaultAssertionTimeout(20_000);
    }

    @AfterAll
    static void close() {
        if (chromium != null) chromium.close();
        if (server != null) server.destroy();
    }

    private static Page visit(String path) {
        Page page = chromium.page(chromium.browser().newContext());
        page.setDefaultTimeout(20_000);
        page.navigate(address + path);
        return page;
    }

    /** The winning strategy is to leave heaps of equal size. The game is played to its end by mouse. */
    @Test
    void nimIsPlayedToItsEnd() {
        Page page = visit("/play/nim?p=1-2_1&s2=random");
        assertThat(page.locator(".player-bar")).hasCount(2);
        assertThat(page.locator(".player-bar").first()).containsText("Random");
        assertThat(page.locator(".piece")).hasCount(3);
        // Reduces heap B from two to one. Whichever heap the engine then takes, the last match is ours.
        click(page, page.locator(".piece[data-id='1-1']"));
        assertThat(page.locator(".moves button")).hasCount(2);
        assertThat(page.locator(".piece")).hasCount(1);
        click(page, page.locator(".piece"));
        assertThat(page.locator(".end-card .verdict")).hasText("You win.");
        assertThat(page.locator(".piece")).hasCount(0);
        page.close();
    }

    /** A new piece may be redrawn, so its position is read only once it is visible. */
    private static void click(Page page, Locator piece) {
        assertThat(piece).isVisible();
        var box = piece.boundingBox();
        page.mouse().click(box.x + box.width / 2, box.y + box.height / 2);
    }

    @Test
    void everyApplicableEngineCanBeSelected() {
        Page page = visit("/play/nim");
        BrowserTestBase.more(page, "New game…");
        assertThat(page.locator("damier-start select")).hasCount(2);
        List<String> offered =
                page.locator("damier-start select").last().locator("option").allTextContents();
        assertThat(offered.stream().map(String::strip)).hasSizeGreaterThan(3);
        assertThat(page.locator("damier-start .stepper")).not().hasCount(0);
        page.close();
    }

    @Test
    void lightsOutIsSolvedByMouse() {
        Page page = visit("/play/lights-out?p=oox/oxx/xxx");
        assertThat(page.locator(".piece")).hasCount(3);
        click(page, page.locator(".piece[data-id='a1']"));
        assertThat(page.locator(".end-card .verdict")).containsText("1 move: optimal.");
        page.close();
    }
}

package dev.damier.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.ReducedMotion;
import dev.damier.store.Database;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;

/** Base class of tests with several users, each in their own browser context, on one real server with storage. */
abstract class MultiUserTestBase {
    @TempDir
    static Path folder;

    static Server server;
    private static Chromium chromium;
    private final List<BrowserContext> contexts = new ArrayList<>();
    private final List<String> complaints = new ArrayList<>();

    @BeforeAll
    static void open() {
        // A short grace period, so that no test waits for disconnected bots.
        server = new Server(ServerOptions.local(Database.openFolder(folder))
                .withIntervals(Duration.ofSeconds(5), Duration.ofSeconds(1)));
        chromium = new Chromium();
        PlaywrightAssertions.setDefaultAssertionTimeout(30_000);
    }

    @AfterAll
    static void close() {
        chromium.close();
        server.close();
    }

    @AfterEach
    void leave() {
        contexts.forEach(BrowserContext::close);
        assertThat(complaints).isEmpty();
    }

    final Page person() {
        return person("en");
    }

    final Page person(String language) {
        BrowserContext context = chromium.browser()
                .newContext(new Browser.NewContextOptions()
                        .setViewportSize(1280, 800)
                        .setLocale(language)
                        .setReducedMotion(ReducedMotion.REDUCE));
        contexts.add(context);
        Page page = chromium.page(context);
        page.setDefaultTimeout(30_000);
        page.onPageError(complaints::add);
        return page;
    }

    static String encode(String text) {
        return java.net.URLEncoder.encode(text, java.nio.charset.StandardCharsets.UTF_8);
    }

    static String address(String path) {
        return "http://127.0.0.1:" + server.port() + path;
    }
}

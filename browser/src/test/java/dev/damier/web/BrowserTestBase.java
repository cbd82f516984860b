package dev.damier.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.ReducedMotion;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import dev.damier.store.Database;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;

/**
 * Base class of browser tests: the real server and a real Chromium. Errors in the page or its console fail the test.
 */
abstract class BrowserTestBase {
    /** A position in which the blue robot reaches its target in two moves. */
    static final String RICOCHET = "1A-2A-3A-4A_r14.9_g13.7_b7.2_y6.6_t3.6.blue";

    static Server server;
    static Chromium chromium;

    private final List<String> complaints = new ArrayList<>();
    BrowserContext context;
    Page page;

    @BeforeAll
    static void open() {
        server = startServer();
        chromium = new Chromium();
        // Long timeouts, because a busy machine is slow.
        PlaywrightAssertions.setDefaultAssertionTimeout(20_000);
    }

    /** Starts a server with a new store in a temporary folder. */
    static Server startServer() {
        try {
            Path folder = Files.createTempDirectory("damier-browser");
            folder.toFile().deleteOnExit();
            return new Server(ServerOptions.local(Database.openFolder(folder)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @AfterAll
    static void close() {
        if (chromium != null) chromium.close();
        if (server != null) server.close();
    }

    @BeforeEach
    void visit() {
        visit(new Browser.NewContextOptions().setViewportSize(1280, 800).setLocale("en"));
    }

    final void visit(Browser.NewContextOptions options) {
        if (context != null) context.close();
        // Responses of a service worker cannot be observed or blocked. Only the test of the service worker enables it.
        if (options.serviceWorkers == null) options.setServiceWorkers(ServiceWorkerPolicy.BLOCK);
        context = chromium.browser().newContext(options.setReducedMotion(ReducedMotion.REDUCE));
        page = chromium.page(context);
        page.setDefaultTimeout(20_000);
        page.onPageError(complaints::add);
        page.onConsoleMessage(m -> {
            if (m.type().equals("error") && !m.text().contains("Failed to load resource")) complaints.add(m.text());
        });
    }

    @AfterEach
    void leave() {
        context.close();
        assertThat(complaints).isEmpty();
    }

    final void go(String path) {
        page.navigate("http://127.0.0.1:" + server.port() + path);
    }

    /** Selects one of the visible actions, or an item of the menu "More". */
    final void more(String words) {
        more(page, words);
    }

    static void more(Page page, String words) {
        page.locator("damier-board svg.board").first().waitFor();
        Locator visible =
                page.locator(".quick-actions").getByText(words, new Locator.GetByTextOptions().setExact(true));
        if (visible.count() > 0) {
            visible.click();
            return;
        }
        page.locator("damier-more > .more > button").click();
        page.locator(".menu")
                .getByText(words, new Locator.GetByTextOptions().setExact(true))
                .click();
    }

    /** Emulates a touch phone of 390 × 844 pixels. */
    final void onPhone(String language) {
        visit(new Browser.NewContextOptions()
                .setViewportSize(390, 844)
                .setLocale(language)
                .setIsMobile(true)
                .setHasTouch(true));
    }

    static String encode(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    final void sees(String selector, String text) {
        assertThat(page.locator(selector).first())
                .containsText(text, new LocatorAssertions.ContainsTextOptions().setTimeout(20_000));
    }
}

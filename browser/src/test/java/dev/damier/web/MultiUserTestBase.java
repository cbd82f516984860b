package dev.damier.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.ReducedMotion;
import dev.damier.store.Database;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;

/**
 * Base class of tests with several users, each in their own browser context, on one real server with storage. A test
 * reuses the contexts of earlier tests, because their cache already has the files of the pages. Everything else that a
 * page can store is deleted before.
 */
abstract class MultiUserTestBase {
    @TempDir
    static Path folder;

    static Server server;
    private static Chromium chromium;
    /** Contexts that are not in use, by language. */
    private static final Map<String, Deque<BrowserContext>> IDLE = new HashMap<>();

    /** The kinds of storage of a page, without the cache of files. */
    private static final String STORAGE = "cookies,local_storage,indexeddb,service_workers,cache_storage";

    private final Map<BrowserContext, String> contexts = new LinkedHashMap<>();
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
        IDLE.clear();
        chromium.close();
        server.close();
    }

    @AfterEach
    void leave() {
        contexts.forEach((context, language) -> {
            forgetUser(context);
            IDLE.computeIfAbsent(language, l -> new ArrayDeque<>()).add(context);
        });
        assertThat(complaints).isEmpty();
    }

    /** Closes the pages of a context and deletes what they have stored. */
    private static void forgetUser(BrowserContext context) {
        Page page = context.newPage();
        for (Page old : context.pages()) if (old != page) old.close();
        JsonObject what = new JsonObject();
        what.addProperty("origin", address(""));
        what.addProperty("storageTypes", STORAGE);
        context.newCDPSession(page).send("Storage.clearDataForOrigin", what);
        context.clearPermissions();
        page.close();
    }

    final Page person() {
        return person("en");
    }

    final Page person(String language) {
        BrowserContext context =
                IDLE.computeIfAbsent(language, l -> new ArrayDeque<>()).poll();
        if (context == null)
            context = chromium.browser()
                    .newContext(new Browser.NewContextOptions()
                            .setViewportSize(1280, 800)
                            .setLocale(language)
                            .setReducedMotion(ReducedMotion.REDUCE));
        contexts.put(context, language);
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

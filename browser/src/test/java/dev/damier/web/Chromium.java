package dev.damier.web;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Starts the system's Chromium. If it is missing, the tests fail with instructions and are never skipped. With
 * {@code -Ddamier.slow=N} pages run N times slower, which reveals missing waits in tests.
 */
final class Chromium implements AutoCloseable {
    private static final int SLOW = Integer.getInteger("damier.slow", 1);

    private final Playwright playwright =
            Playwright.create(new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
    private final Browser browser = playwright
            .chromium()
            .launch(new BrowserType.LaunchOptions()
                    .setExecutablePath(find())
                    .setArgs(List.of(
                            "--no-sandbox",
                            "--disable-gpu",
                            "--disable-background-networking",
                            "--disable-component-update",
                            "--disable-sync",
                            "--no-first-run")));

    Browser browser() {
        return browser;
    }

    /** Opens a new page of this context. */
    Page page(BrowserContext context) {
        Page page = context.newPage();
        if (SLOW > 1) {
            CDPSession tools = context.newCDPSession(page);
            JsonObject rate = new JsonObject();
            rate.addProperty("rate", SLOW);
            tools.send("Emulation.setCPUThrottlingRate", rate);
        }
        return page;
    }

    private static Path find() {
        String named = System.getenv("DAMIER_CHROMIUM");
        return Stream.concat(
                        Stream.ofNullable(named),
                        Stream.of("/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"))
                .map(Path::of)
                .filter(Files::isExecutable)
                .findFirst()
                .orElseThrow(
                        () -> new AssertionError("The browser tests need Chromium. Debian: apt-get install chromium;"
                                + " elsewhere set DAMIER_CHROMIUM to its path."));
    }

    @Override
    public void close() {
        browser.close();
        playwright.close();
    }
}

package dev.damier.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.LoadState;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tests the pages as an installed application, opened again while the server is down. */
class OfflineBrowserTest extends BrowserTestBase {
    private static final String PLAY = "/play/taquin?p=" + encode("1,2,3/4,0,6/7,5,8");

    /** Checks that the cache contains every file loaded by the page, and the response with the board. */
    private static final String ALL_IS_KEPT = """
        async () => {
          const pages = await caches.open("damier-pages");
          const loaded = performance.getEntriesByType("resource").map((e) => new URL(e.name).pathname);
          const files = ["/", "/shell", ...loaded.filter((path) => !path.startsWith("/api/"))];
          const kept = await Promise.all(files.map((path) => pages.match(path)));
          const answers = await (await caches.open("damier-answers")).keys();
          return kept.every(Boolean) && answers.some((request) => request.url.includes("look"));
        }\
        """;

    @Test
    void cachedBoardWorksOfflineAndMissingPagesAreReported() {
        visit(new Browser.NewContextOptions().setLocale("en").setServiceWorkers(ServiceWorkerPolicy.ALLOW));
        // A separate server, because the test closes it.
        try (Server own = startServer()) {
            page.navigate("http://127.0.0.1:" + own.port() + PLAY);
            assertThat(page.locator("damier-board .piece")).hasCount(8);
            // files loaded last appear last in the list
            page.waitForLoadState(LoadState.NETWORKIDLE);
            page.waitForCondition(() -> (Boolean) page.evaluate(ALL_IS_KEPT));
        }
        page.reload();
        assertThat(page.locator("damier-board .piece")).hasCount(8);
        assertThat(page.locator(".toast")).containsText("Offline: showing saved pages");
        page.navigate(page.url().replaceFirst("/play/.*", "/rules/taquin"));
        assertThat(page.locator("header .logo")).isVisible();
        sees("main", "The server is not responding");
    }

    @Test
    void manifestMakesTheApplicationInstallable() {
        go("/");
        Object manifest =
                page.evaluate("async () => (await fetch(document.querySelector('link[rel=manifest]').href)).json()");
        assertThat(manifest)
                .asInstanceOf(org.assertj.core.api.InstanceOfAssertFactories.MAP)
                .containsEntry("display", "standalone")
                .containsEntry("start_url", "/");
        // The icons exist in the declared sizes.
        for (Map.Entry<String, Integer> icon : Map.of(
                        "/icon-192.png", 192, "/icon-512.png", 512, "/icon-maskable.png", 512)
                .entrySet()) {
            assertThat(width(page, icon.getKey())).isEqualTo(icon.getValue());
        }
    }

    private static Object width(Page page, String image) {
        return page.evaluate(
                "async src => { const i = new Image(); i.src = src; await i.decode(); return i.naturalWidth; }", image);
    }
}

package dev.damier.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Route;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Tests how many requests a page needs until its first board, and what it shows before that. */
class LoadingBrowserTest extends BrowserTestBase {
    private static final int MAX_REQUESTS = 25;
    private static final int MAX_LEVELS = 3;

    /** The level of each requested URL: one more than that of the document or script that caused the request. */
    private final Map<String, Integer> levels = new LinkedHashMap<>();

    private void countRequests() {
        CDPSession tools = context.newCDPSession(page);
        tools.send("Network.enable");
        tools.on("Network.requestWillBeSent", event -> {
            String url = event.getAsJsonObject("request").get("url").getAsString();
            if (!url.startsWith("data:"))
                levels.put(url, levels.getOrDefault(initiator(event.getAsJsonObject("initiator")), 0) + 1);
        });
    }

    private static String initiator(JsonObject initiator) {
        if (initiator.has("url")) return initiator.get("url").getAsString();
        for (JsonObject stack = initiator.getAsJsonObject("stack");
                stack != null;
                stack = stack.getAsJsonObject("parent")) {
            if (stack.getAsJsonArray("callFrames").isEmpty()) continue;
            return stack.getAsJsonArray("callFrames")
                    .get(0)
                    .getAsJsonObject()
                    .get("url")
                    .getAsString();
        }
        return "";
    }

    @Test
    void firstBoardNeedsFewRequests() {
        for (String path : List.of(
                "/",
                "/play/ricochet?p=" + RICOCHET,
                "/play/ricochet",
                "/play/quoridor",
                "/play/quoridor?p=" + encode("-_-_e1.e9_10.10_1") + "&m=e2+e8",
                "/play/taquin?p=" + encode("1,2,3/4,0,6/7,5,8"))) {
            // a new context: nothing is cached
            visit();
            levels.clear();
            countRequests();
            go(path);
            assertThat(page.locator("damier-board .piece").first()).isVisible();
            assertThat(levels).as(path).hasSizeLessThanOrEqualTo(MAX_REQUESTS);
            assertThat(levels)
                    .as(path)
                    .allSatisfy((url, level) -> assertThat(level).isLessThanOrEqualTo(MAX_LEVELS));
            // The document contains the board.
            assertThat(levels.keySet())
                    .as(path)
                    .noneMatch(url -> url.matches(".*/api/(games|look|deal|today|engines)\\b.*"));
        }
    }

    @Test
    void shellAndSkeletonAreShownBeforeTheScripts() {
        page.route(Pattern.compile(".*/assets/.*\\.js"), Route::abort);
        go("/play/taquin");
        assertThat(page.locator(".bar-top .logo")).isVisible();
        assertThat(page.locator(".skeleton-board")).isVisible();
    }

    @Test
    void navigationShowsProgressUntilThePageIsLoaded() {
        go("/");
        assertThat(page.locator("damier-board .piece").first()).isVisible();
        List<Route> held = new ArrayList<>();
        page.route(Pattern.compile(".*/assets/.*/pages-lab\\.js"), held::add);
        page.locator(".bar-top nav a[href='/lab']").click();
        assertThat(page.locator(".page-progress")).isVisible();
        page.waitForCondition(() -> !held.isEmpty());
        held.forEach(Route::resume);
        assertThat(page.locator("damier-lab")).isVisible();
        assertThat(page.locator(".page-progress")).hasCount(0);
    }
}

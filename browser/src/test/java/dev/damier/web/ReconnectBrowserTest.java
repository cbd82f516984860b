package dev.damier.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.LoadState;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests that every page recovers by itself after the connection was lost. */
class ReconnectBrowserTest extends Visit {
    /** Pages opened without a connection, and what they show when it is back. */
    private static final List<String[]> PAGES = List.of(
            new String[] {"/", ".game-card svg.board"},
            new String[] {"/play/taquin?p=1,2,3/4,5,6/7,0,8", "damier-play .piece"},
            new String[] {"/explore/hitman", "damier-explore .cell.k-fog"},
            new String[] {"/analysis?g=taquin&p=1,2,3/4,5,6/7,0,8", "damier-analysis .piece"},
            new String[] {"/editor?g=taquin", "damier-editor .board-area .piece"},
            new String[] {"/puzzles/ricochet", ".task"},
            new String[] {"/plates/ricochet", "damier-board-sections svg.board"},
            new String[] {"/rules/taquin", "damier-rules h1"},
            new String[] {"/interface", "damier-api-docs h2"},
            new String[] {"/learn", "damier-learn a"},
            new String[] {"/lab", "damier-lab button"});

    @Test
    void everyPageLoadsWhenTheServerAnswersAgain() throws Exception {
        try (CutLine line = new CutLine(server.port())) {
            for (String[] target : PAGES) {
                page.navigate("http://127.0.0.1:" + line.port() + "/teach");
                page.locator("damier-teach").waitFor();
                page.evaluate("() => Promise.all(['home', 'play', 'explore', 'analysis', 'editor', 'puzzles',"
                        + " 'board-sections', 'rules', 'api-docs', 'learn', 'lab']"
                        + ".map((name) => import(`/js/pages/${name}.js`)))");
                line.cut();
                page.evaluate(
                        "path => { history.pushState(null, '', path);" + " dispatchEvent(new Event('damier-route')); }",
                        target[0]);
                assertThat(page.locator(".connection")).isVisible();
                line.mend();
                assertThat(page.locator(target[1]).first()).isVisible();
                assertThat(page.locator(".connection")).hasCount(0);
                page.waitForLoadState(LoadState.NETWORKIDLE);
                assertThat(page.locator("main [role=alert].error").allInnerTexts())
                        .as(target[0])
                        .isEmpty();
            }
        }
    }

    @Test
    void retryButtonTriesAtOnce() throws Exception {
        try (CutLine line = new CutLine(server.port())) {
            page.navigate("http://127.0.0.1:" + line.port() + "/play/taquin?p=1,2,3/4,5,6/0,7,8");
            page.locator(".piece").first().waitFor();
            line.cut();
            page.keyboard().press("ArrowLeft");
            assertThat(page.locator(".connection")).isVisible();
            line.mend();
            page.locator(".connection button").click();
            assertThat(page.locator(".connection")).hasCount(0);
            assertThat(page.locator(".panel .error")).hasCount(0);
            page.keyboard().press("ArrowLeft");
            assertThat(page.locator(".end-card")).isVisible();
        }
    }
}

package dev.damier.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.assertions.LocatorAssertions;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests the pages with the largest board, whose position is too long for a URL. */
@Timeout(240)
class LargeBoardBrowserTest extends BrowserTestBase {
    /** A URL that refers to a position on the server. */
    private static final Pattern SHORT_URL = Pattern.compile(".*[?&]p=%7E[0-9a-f]{32}.*");

    private void moves(int n) {
        assertThat(page.locator(".moves button")).hasCount(n);
    }

    @Test
    void largestBoardIsPlayedHintedAnalysedAndReloaded() {
        page.setDefaultTimeout(60_000);
        go("/play/taquin?o.size=100");
        page.locator("damier-board .piece").first().waitFor();
        page.locator("svg.board").first().focus();
        page.keyboard().press(legalKey());
        moves(1);
        assertThat(page).hasURL(SHORT_URL);
        assertThat(page.url().length()).isLessThan(300);
        page.keyboard().press("i");
        sees("p.hint", "Hint 1 of 4:");
        String board = board();
        page.reload();
        page.locator("damier-board .piece").first().waitFor();
        moves(1);
        assertThat(board()).isEqualTo(board);
        // The link, opened by another visitor, shows the same game.
        String url = page.url();
        visit(new Browser.NewContextOptions().setViewportSize(1280, 800).setLocale("en"));
        page.setDefaultTimeout(60_000);
        page.navigate(url);
        page.locator("damier-board .piece").first().waitFor();
        moves(1);
        assertThat(board()).isEqualTo(board);
        // The analysis page searches the position and survives a reload.
        page.navigate(url.replace("/play/taquin?", "/analysis?t=2&g=taquin&"));
        page.locator("damier-board .piece").first().waitFor();
        page.locator(".engine-switch").click();
        assertThat(page.locator("aside .verdict").first())
                .isVisible(new LocatorAssertions.IsVisibleOptions().setTimeout(60_000));
        page.reload();
        page.locator("damier-board .piece").first().waitFor();
        assertThat(page).hasURL(SHORT_URL);
    }

    /** Returns the arrow key of the first legal move. */
    private String legalKey() {
        Object way = page.evaluate("document.querySelector('damier-play').controller.view.moves[0].way");
        return Map.of("N", "ArrowUp", "E", "ArrowRight", "S", "ArrowDown", "W", "ArrowLeft")
                .get(String.valueOf(way));
    }

    private String board() {
        return String.valueOf(
                page.evaluate(
                        "[...document.querySelectorAll('damier-board')][0].scene.pieces.map((p) => p.id + p.x + '.' + p.y).join()"));
    }
}

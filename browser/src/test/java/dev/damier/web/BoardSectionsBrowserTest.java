package dev.damier.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Tests entering a physical board: its sections one after the other, then the pieces, then the target. */
class BoardSectionsBrowserTest extends BrowserTestBase {
    private Locator side(String id) {
        return page.locator("[data-section='" + id + "']");
    }

    private static double[] middle(BoundingBox box) {
        return new double[] {box.x + box.width / 2, box.y + box.height / 2};
    }

    @Test
    void boardIsAssembledAndPlayed() {
        go("/play/ricochet");
        page.locator("damier-board .piece").first().waitFor();
        assertThat(page).hasURL(Pattern.compile(".*\\?p=.*"));
        String game = page.url();
        more("New game…");
        page.getByText("Copy my own board…").click();
        assertThat(page.locator(".section-side")).hasCount(16);
        page.getByText("Cancel", new Page.GetByTextOptions().setExact(true)).click();
        assertThat(page).hasURL(game);
        more("New game…");
        page.getByText("Copy my own board…").click();
        assertThat(page.locator(".section-side")).hasCount(16);
        for (String id : List.of("2B", "3B", "4A", "1A")) {
            side(id).click();
            assertThat(side(id)).hasAttribute("aria-checked", "true");
            page.locator("main .btn.main").click();
            // the sides of a placed section can no longer be selected
            if (!id.equals("1A")) assertThat(side(id)).isDisabled();
        }
        sees(".sections-columns", "Drag each piece");
        double[] from = middle(
                page.locator("damier-board:not([readonly]) .piece[data-id=r]").boundingBox());
        double[] beside = middle(
                page.locator("damier-board:not([readonly]) .piece[data-id=g]").boundingBox());
        double cell = (beside[0] - from[0]) / 15;
        page.mouse().move(from[0], from[1]);
        page.mouse().down();
        page.mouse().move(from[0] + cell, from[1] + cell);
        page.mouse().move(from[0] + 2 * cell, from[1] + 2 * cell);
        page.mouse().up();
        assertThat(page.locator(".sections-page .error")).hasCount(0);
        page.locator("main .btn.main").click();
        sees(".sections-columns", "Click the current target");
        page.locator("main .btn.main").click();
        assertThat(page).hasURL(Pattern.compile(".*/play/ricochet\\?p=2B-3B-4A-1A_r2\\.2_.*"));
        assertThat(page.locator(".k-plate")).hasCount(1);
    }
}

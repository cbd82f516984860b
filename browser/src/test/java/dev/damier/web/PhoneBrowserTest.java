package dev.damier.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Tests the layout on a phone of 390 pixels: the whole board is visible, with the buttons below it. */
class PhoneBrowserTest extends BrowserTestBase {
    static final List<String> GAMES = List.of(
            "/play/ricochet",
            "/play/taquin",
            "/play/quoridor",
            "/play/hitman?p=" + encode("..T/#../.P."),
            "/explore/hitman");

    static final List<String> OTHERS = List.of("/", "/analysis", "/editor", "/plates/ricochet", "/puzzles/ricochet");

    private void arrive(String path) {
        onPhone("fr");
        go(path);
        page.locator("svg.board, .task").first().waitFor();
        assertThat((Integer) page.evaluate("document.documentElement.scrollWidth"))
                .isLessThanOrEqualTo(390);
    }

    @ParameterizedTest
    @FieldSource("GAMES")
    void boardAndButtonsFitTheScreen(String path) {
        arrive(path);
        BoundingBox board = page.locator("svg.board").first().boundingBox();
        assertThat(board.y).isPositive();
        assertThat(board.y + board.height).isLessThanOrEqualTo(844);
        for (Locator button : page.locator(".foot :is(button, a)").all()) {
            BoundingBox box = button.boundingBox();
            assertThat(Math.min(box.width, box.height)).as(button.innerText()).isGreaterThanOrEqualTo(44);
            assertThat(box.x + box.width).as(button.innerText()).isLessThanOrEqualTo(390);
            assertThat(box.y + box.height).as(button.innerText()).isLessThanOrEqualTo(844);
        }
        assertThat(page.locator(".foot .btn.main").count()).isEqualTo(1);
    }

    @ParameterizedTest
    @FieldSource("OTHERS")
    void pageDoesNotScrollSideways(String path) {
        arrive(path);
    }

    /** The preview in the start dialog is below the options and never covers them. */
    @Test
    void previewDoesNotCoverTheOptions() {
        arrive("/play/ricochet?p=" + RICOCHET);
        page.locator(".quick-actions .btn").first().tap();
        page.locator(".start-form .preview svg.board").waitFor();
        BoundingBox picture = page.locator(".start-form .preview").boundingBox();
        for (Locator control :
                page.locator(".start-form .grow :is(button, summary)").all()) {
            if (!control.isVisible()) continue; // collapsed
            BoundingBox box = control.boundingBox();
            assertThat(box.y + box.height).as(control.innerText()).isLessThanOrEqualTo(picture.y);
            assertThat(box.x + box.width).as(control.innerText()).isLessThanOrEqualTo(390);
        }
        assertThat((Integer) page.evaluate("document.documentElement.scrollWidth"))
                .isLessThanOrEqualTo(390);
    }
}

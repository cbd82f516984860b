package dev.damier.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.FilePayload;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

/**
 * Tests fast play of the sliding puzzle: moves by hovering, saved times, one undo per gesture, replay of the solution,
 * pictures on the tiles.
 */
class FastPlayBrowserTest extends BrowserTestBase {
    private static final String TWO_AWAY = "/play/taquin?p=" + encode("1,2,3/4,5,6/0,7,8");
    private static final String HOLE_BELOW = "/play/taquin?p=" + encode("1,2,3,4/5,6,7,8/9,10,11,12/13,14,0,15");

    private void arrive(String path) {
        go(path);
        page.locator("damier-board:not([readonly]) .piece").first().waitFor();
    }

    private Locator words(String words) {
        return page.getByText(words, new Page.GetByTextOptions().setExact(true));
    }

    private double[] cell(int x, int y, int size) {
        BoundingBox box = page.locator("svg.board .rim").first().boundingBox();
        return new double[] {box.x + (x + 0.5) * box.width / size, box.y + (y + 0.5) * box.height / size};
    }

    private void glide(int x, int y, int size) {
        double[] at = cell(x, y, size);
        page.mouse().move(at[0], at[1], new com.microsoft.playwright.Mouse.MoveOptions().setSteps(3));
    }

    private void moves(int n) {
        assertThat(page.locator(".moves button")).hasCount(n);
    }

    @Test
    void movedRowIsOneUndoAndOneRedo() {
        arrive(TWO_AWAY);
        double[] far = cell(2, 2, 3);
        page.mouse().click(far[0], far[1]);
        assertThat(page.locator(".end-card")).isVisible();
        page.reload();
        assertThat(page.locator(".end-card")).isVisible();
        words("Undo").click();
        assertThat(page.locator(".moves button[aria-current=true]")).hasCount(0);
        assertThat(page.locator(".end-card")).hasCount(0);
        page.getByLabel("Redo").click();
        assertThat(page.locator(".end-card")).isVisible();
    }

    @Test
    void tilesMoveByHoveringIfEnabled() {
        arrive(HOLE_BELOW);
        glide(2, 2, 4);
        glide(0, 0, 4);
        moves(0);
        page.locator(".preference", new Page.LocatorOptions().setHasText("hovering over"))
                .locator("input")
                .check();
        page.reload();
        page.locator(".piece").first().waitFor();
        glide(3, 2, 4);
        glide(2, 2, 4);
        glide(2, 1, 4);
        glide(1, 1, 4);
        moves(3);
        assertThat(page).hasURL(Pattern.compile(".*m=11D\\+7D\\+6R.*"));
    }

    @Test
    void timeCountsOnceInSpiteOfReloadAndUndo() {
        arrive(TWO_AWAY);
        page.keyboard().press("ArrowLeft");
        moves(1);
        page.reload();
        page.locator(".piece").first().waitFor();
        page.keyboard().press("ArrowLeft");
        assertThat(page.locator(".end-card")).isVisible();
        String best = kept();
        assertThat(best).contains("taquin 3x3 8");
        assertThat(page.locator("damier-speed [role=timer]")).hasText(Pattern.compile("(\\d+:)?\\d+\\.\\d\\d"));
        String shown = page.locator("damier-speed [role=timer]").innerText();
        page.reload();
        assertThat(page.locator(".end-card")).isVisible();
        assertThat(page.locator("damier-speed [role=timer]")).hasText(shown);
        page.keyboard().press("u");
        assertThat(page.locator(".end-card")).hasCount(0);
        page.keyboard().press("ArrowLeft");
        assertThat(page.locator(".end-card")).isVisible();
        assertThat(kept()).isEqualTo(best);
        // a board whose solution was shown gets no time
        arrive("/play/taquin?p=" + encode("1,2,3/4,5,6/7,0,8"));
        more("Show the solution");
        sees(".status", "Replay: 1 of 1");
        words("Back to my board").click();
        page.keyboard().press("ArrowLeft");
        assertThat(page.locator(".end-card")).isVisible();
        assertThat(kept()).isEqualTo(best);
    }

    private String kept() {
        return (String) page.evaluate("localStorage.getItem('speed')");
    }

    @Test
    void replayOfTheSolutionKeepsTheGame() {
        arrive(HOLE_BELOW);
        page.keyboard().press("ArrowDown");
        moves(1);
        more("Show the solution");
        page.getByLabel("Speed").selectOption("×10");
        sees(".status", "Replay: 2 of 2");
        page.getByLabel("Previous move").first().click();
        sees(".status", "Replay: 1 of 2");
        words("Back to my board").click();
        sees(".status", "out of place");
        page.keyboard().press("ArrowUp");
        moves(2);
    }

    @Test
    void picturesOnTilesSurviveAReload() throws IOException {
        arrive(TWO_AWAY);
        page.locator("summary", new Page.LocatorOptions().setHasText("Pictures"))
                .click();
        page.locator("[data-picture=hills]").click();
        assertThat(page.locator("svg.board .piece image")).hasCount(8);
        assertThat(page.locator("svg.board .badge-text")).hasCount(8);
        page.locator(".preference", new Page.LocatorOptions().setHasText("Numbers"))
                .locator("input")
                .uncheck();
        assertThat(page.locator("svg.board .badge-text")).hasCount(0);
        page.locator("input[type=file]").setInputFiles(new FilePayload("mine.png", "image/png", picture()));
        Locator tile = page.locator("svg.board .piece image").first();
        assertThat(tile).hasAttribute("href", Pattern.compile("data:image/jpeg.*"));
        page.reload();
        assertThat(tile).hasAttribute("href", Pattern.compile("data:image/jpeg.*"));
        assertThat(page.locator("svg.board .badge-text")).hasCount(0);
    }

    private static byte[] picture() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ImageIO.write(new BufferedImage(1200, 800, BufferedImage.TYPE_INT_RGB), "png", bytes);
        return bytes.toByteArray();
    }
}

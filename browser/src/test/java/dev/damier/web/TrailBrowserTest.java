package dev.damier.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests the trail of moves: it follows from the start position and the line, never from what was animated before. */
class TrailBrowserTest extends Visit {
    private static final String BOARD = "4A-2B-1A-3A_r9.10_g2.11_b6.12_y10.8_t2.5.red";

    private Locator legs() {
        return page.locator("svg.board .trail");
    }

    private List<String> points() {
        List<String> all = new ArrayList<>();
        for (Locator leg : legs().all()) all.add(leg.getAttribute("points"));
        return all;
    }

    private void playTwoMoves() {
        go("/play/ricochet?p=" + BOARD);
        page.locator(".piece").first().waitFor();
        page.keyboard().press("r");
        page.keyboard().press("ArrowLeft");
        page.keyboard().press("ArrowUp");
        assertThat(page.locator(".moves button")).hasCount(2);
        assertThat(legs()).hasCount(2);
    }

    @Test
    void everyLegIsStraightAndStartsWhereTheLastOneEnded() {
        playTwoMoves();
        List<String> points = points();
        String[] first = points.get(0).split(" ");
        String[] second = points.get(1).split(" ");
        assertThat(first).hasSize(2);
        assertThat(second).hasSize(2);
        // the red robot moves from x 9 to the left, then up
        assertThat(first[0]).isEqualTo("380,420");
        assertThat(first[0].split(",")[1]).isEqualTo(first[1].split(",")[1]);
        assertThat(second[0]).isEqualTo(first[1]);
        assertThat(second[0].split(",")[0]).isEqualTo(second[1].split(",")[0]);
        assertThat(page.locator("svg.board .trail-number + text").allTextContents())
                .containsExactly("1", "2");
    }

    @Test
    void trailSurvivesAReloadAndFollowsUndo() {
        playTwoMoves();
        List<String> points = points();
        page.reload();
        assertThat(legs()).hasCount(2);
        assertThat(points()).isEqualTo(points);
        page.keyboard().press("u");
        assertThat(legs()).hasCount(1);
        assertThat(points()).isEqualTo(points.subList(0, 1));
    }

    @Test
    void placedPiecesLeaveNoTrail() {
        go("/play/ricochet?p=" + BOARD);
        page.locator(".piece").first().waitFor();
        more("Place pieces");
        var box = page.locator("svg.board .rim").boundingBox();
        double cell = box.width / 16;
        page.mouse().click(box.x + 9.5 * cell, box.y + 10.5 * cell);
        page.mouse().click(box.x + 11.5 * cell, box.y + 10.5 * cell);
        assertThat(page).hasURL(java.util.regex.Pattern.compile(".*r11\\.10.*"));
        assertThat(legs()).hasCount(0);
    }
}

package dev.damier.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests that boards fit low windows, and that large boards are shown in part. */
class LayoutBrowserTest extends BrowserTestBase {
    private static final List<String> GAMES = List.of(
            "/play/ricochet?p=" + RICOCHET,
            "/play/quoridor?s2=human&p=start&m=e2+e8+e3h",
            "/play/quoridor?s2=human&s3=human&s4=human&p=start_players4",
            "/play/taquin?p=" + encode("1,2,4/3,5,0/7,6,8"),
            "/play/hitman?p=" + encode("..N/.T./.P."));

    /** Returns the classes of elements whose content is drawn below their lower edge. */
    private static final String OVERFLOWING = """
        all => all
          .filter(e => getComputedStyle(e).overflowY === "visible" && e.scrollHeight > e.clientHeight + 1)
          .map(e => e.className)
        """;

    private static final String LARGE = "/play/taquin?o.size=60";

    /** Checks that the board and the main button are in the window, and that the page does not scroll. */
    private void fits(int width, int height) {
        for (String game : GAMES) {
            go(game);
            page.locator("damier-board .piece").first().waitFor();
            for (Locator part : List.of(page.locator("svg.board").first(), page.locator(".foot .btn.main"))) {
                BoundingBox box = part.boundingBox();
                assertThat(box.x).as(game).isNotNegative();
                assertThat(box.y).as(game).isNotNegative();
                assertThat(box.x + box.width).as(game).isLessThanOrEqualTo(width);
                assertThat(box.y + box.height).as(game).isLessThanOrEqualTo(height);
                assertThat(box.height).as(game).isGreaterThan(36);
            }
            assertThat((Boolean) page.evaluate(
                            "([w, h]) => document.documentElement.scrollWidth <= w && document.documentElement.scrollHeight <= h",
                            List.of(width, height)))
                    .as(game)
                    .isTrue();
            // All cells are drawn, and the button shows its text.
            assertThat(page.locator("svg.board.part").count()).as(game).isEqualTo(0);
            assertThat((Boolean) page.locator(".foot .btn.main").evaluate("b => b.scrollWidth <= b.clientWidth"))
                    .as(game)
                    .isTrue();
            // No part of the panel covers the next one.
            assertThat(page.locator(".panel > section").evaluateAll(OVERFLOWING))
                    .as(game)
                    .isEqualTo(List.of());
            // The board uses the height of the window.
            assertThat(page.locator("svg.board").first().boundingBox().height)
                    .as(game)
                    .isGreaterThan(height * 0.7);
        }
    }

    @Test
    void boardFitsAPhoneInLandscape() {
        visit(new Browser.NewContextOptions()
                .setViewportSize(844, 390)
                .setLocale("fr")
                .setIsMobile(true)
                .setHasTouch(true));
        fits(844, 390);
    }

    @Test
    void boardFitsASmallPhoneInLandscape() {
        visit(new Browser.NewContextOptions()
                .setViewportSize(640, 360)
                .setLocale("fr")
                .setIsMobile(true)
                .setHasTouch(true));
        fits(640, 360);
    }

    @Test
    void boardFitsAWindowZoomedTo200Percent() {
        visit(new Browser.NewContextOptions().setViewportSize(640, 400).setLocale("en"));
        fits(640, 400);
    }

    @Test
    void usedActionsAreVisibleAndTheOpponentCanBeChanged() {
        go("/play/quoridor?p=start");
        page.locator("damier-board .piece").first().waitFor();
        assertThat(page.locator(".quick-actions")).containsText("New game…");
        assertThat(page.locator(".race-row")).hasCount(2);
        page.locator("[data-seat='2'] damier-player-menu button").click();
        page.locator("[data-seat='2'] .menu .btn").nth(1).click();
        page.waitForURL(url -> url.contains("s2=level-1"));
        assertThat(page.locator("[data-seat='2'] .who")).containsText("1");

        go("/play/ricochet?p=" + RICOCHET);
        page.locator(".pieces .choice").first().click();
        assertThat(page.locator("svg.board .selected")).hasCount(1);
        page.locator(".quick-actions").getByText("New game…").click();
        assertThat(page.locator(".start-form")).containsText("Boards of the reports");
        assertThat(page.locator(".start-form")).containsText("Another board");

        // The presets have pictures. There is only one start position, so that no other one is offered.
        go("/play/quoridor?new=1");
        assertThat(page.locator(".start-form .preview .piece")).hasCount(2);
        assertThat(page.locator(".start-form [role=radio] .sketch")).hasCount(4);
        assertThat(page.locator(".start-form")).not().containsText("Another board");
    }

    private String shownPart() {
        return page.locator("svg.board").getAttribute("viewBox");
    }

    private double shownColumns() {
        return Double.parseDouble(shownPart().split(" ")[2]) / 40;
    }

    @Test
    void largeBoardIsShownInPart() {
        go(LARGE);
        page.locator("damier-board .piece").first().waitFor();
        // Only the visible tiles are drawn, large enough to be read.
        assertThat(page.locator("damier-board .piece").count()).isLessThan(600);
        assertThat(page.locator("damier-board .tile").first().boundingBox().width)
                .isGreaterThan(30);
        double columns = shownColumns();

        page.locator("svg.board").hover();
        page.mouse().wheel(0, 300);
        page.waitForCondition(() -> shownColumns() > columns);
        page.keyboard().press("+");
        page.keyboard().press("+");
        page.waitForCondition(() -> shownColumns() < columns);
        page.getByLabel("Show the whole board").click();
        page.waitForCondition(() -> shownColumns() > 60);

        BoundingBox map = page.locator(".overview").boundingBox();
        page.getByLabel("Zoom in").click();
        page.getByLabel("Zoom in").click();
        page.mouse().click(map.x + map.width - 4, map.y + map.height - 4);
        String corner = shownPart();
        page.keyboard().press("Shift+ArrowLeft");
        page.waitForCondition(() -> !shownPart().equals(corner));
    }

    @Test
    void largeBoardFollowsTheMoves() {
        go(LARGE);
        page.locator("damier-board .piece").first().waitFor();
        String start = shownPart();
        // Whatever the position of the hole is, 40 moves in one direction leave the visible part.
        boolean left = Double.parseDouble(start.split(" ")[0]) < 60 * 40 / 2.0;
        for (int i = 0; i < 20; i++) page.keyboard().press(left ? "ArrowLeft" : "ArrowRight");
        page.waitForCondition(() -> !shownPart().equals(start));
        assertThat(page.locator(".panel")).containsText("20");
    }

    @Test
    void draggingMovesALargeBoard() {
        go(LARGE);
        page.locator("damier-board .piece").first().waitFor();
        String start = shownPart();
        BoundingBox board = page.locator("svg.board").boundingBox();
        page.mouse().move(board.x + 30, board.y + 30);
        page.mouse().down();
        page.mouse().move(board.x + 90, board.y + 90, new com.microsoft.playwright.Mouse.MoveOptions().setSteps(6));
        page.mouse().move(board.x + 20, board.y + 10, new com.microsoft.playwright.Mouse.MoveOptions().setSteps(6));
        page.mouse().up();
        assertThat(shownPart()).isNotEqualTo(start);
        assertThat(page.locator(".refused")).isEmpty();
    }
}

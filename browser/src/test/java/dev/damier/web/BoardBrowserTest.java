package dev.damier.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.assertions.PageAssertions;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Tests input on the board by mouse, touch and keyboard in every game. */
class BoardBrowserTest extends BrowserTestBase {
    private static final String QUORIDOR = "/play/quoridor?s2=human&p=start";
    /** Half the width of a groove, as a fraction of the distance between two squares. */
    private static final double GROOVE = 7.0 / 74;

    private static final String ROBOTS = "/play/ricochet?p=" + RICOCHET;

    private void arrive(String path) {
        go(path);
        page.locator("damier-board:not([readonly]) .piece").first().waitFor();
    }

    /** Returns the screen position of a point given in cells. */
    private double[] point(double x, double y, int columns, int rows) {
        BoundingBox box = page.locator("svg.board .rim").first().boundingBox();
        return new double[] {box.x + box.width * x / columns, box.y + box.height * y / rows};
    }

    /**
     * Collects the moves of the board without passing them to the page. The board then continues from the same
     * position.
     */
    private void listenOnly() {
        page.evaluate("""
            () => {
              window.played = [];
              window.addEventListener("damier-move", (e) => {
                e.stopImmediatePropagation();
                window.played.push(e.detail.text);
                const board = e.target;
                setTimeout(() => {
                  board.painted = null;
                  board.onBoardUpdate();
                });
              }, { capture: true });
            }\
            """);
    }

    @SuppressWarnings("unchecked")
    private List<String> played() {
        return (List<String>) page.evaluate("() => window.played");
    }

    private void address(String pattern) {
        assertThat(page).hasURL(Pattern.compile(pattern), new PageAssertions.HasURLOptions().setTimeout(20_000));
    }

    private void count(Locator locator, int n) {
        assertThat(locator).hasCount(n, new LocatorAssertions.HasCountOptions().setTimeout(20_000));
    }

    /** Clicks or taps 25 points spread over the visible square, without its border. */
    private void tapTheSquare(boolean finger) {
        double side = 1 - 2 * GROOVE;
        for (int i = 0; i < 25; i++) {
            double[] at =
                    point(4 + GROOVE + side * (i % 5 + 0.75) / 5.5, 7 + GROOVE + side * (i / 5 + 0.75) / 5.5, 9, 9);
            if (finger) page.touchscreen().tap(at[0], at[1]);
            else page.mouse().click(at[0], at[1]);
        }
    }

    @Test
    void everyClickInASquareMovesThePawn() {
        arrive(QUORIDOR);
        listenOnly();
        tapTheSquare(false);
        assertThat(played()).hasSize(25).containsOnly("e2");
    }

    @Test
    void everyTapInASquareMovesThePawn() {
        onPhone("en");
        arrive(QUORIDOR);
        listenOnly();
        tapTheSquare(true);
        assertThat(played()).hasSize(25).containsOnly("e2");
    }

    @Test
    void wallPreviewAppearsOnlyInGrooves() {
        arrive(QUORIDOR);
        count(page.locator(".destination"), 3);
        double[] square = point(4.5, 4.5, 9, 9);
        page.mouse().move(square[0], square[1]);
        count(page.locator(".wall.ghost"), 0);
        double[] groove = point(4.4, 4, 9, 9);
        page.mouse().move(groove[0], groove[1]);
        count(page.locator(".wall.ghost.t-red"), 1);
        double[] ahead = point(4.4, 1, 9, 9);
        page.mouse().move(ahead[0], ahead[1]);
        // the change of the path lengths
        assertThat(page.locator(".bubble")).hasText(java.util.regex.Pattern.compile("Red \\+\\d · Blue \\+[1-9]"));
        // the bubble covers no pawn
        BoundingBox bubble = page.locator(".bubble").boundingBox();
        for (Locator pawn : page.locator("svg.board .piece").all()) {
            BoundingBox box = pawn.boundingBox();
            assertThat(box.x + box.width <= bubble.x
                            || bubble.x + bubble.width <= box.x
                            || box.y + box.height <= bubble.y
                            || bubble.y + bubble.height <= box.y)
                    .isTrue();
        }
    }

    @Test
    void tapProposesAWallToConfirm() {
        onPhone("en");
        arrive(QUORIDOR);
        double[] groove = point(4.6, 4, 9, 9);
        page.touchscreen().tap(groove[0], groove[1]);
        Locator buttons = page.locator(".bubble button");
        count(buttons, 3);
        for (Locator button : buttons.all()) {
            BoundingBox box = button.boundingBox();
            assertThat(Math.min(box.width, box.height)).isGreaterThanOrEqualTo(44);
        }
        assertThat(page.url()).doesNotContain("m=");
        page.getByLabel("Rotate wall").tap();
        page.locator(".bubble .btn.main").tap();
        address(".*m=d?e?\\dv.*");
        count(page.locator(".bubble"), 0);
        page.touchscreen().tap(groove[0], groove[1]);
        page.getByLabel("Cancel wall").tap();
        count(page.locator(".wall.ghost"), 0);
    }

    @Test
    void wallIsPlacedByKeyboardAndAnnounced() {
        arrive(QUORIDOR);
        page.keyboard().press("w");
        count(page.locator(".wall.ghost"), 1);
        page.keyboard().press("ArrowUp");
        page.keyboard().press("r");
        assertThat(page.locator("damier-board [aria-live]")).not().hasText("");
        page.keyboard().press("Escape");
        count(page.locator(".wall.ghost"), 0);
        page.keyboard().press("w");
        page.keyboard().press("Enter");
        count(page.locator(".wall:not(.ghost)"), 1);
        address(".*m=.*");
    }

    @Test
    void wallIsDraggedFromTheStock() {
        arrive(QUORIDOR);
        BoundingBox rack = page.locator(".rack.mine").boundingBox();
        double[] groove = point(3.4, 5, 9, 9);
        page.mouse().move(rack.x + rack.width / 2, rack.y + rack.height / 2);
        page.mouse().down();
        page.mouse().move(groove[0], groove[1] + 9);
        count(page.locator(".wall.ghost"), 1);
        page.mouse().up();
        count(page.locator(".wall:not(.ghost)"), 1);
    }

    @Test
    void keysWorkAtOnceAndTheRobotStaysSelected() {
        arrive(ROBOTS);
        page.keyboard().press("b");
        page.keyboard().press("ArrowUp");
        count(page.locator(".moves button"), 1);
        count(page.locator("svg.board .selected.t-blue"), 1);
        page.getByTitle("Theme").click();
        page.keyboard().press("ArrowRight");
        count(page.locator(".moves button"), 2);
    }

    @Test
    void hundredFastKeysAreAllPlayed() {
        arrive("/play/taquin?p=" + encode("5,1,2,3/6,0,7,4/9,10,11,8/13,15,14,12"));
        for (int i = 0; i < 25; i++)
            for (String way : List.of("Left", "Up", "Right", "Down"))
                page.keyboard().press("Arrow" + way);
        assertThat(page.locator(".moves button"))
                .hasCount(100, new LocatorAssertions.HasCountOptions().setTimeout(60_000));
    }

    @Test
    void boardDoesNotMoveWhenTheTurnChanges() {
        onPhone("fr");
        for (String path : List.of(QUORIDOR, "/play/quoridor?s2=human&s3=human&s4=human&p=start_players4")) {
            arrive(path);
            double[] before = point(0, 0, 9, 9);
            double[] pawn = point(4.5, 7.5, 9, 9);
            page.touchscreen().tap(pawn[0], pawn[1]);
            assertThat(page.locator(".player-bar.turn")).hasAttribute("data-seat", "2");
            assertThat(point(0, 0, 9, 9)).containsExactly(before);
        }
    }

    @Test
    void moveListScrollsToTheLastMove() {
        arrive("/play/taquin?p=" + encode("5,1,2,3/6,0,7,4/9,10,11,8/13,15,14,12"));
        for (int i = 0; i < 15; i++)
            for (String way : List.of("Left", "Up", "Right", "Down"))
                page.keyboard().press("Arrow" + way);
        count(page.locator(".moves button"), 60);
        page.waitForFunction("""
            () => {
              const list = document.querySelector(".moves");
              const now = list.querySelector("[aria-current=true]");
              const [outer, inner] = [list.getBoundingClientRect(), now.getBoundingClientRect()];
              return now.innerText.startsWith("60") && list.scrollTop > 0
                  && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
            }\
            """);
    }

    @Test
    void clickShowsNoBrowserFocusRing() {
        arrive(ROBOTS);
        double[] robot = point(7.5, 2.5, 16, 16);
        page.mouse().click(robot[0], robot[1]);
        count(page.locator("svg.board .selected.t-blue"), 1);
        assertThat(page.evaluate("() => getComputedStyle(document.querySelector('svg.board')).outlineStyle"))
                .isEqualTo("none");
    }

    @Test
    void trailDoesNotCoverTheStartCell() {
        arrive(ROBOTS);
        page.keyboard().press("b");
        page.keyboard().press("ArrowDown");
        count(page.locator(".moves button"), 1);
        // the trail starts with a ring there, and no mark covers the cell
        count(page.locator("svg.board .trail-start.t-blue"), 1);
        count(page.locator("svg.board .mark.k-last"), 0);
    }

    @Test
    void numbersStayInsidePictureTiles() {
        go("/");
        page.evaluate("() => localStorage.setItem('picture', 'garden')");
        arrive("/play/taquin?o.size=12");
        count(page.locator(".piece image"), 143);
        Object outside = page.evaluate("""
            () => [...document.querySelectorAll(".piece")].filter((tile) => {
              const [side, badge, text] = [".tile-side", ".badge", ".badge-text"]
                  .map((part) => tile.querySelector(part).getBoundingClientRect());
              return badge.right > side.right || text.right > badge.right + 1 || text.left < badge.left - 1;
            }).length\
            """);
        assertThat(outside).isEqualTo(0);
    }

    @Test
    void ambiguousArrowIsReported() {
        arrive("/play/taquin?p=" + encode("1,2,3/4,0,5/6,7,0"));
        page.keyboard().press("ArrowDown");
        sees(".toast", "Several pieces can move that way");
        assertThat(page.url()).doesNotContain("m=");
    }

    @Test
    void robotIsSelectedAndMovedByButtonsOnAPhone() {
        onPhone("en");
        arrive(ROBOTS);
        Locator blue = page.locator(".touch-controls .choice.t-blue").first();
        BoundingBox box = blue.boundingBox();
        assertThat(Math.min(box.width, box.height)).isGreaterThanOrEqualTo(44);
        blue.tap();
        page.locator(".touch-controls").getByLabel("up").tap();
        count(page.locator(".moves button"), 1);
    }

    @Test
    void pageContainsTheSprite() {
        arrive(ROBOTS);
        page.locator("#piece-robot-blue").waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED));
        Object drawn = page.evaluate("""
            () => [...document.querySelectorAll("svg.board use")]
                .filter((use) => !document.querySelector(use.getAttribute("href"))).length\
            """);
        assertThat(drawn).isEqualTo(0);
    }

    /** Counts the drawn elements that a move changes. */
    @Test
    void moveRedrawsOnlyThePieceThatMoves() {
        go("/play/taquin?p=" + encode("1,2,3,4/5,6,7,8/9,10,0,12/13,14,11,15"));
        page.locator("damier-board:not([readonly]) .piece").first().waitFor();
        page.evaluate("() => { window.touched = new Set(); new MutationObserver((all) => all.forEach((m) => {"
                + "const from = m.target.nodeType === 1 ? m.target : m.target.parentElement;"
                + "const piece = from?.closest('.piece'); if (piece) window.touched.add(piece.dataset.id);"
                + "[...m.addedNodes, ...m.removedNodes].filter((n) => n.classList?.contains('piece'))"
                + ".forEach((n) => window.touched.add(n.dataset.id)); }))"
                + ".observe(document.querySelector('svg.board'),"
                + " {subtree: true, childList: true, attributes: true, characterData: true}); }");
        page.keyboard().press("ArrowUp");
        assertThat(page.locator(".moves button")).hasCount(1);
        assertThat(page).hasURL(Pattern.compile(".*m=11U.*"));
        sees(".counters", "1");
        assertThat((Object) page.evaluate("() => [...window.touched]")).isEqualTo(List.of("t11"));
    }

    /**
     * The page is rendered again for its clocks, the board is not. A filter would be computed again in every frame of
     * the animated target.
     */
    @Test
    void clockDoesNotRedrawTheBoard() {
        arrive(ROBOTS);
        page.evaluate("""
            () => {
              const count = (element, name) => {
                const render = element.render;
                window[name] = 0;
                element.render = function () {
                  window[name]++;
                  return render.call(this);
                };
              };
              count(document.querySelector("damier-play"), "pageDraws");
              count(document.querySelector("damier-board:not([readonly])"), "boardDraws");
            }\
            """);
        page.waitForFunction("() => pageDraws >= 4");
        assertThat((Object) page.evaluate("() => boardDraws")).isEqualTo(0);
        assertThat((Object) page.evaluate("""
            () => {
              const filters = [];
              for (let e = document.querySelector("svg.board .ping"); e; e = e.parentElement)
                filters.push(getComputedStyle(e).filter);
              return filters.filter((f) => f !== "none").length;
            }\
            """)).isEqualTo(0);
    }
}

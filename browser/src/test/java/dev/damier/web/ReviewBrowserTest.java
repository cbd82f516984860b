package dev.damier.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * Tests the game review. It uses puzzles, which are judged by proofs, so that the result does not depend on the speed
 * of the machine.
 */
class ReviewBrowserTest extends BrowserTestBase {
    /** The move 8L would solve it; the line makes a detour with tile 7. */
    private static final String DETOUR =
            "/analysis?g=taquin&p=" + encode("1,2,3/4,5,6/7,0,8") + "&m=" + encode("7R 7L 8L");
    /** Two blanks: 4U and 7L both begin an optimal solution; the line begins with neither. */
    private static final String TWO_WAYS =
            "/analysis?g=taquin&p=" + encode("1,2,3/0,5,6/4,0,7") + "&m=" + encode("5L 5R 4U 7L 7L");

    private Locator button(String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    private Locator move(int ply) {
        return page.locator(".study-moves.chips > [data-ply='" + ply + "']");
    }

    /** Waits for the end of the review and selects its first move, the mistake. */
    private void reviewed(String line) {
        go(line + "&review=1");
        sees(".review", "2 moves more than necessary");
        assertThat(button("Close")).isVisible();
        move(1).click();
        sees(".note.mistake", "cost 2 moves");
    }

    private Locator tile(String id) {
        return page.locator("svg.board .piece[data-id=" + id + "]");
    }

    /** Clicks the board where a tile is. */
    private void press(String id) {
        assertThat(tile(id)).isVisible();
        tile(id).click(new Locator.ClickOptions().setForce(true));
    }

    @Test
    void findBetterMoveRejectsAWrongMove() {
        reviewed(DETOUR);
        button("Find a better move").click();
        sees(".note.info", "There is a better move here");
        String before = tile("t7").getAttribute("transform");
        press("t7");
        sees(".note.info", "7R is not the best move");
        assertThat(tile("t7")).hasAttribute("transform", before);
        assertThat(page.locator(".note.info")).not().containsText("8L");
        press("t8");
        sees(".toast", "Correct: that is the best move.");
        sees(".note.info", "1 of 1");
        assertThat(page.locator(".variation")).hasText(Pattern.compile("8L"));
    }

    /** Two detours are two exercises; each shows its number and leads to the next. */
    @Test
    void exerciseWalksAllMistakes() {
        go("/analysis?g=taquin&p=" + encode("1,2,3/4,5,6/0,7,8") + "&m=" + encode("4D 4U 7L 7R 7L 8L") + "&review=1");
        sees(".review", "4 moves more than necessary");
        button("Practise 2 mistakes").click();
        sees(".exercise", "1 of 2");
        assertThat(page.locator(".study-moves [aria-current=true]")).hasCount(0);
        button("Next").click();
        sees(".exercise", "2 of 2");
        assertThat(move(3)).hasAttribute("aria-current", "true");
        button("Show the solution").click();
        sees(".exercise", "The best move was 8L");
        button("Finish").click();
        assertThat(page.locator(".exercise")).hasCount(0);
    }

    @Test
    void equallyGoodMoveIsAccepted() {
        reviewed(TWO_WAYS);
        assertThat(page.locator(".note.mistake")).not().containsText("4U");
        button("Find a better move").click();
        sees(".note.info", "There is a better move here");
        press("t7");
        sees(".toast", "7L is just as good.");
    }

    @Test
    void betterLineBecomesAVariation() {
        reviewed(DETOUR);
        button("Show the better line").click();
        assertThat(page.locator(".variation button")).hasText(new String[] {"8L"});
        assertThat(page.locator(".variation button")).hasAttribute("aria-current", "true");
    }

    @Test
    void stoppedReviewKeepsItsResults() {
        AtomicInteger asked = new AtomicInteger();
        page.route("**/api/solve/*/events**", route -> {
            if (asked.incrementAndGet() <= 2) route.resume();
        });
        go(DETOUR);
        assertThat(move(3)).hasAttribute("aria-current", "true");
        button("Game review").click();
        assertThat(move(1).locator(".annotation")).hasText("?");
        assertThat(page.locator(".review progress")).hasAttribute("value", "2");
        button("Stop").click();
        assertThat(button("Stop")).hasCount(0);
        assertThat(page.locator(".review progress")).hasAttribute("value", "2");
        assertThat(move(1).locator(".annotation")).hasText("?");
        sees(".review", "2 moves more than necessary");
    }

    @Test
    void reviewDoesNotChangeTheUrlOfTheNextPage() {
        reviewed(DETOUR);
        page.getByRole(
                        AriaRole.LINK,
                        new Page.GetByRoleOptions().setName("Learn").setExact(true))
                .first()
                .click();
        assertThat(page.locator(".lesson-card").first()).isVisible();
        assertThat(page).hasURL(Pattern.compile(".*/learn$"));
    }

    @Test
    void graphAnnotationsSelectTheirMoves() {
        reviewed(DETOUR);
        move(3).click();
        assertThat(move(3)).hasAttribute("aria-current", "true");
        button("Move 1: Mistake").click();
        assertThat(move(1)).hasAttribute("aria-current", "true");
    }

    @Test
    void finishedGameLinksToItsReview() {
        go("/play/taquin?p=" + encode("1,2,3/4,5,6/7,0,8"));
        press("t8");
        page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Game review"))
                .click();
        sees(".review", "0 moves more than necessary");
    }
}

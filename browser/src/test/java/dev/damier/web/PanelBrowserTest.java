package dev.damier.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.BoundingBox;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests the panel beside a board: one main button at a fixed place, and a stable layout. */
class PanelBrowserTest extends BrowserTestBase {
    private static final String TAQUIN = "/play/taquin?p=" + encode("1,2,3/4,5,6/0,7,8");

    private void arrive(String path) {
        go(path);
        page.locator("damier-board:not([readonly]) .piece").first().waitFor();
    }

    static Stream<String> moments() {
        return Stream.of(
                "/play/ricochet?p=" + RICOCHET,
                "/play/ricochet?p=" + RICOCHET + "&m=bS+yN+bW",
                TAQUIN,
                TAQUIN + "&m=7L+8L",
                "/play/quoridor?s2=human&p=start",
                "/play/quoridor?s2=human&p=start&r=1",
                "/play/quoridor?s2=human&s3=human&s4=human&p=start_players4",
                "/play/hitman?p=" + encode("..N/.T./.P."),
                "/explore/hitman");
    }

    @ParameterizedTest
    @MethodSource("moments")
    void mainButtonAndBoardFitAHeightOf720Pixels(String path) {
        page.setViewportSize(1280, 720);
        arrive(path);
        Locator main = page.locator("main .btn.main");
        assertThat(main).hasCount(1);
        BoundingBox button = main.boundingBox();
        BoundingBox panel = page.locator(".panel").boundingBox();
        assertThat(panel.y + panel.height - button.y - button.height).isBetween(0.0, 24.0);
        assertThat(button.y + button.height).isLessThanOrEqualTo(720);
        BoundingBox board = page.locator("svg.board").first().boundingBox();
        assertThat(board.y).isGreaterThanOrEqualTo(60);
        assertThat(board.y + board.height).isLessThanOrEqualTo(720);
        assertThat((Integer) page.evaluate("document.documentElement.scrollHeight"))
                .isLessThanOrEqualTo(720);
    }

    @Test
    void errorMessageDoesNotMoveTheLayout() {
        arrive("/play/ricochet?p=" + RICOCHET);
        BoundingBox before = page.locator(".panel > .fill").boundingBox();
        page.keyboard().press("b");
        page.keyboard().press("ArrowUp");
        assertThat(page.locator(".moves button")).hasCount(1);
        page.keyboard().press("ArrowUp");
        sees(".refused", "The blue robot cannot move that way");
        BoundingBox after = page.locator(".panel > .fill").boundingBox();
        assertThat(after.y).isEqualTo(before.y);
        assertThat(after.height).isEqualTo(before.height);
    }

    @Test
    void menuOpensByKeyboardAndEscapeClosesIt() {
        arrive("/play/ricochet?p=" + RICOCHET);
        Locator more = page.getByLabel("More").first();
        more.focus();
        page.keyboard().press("Enter");
        assertThat(page.locator(".menu")).isVisible();
        page.keyboard().press("Tab");
        assertThat(page.locator(".menu :focus")).hasCount(1);
        page.keyboard().press("Escape");
        assertThat(page.locator(".menu")).hasCount(0);
        assertThat(more).isFocused();
        // the board receives keys again
        page.keyboard().press("b");
        page.keyboard().press("ArrowUp");
        assertThat(page.locator(".moves button")).hasCount(1);
        more.click();
        page.locator(".status-bar").click();
        assertThat(page.locator(".menu")).hasCount(0);
    }

    @Test
    void nextMoveOfAReplayIsAnArrow() {
        arrive(TAQUIN + "&m=7L+8L");
        page.getByText("Replay your solution").click();
        page.locator(".player input[type=range]").fill("0");
        sees(".status", "Replay: 0 of 2");
        assertThat(page.locator("svg.board .hint")).hasCount(1);
        page.locator(".player").getByLabel("Next move").click();
        sees(".status", "Replay: 1 of 2");
        assertThat(page.locator("svg.board .hint")).hasCount(1);
        page.locator(".player").getByLabel("Next move").click();
        sees(".status", "Replay: 2 of 2");
        assertThat(page.locator("svg.board .hint")).hasCount(0);
    }

    @Test
    void matchOfAnotherBrowserIsReported() {
        go("/play/ricochet?match=elsewhere&round=3&m=bS");
        sees(".toast", "This match is stored in the browser where it was started.");
        page.locator("damier-board:not([readonly]) .piece").first().waitFor();
        assertThat(page.locator(".moves button")).hasCount(0);
        assertThat(page.locator(".match")).hasCount(0);
        assertThat(page).not().hasURL(java.util.regex.Pattern.compile(".*match=.*"));
    }
}

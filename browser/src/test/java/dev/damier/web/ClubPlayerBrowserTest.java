package dev.damier.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.MouseButton;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Plays the evening of a club player: pastes a game, studies it, reviews it, practises, and shares it with a friend. */
class ClubPlayerBrowserTest extends MultiUserTestBase {
    /** One step from its goal the first pawn turns back, which loses at any search depth. */
    private static final String GAME =
            "1. e2 d9 2. e3 d8 3. e4 d7 4. e5 d6 5. e6 d5 6. e7 d4 7. e8 d3 8. e7 d2 9. e8 d1";

    private static final int PLIES = 18;
    /** The ply of the blunder. */
    private static final int BLUNDER = 15;

    private static Locator button(Page page, String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    private static Locator move(Page page, int ply) {
        return page.locator(".study-moves .pair[data-ply='" + ply + "']");
    }

    private static void annotate(Page page) {
        move(page, 7).click();
        assertThat(move(page, 7)).hasAttribute("aria-current", "true");
        page.getByLabel("Comment on this position").fill("The race is even.");
        page.getByLabel("Comment on this position").press("Enter");
        button(page, "!?").click();
        assertThat(move(page, 7).locator(".annotation")).hasText("!?");
        BoundingBox board = page.locator(".study-board svg.board").boundingBox();
        page.mouse().move(board.x + board.width * 0.5, board.y + board.height * 0.5);
        page.mouse().down(new Mouse.DownOptions().setButton(MouseButton.RIGHT));
        page.mouse().move(board.x + board.width * 0.5, board.y + board.height * 0.25);
        page.mouse().up(new Mouse.UpOptions().setButton(MouseButton.RIGHT));
        assertThat(page).hasURL(Pattern.compile(".*cal.*"));
    }

    private static void review(Page page) {
        button(page, "Game review").click();
        assertThat(button(page, "Close")).isVisible(new LocatorAssertions.IsVisibleOptions().setTimeout(120_000));
        assertThat(move(page, BLUNDER).locator(".annotation")).hasText("??");
        assertThat(move(page, 7).locator(".annotation")).hasText("!?");
    }

    /** At every move, the bar shows the value of the graph, and both agree with the annotation in the list. */
    private static void assertBarGraphAndListAgree(Page page) {
        page.keyboard().press("Home");
        assertThat(page.locator(".study-moves [aria-current=true]")).hasCount(0);
        for (int ply = 0; ply <= PLIES; ply++) {
            if (ply > 0) {
                page.keyboard().press("ArrowRight");
                assertThat(move(page, ply)).hasAttribute("aria-current", "true");
            }
            page.waitForFunction("""
                    (ply) => {
                      const now = document.querySelector(".evaluation-graph .now");
                      const points = document.querySelector(".evaluation-graph .value").getAttribute("points")
                        .split(" ").map((p) => p.split(",").map(Number));
                      const graph = 1 - points[ply][1] / 80;
                      const bar = 1 - document.querySelectorAll(".advantage-bar rect")[1].getAttribute("y") / 100;
                      return Number(now.getAttribute("x1")) === points[ply][0] && Math.abs(bar - graph) < 1e-6;
                    }""", ply);
        }
        Object list = page.evaluate("""
                () => [...document.querySelectorAll(".study-moves .pair .annotation")]
                  .map((a) => a.parentElement.dataset.ply + a.textContent).filter((a) => !a.startsWith("7!?"))""");
        Object graph = page.evaluate("""
                () => [...document.querySelectorAll(".graph-annotations button")]
                  .map((b) => b.title.replace(/\\D/g, "") + b.textContent.trim()).filter((a) => !a.match(/^7\\D/))""");
        assertThat(list).isEqualTo(graph).asString().contains("15??");
    }

    /** Goes through all mistakes; the answer is hidden until it is asked for. */
    private static void practise(Page page) {
        Locator start = page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(Pattern.compile("Practise \\d+ mistakes?")));
        int mistakes = Integer.parseInt(start.innerText().replaceAll("\\D", ""));
        assertThat(mistakes).isPositive();
        start.click();
        for (int i = 1; i <= mistakes; i++) {
            assertThat(page.locator(".exercise")).containsText(i + " of " + mistakes);
            assertThat(page.locator(".exercise")).containsText("Can you find it?");
            assertThat(page.locator(".ranked")).hasCount(0);
            assertThat(page.locator(".review")).hasCount(0);
            button(page, "Show the solution").click();
            assertThat(page.locator(".exercise")).containsText("The best move was");
            button(page, i < mistakes ? "Next" : "Finish").click();
        }
        assertThat(page.locator(".exercise")).hasCount(0);
    }

    private static void addChapter(Page page) {
        button(page, "Chapter").click();
        assertThat(page.locator(".chapters option")).hasCount(2);
        page.locator(".study-board .destination").first().click(new Locator.ClickOptions().setForce(true));
        assertThat(page.locator(".study-moves button")).hasCount(1);
        page.locator(".chapters select").selectOption("0");
        assertThat(move(page, BLUNDER)).isVisible();
        assertThat(page.locator(".review tbody tr")).hasCount(2);
    }

    @Test
    void clubPlayerStudiesReviewsAndShares() {
        Page page = person();
        page.navigate(address("/"));
        page.fill("#paste", GAME);
        page.keyboard().press("Enter");
        assertThat(page.locator(".study-moves .pair")).hasCount(PLIES);
        annotate(page);
        page.locator(".engine-switch").click();
        assertThat(page.locator(".ranked > li")).hasCount(3);
        page.locator("select[aria-label=Time]").selectOption("1");
        page.waitForFunction("() => document.querySelector('damier-analysis').session.result");
        review(page);
        // The engine's longer search replaces the value of the review.
        assertThat(page.locator(".advantage-bar b"))
                .hasText(page.locator(".advantage-text b").innerText());
        page.locator(".engine-switch").click();
        assertBarGraphAndListAgree(page);
        practise(page);
        move(page, BLUNDER).click();
        assertThat(page.locator(".note.mistake")).containsText("a blunder");
        addChapter(page);
        assertThat(move(page, BLUNDER)).hasAttribute("aria-current", "true");
        button(page, "Share").click();
        assertThat(page.locator(".toast")).containsText("Saved for one year");
        page.getByText("Saved on the server", new Page.GetByTextOptions().setExact(true))
                .click();
        String link = page.locator(".saved-pages a").first().getAttribute("href");
        assertThat(link).matches("/analysis\\?kept=[0-9a-f]{32}");

        Page friend = person();
        friend.route("**/api/solve**", route -> route.abort());
        friend.navigate(address(link));
        assertSharedStudy(friend);
        friend.reload();
        assertSharedStudy(friend);
    }

    /** The chapter, the place, the comment, the arrow and the review are those of the player, without a new search. */
    private static void assertSharedStudy(Page friend) {
        assertThat(friend.locator(".study-moves .pair")).hasCount(PLIES);
        assertThat(friend.locator(".chapters option")).hasCount(2);
        assertThat(move(friend, BLUNDER)).hasAttribute("aria-current", "true");
        assertThat(friend.locator(".review tbody tr")).hasCount(2);
        assertThat(friend.locator(".note.mistake")).containsText("a blunder");
        assertThat(friend.locator(".study-moves")).containsText("The race is even.");
        assertThat(friend.locator(".graph-annotations button").first()).isVisible();
        assertThat(friend).hasURL(Pattern.compile(".*cal.*"));
    }
}

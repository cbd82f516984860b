package dev.damier.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import dev.damier.job.EngineSpec;
import dev.damier.job.Job;
import dev.damier.run.Budget;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Tests the games from the first click to the end card. */
class PlayBrowserTest extends BrowserTestBase {
    /** Clicks the centre of a cell of a board of this size. */
    private void cell(int x, int y, int columns, int rows) {
        Locator rim = page.locator("svg.board .rim").first();
        var box = rim.boundingBox();
        page.mouse().click(box.x + (x + 0.5) * box.width / columns, box.y + (y + 0.5) * box.height / rows);
    }

    @Test
    void taquinIsPlayedToTheEndCard() {
        go("/play/taquin?p=" + encode("1,2,3/4,5,6/0,7,8"));
        assertThat(page.locator(".piece")).hasCount(8);
        cell(1, 2, 3, 3);
        assertThat(page.locator(".moves button")).hasCount(1);
        page.locator("svg.board").focus();
        page.keyboard().press("ArrowLeft");
        sees(".card .verdict", "2 moves: optimal.");
        sees(".card", "");
        assertThat(page.getByText("Optimal: 2 moves (proved).")).isVisible();
    }

    @Test
    void ricochetByKeyboardWithUndoAndAllHintLevels() {
        go("/play/ricochet?p=" + RICOCHET);
        page.locator("svg.board").focus();
        page.keyboard().press("b");
        assertThat(page.locator("svg.board .selected")).isVisible();
        page.keyboard().press("ArrowUp");
        assertThat(page.locator(".moves button")).hasCount(1);
        page.keyboard().press("u");
        for (int grade = 1; grade <= 4; grade++) {
            page.getByRole(
                            com.microsoft.playwright.options.AriaRole.BUTTON,
                            new Page.GetByRoleOptions().setName("Hint"))
                    .click();
            sees("p.hint", "Hint " + grade + " of 4:");
            assertThat(page.locator("p.hint"))
                    .not()
                    .containsText("Thinking", new LocatorAssertions.ContainsTextOptions().setTimeout(20_000));
        }
    }

    @Test
    void ricochetRoundAgainstTheEngineIsScored() {
        go("/play/ricochet");
        more("New game…");
        page.locator("damier-start [data-id=hardcore]").click();
        page.getByText("Start", new Page.GetByTextOptions().setExact(true)).click();
        sees(".match", "Round 1 of 5");
        page.getByText("Start the round").click();
        assertThat(page.locator(".status-bar [role=timer]")).isVisible();
        String id = page.url().replaceFirst(".*match=([a-z0-9]+).*", "$1");
        String position =
                (String) page.evaluate("JSON.parse(localStorage.getItem('match:" + id + "')).rounds[0].position");
        String[] line = bestLine("ricochet", position).split(" ");
        for (String move : line) playByKeys(move);
        assertThat(page.locator(".moves button")).hasCount(line.length);
        assertThat(page).hasURL(Pattern.compile(".*m=" + String.join(".", line) + ".*"));
        // a reload during the round keeps the round and the solution found
        page.reload();
        page.getByText("Done", new Page.GetByTextOptions().setExact(true)).click();
        sees(".end-card .verdict", "Round tied");
        page.reload();
        sees(".match", "0 : 0");
        sees(".end-card .verdict", "Round tied");
        page.getByText("Round 2", new Page.GetByTextOptions().setExact(true)).click();
        sees(".match", "Round 2 of 5");
        // going back cannot score again: the match stores its current round
        page.goBack();
        sees(".match", "Round 2 of 5");
    }

    private void playByKeys(String move) {
        page.locator("svg.board").focus();
        page.keyboard().press("Escape");
        RobotKeys.slide(page, move);
    }

    private static String bestLine(String game, String position) {
        Job job = new Job(game, position, EngineSpec.DEFAULT, Budget.UNLIMITED, 0);
        return String.join(" ", job.run().moves());
    }

    @Test
    void twoPlayersOnOneScreenPlayQuoridor() {
        go("/play/quoridor?s2=human&p=start");
        assertThat(page.locator(".piece")).hasCount(2);
        for (int step = 1; step <= 8; step++) {
            sees(".status", "Red to move");
            cell(4, 8 - step, 9, 9);
            if (step == 8) break;
            // the second player moves to and fro between d9 and c9, out of the way
            sees(".status", "Blue to move");
            cell(step % 2 == 1 ? 3 : 2, 0, 9, 9);
        }
        assertThat(page.locator(".moves button")).hasCount(15);
        sees("aside .verdict", "Red wins.");
        assertThat(page.getByText("Rematch").first()).isVisible();
    }

    @Test
    void engineRepliesInQuoridor() {
        go("/play/quoridor?s2=" + encode("damier:level=1") + "&p=start");
        cell(4, 7, 9, 9);
        assertThat(page.locator(".moves button"))
                .hasCount(2, new LocatorAssertions.HasCountOptions().setTimeout(20_000));
    }

    @Test
    void wallIsPlacedAtItsPreview() {
        go("/play/quoridor?s2=human&p=start");
        var box = page.locator("svg.board .rim").first().boundingBox();
        double x = box.x + box.width * 5.3 / 9;
        double y = box.y + box.height * 4 / 9;
        page.mouse().move(x, y + 2);
        assertThat(page.locator(".wall.ghost")).hasCount(1);
        page.mouse().click(x, y + 2);
        assertThat(page.locator(".wall")).hasCount(1);
        sees(".moves", "horizontal wall at e5");
    }

    @Test
    void illegalMoveShowsItsReason() {
        go("/play/quoridor?s2=human&p=start&m=e3h");
        assertThat(page.locator(".wall")).hasCount(1);
        var box = page.locator("svg.board .rim").first().boundingBox();
        page.mouse().click(box.x + box.width * 5 / 9, box.y + box.height * 6 / 9);
        sees(".refused", "e3");
        assertThat(page.locator(".moves button")).hasCount(1);
        cell(4, 4, 9, 9);
        sees(".refused", "e5 cannot be reached from e9");
        go("/play/ricochet?p=" + RICOCHET);
        page.locator("svg.board").focus();
        page.keyboard().press("b");
        page.keyboard().press("ArrowUp");
        page.keyboard().press("ArrowUp");
        sees(".refused", "The blue robot cannot move that way");
    }

    @Test
    void illegalKeyShowsItsReason() {
        go("/play/hitman?p=" + encode("..N/.T./.P."));
        page.locator("damier-board .piece").first().waitFor();
        page.keyboard().press("k");
        sees(".refused", "on the target's cell");
        page.keyboard().press("t");
        sees(".refused", "nothing to take here");
        page.keyboard().press("ArrowLeft");
        assertThat(page.locator(".moves button")).hasCount(1);
        page.keyboard().press("ArrowLeft");
        sees(".toast", "No piece can move that way");
    }

    @Test
    void clickMovesTheWholeRowTowardsTheBlank() {
        go("/play/taquin?p=" + encode("1,2,3/4,5,6/0,7,8"));
        cell(2, 2, 3, 3);
        assertThat(page.locator(".moves button")).hasCount(2);
        assertThat(page.getByText("Optimal: 2 moves (proved).")).isVisible();
        go("/play/taquin?p=" + encode("1,2,3/4,5,6/0,7,8"));
        cell(1, 0, 3, 3);
        sees(".refused", "Tile 2 cannot move there");
    }

    @Test
    void clickOnTheMapWalksThere() {
        go("/play/hitman?p=" + encode("..N/.T./.P."));
        assertThat(page.locator(".swatch").last()).isVisible();
        cell(0, 0, 3, 3);
        assertThat(page.locator(".moves button")).hasCount(2);
    }

    @Test
    void hitmanExplorationThenMission() {
        go("/explore/hitman?o.rows=5&o.columns=5");
        assertThat(page.locator(".cell.k-fog").first()).isVisible();
        // clicks without waiting, like a fast user
        page.getByText("Turn right").click();
        page.getByText("Send the map").click();
        sees("[role=alertdialog]", "not been seen");
        assertThat(page).hasURL(Pattern.compile(".*/explore/hitman\\?t=[0-9a-zA-Z_-]+$"));
        page.locator("[role=alertdialog] .btn.main").click();
        page.getByText("Replay your solution").click();
        sees(".status", "Replay: 2 of 2");
        String explored = page.url();
        page.getByText("Play the mission").click();
        assertThat(page).hasURL(Pattern.compile(".*/play/hitman.*"));
        page.getByText("Turn right").click();
        assertThat(page.locator(".moves button")).hasCount(1);
        // a shared link opens the same map, unexplored, as a separate game
        page.navigate(explored.replace("?t=", "?like="));
        assertThat(page.locator(".cell.k-fog").first()).isVisible();
        assertThat(page).not().hasURL(explored);
        assertThat(page).hasURL(Pattern.compile(".*/explore/hitman\\?t=[0-9a-zA-Z_-]+$"));
    }

    /** A game with modes opens with a board like all others. The form of both modes offers the other one. */
    @Test
    void hitmanOpensWithABoardAndNewGameOffersItsModes() {
        go("/play/hitman");
        assertThat(page.locator("damier-play svg.board .piece").first()).isVisible();
        page.locator(".quick-actions").getByText("New game…").click();
        Locator modes = page.locator("damier-start [role=radio][data-id=mission][aria-checked=true]");
        assertThat(modes).isVisible();
        page.locator("damier-start [data-id=explore]").click();
        page.getByText("Start", new Page.GetByTextOptions().setExact(true)).click();
        assertThat(page).hasURL(Pattern.compile(".*/explore/hitman\\?t=.*"));
        assertThat(page.locator("damier-explore svg.board .piece").first()).isVisible();
        more("New game…");
        assertThat(modes).not().isVisible();
        page.locator("damier-start [data-id=mission]").click();
        page.getByText("Start", new Page.GetByTextOptions().setExact(true)).click();
        assertThat(page).hasURL(Pattern.compile(".*/play/hitman\\?p=.*"));
        assertThat(page.locator("damier-play svg.board .piece").first()).isVisible();
    }

    @Test
    void reloadAndBackKeepTheGame() {
        go("/play/ricochet?p=" + RICOCHET);
        page.locator("svg.board").focus();
        playByKeys("bN");
        playByKeys("gE");
        assertThat(page.locator(".moves button")).hasCount(2);
        page.reload();
        assertThat(page.locator(".moves button")).hasCount(2);
        more("Analyse");
        assertThat(page).hasURL(Pattern.compile(".*/analysis.*"));
        page.goBack();
        assertThat(page.locator("damier-play .moves button")).hasCount(2);
    }
}

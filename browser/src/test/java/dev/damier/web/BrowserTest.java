package dev.damier.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.LoadState;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The pages as a person meets them: a real Chromium on the real server. */
class BrowserTest extends Visit {
    /** Blue reaches its target in two moves. */
    static final String RICOCHET = "1A-2A-3A-4A_r14.9_g13.7_b7.2_y6.6_t3.6.blue";

    /** Pages that show a board. */
    static final List<String> BOARDS = List.of(
            "/",
            "/play/ricochet",
            "/play/taquin",
            "/play/quoridor",
            "/play/hitman?p=" + encode("..T/#../.P."),
            "/explore/hitman",
            "/analysis",
            "/editor");

    static Stream<String> pages() {
        return Stream.concat(
                BOARDS.stream(),
                Stream.of(
                        "/rules/ricochet",
                        "/interface",
                        "/lab",
                        "/lab?preset=holes&run=1",
                        "/lab?tab=race",
                        "/lab?tab=tree",
                        "/lab?tab=data",
                        "/learn",
                        "/learn/astar",
                        "/learn/sat",
                        "/teach"));
    }

    /** Clicks the middle of a cell of a board of this size. */
    private void cell(int x, int y, int columns, int rows) {
        Locator rim = page.locator("svg.board .rim").first();
        var box = rim.boundingBox();
        page.mouse().click(box.x + (x + 0.5) * box.width / columns, box.y + (y + 0.5) * box.height / rows);
    }

    @Test
    void homeShowsFourLiveBoardsOneClickFromAGame() {
        go("/");
        for (String name : List.of("Ricochet Robots", "Taquin", "Quoridor", "Hitman")) {
            Locator card = page.locator(".game-card", new Page.LocatorOptions().setHasText(name))
                    .first();
            assertThat(card.locator("svg.board")).isVisible();
        }
        page.locator(".game-card .btn.main").first().click();
        assertThat(page.locator("damier-play svg.board, damier-secret svg.board"))
                .isVisible();
    }

    @Test
    void aPastedPositionIsRecognised() {
        go("/");
        page.fill("#paste", "1,2,4/3,5,0/7,6,8");
        page.keyboard().press("Enter");
        assertThat(page).hasURL(Pattern.compile(".*/analysis\\?g=taquin.*"));
        go("/");
        page.fill("#paste", "no such thing");
        page.keyboard().press("Enter");
        sees("[role=alert]", "no game recognises");
    }

    @Test
    void taquinFromTheFirstClickToTheEndCard() {
        go("/play/taquin?p=" + encode("1,2,3/4,5,6/0,7,8"));
        assertThat(page.locator(".piece")).hasCount(8);
        cell(1, 2, 3, 3);
        assertThat(page.locator(".moves button")).hasCount(1);
        page.locator("svg.board").focus();
        page.keyboard().press("ArrowLeft");
        sees(".card .verdict", "2 moves: nobody can do better.");
        sees(".card", "");
        assertThat(page.getByText("The least possible, proved: 2 moves.")).isVisible();
    }

    @Test
    void ricochetByKeysAloneWithUndoAndTheWholeLadderOfHints() {
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
    void aRoundOfRicochetAgainstTheMachineIsScored() {
        go("/play/ricochet");
        page.getByText("New game…").click();
        page.locator("damier-start [data-id=hardcore]").click();
        page.getByText("Start", new Page.GetByTextOptions().setExact(true)).click();
        sees(".match", "Round 1 of 5");
        page.getByText("Start the round").click();
        assertThat(page.locator(".match [role=timer]")).isVisible();
        String id = page.url().replaceFirst(".*match=([a-z0-9]+).*", "$1");
        String position =
                (String) page.evaluate("JSON.parse(localStorage.getItem('match:" + id + "')).rounds[0].position");
        String[] line = bestLine("ricochet", position).split(" ");
        for (String move : line) playByKeys(move);
        assertThat(page.locator(".moves button")).hasCount(line.length);
        assertThat(page).hasURL(Pattern.compile(".*m=" + String.join(".", line) + ".*"));
        // a reload in the middle keeps the round and what was found
        page.reload();
        page.getByText("I am done").click();
        sees(".end-card .verdict", "Even");
        page.reload();
        sees(".match", "0 : 0");
        sees(".end-card .verdict", "Even");
        page.getByText("Round 2", new Page.GetByTextOptions().setExact(true)).click();
        sees(".match", "Round 2 of 5");
        // going back cannot score again: the match knows which round it is in
        page.goBack();
        sees(".match", "Round 2 of 5");
    }

    private void playByKeys(String move) {
        page.locator("svg.board").focus();
        page.keyboard().press("Escape");
        page.keyboard().press(move.substring(0, 1));
        page.keyboard()
                .press(
                        switch (move.charAt(1)) {
                            case 'N' -> "ArrowUp";
                            case 'E' -> "ArrowRight";
                            case 'S' -> "ArrowDown";
                            default -> "ArrowLeft";
                        });
    }

    private static String bestLine(String game, String position) {
        dev.damier.job.Job job =
                new dev.damier.job.Job(game, position, "", java.util.Map.of(), dev.damier.run.Budget.UNLIMITED, 0);
        return String.join(" ", job.run().moves());
    }

    @Test
    void twoPeopleAtOneScreenPlayQuoridorToTheEnd() {
        go("/play/quoridor?s2=human&p=start");
        assertThat(page.locator(".piece")).hasCount(2);
        for (int step = 1; step <= 8; step++) {
            sees(".status", "Player 1");
            cell(4, 8 - step, 9, 9);
            if (step == 8) break;
            // the second player sidles between d9 and c9, out of the way
            sees(".status", "Player 2");
            cell(step % 2 == 1 ? 3 : 2, 0, 9, 9);
        }
        assertThat(page.locator(".moves button")).hasCount(15);
        sees("aside .verdict", "1");
        assertThat(page.getByText("Rematch").first()).isVisible();
    }

    @Test
    void theEngineAnswersAtQuoridor() {
        go("/play/quoridor?s2=" + encode("damier:level=1") + "&p=start");
        cell(4, 7, 9, 9);
        assertThat(page.locator(".moves button"))
                .hasCount(2, new LocatorAssertions.HasCountOptions().setTimeout(20_000));
    }

    @Test
    void aWallIsPlacedWhereThePointerShowsItsGhost() {
        go("/play/quoridor?s2=human&p=start");
        var box = page.locator("svg.board .rim").first().boundingBox();
        double x = box.x + box.width * 5.3 / 9;
        double y = box.y + box.height * 4 / 9;
        page.mouse().move(x, y + 2);
        assertThat(page.locator(".wall.ghost")).hasCount(1);
        page.mouse().click(x, y + 2);
        assertThat(page.locator(".wall")).hasCount(1);
        sees(".moves", "wall across at e5");
    }

    @Test
    void anIllegalMoveSaysWhy() {
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
    void aClickFarFromTheHolePushesTheWholeLine() {
        go("/play/taquin?p=" + encode("1,2,3/4,5,6/0,7,8"));
        cell(2, 2, 3, 3);
        assertThat(page.locator(".moves button")).hasCount(2);
        assertThat(page.getByText("The least possible, proved: 2 moves.")).isVisible();
        go("/play/taquin?p=" + encode("1,2,3/4,5,6/0,7,8"));
        cell(1, 0, 3, 3);
        sees(".refused", "Tile 2 cannot go there");
    }

    @Test
    void aClickOnTheMissionsMapWalksThere() {
        go("/play/hitman?p=" + encode("..N/.T./.P."));
        assertThat(page.locator(".swatch").last()).isVisible();
        cell(0, 0, 3, 3);
        assertThat(page.locator(".moves button")).hasCount(2);
    }

    @Test
    void aSolutionPlaysByItselfAndLiesInBoards() {
        go("/analysis?on=1&g=taquin&p=" + encode("1,2,4/3,5,0/7,6,8"));
        sees(".verdict", "proved shortest");
        int moves = page.locator("aside ol.moves button").count();
        page.getByText("Boards", new Page.GetByTextOptions().setExact(true)).click();
        assertThat(page.locator(".boards svg.board")).hasCount(moves + 1);
        page.getByText("Play it").click();
        assertThat(page.locator(".moves .now")).hasCount(1);
        page.getByText("Stop", new Page.GetByTextOptions().setExact(true)).click();
        assertThat(page.locator(".moves .now")).hasCount(0);
        page.locator(".boards button").last().click();
        sees(".status", "Solved");
    }

    @Test
    void hitmanUnderFogThenTheMission() {
        go("/explore/hitman?o.rows=5&o.columns=5");
        assertThat(page.locator(".cell.k-fog").first()).isVisible();
        // one after the other without waiting, as a quick hand does
        page.getByText("Turn right").click();
        page.getByText("Send the map").click();
        sees("[role=alertdialog]", "not been seen");
        assertThat(page).hasURL(Pattern.compile(".*/explore/hitman\\?t=[0-9a-zA-Z_-]+$"));
        page.locator("[role=alertdialog] .btn.main").click();
        page.getByText("Play the mission").click();
        assertThat(page).hasURL(Pattern.compile(".*/play/hitman.*"));
        page.getByText("Turn right").click();
        assertThat(page.locator(".moves button")).hasCount(1);
    }

    @Test
    void aSearchShowsItsProgressAndCanBeStopped() {
        go("/analysis?e=breadth-first&t=120&g=taquin&p=" + encode("13,6,8,12/15,14,0,10/11,7,4,5/9,1,3,2"));
        page.locator(".engine-switch").click();
        assertThat(page.locator(".engine-figures b").first())
                .isVisible(new LocatorAssertions.IsVisibleOptions().setTimeout(20_000));
        page.locator(".engine-switch").click();
        sees(".verdict", "nothing found so far, at least");
    }

    @Test
    void aSolvedPositionSaysItsVerdictAndItsLineIsPlayed() {
        go("/analysis?g=taquin&p=" + encode("1,2,4/3,5,0/7,6,8"));
        page.locator(".engine-switch").click();
        sees(".verdict", "proved shortest");
        page.locator("aside ol.moves button").last().click();
        sees(".status", "");
        assertThat(page).hasURL(Pattern.compile(".*m=.*"));
        page.goBack();
        go("/analysis?g=taquin&p=" + encode("1,2,3/4,5,6/8,7,0"));
        page.locator(".engine-switch").click();
        sees(".verdict", "Impossible: proved");
    }

    @Test
    void theEditorPointsAtFaultsAndJudgesLive() {
        go("/editor?g=taquin&p=" + encode("1,2,3/4,5,6/7,0,8"));
        sees(".badge .verdict", "1 move, proved shortest");
        page.fill("#text", "1,2,3/4,5,6/7,7,0");
        sees(".badge .error", "7");
        assertThat(page.locator("svg.board .ring.t-bad").first()).isVisible();
    }

    @Test
    void languageAndThemeChangeInOneClickAndStay() {
        go("/");
        page.getByText("FR", new Page.GetByTextOptions().setExact(true)).click();
        sees("h1", "Jouer, résoudre, comprendre.");
        page.getByTitle("Thème").click();
        assertThat(page.locator("html")).hasAttribute("data-theme", "dark");
        page.reload();
        sees("h1", "Jouer, résoudre, comprendre.");
        assertThat(page.locator("html")).hasAttribute("data-theme", "dark");
    }

    @Test
    void reloadAndBackLoseNothing() {
        go("/play/ricochet?p=" + RICOCHET);
        page.locator("svg.board").focus();
        playByKeys("bN");
        playByKeys("gE");
        assertThat(page.locator(".moves button")).hasCount(2);
        page.reload();
        assertThat(page.locator(".moves button")).hasCount(2);
        page.getByText("Analyse", new Page.GetByTextOptions().setExact(true)).click();
        assertThat(page).hasURL(Pattern.compile(".*/analysis.*"));
        page.goBack();
        assertThat(page.locator("damier-play .moves button")).hasCount(2);
    }

    @Test
    void theInterfaceForProgramsIsReadable() {
        go("/");
        page.getByText("The interface for programs").click();
        sees(".api", "POST /api/look");
        page.getByText("POST /api/gesture").click();
        sees(".api details[open]", "Where it starts");
        page.getByText("FR", new Page.GetByTextOptions().setExact(true)).click();
        sees(".api details[open]", "Où il commence");
    }

    @Test
    void theKeysAreListedByOneKey() {
        go("/");
        page.locator("h1").first().waitFor();
        page.keyboard().press("?");
        assertThat(page.locator("dialog[open]")).isVisible();
        page.keyboard().press("Escape");
        assertThat(page.locator("dialog[open]")).hasCount(0);
    }

    @ParameterizedTest
    @FieldSource("BOARDS")
    void aPhoneShowsTheWholeBoardWithoutScrollingSideways(String path) {
        visit(new Browser.NewContextOptions()
                .setViewportSize(390, 800)
                .setLocale("fr")
                .setHasTouch(true));
        go(path);
        page.locator("svg.board").first().waitFor();
        assertThat((Integer) page.evaluate("document.documentElement.scrollWidth"))
                .isLessThanOrEqualTo(390);
        var box = page.locator("svg.board").first().boundingBox();
        if (!path.equals("/")) assertThat(box.y + box.height).isLessThanOrEqualTo(800);
    }

    @ParameterizedTest
    @MethodSource("pages")
    void axeFindsNothingSerious(String path) {
        for (String theme : List.of("light", "dark", "contrast")) {
            go(path);
            page.evaluate("t => localStorage.setItem('theme', t)", theme);
            page.reload();
            page.locator("main h1").first().waitFor();
            page.waitForLoadState(LoadState.NETWORKIDLE);
            List<String> serious = new AxeBuilder(page)
                    .analyze().getViolations().stream()
                            .filter(v -> v.getImpact().equals("serious")
                                    || v.getImpact().equals("critical"))
                            .map(BrowserTest::told)
                            .toList();
            assertThat(serious).as(path + " " + theme).isEmpty();
        }
    }

    private static String told(Rule rule) {
        return rule.getId() + ": "
                + rule.getNodes().stream()
                        .map(n -> n.getHtml() + " " + n.getFailureSummary())
                        .limit(3)
                        .toList();
    }
}

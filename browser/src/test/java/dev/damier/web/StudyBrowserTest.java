package dev.damier.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import dev.damier.record.RecordedGame;
import dev.damier.record.Records;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Tests the analysis board: variations, export and import of games, the continuous engine, the game review. */
class StudyBrowserTest extends BrowserTestBase {
    private static final String START = "/analysis?g=quoridor&p=" + encode("-_-_e1.e9_10.10_1");
    private static final String BRANCHES = "e2 e8 e3! {steady} (e3h (d2 e7) e7) e7";

    private Locator moves() {
        return page.locator(".study-moves button");
    }

    private Locator move(int ply, String text) {
        return page.locator(".study-moves [data-ply='" + ply + "']", new Page.LocatorOptions().setHasText(text));
    }

    private void button(String name) {
        page.getByRole(
                        AriaRole.BUTTON,
                        new Page.GetByRoleOptions().setName(name).setExact(true))
                .click();
    }

    private RecordedGame exported() throws Exception {
        Download file = page.waitForDownload(() -> more("Export game"));
        return Records.read(Files.readString(file.path()));
    }

    @Test
    void analysisWithVariationsSurvivesReloadShareExportAndPaste() throws Exception {
        go(START + "&r=" + encode(BRANCHES));
        assertThat(moves()).hasCount(8);
        assertThat(page.locator(".study-moves .variation")).hasCount(2);
        RecordedGame study = exported();
        assertThat(study.moves().get(2).comment()).isEqualTo("steady");
        assertThat(study.moves().get(2).variations()).hasSize(2);

        move(3, "d2").click();
        assertThat(move(3, "d2")).hasAttribute("aria-current", "true");
        button("Make main line");
        page.getByLabel("Comment on this position").fill("the other way");
        page.getByLabel("Comment on this position").press("Enter");
        sees(".study-moves", "the other way");
        RecordedGame changed = exported();
        assertThat(changed.mainLine()).containsExactly("e2", "e8", "d2", "e7");
        page.reload();
        assertThat(moves()).hasCount(8);
        assertThat(exported()).isEqualTo(changed);

        String shared = page.url();
        visit(new Browser.NewContextOptions().setViewportSize(1280, 800).setLocale("en"));
        page.navigate(shared);
        assertThat(moves()).hasCount(8);
        assertThat(exported()).isEqualTo(changed);

        go("/");
        page.fill("#paste", changed.write());
        page.keyboard().press("Enter");
        assertThat(page).hasURL(Pattern.compile(".*/analysis\\?g=quoridor.*"));
        assertThat(moves()).hasCount(8);
        assertThat(exported().moves()).isEqualTo(changed.moves());
    }

    @Test
    void keysStepThroughMovesAndVariations() {
        go(START + "&r=" + encode(BRANCHES) + "&at=2");
        assertThat(move(2, "e8")).hasAttribute("aria-current", "true");
        page.keyboard().press("ArrowRight");
        assertThat(move(3, "e3").first()).hasAttribute("aria-current", "true");
        page.keyboard().press("ArrowDown");
        assertThat(move(3, "e3").nth(1)).hasAttribute("aria-current", "true");
        page.keyboard().press("ArrowUp");
        assertThat(move(3, "e3").first()).hasAttribute("aria-current", "true");
        page.keyboard().press("Home");
        assertThat(page.locator(".study-moves [aria-current=true]")).hasCount(0);
        page.keyboard().press("End");
        assertThat(page.locator(".study-moves .pair[data-ply='4']")).hasAttribute("aria-current", "true");
        button("Delete from here");
        assertThat(moves()).hasCount(7);
    }

    @Test
    void moveListOpensTheGame() {
        go("/");
        page.fill("#paste", "1. e2 e8 2. e3 e7");
        page.keyboard().press("Enter");
        assertThat(moves()).hasCount(4);
        assertThat(page).hasURL(Pattern.compile(".*m=e2.e8.e3.e7.*"));
    }

    @Test
    void engineStaysOnAfterReload() {
        go(START + "&t=1&m=" + encode("e2 e8"));
        page.locator(".engine-switch").click();
        assertThat(page.locator(".ranked > li")).hasCount(3);
        List<String> values = page.locator(".ranked .evaluation").allInnerTexts();
        assertThat(values).isSortedAccordingTo((a, b) -> Double.compare(number(b), number(a)));
        assertThat(page).hasURL(Pattern.compile(".*on=1.*"));
        page.reload();
        assertThat(page.locator(".engine-switch input")).isChecked();
        assertThat(page.locator(".ranked > li")).hasCount(3);
        page.locator(".ranked > li").first().locator("button").first().click();
        assertThat(moves()).hasCount(3);
    }

    private static double number(String worth) {
        return Double.parseDouble(worth.strip().replace('−', '-'));
    }

    @Test
    void reviewFindsTheBlunder() {
        // One step from its goal the first pawn turns back, which loses at any search depth.
        go(START + "&m=" + encode("e2 d9 e3 d8 e4 d7 e5 d6 e6 d5 e7 d4 e8 d3 e7 d2 e8 d1"));
        assertThat(moves()).hasCount(18);
        button("Game review");
        assertThat(page.locator(".study-moves [data-ply='15'] .annotation"))
                .hasText("??", new LocatorAssertions.HasTextOptions().setTimeout(60_000));
        assertThat(page.locator(".accuracy tbody tr")).hasCount(2);
        move(15, "e7").click();
        sees(".note.mistake", "a blunder");
        button("Find a better move");
        sees(".note.info", "There is a better move here");
        button("Show the solution");
        assertThat(page.locator(".variation").first()).isVisible();
    }

    @Test
    void puzzleSolutionIsComparedWithTheShortest() {
        go("/analysis?g=taquin&p=" + encode("1,2,3/4,5,6/7,0,8") + "&m=" + encode("7R 7L 8L"));
        assertThat(moves()).hasCount(3);
        button("Game review");
        sees(".review", "2 moves more than necessary");
        assertThat(page.locator(".study-moves [data-ply='1'] .annotation")).hasText("?");
    }

    @Test
    void boardFitsThePageAndAxeFindsNoViolations() {
        page.setViewportSize(1280, 720);
        go(START + "&t=1&on=1&r=" + encode(BRANCHES));
        assertThat(page.locator(".ranked > li")).hasCount(3);
        assertThat(page.evaluate("document.documentElement.scrollHeight <= innerHeight"))
                .isEqualTo(true);
        assertThat(new AxeBuilder(page).analyze().getViolations()).isEmpty();
    }
}

package dev.damier.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Tests a tournament and a class contest in the browser, on the real server. */
class ArenaBrowserTest extends ArenaTestBase {
    /** Both engines use their full time, so the game is not over before the test looks at it. */
    @Test
    void boardsAreLiveUntilTheOrganiserEndsTheTournament() {
        Page page = form();
        only(page, "Alpha-beta", "Monte Carlo tree search");
        page.getByLabel("Seconds per move").fill("60");
        open(page);
        assertThat(page.locator(".arena-live damier-board").first()).isVisible();
        press(page, "End tournament");
        assertThat(page.locator(".arena-head")).containsText("finished");
        assertThat(page.locator(".arena-head")).containsText("0 of 4 games");
        assertThat(page.locator(".arena-live")).hasCount(0);
    }

    @Test
    void enginesPlayAndTheirGamesOpenInAnalysis() {
        Page page = form();
        only(page, "Greedy", "Random");
        page.getByLabel("Games per pairing").fill("2");
        open(page);
        assertThat(page.locator(".arena-head")).containsText("finished", within(LONG));
        assertThat(page.locator(".arena-head")).containsText("2 of 2 games");
        assertThat(page.locator(".arena-strength")).containsText("Greedy");
        Locator cells = page.locator(".arena-table .cell");
        assertThat(cells).hasCount(2);
        assertThat(cells.first()).hasText("2");
        cells.first().click();
        assertThat(page.locator(".arena-games").first()).containsText("Greedy – Random");
        assertThat(page.locator(".arena-history path.curve")).hasCount(2);
        assertThat(new AxeBuilder(page)
                        .analyze().getViolations().stream()
                                .filter(v -> List.of("serious", "critical").contains(v.getImpact()))
                                .map(v -> v.getId() + " " + v.getNodes())
                                .toList())
                .isEmpty();
        page.locator(".arena-games")
                .first()
                .getByText("Open in analysis")
                .first()
                .click();
        page.waitForURL(Pattern.compile(".*/analysis\\?.*"));
        assertThat(page.locator("damier-board").first()).isVisible();
        page.navigate(address("/arena"));
        assertThat(page.locator(".arena-ratings")).containsText("Ratings: Quoridor");
        assertThat(page.locator(".arena-ratings tbody tr").first()).containsText("1. Greedy");
    }

    @Test
    void sprtHypothesesAreConfigured() {
        Page page = form();
        only(page, "Greedy", "Random");
        page.getByText("SPRT (is the first stronger?)").click();
        page.getByLabel("Games per pairing").fill("2");
        page.getByLabel("H0 (Elo)").fill("30");
        page.getByLabel("H1 (Elo)", new Page.GetByLabelOptions().setExact(true)).fill("20");
        press(page, "Create tournament");
        assertThat(page.getByRole(AriaRole.ALERT)).containsText("the lower one first");
        page.getByLabel("H0 (Elo)").fill("-10");
        open(page);
        assertThat(page.locator(".arena-head")).containsText("finished", within(LONG));
        assertThat(page.locator(".arena")).containsText("SPRT, H0: -10 Elo, H1: 20 Elo.");
    }

    /** The boards would reveal the map to participants that have not played it yet. */
    @Test
    void pageExplainsWhyMissionBoardsAreHidden() {
        Page page = form();
        page.getByText("Hitman", new Page.GetByTextOptions().setExact(true)).click();
        assertThat(page.getByText("Race (same positions for all)")).isVisible();
        page.getByLabel("Allow external bots").check();
        open(page);
        assertThat(page.locator(".arena")).containsText("Boards are shown once everyone has played");
    }

    /** A token in one line is 32 characters of at least 7 pixels; the page is not wider than a phone. */
    private static void assertTokensAreReadable(Page page) {
        for (Locator token : page.locator(".arena-tokens li code").all()) {
            BoundingBox box = token.boundingBox();
            assertThat(box.width).isGreaterThan(200);
            assertThat(box.height).isLessThan(40);
        }
        page.setViewportSize(390, 844);
        assertThat((Integer) page.evaluate("document.documentElement.scrollWidth"))
                .isLessThanOrEqualTo(390);
        page.setViewportSize(1280, 800);
    }

    /** A page that shows the largest tournament uses less than 100 MB and a limited number of elements. */
    @Test
    void pageHoldsTenThousandGames() throws Exception {
        Page page = person();
        page.navigate(address("/arena/" + LargeContest.store(folder)));
        assertThat(page.locator(".arena-head")).containsText("10,000 of 10,000 games");
        assertThat(page.locator(".arena-strength .bar")).hasCount(LargeContest.RATED);
        assertThat(page.locator(".arena-strength")).containsText("no games link them to the others: Bot 24, Bot 25");
        assertThat(page.locator(".arena-history path.curve")).hasCount(LargeContest.RATED);
        assertThat(page.locator(".arena-table tbody tr")).hasCount(LargeContest.ENTRANTS);
        page.locator(".arena-table .cell").first().click();
        assertThat(page.locator(".arena-games").first().locator("li").first()).isVisible();
        assertThat((Integer) page.evaluate("document.querySelectorAll('*').length"))
                .isLessThan(20_000);
        CDPSession tools = page.context().newCDPSession(page);
        tools.send("HeapProfiler.enable");
        tools.send("HeapProfiler.collectGarbage");
        long bytes = tools.send("Runtime.getHeapUsage").get("usedSize").getAsLong();
        assertThat(bytes).isLessThan(100_000_000);
    }

    @Test
    void resultsAreHiddenUntilTheTeacherPublishesThem() throws Exception {
        Page teacher = form();
        only(teacher, "Greedy", "Random");
        teacher.getByLabel("Games per pairing").fill("2");
        teacher.getByLabel("Class contest").check();
        open(teacher);
        assertThat(teacher.locator(".arena-tokens")).containsText("Your organiser token");
        String own = teacher.locator(".arena-tokens code").first().innerText();
        teacher.getByLabel("Names, one per line").fill("Ada\nBob");
        press(teacher, "Register the bots");
        assertThat(teacher.locator(".arena-tokens li")).hasCount(2);
        String token = teacher.locator(".arena-tokens li code").first().innerText();
        assertTokensAreReadable(teacher);
        assertThat((Integer) teacher.evaluate("document.querySelector('.arena-invite img').naturalWidth"))
                .isPositive();
        List<String> file = Files.readAllLines(teacher.waitForDownload(() -> press(teacher, "Download tokens.csv"))
                .path());
        assertThat(file).hasSize(3);
        assertThat(file.get(1)).contains("\"Ada\",\"" + token + "\"", "/arena/", "python3 connect.py");

        // The link of a student opens the contest signed in, and the token leaves the address.
        String link = file.get(1).split("\",\"")[2];
        Page student = person();
        student.navigate(link);
        assertThat(student.locator(".arena-participants li.you")).containsText("Ada");
        assertThat(student.url()).isEqualTo(teacher.url());
        assertThat(student.locator(".arena-connect code")).containsText(token);
        Download starter = student.waitForDownload(
                () -> student.locator(".arena-starters").getByText("Python").click());
        assertThat(Files.readString(starter.path())).contains("connect.py " + teacher.url() + " " + token);
        assertThat(student.request().get(address("/connect.py")).ok()).isTrue();
        press(student, "Test run");
        assertThat(student.getByRole(AriaRole.ALERT)).containsText("not connected");

        press(teacher, "Start");
        // Bots that are not connected lose at once.
        assertThat(teacher.locator(".arena-head")).containsText("finished", within(LONG));
        assertThat(teacher.locator(".arena-table")).containsText("Ada");
        assertThat(student.locator(".arena-head")).containsText("finished", within(LONG));
        assertThat(student.locator(".arena-participants")).containsText("until the organiser publishes them");
        assertThat(student.locator(".arena-table")).hasCount(0);
        // The teacher signs in on another machine.
        Page elsewhere = person();
        elsewhere.navigate(teacher.url());
        elsewhere.getByText("Sign in with a token").click();
        elsewhere.getByLabel("Sign in with a token").fill(own);
        press(elsewhere, "Sign in");
        press(elsewhere, "Publish the results");
        assertThat(student.locator(".arena-table")).containsText("Ada");
    }
}

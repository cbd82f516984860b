package dev.damier.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** A tournament and a class's contest as people see them, on the real server. */
class ArenaBrowserTest extends PeopleVisit {
    /** A tournament of two quick engines, on a busy machine. */
    private static final int LONG = 120_000;

    /** The form, ready: the engines of the standard game are offered. */
    private Page form() {
        Page page = person();
        page.navigate(address("/arena"));
        assertThat(bot(page, "Greedy")).isVisible();
        return page;
    }

    private static Locator bot(Page page, String name) {
        return page.getByLabel(name, new Page.GetByLabelOptions().setExact(true));
    }

    /** These take part, and not those that are proposed. */
    private static void only(Page page, String... names) {
        for (String out : List.of("Damier, level 1", "Damier, level 2"))
            bot(page, out).uncheck();
        for (String in : names) bot(page, in).check();
    }

    private static void press(Page page, String button) {
        page.getByRole(
                        AriaRole.BUTTON,
                        new Page.GetByRoleOptions().setName(button).setExact(true))
                .click();
    }

    private static void open(Page page) {
        press(page, "Open");
        page.waitForURL(Pattern.compile(".*/arena/[0-9a-f]{32}"));
    }

    /** Both think for as long as they may: the game is not over before somebody looks. */
    @Test
    void boardsAreLiveUntilWhoOpenedItEndsIt() {
        Page page = form();
        only(page, "Alpha-beta", "Monte Carlo tree search");
        page.getByLabel("Seconds a move").fill("60");
        open(page);
        assertThat(page.locator(".arena-live damier-board").first()).isVisible();
        press(page, "End it now");
        assertThat(page.locator(".arena-head")).containsText("over");
        assertThat(page.locator(".arena-head")).containsText("0 of 4 games");
        assertThat(page.locator(".arena-live")).hasCount(0);
    }

    @Test
    void enginesPlayAndTheirGamesOpenInAnalysis() {
        Page page = form();
        only(page, "Greedy", "Random");
        page.getByLabel("Games for each pair").fill("2");
        open(page);
        assertThat(page.locator(".arena-head")).containsText("over", within(LONG));
        assertThat(page.locator(".arena-head")).containsText("2 of 2 games");
        assertThat(page.locator(".arena-strength")).containsText("Greedy");
        Locator cells = page.locator(".arena-cross .cell");
        assertThat(cells).hasCount(2);
        assertThat(cells.first()).hasText("2");
        cells.first().click();
        assertThat(page.locator(".arena-games").first()).containsText("Greedy – Random");
        assertThat(page.locator(".arena-growth path.curve")).hasCount(2);
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
    void whatATestOfStrengthAsksIsChosen() {
        Page page = form();
        only(page, "Greedy", "Random");
        page.getByText("Is the first better?").click();
        page.getByLabel("Games for each pair").fill("2");
        page.getByLabel("Not better: by (Elo)").fill("30");
        page.getByLabel("Better: by (Elo)", new Page.GetByLabelOptions().setExact(true))
                .fill("20");
        press(page, "Open");
        assertThat(page.getByRole(AriaRole.ALERT)).containsText("the lower one first");
        page.getByLabel("Not better: by (Elo)").fill("-10");
        open(page);
        assertThat(page.locator(".arena-head")).containsText("over", within(LONG));
        assertThat(page.locator(".arena")).containsText("Better by 20 Elo rather than by -10?");
    }

    /** Whoever sees a map before playing it knows too much. */
    @Test
    void thePageSaysWhyNoBoardsOfMissionsAreShown() {
        Page page = form();
        page.getByText("Hitman", new Page.GetByTextOptions().setExact(true)).click();
        assertThat(page.getByText("Each alone, the same positions")).isVisible();
        page.getByLabel("Let bots from outside in").check();
        open(page);
        assertThat(page.locator(".arena")).containsText("boards are shown when everybody has played");
    }

    private static LocatorAssertions.ContainsTextOptions within(double millis) {
        return new LocatorAssertions.ContainsTextOptions().setTimeout(millis);
    }

    @Test
    void aClassSeesNothingBeforeTheTeacherSaysSo() {
        Page teacher = form();
        only(teacher, "Greedy", "Random");
        teacher.getByLabel("Games for each pair").fill("2");
        teacher.getByLabel("A class's contest").check();
        open(teacher);
        assertThat(teacher.locator(".arena-tokens")).containsText("Your own token");
        String own = teacher.locator(".arena-tokens code").first().innerText();
        teacher.getByLabel("Names, one a line").fill("Ada\nBob");
        press(teacher, "Let your bot in");
        assertThat(teacher.locator(".arena-tokens li")).hasCount(2);
        String token = teacher.locator(".arena-tokens li code").first().innerText();

        Page student = person();
        student.navigate(teacher.url());
        student.getByText("I have a token").click();
        student.getByLabel("I have a token").fill(token);
        press(student, "That is me");
        assertThat(student.locator(".arena-people li.you")).containsText("Ada");
        press(student, "Test run");
        assertThat(student.getByRole(AriaRole.ALERT)).containsText("not connected");

        press(teacher, "Start");
        // Bots that are not there lose at once.
        assertThat(teacher.locator(".arena-head")).containsText("over", within(LONG));
        assertThat(teacher.locator(".arena-cross")).containsText("Ada");
        assertThat(student.locator(".arena-head")).containsText("over", within(LONG));
        assertThat(student.locator(".arena-people")).containsText("when whoever opened this contest says so");
        assertThat(student.locator(".arena-cross")).hasCount(0);
        // The teacher comes back on another machine.
        Page elsewhere = person();
        elsewhere.navigate(teacher.url());
        elsewhere.getByText("I have a token").click();
        elsewhere.getByLabel("I have a token").fill(own);
        press(elsewhere, "That is me");
        press(elsewhere, "Publish the results");
        assertThat(student.locator(".arena-cross")).containsText("Ada");
    }
}

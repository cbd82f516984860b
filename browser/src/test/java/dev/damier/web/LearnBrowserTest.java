package dev.damier.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the lessons: the overview, the demonstration with its code, the diagrams, the questions. */
class LearnBrowserTest extends BrowserTestBase {
    private static final Pattern SEVERAL = Pattern.compile("[4-9]|\\d{2,}");

    private void lesson(String topic, String language) {
        visit(new Browser.NewContextOptions().setViewportSize(1280, 800).setLocale(language));
        go("/learn/" + topic);
        assertThat(page.locator(".lesson-demo input[type=range]")).hasAttribute("max", SEVERAL);
        assertThat(page.locator(".code .line").nth(5)).isVisible();
    }

    /** Returns the code line that is highlighted after a number of steps. */
    private String lineAt(int step) {
        page.locator(".lesson-demo input[type=range]").fill(String.valueOf(step));
        assertThat(page.locator(".demo-count")).containsText(Pattern.compile("\\b" + step + "\\b"));
        Locator here = page.locator(".code .line.here");
        assertThat(here).hasCount(1);
        return here.textContent();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "breadth-first",
                "depth-first",
                "astar",
                "ida-star",
                "anytime",
                "alpha-beta",
                "mcts",
                "sat",
                "strips"
            })
    void codeFollowsTheDemonstrationInBothLanguages(String topic) {
        lesson(topic, "en");
        String first = lineAt(2);
        assertThat(List.of(lineAt(3), lineAt(4)))
                .anySatisfy(line -> assertThat(line).isNotEqualTo(first));
        assertThat(page.locator(".variables dd").first()).isVisible();
        assertThat(page.locator("damier-demo svg.board")).isVisible();
        if (!topic.equals("sat")) assertDrawingGrowsAndLightsThePath();
        lesson(topic, "fr");
        assertThat(lineAt(2)).isNotEqualTo(first);
        assertThat(page.locator("damier-demo")).not().containsText("_");
        page.locator("damier-demo .btn.main").click();
        assertThat(page.locator(".demo-count")).not().containsText(Pattern.compile("\\b2\\b"));
    }

    /** The drawing has more nodes at later steps; the path is lit only at the end. */
    private void assertDrawingGrowsAndLightsThePath() {
        Locator slider = page.locator(".lesson-demo input[type=range]");
        int last = Integer.parseInt(slider.getAttribute("max"));
        Locator nodes = page.locator(".search-figure .node");
        String early = lineAt(2);
        assertThat(early).isNotNull();
        int before = nodes.count();
        slider.fill(String.valueOf(last / 2));
        assertThat(nodes).not().hasCount(before);
        assertThat(page.locator(".search-figure .node.lit")).hasCount(0);
        slider.fill(String.valueOf(last));
        assertThat(page.locator(".search-figure .node.lit").nth(1)).isVisible();
        lineAt(2);
    }

    @Test
    void predictionsAreAskedAndJudged() {
        lesson("breadth-first", "en");
        page.getByLabel("Predict").check();
        page.locator("damier-demo .btn.main").first().click();
        Locator choices = page.locator(".prediction .btn");
        sees(".prediction", "Which node is next?");
        assertThat(choices).hasCount(3);
        // The oldest node of the frontier is the first successor.
        String oldest = page.locator(".demo-lines li b").first().innerText();
        choices.getByText(oldest, new Locator.GetByTextOptions().setExact(true)).click();
        sees(".prediction", "Correct.");
        sees(".prediction", "1 of 1 correct.");
        assertThat(page.locator(".prediction .btn.right")).hasCount(1);
        page.getByText("Continue").click();
        assertThat(page.locator(".prediction")).hasCount(0);
        page.locator("damier-demo .btn.main").first().click();
        String newest = choices.last().innerText();
        String next = page.locator(".demo-lines li b").first().innerText();
        for (String wrong : choices.allInnerTexts()) if (!wrong.endsWith(next)) newest = wrong;
        choices.getByText(newest, new Locator.GetByTextOptions().setExact(true)).click();
        assertThat(page.locator(".prediction .btn.wrong")).hasCount(1);
        assertThat(page.locator(".prediction .btn.right")).hasCount(1);
        sees(".prediction", "1 of 2 correct.");
        assertPrediction("alpha-beta", "The value of d5 is known. What is next?", "the next move");
        assertPrediction("sat", "Is there a world consistent with all observations?", "possible world");
    }

    private void assertPrediction(String topic, String question, String answer) {
        go("/learn/" + topic);
        assertThat(page.locator(".lesson-demo input[type=range]")).hasAttribute("max", SEVERAL);
        page.getByLabel("Predict").check();
        page.locator("damier-demo .btn.main").first().click();
        sees(".prediction", question);
        page.locator(".prediction .btn")
                .getByText(answer, new Locator.GetByTextOptions().setExact(true))
                .click();
        sees(".prediction", "1 of 1 correct.");
    }

    @Test
    void changedDiagramIsComputedByTheEngine() {
        lesson("alpha-beta", "en");
        Locator diagram = page.locator("damier-live").first();
        assertThat(diagram.locator(".live-bars li")).hasCount(1);
        diagram.getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("off"))
                .click();
        assertThat(diagram.locator(".live-bars li")).hasCount(2);
        assertThat(states(diagram, 1)).isGreaterThan(4 * states(diagram, 0));
        assertThat(page.locator("article")).containsText("+0.5");
    }

    private static int states(Locator diagram, int bar) {
        return Integer.parseInt(diagram.locator(".live-bars li span")
                .nth(bar)
                .textContent()
                .replaceAll("states.*", "")
                .replaceAll("\\D", ""));
    }

    @Test
    void engineChecksAnswersAndCompletesTheLesson() {
        lesson("astar", "en");
        choose(0, 0);
        sees("[data-question='0'] [role=status]", "Incorrect: more than ten times.");
        sees("[data-question='0'] [role=status]", "W gives little information far from the goal");
        assertThat(page.locator("[data-question='0'].incorrect .btn.wrong")).hasCount(1);
        assertThat(page.locator("[data-question='0'] .btn.right")).hasCount(1);
        choose(0, 1);
        sees("[data-question='0'] [role=status]", "Correct.");
        assertThat(page.locator("[data-question='0'].correct .btn.wrong")).hasCount(0);
        choose(1, 0);
        sees("[data-question='1'] [role=status]", "Correct.");
        choose(2, 1);
        sees("[data-question='2'] [role=status]", "Correct.");
        page.locator(".crumbs a").click();
        sees(".learn-progress", "1 of 9 completed");
        assertThat(page.locator(".lesson-card .pill.good")).hasCount(1);
    }

    private void choose(int question, int choice) {
        page.locator("[data-question='" + question + "'] button:enabled")
                .nth(choice)
                .click();
    }

    @Test
    void overviewFiltersAndOpensLessons() {
        go("/learn");
        assertThat(page.locator(".lesson-card .thumbnail")).hasCount(9);
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Logic and planning"))
                .click();
        assertThat(page.locator(".lesson-card .thumbnail")).hasCount(2);
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("All"))
                .click();
        page.locator(".lesson-card .btn.main").click();
        assertThat(page).hasURL(Pattern.compile(".*/learn/breadth-first"));
    }

    @Test
    void coursePageRunsItsSolutions() {
        go("/teach");
        assertThat(page.locator("article h2")).hasCount(8);
        Locator solution = page.locator("details.solution").first();
        assertThat(solution.locator("damier-live")).hasCount(0);
        solution.locator("summary").click();
        assertThat(solution.locator(".live-bars li")).hasCount(1);
        sees("details.solution .live-bars", "34 states");
        page.getByRole(
                        AriaRole.LINK,
                        new Page.GetByRoleOptions().setName("Depth-first").setExact(true))
                .click();
        assertThat(page).hasURL(Pattern.compile(".*/learn/depth-first"));
    }
}

package dev.damier.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Tests the laboratory as a student uses it. */
class LabBrowserTest extends BrowserTestBase {
    private static final String SMALL = """
        {"game":"taquin","positions":["4,1,3/7,2,6/5,8,0"],"deal":2,"seed":3,"options":{"size":"3"},\
        "engines":[{"id":"astar","options":{"heuristic":"P"}},{"id":"astar","options":{"heuristic":"W"}}]}\
        """;

    private void experiment(String tab) {
        go("/lab?run=1&tab=" + tab + "&x=" + encode(SMALL));
    }

    private void runsAreDone(int count) {
        assertThat(page.locator(".progress.good"))
                .containsText(count + " of " + count, new LocatorAssertions.ContainsTextOptions().setTimeout(60_000));
    }

    private void tab(String tab) {
        page.locator("[data-tab=" + tab + "]").click();
    }

    private Locator button(String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    @Test
    void presetShowsItsFindingAndStoresIt() {
        go("/lab");
        page.click("[data-preset=holes]");
        runsAreDone(9);
        String title = page.locator("[data-preset=holes] b").innerText();
        sees(
                ".lab-finding .main-finding",
                "A* (heuristic: P) expands 15 times fewer states than A* (heuristic: W) on these boards.");
        sees(
                "[data-preset=holes]",
                "A* (heuristic: P) expands 15 times fewer states than A* (heuristic: W) on these boards.");
        assertThat(page.locator("[data-preset=holes] b")).hasText(title);
        assertThat(page.locator(".lab-finding h2")).hasText(title);
        tab("table");
        sees(".grid-body", "report 2578 / 2632 · now 2578 / 2632 =");
        int none = expanded(0);
        int misplaced = expanded(1);
        int manhattan = expanded(2);
        assertThat(none).isGreaterThan(misplaced);
        assertThat(misplaced).isGreaterThan(manhattan);
        go("/lab");
        sees(
                "[data-preset=holes]",
                "A* (heuristic: P) expands 15 times fewer states than A* (heuristic: W) on these boards.");
    }

    private int expanded(int engine) {
        return Integer.parseInt(page.locator("tr[data-engine='" + engine + "'] td")
                .nth(3)
                .textContent()
                .replaceAll("\\D", ""));
    }

    @Test
    void builderCountsAreCorrectAndTheLinkReproducesTheTable() throws IOException {
        go("/lab");
        assertThat(page.locator(".counts")).hasText("2 engines × 10 boards");
        assertThat(page.locator(".build-preview svg.board")).hasCount(6);
        Locator many = page.getByLabel("Boards", new Page.GetByLabelOptions().setExact(true));
        many.fill("3");
        many.blur();
        assertThat(page.locator(".counts")).hasText("2 engines × 3 boards");
        button("Add an engine").click();
        page.locator("[data-engine-card=greedy]").click();
        assertThat(page.locator(".counts")).hasText("3 engines × 3 boards");
        button("Run 9").click();
        runsAreDone(9);
        tab("data");
        List<String> here = counters();
        String link = page.locator(".permalink").textContent();
        visit(new Browser.NewContextOptions().setViewportSize(1280, 800).setLocale("en"));
        page.navigate(link);
        runsAreDone(9);
        assertThat(counters()).isEqualTo(here).hasSize(10);
    }

    @Test
    void suiteIsShownAndRunByName() {
        go("/lab");
        assertThat(page.locator(".counts")).hasText("2 engines × 10 boards");
        button("Position set").click();
        page.getByLabel("Position set").selectOption("reports");
        assertThat(page.locator(".counts")).hasText("2 engines × 6 boards");
        button("Run 12").click();
        runsAreDone(12);
        assertThat(page).hasURL(Pattern.compile(".*suite.*reports.*"));
    }

    @Test
    void plotsAreDrawnAndExported() throws IOException {
        experiment("plots");
        runsAreDone(6);
        for (String plot : List.of("distribution", "cactus", "scatter", "bound", "growth", "depth")) {
            page.locator("[data-plot=" + plot + "]").click();
            assertThat(page.locator("svg.plot .point").first()).isVisible();
        }
        page.locator("[data-plot=scatter]").click();
        sees(".plot-notes", "P expands fewer states on 3 of 3 boards");
        Download svg = page.waitForDownload(() -> button("SVG").click());
        assertThat(Files.readString(svg.path())).startsWith("<svg").contains("xmlns=", "states of P");
        Download data = page.waitForDownload(() -> button("Data").click());
        assertThat(Files.readAllLines(data.path())).hasSize(4);
        Download png = page.waitForDownload(() -> button("PNG").click());
        assertThat(Files.size(png.path())).isGreaterThan(5_000);
        Locator paper = page.locator("svg.plot > rect").first();
        String light = paper.getAttribute("fill");
        page.getByTitle("Theme").click();
        assertThat(paper).not().hasAttribute("fill", light);
    }

    @Test
    void experimentContinuesInTheBackground() {
        experiment("table");
        runsAreDone(6);
        go("/learn");
        assertThat(page.locator(".lesson-card").first()).isVisible();
        go("/lab");
        button("My experiments").click();
        sees(".my-experiments", "6 runs, finished");
        page.locator(".my-experiments button").first().click();
        runsAreDone(6);
        String kept = page.url();
        assertThat(page).hasURL(Pattern.compile(".*[?&]e=.*"));
        page.navigate(kept);
        runsAreDone(6);
    }

    /** Blind searches of 4×4 boards, which no machine finishes during the test. */
    private static final String ENDLESS = """
        {"game":"taquin","deal":100,"seed":3,"options":{"size":"4"},"millis":30000,\
        "engines":[{"id":"breadth-first","options":{}}]}\
        """;

    @Test
    void runningExperimentIsReopenedAndStopped() {
        go("/lab?run=1&x=" + encode(ENDLESS));
        assertThat(page.locator(".progress.live")).containsText("of 100");
        go("/learn");
        assertThat(page.locator(".lesson-card").first()).isVisible();
        go("/lab");
        button("My experiments").click();
        assertThat(page.locator(".my-experiments li"))
                .hasText(Pattern.compile("Breadth-first.*of 100", Pattern.DOTALL));
        page.locator(".my-experiments button").first().click();
        assertThat(page.locator(".progress.live")).containsText("of 100");
        page.locator(".lab-finding").getByText("Stop").click();
        assertThat(page.locator(".progress.good")).containsText("of 100");
        assertThat(button("Run 100")).isEnabled();
    }

    @Test
    void resultsAreShownInTheCurrentLanguage() {
        experiment("table");
        runsAreDone(6);
        assertThat(page.locator(".grid-row .outcome").first()).hasText("solved");
        page.locator("button[lang=fr]").click();
        assertThat(page.locator(".grid-row .outcome").first()).hasText("résolu");
        assertThat(page.locator(".lab-finding")).containsText("états");
    }

    /** Waits until the search has several steps to scrub through. */
    private void severalSteps(String range) {
        assertThat(page.locator(range).first())
                .hasAttribute(
                        "max",
                        Pattern.compile("[4-9]|\\d{2,}"),
                        new LocatorAssertions.HasAttributeOptions().setTimeout(20_000));
    }

    @Test
    void twoRunsAreComparedStepByStep() {
        experiment("race");
        runsAreDone(6);
        assertThat(page.locator("damier-search-view svg.board")).hasCount(2);
        severalSteps("damier-race input[type=range]");
        page.locator("damier-race select").nth(3).selectOption("2");
        sees(".race-table thead", "W · 3");
        page.locator("damier-race input[type=range]").fill("5");
        Locator counted = page.locator("[data-counter=expanded] td").first();
        assertThat(counted).hasText("5");
        button("Forward").click();
        assertThat(counted).hasText("6");
        page.getByLabel("Speed").selectOption("fast");
        button("Play").click();
        assertThat(counted).not().hasText("6");
    }

    @Test
    void treeNodeShowsItsBoard() {
        experiment("tree");
        runsAreDone(6);
        page.locator(".tree-row.on-line").nth(1).click();
        assertThat(page.locator(".tree-row[aria-selected=true]")).hasCount(1);
        assertThat(page.locator("damier-tree-view svg.board .piece")).hasCount(8);
        button("Compare two trees").click();
        assertThat(page.locator("damier-tree-view")).hasCount(2);
    }

    @Test
    void savedResultsAreOpenedAgain() throws IOException {
        experiment("data");
        runsAreDone(6);
        List<String> first = counters();
        Download file = page.waitForDownload(() -> button("JSON").click());
        go("/lab");
        assertThat(page.locator(".counts")).hasText("2 engines × 10 boards");
        page.locator("input[type=file]").setInputFiles(file.path());
        runsAreDone(6);
        tab("data");
        assertThat(counters()).isEqualTo(first);
        page.reload();
        runsAreDone(6);
        assertThat(counters()).isEqualTo(first);
    }

    @Test
    void pastedGameIsUsedAsPosition() {
        go("/lab");
        assertThat(page.locator(".counts")).hasText("2 engines × 10 boards");
        button("Custom").click();
        assertThat(page.locator(".counts")).hasText("2 engines × 1 board");
        Locator positions = page.locator("damier-builder textarea");
        positions.fill("[Game \"quoridor\"]\n\n1. e2 e8 2. e3 e7 *\n");
        positions.blur();
        assertThat(positions).hasValue("-_-_e3.e7_10.10_1");
        assertThat(page.locator(".build-preview .s-pawn")).hasCount(2);
        assertThat(button("Run 2")).isEnabled();
    }

    /** Returns the columns of the exported table that do not depend on time. */
    private List<String> counters() throws IOException {
        Download download = page.waitForDownload(() -> button("CSV").click());
        return Files.readAllLines(download.path()).stream()
                .map(line -> String.join(",", List.of(line.split(",")).subList(0, 8)))
                .toList();
    }
}

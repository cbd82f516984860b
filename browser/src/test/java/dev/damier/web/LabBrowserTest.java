package dev.damier.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.assertions.LocatorAssertions;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The laboratory as a student meets it. */
class LabBrowserTest extends Visit {
    private static final String SMALL = """
            {"game":"taquin","positions":["4,1,3/7,2,6/5,8,0"],"deal":2,"seed":3,"options":{"size":"3"},\
            "engines":[{"id":"astar","options":{"heuristic":"P"}},{"id":"astar","options":{"heuristic":"W"}}]}""";

    private void experiment(String tab) {
        go("/lab?run=1&tab=" + tab + "&x=" + encode(SMALL));
    }

    private void runsAreDone(int count) {
        assertThat(page.locator(".lab-form [role=status]"))
                .containsText(count + " of " + count, new LocatorAssertions.ContainsTextOptions().setTimeout(60_000));
    }

    @Test
    void aPresetFillsTheTableAndTellsWhatToLookAt() {
        go("/lab");
        page.click("[data-preset=holes]");
        runsAreDone(9);
        sees(".lab", "took the report’s A* 48.46 s");
        sees(".grid-body", "then 2578 / 2632 · now 2578 / 2632 =");
        int none = expanded(0);
        int misplaced = expanded(1);
        int manhattan = expanded(2);
        assertThat(none).isGreaterThan(misplaced);
        assertThat(misplaced).isGreaterThan(manhattan);
    }

    private int expanded(int engine) {
        return Integer.parseInt(page.locator("tr[data-engine='" + engine + "'] td")
                .nth(3)
                .textContent()
                .replaceAll("\\D", ""));
    }

    @Test
    void aSuiteIsRunByName() {
        go("/lab");
        page.getByLabel("Suite").selectOption("reports");
        assertThat(page.getByLabel("Random boards")).hasValue("0");
        page.getByText("Run", new com.microsoft.playwright.Page.GetByTextOptions().setExact(true))
                .click();
        runsAreDone(12);
        assertThat(page).hasURL(Pattern.compile(".*suite.*reports.*"));
    }

    @Test
    void aPlotIsDrawn() {
        experiment("plots");
        runsAreDone(6);
        page.locator(".plot canvas[width]").waitFor();
        for (int i = 0; i < 40 && !drawn(); i++) page.waitForTimeout(250);
        assertThat(drawn()).isTrue();
    }

    private boolean drawn() {
        return (Boolean) page.evaluate("""
                () => { const c = document.querySelector('.plot canvas');
                return c.getContext('2d').getImageData(0, 0, c.width, c.height).data.some((v, i) => i % 4 === 3 && v > 0); }""");
    }

    /** The search has been grown and can be scrubbed. The page's policy forbids polling by evaluated text. */
    private void severalSteps(String range) {
        assertThat(page.locator(range).first())
                .hasAttribute(
                        "max",
                        Pattern.compile("[4-9]|\\d{2,}"),
                        new LocatorAssertions.HasAttributeOptions().setTimeout(20_000));
    }

    @Test
    void aRaceIsScrubbed() {
        experiment("race");
        assertThat(page.locator("damier-search-view svg.board")).hasCount(2);
        page.locator(".race canvas").first().waitFor();
        severalSteps("input[type=range]");
        page.locator("input[type=range]").fill("5");
        assertThat(page.locator("damier-search-view .nums b").first()).hasText("5");
        page.getByText("Forward").click();
        assertThat(page.locator("damier-search-view .nums b").first()).hasText("6");
        page.getByLabel("Speed").selectOption("fast");
        page.locator("[role=tabpanel]")
                .getByText("Play", new com.microsoft.playwright.Locator.GetByTextOptions().setExact(true))
                .click();
        assertThat(page.locator(".tabs ~ [role=tabpanel] .btn").first())
                .hasText("Pause", new LocatorAssertions.HasTextOptions().setTimeout(5_000));
        assertThat(page.locator("damier-search-view .nums b").first())
                .not()
                .hasText("6", new LocatorAssertions.HasTextOptions().setTimeout(10_000));
    }

    @Test
    void aTreeNodeShowsItsBoard() {
        experiment("tree");
        page.locator(".tree-row.on-line").nth(1).click();
        assertThat(page.locator(".tree-row[aria-selected=true]")).hasCount(1);
        assertThat(page.locator("damier-tree-view svg.board .piece")).hasCount(8);
    }

    @Test
    void theDataComeOutAndThePermalinkRerunsThemEqually() throws IOException {
        experiment("data");
        runsAreDone(6);
        List<String> first = counters();
        String link = page.locator(".permalink").textContent();
        page.navigate(link);
        runsAreDone(6);
        assertThat(counters()).isEqualTo(first).hasSize(7);
    }

    /** The columns of the exported table that do not depend on the clock. */
    private List<String> counters() throws IOException {
        Download download = page.waitForDownload(
                () -> page.getByText("CSV", new com.microsoft.playwright.Page.GetByTextOptions().setExact(true))
                        .click());
        return Files.readAllLines(download.path()).stream()
                .map(line -> String.join(",", List.of(line.split(",")).subList(0, 8)))
                .toList();
    }
}

package dev.damier.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Tests analysis and editor: verdicts, search progress, errors in positions. */
class AnalysisBrowserTest extends BrowserTestBase {
    @Test
    void solutionIsAnimatedAndShownAsBoards() {
        go("/analysis?on=1&g=taquin&p=" + encode("1,2,4/3,5,0/7,6,8"));
        sees(".verdict", "proved shortest");
        int moves = page.locator("aside ol.moves button").count();
        page.getByText("Boards", new Page.GetByTextOptions().setExact(true)).click();
        assertThat(page.locator(".boards svg.board")).hasCount(moves + 1);
        page.getByText("Animate").click();
        assertThat(page.locator(".moves .now")).hasCount(1);
        page.getByText("Stop", new Page.GetByTextOptions().setExact(true)).click();
        assertThat(page.locator(".moves .now")).hasCount(0);
        page.locator(".boards button").last().click();
        sees(".status", "Solved");
    }

    @Test
    void searchShowsProgressAndCanBeStopped() {
        go("/analysis?e=breadth-first&t=120&g=taquin&p=" + encode("13,6,8,12/15,14,0,10/11,7,4,5/9,1,3,2"));
        page.locator(".engine-switch").click();
        assertThat(page.locator(".engine-figures b").first())
                .isVisible(new LocatorAssertions.IsVisibleOptions().setTimeout(20_000));
        page.locator(".engine-switch").click();
        sees(".verdict", "no solution found yet, lower bound");
    }

    @Test
    void solvedPositionShowsVerdictAndPlayableLine() {
        go("/analysis?g=taquin&p=" + encode("1,2,4/3,5,0/7,6,8"));
        page.locator(".engine-switch").click();
        sees(".verdict", "proved shortest");
        page.locator("aside ol.moves button").last().click();
        sees(".status", "");
        assertThat(page).hasURL(Pattern.compile(".*m=.*"));
        page.goBack();
        go("/analysis?g=taquin&p=" + encode("1,2,3/4,5,6/8,7,0"));
        page.locator(".engine-switch").click();
        sees(".verdict", "Impossible (proved");
    }

    @Test
    void editorMarksErrorsAndEvaluatesLive() {
        go("/editor?g=taquin&p=" + encode("1,2,3/4,5,6/7,0,8"));
        sees(".badge", "1 move, proved shortest");
        page.fill("#text", "1,2,3/4,5,6/7,7,0");
        sees(".badge .error", "7");
        assertThat(page.locator("svg.board .ring.t-bad").first()).isVisible();
    }
}

package dev.damier.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Tests that an analysis and an experiment can be saved on the server and opened by another user. */
class SavedPagesBrowserTest extends MultiUserTestBase {
    private static final String STUDY = "/analysis?g=quoridor&p=" + encode("-_-_e1.e9_10.10_1") + "&r="
            + encode("e2 e8 e3! {steady} (e3h (d2 e7) e7) e7");
    private static final String EXPERIMENT = "/lab?run=1&tab=data&x="
            + encode("{\"game\":\"taquin\",\"positions\":[\"4,1,3/7,2,6/5,8,0\"],\"deal\":0,\"engines\":"
                    + "[{\"id\":\"astar\",\"options\":{\"heuristic\":\"P\"}},{\"id\":\"greedy\",\"options\":{}}]}");

    private static void press(Page page, String button) {
        page.getByRole(
                        AriaRole.BUTTON,
                        new Page.GetByRoleOptions().setName(button).setExact(true))
                .click();
    }

    /** Returns the link of the page saved last. */
    private static String kept(Page page) {
        page.getByText("Saved on the server", new Page.GetByTextOptions().setExact(true))
                .click();
        return address(page.locator(".saved-pages a").first().getAttribute("href"));
    }

    @Test
    void analysisIsSavedWithVariationsAndComments() {
        Page page = person();
        page.navigate(address(STUDY));
        assertThat(page.locator(".study-moves button")).hasCount(8);
        page.locator(".study-moves [data-ply='2']").click();
        assertThat(page.locator(".study-moves [data-ply='2']")).hasAttribute("aria-current", "true");
        press(page, "Share");
        assertThat(page.locator(".toast")).containsText("Saved for one year");
        String link = kept(page);
        org.assertj.core.api.Assertions.assertThat(link).hasSizeLessThan(90);

        Page other = person();
        other.navigate(link);
        assertThat(other.locator(".study-moves button")).hasCount(8);
        assertThat(other.locator(".study-moves")).containsText("steady");
        assertThat(other.locator(".study-moves [data-ply='2']")).hasAttribute("aria-current", "true");
        assertThat(other).hasURL(Pattern.compile(".*/analysis\\?g=quoridor.*"));
        other.navigate(address("/analysis?kept=" + "0".repeat(32)));
        assertThat(other.getByRole(AriaRole.ALERT)).containsText("page not found");
    }

    /** The review travels with the link: the other browser shows it without a search. */
    @Test
    void sharedReviewIsRestored() {
        Page page = person();
        page.navigate(address(
                "/analysis?g=taquin&p=" + encode("1,2,3/4,5,6/7,0,8") + "&m=" + encode("7R 7L 8L") + "&review=1"));
        assertThat(page.locator(".review")).containsText("2 moves more than necessary");
        press(page, "Practise 1 mistake");
        assertThat(page.locator(".exercise")).containsText("1 of 1");
        press(page, "Finish");
        press(page, "Share");
        assertThat(page.locator(".toast")).containsText("Saved for one year");
        Page other = person();
        other.route("**/api/solve**", route -> route.abort());
        other.navigate(kept(page));
        assertThat(other.locator(".review")).containsText("2 moves more than necessary");
        assertThat(other.locator(".graph-annotations button")).hasCount(1);
        other.reload();
        assertThat(other.locator(".review")).containsText("2 moves more than necessary");
    }

    @Test
    void experimentIsSavedWithItsRows() {
        Page page = person();
        page.navigate(address(EXPERIMENT));
        assertThat(page.locator(".progress.good")).containsText("2 of 2");
        press(page, "Save on the server");
        assertThat(page.locator(".toast")).containsText("Saved for one year");
        press(page, "My experiments");
        String link = kept(page);

        Page other = person();
        other.navigate(link);
        assertThat(other.locator(".progress.good")).containsText("2 of 2");
        other.locator("[data-tab=table]").click();
        assertThat(other.locator("tr[data-engine='1']")).isVisible();
        assertThat(other).hasURL(Pattern.compile(".*/lab\\?kept=[0-9a-f]{32}&tab=table"));
        other.reload();
        assertThat(other.locator("tr[data-engine='1']")).isVisible();
    }
}

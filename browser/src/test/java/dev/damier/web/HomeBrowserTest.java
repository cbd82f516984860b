package dev.damier.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.LoadState;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the home page and the header and footer of every page. */
class HomeBrowserTest extends BrowserTestBase {
    @Test
    void homeShowsFourBoardsAndStartsAGame() {
        go("/");
        for (String name : List.of("Ricochet Robots", "Sliding puzzle", "Quoridor", "Hitman")) {
            Locator card = page.locator(".game-card", new Page.LocatorOptions().setHasText(name))
                    .first();
            assertThat(card.locator("svg.board")).isVisible();
        }
        // The main button opens the first daily board at the first visit, and later the last game.
        assertThat(page.locator("main .btn.main")).hasCount(1);
        page.locator("main .btn.main").click();
        assertThat(page.locator("damier-play svg.board .piece").first()).isVisible();
        assertThat(page).hasURL(Pattern.compile(".*day=.*"));
        String place = page.url();
        go("/");
        assertThat(page.locator(".continue svg.board .piece").first()).isVisible();
        page.getByText("Continue").click();
        assertThat(page).hasURL(place);
    }

    @Test
    void finishedGameIsNotOfferedAgain() {
        go("/play/taquin?p=" + encode("1,2,3/4,5,6/7,0,8"));
        page.locator("damier-play .piece").first().waitFor();
        go("/");
        assertThat(page.getByText("Continue")).isVisible();
        page.getByText("Continue").click();
        page.locator("damier-play .piece").first().waitFor();
        page.keyboard().press("ArrowLeft");
        assertThat(page.locator(".end-card")).isVisible();
        go("/");
        assertThat(page.locator(".continue svg.board .piece").first()).isVisible();
        assertThat(page.getByText("Continue")).hasCount(0);
    }

    /** Measured with all its scripts, styles, fonts and images. */
    @ParameterizedTest
    @ValueSource(
            strings = {"/", "/play/ricochet", "/play/quoridor", "/play/taquin", "/explore/hitman", "/plates/ricochet"})
    void pageLoadsLessThan200kB(String path) {
        go(path);
        page.locator("svg.board").first().waitFor();
        page.waitForLoadState(LoadState.NETWORKIDLE);
        Object bytes = page.evaluate("""
            () => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
                .reduce((sum, entry) => sum + entry.encodedBodySize, 0)\
            """);
        assertThat(((Number) bytes).intValue()).isBetween(20_000, 200_000);
    }

    @Test
    void pastedPositionIsRecognised() {
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
    void languageAndThemeArePersistent() {
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
    void apiReferenceIsShown() {
        go("/");
        page.getByText("API reference").click();
        sees(".api", "POST /api/look");
        page.getByText("POST /api/gesture").click();
        sees(".api details[open]", "Where the gesture starts");
        page.getByText("FR", new Page.GetByTextOptions().setExact(true)).click();
        sees(".api details[open]", "Début du geste");
    }

    @Test
    void questionMarkListsTheKeyboardShortcuts() {
        go("/play/ricochet?p=" + RICOCHET);
        page.locator("damier-board .piece").first().waitFor();
        page.keyboard().press("?");
        // the keys of the robots come first
        assertThat(page.locator("dialog[open] h3").first()).hasText("On this board");
        assertThat(page.locator("dialog[open] dl").first()).containsText("blue");
        page.keyboard().press("Escape");
        assertThat(page.locator("dialog[open]")).hasCount(0);
    }
}

package dev.damier.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the position editor: tools look like what they place, and messages always refer to the current position. */
class EditorBrowserTest extends BrowserTestBase {
    private static final String SOLVED = "1,2,3/4,5,6/7,8,0";

    private void edit(String game, String position) {
        go("/editor?g=" + game + "&p=" + encode(position));
        assertThat(page.locator(".board-area svg.board")).isVisible();
        assertThat(page.locator(".palette .tool").first()).isVisible();
    }

    @ParameterizedTest
    @ValueSource(strings = {"ricochet", "taquin", "quoridor", "hitman"})
    void everyToolIsDrawnLikeItsPiece(String game) {
        go("/editor?g=" + game);
        Locator tools = page.locator(".palette .tool:not([data-tool=''])");
        assertThat(tools.first()).isVisible();
        int count = tools.count();
        assertThat(count).isGreaterThan(5);
        assertThat(tools.locator("svg.board")).hasCount(count);
        List<String> names = new ArrayList<>();
        for (Locator tool : tools.all()) names.add(tool.getAttribute("aria-label"));
        assertThat(names).doesNotContainNull().doesNotHaveDuplicates();
        tools.last().click();
        assertThat(page.locator(".palette [role=status]")).hasText(names.get(count - 1));
    }

    @Test
    void selectedPieceIsPlacedOnTheBoard() {
        edit("hitman", "..T/#../.P.");
        page.locator("[data-tool=guard-e]").click();
        page.locator(".board-area svg.board").click();
        assertThat(page.locator(".board-area .piece.s-guard")).hasCount(1);
    }

    @Test
    void invalidPositionHidesTheOldVerdict() {
        edit("taquin", SOLVED);
        sees(".badge", "Already solved");
        page.fill("#text", "1,2,3/4,5,6/7,7,0");
        assertThat(page.locator(".badge .error")).containsText("7");
        assertThat(page.locator(".badge")).containsText("Incomplete position");
        assertThat(page.locator(".badge .sub")).hasCount(0);
        Locator fault = page.locator(".board-area .mark.k-fault").first();
        assertThat(fault).isVisible();
        assertThat((Boolean) page.evaluate("""
            () => {
              const mark = document.querySelector('.board-area .mark.k-fault');
              const tiles = [...document.querySelectorAll('.board-area .piece')];
              return tiles.every((tile) =>
                tile.compareDocumentPosition(mark) & Node.DOCUMENT_POSITION_FOLLOWING);
            }\
            """)).isTrue();
    }

    /** Starts from an empty board, changes its size, and plays it; the length of the solution stays hidden. */
    @Test
    void emptyBoardOfAnotherSizeIsPlayed() {
        edit("ricochet", "4A-2B-1A-3A_r9.10_g2.11_b6.12_y10.8_t14.15.red");
        page.locator("[data-tool=empty]").click();
        page.locator("[data-tool=remove-column]").click();
        assertThat(page.locator("#text")).hasValue("15x16_r9.10_g2.11_b6.12_y10.8_t14.15.red");
        sees(".badge", "Valid and solvable");
        assertThat(page.locator(".badge details p").first()).isHidden();
        page.locator("aside a.btn.main").click();
        assertThat(page).hasURL(Pattern.compile(".*/play/ricochet\\?p=15x16.*"));
    }

    /** An edit that is refused keeps the position and its verdict; an impossible position cannot be played. */
    @Test
    void refusedEditKeepsThePosition() {
        edit("quoridor", "-_-_f1.f11_14.14_1_size11");
        page.locator("[data-tool=larger]").click();
        sees(".badge .error", "from 3 to 11");
        assertThat(page.locator("aside a.btn.main")).isVisible();
        edit("taquin", "1,2,3/4,5,6/8,7,0");
        sees(".badge", "Impossible");
        assertThat(page.locator("aside button.btn.main")).isDisabled();
    }

    @Test
    void reasonPrecedesTheVerdictImpossible() {
        edit("taquin", "1,2,3/4,5,6/8,7,0");
        sees(".badge", "Impossible");
        List<String> said = page.locator(".badge p").allInnerTexts();
        assertThat(said.get(0)).doesNotContain("Impossible");
        assertThat(said).anySatisfy(line -> assertThat(line).startsWith("Impossible"));
    }

    @Test
    void invalidInputIsNoConsoleError() {
        List<String> errors = new ArrayList<>();
        page.onConsoleMessage(m -> {
            if (m.type().equals("error")) errors.add(m.text());
        });
        edit("quoridor", "-_-_e1.e9_10.10_1");
        page.locator("#text").pressSequentially("zz");
        sees(".badge", "Incomplete position");
        assertThat(errors).isEmpty();
    }

    @Test
    void pastedGameIsEditedAtItsEnd() {
        edit("taquin", SOLVED);
        page.fill("#text", "[Game \"quoridor\"]\n\n1. e2 e8 2. e3 (2. d2) 2... e7 *\n");
        assertThat(page.locator("#text")).hasValue("-_-_e3.e7_10.10_1");
        assertThat(page.locator(".board-area .piece.s-pawn")).hasCount(2);
        page.fill("#text", "1. e9");
        sees(".badge .error", "e9");
    }

    @Test
    void languageChangesEverywhere() {
        edit("quoridor", "-_-_e1.e9_10.10_1");
        page.locator("[data-tool=wall]").click();
        assertThat(page.locator(".palette [role=status]")).hasText("Wall");
        assertThat(page.locator(".board-area .sr-only").first()).containsText("red pawn");
        page.locator("button[lang=fr]").click();
        assertThat(page.locator(".palette [role=status]")).hasText("Mur");
        assertThat(page.locator(".board-area .sr-only").first()).containsText("pion rouge");
    }

    @Test
    void toolsFitThePhoneScreen() {
        visit(new Browser.NewContextOptions().setViewportSize(390, 844).setLocale("fr"));
        edit("hitman", "..T/#../.P.");
        assertThat((Boolean) page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
                .isTrue();
        Locator tool = page.locator(".palette .tool").first();
        assertThat(tool.boundingBox().height).isGreaterThanOrEqualTo(44);
    }
}

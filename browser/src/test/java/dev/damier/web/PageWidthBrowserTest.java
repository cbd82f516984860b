package dev.damier.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.LoadState;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that no page is wider than its window: every page, both languages, a phone, a tablet and a laptop. */
class PageWidthBrowserTest extends MultiUserTestBase {
    private static final List<Integer> WIDTHS = List.of(390, 768, 1280);

    private static final String STUDY = "/analysis?g=quoridor&p=start&r="
            + encode("1. e2 {a long comment that explains the move} e8 2. e3 (2. d2 e7 3. d3h) e7 3. e4 e6 4. e3h e4h");

    private static final List<String> PAGES = List.of(
            "/",
            "/play/ricochet",
            "/play/taquin",
            "/play/quoridor",
            "/play/quoridor?s2=human&s3=human&s4=human&p=start_players4",
            "/play/hitman",
            "/play/hitman?p=" + encode("..N/.T./.P."),
            "/explore/hitman",
            "/puzzles/ricochet",
            "/puzzles/taquin",
            "/plates/ricochet",
            "/analysis",
            STUDY,
            "/editor",
            "/editor?g=quoridor&p=start",
            "/rules/ricochet",
            "/rules/quoridor",
            "/rules/taquin",
            "/rules/hitman",
            "/room",
            "/arena",
            "/arena/CONTEST",
            "/lab",
            "/lab?preset=holes&run=1",
            "/lab?tab=race",
            "/lab?tab=tree",
            "/lab?tab=data",
            "/learn",
            "/learn/alpha-beta",
            "/learn/anytime",
            "/learn/astar",
            "/learn/breadth-first",
            "/learn/depth-first",
            "/learn/ida-star",
            "/learn/mcts",
            "/learn/sat",
            "/learn/strips",
            "/teach",
            "/interface",
            "/nowhere");

    /** Elements whose right edge is outside the window, innermost first, for the message of a failure. */
    private static final String CULPRITS = """
        () => [...document.querySelectorAll("main *")]
          .filter(e => e.getBoundingClientRect().right > innerWidth + 1)
          .reverse().slice(0, 4).map(e => e.tagName + "." + [...e.classList].join("."))
        """;

    @ParameterizedTest
    @ValueSource(strings = {"en", "fr"})
    void noPageIsWiderThanItsWindow(String language) throws Exception {
        String contest = LargeContest.store(folder);
        Page page = person(language);
        List<String> tooWide = new ArrayList<>();
        for (String path : PAGES) {
            page.setViewportSize(WIDTHS.get(0), 844);
            page.navigate(address(path.replace("CONTEST", contest)));
            page.locator("main :is(h1, h2, svg.board)").first().waitFor();
            page.waitForLoadState(LoadState.NETWORKIDLE);
            for (int width : WIDTHS) {
                page.setViewportSize(width, 844);
                int actual = (Integer) page.evaluate(
                        "() => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth)");
                if (actual > width) tooWide.add(path + " at " + width + ": " + actual + " " + page.evaluate(CULPRITS));
            }
        }
        assertThat(tooWide).isEmpty();
    }
}

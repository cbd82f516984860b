package dev.damier.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.LoadState;
import com.microsoft.playwright.options.WaitUntilState;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that no page is wider than its window: every page, both languages, a phone, a tablet and a laptop. */
class PageWidthBrowserTest extends RoomTestBase {
    /** Number of pages that load at the same time. */
    private static final int TABS = 4;

    private static final List<Integer> WIDTHS = List.of(390, 768, 1280);

    private static final String STUDY = "/analysis?g=quoridor&p=start&r="
            + encode("1. e2 {a long comment that explains the move} e8 2. e3 (2. d2 e7 3. d3h) e7 3. e4 e6 4. e3h e4h");

    private static final List<String> PAGES = List.of(
            "/",
            "/play/ricochet",
            "/play/taquin",
            "/play/quoridor",
            "/play/quoridor?s2=human&s3=human&s4=human&p=start_players4",
            "/play/hitman?new=1",
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
            "/reports",
            "/planner",
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
        // Several pages load at the same time, because each of them has to be idle for half a second.
        List<Page> tabs = new ArrayList<>();
        tabs.add(person(language));
        while (tabs.size() < TABS) tabs.add(tabs.get(0).context().newPage());
        List<String> tooWide = new ArrayList<>();
        for (int i = 0; i < PAGES.size() + TABS; i++) {
            Page page = tabs.get(i % TABS);
            if (i >= TABS && i - TABS < PAGES.size()) {
                page.locator("main :is(h1, h2, svg.board)").first().waitFor();
                page.waitForLoadState(LoadState.NETWORKIDLE);
                measure(page, PAGES.get(i - TABS), tooWide);
            }
            if (i >= PAGES.size()) continue;
            page.setViewportSize(WIDTHS.get(0), 844);
            page.navigate(
                    address(PAGES.get(i).replace("CONTEST", contest)),
                    new Page.NavigateOptions().setWaitUntil(WaitUntilState.COMMIT));
        }
        assertThat(tooWide).isEmpty();
    }

    /** Adds the widths at which the page is wider than its window. */
    private static void measure(Page page, String name, List<String> tooWide) {
        for (int width : WIDTHS) {
            page.setViewportSize(width, 844);
            int actual = (Integer)
                    page.evaluate("() => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth)");
            if (actual > width) tooWide.add(name + " at " + width + ": " + actual + " " + page.evaluate(CULPRITS));
        }
    }

    /** Rooms of every game with the longest names: the lobby, the game, and its end. */
    @ParameterizedTest
    @ValueSource(strings = {"en", "fr"})
    void noRoomIsWiderThanItsWindow(String language) {
        List<String> tooWide = new ArrayList<>();
        for (String query : List.of("ricochet", "taquin&o.size=3", "quoridor", "hitman")) {
            Page host = person(language);
            host.navigate(address("/room?set.countdown=0&g=" + query));
            enter(host, ".room-create", "W".repeat(24));
            Page guest = person(language);
            guest.navigate(host.url());
            enter(guest, ".room-join", "Maximilian von Schönborn");
            assertThat(host.locator(".room-seats")).containsText("Maximilian");
            measure(host, query + " lobby", tooWide);
            for (Page page : List.of(host, guest)) act(page, "ready", "on", "true");
            for (Page page : List.of(host, guest)) waitForGame(page, "play");
            host.locator("svg.board").first().waitFor();
            measure(host, query + " game", tooWide);
            act(host, query.equals("quoridor") ? "resign" : "end");
            host.locator(".room-end").waitFor();
            measure(host, query + " end", tooWide);
        }
        assertThat(tooWide).isEmpty();
    }

    private static void enter(Page page, String form, String name) {
        page.locator(form + " [name=name]").fill(name);
        page.locator(form + " .btn.main:enabled").click();
        page.locator(".room-seats").waitFor();
    }

    /** The contest of a class as its teacher sees it, with tokens of students with the longest names. */
    @ParameterizedTest
    @ValueSource(strings = {"en", "fr"})
    void noContestOfATeacherIsWiderThanItsWindow(String language) {
        Page page = person(language);
        page.navigate(address("/arena"));
        page.locator("[name=hidden]").check();
        page.locator(".arena-create .btn.main:enabled").click();
        page.locator("[name=names]").fill("W".repeat(24) + "\nAda");
        page.locator(".arena-register .btn").click();
        assertThat(page.locator(".arena-tokens li")).hasCount(2);
        List<String> tooWide = new ArrayList<>();
        measure(page, "contest", tooWide);
        assertThat(tooWide).isEmpty();
    }
}

package dev.damier.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.options.LoadState;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every page, every game and every end of one, in three themes, under axe. */
class AxeBrowserTest extends Visit {
    private static final String TAQUIN = encode("1,2,3/4,5,6/0,7,8");
    private static final String MISSION = encode("..N/.T./.P.");

    static Stream<String> pages() {
        return Stream.of(
                "/",
                "/analysis",
                "/editor",
                "/rules/ricochet",
                "/puzzles/ricochet",
                "/plates/ricochet",
                "/interface",
                "/lab",
                "/lab?preset=holes&run=1",
                "/lab?tab=race",
                "/lab?tab=tree",
                "/lab?tab=data",
                "/learn",
                "/learn/astar",
                "/learn/sat",
                "/teach");
    }

    static Stream<String> games() {
        return Stream.of(
                "/play/ricochet",
                "/play/taquin",
                "/play/quoridor",
                "/play/quoridor?s2=human&s3=human&s4=human&p=start_players4",
                "/play/hitman",
                "/play/hitman?p=" + encode("..T/#../.P."),
                "/explore/hitman");
    }

    static Stream<String> ends() {
        String won = encode("e2 d9 e3 c9 e4 d9 e5 c9 e6 d9 e7 c9 e8 d9 e9");
        String served = encode("turn_clockwise move take_weapon turn_anti_clockwise move kill_target"
                + " turn_anti_clockwise move turn_anti_clockwise move");
        return Stream.of(
                "/play/ricochet?p=" + RICOCHET + "&m=bS+yN+bW",
                "/play/taquin?p=" + TAQUIN + "&m=7L+8L",
                "/play/quoridor?s2=human&p=start&m=" + won,
                "/play/quoridor?s2=human&p=start&r=1",
                "/play/quoridor?s2=human&s3=human&s4=human&p=start_players4&r=1",
                "/play/hitman?paid=7&p=" + MISSION + "&m=" + served);
    }

    @ParameterizedTest
    @MethodSource({"pages", "games"})
    void nothingSeriousIsFound(String path) {
        go(path);
        page.locator("main :is(h1, h2)").first().waitFor();
        judge(path);
    }

    @ParameterizedTest
    @MethodSource("ends")
    void noEndCardHasAnythingSerious(String path) {
        go(path);
        page.locator(".end-card .verdict").first().waitFor();
        judge(path);
    }

    /** All rules once, and in the other themes those of colour: nothing else depends on them. */
    private void judge(String path) {
        page.waitForLoadState(LoadState.NETWORKIDLE);
        for (String theme : List.of("light", "dark", "contrast")) {
            page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme);
            AxeBuilder axe = new AxeBuilder(page);
            if (!theme.equals("light")) axe.withRules(List.of("color-contrast"));
            List<String> serious = axe.analyze().getViolations().stream()
                    .filter(v -> List.of("serious", "critical").contains(v.getImpact()))
                    .map(AxeBrowserTest::told)
                    .toList();
            assertThat(serious).as(path + " " + theme).isEmpty();
        }
    }

    private static String told(Rule rule) {
        return rule.getId() + ": "
                + rule.getNodes().stream()
                        .map(n -> n.getHtml() + " " + n.getFailureSummary())
                        .limit(3)
                        .toList();
    }
}

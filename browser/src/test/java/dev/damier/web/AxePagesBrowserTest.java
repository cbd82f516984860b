package dev.damier.web;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks the accessibility of every page that is not a game, with axe. */
class AxePagesBrowserTest extends AxeTestBase {
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
                "/planner",
                "/reports",
                "/learn",
                "/learn/astar",
                "/learn/sat",
                "/teach");
    }

    @ParameterizedTest
    @MethodSource("pages")
    void pageHasNoSeriousViolation(String path) {
        go(path);
        page.locator("main :is(h1, h2)").first().waitFor();
        judge(path);
    }
}

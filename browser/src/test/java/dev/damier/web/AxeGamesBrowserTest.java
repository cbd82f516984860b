package dev.damier.web;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks the accessibility of every game and every end card, with axe. */
class AxeGamesBrowserTest extends AxeTestBase {
    private static final String TAQUIN = encode("1,2,3/4,5,6/0,7,8");
    private static final String MISSION = encode("..N/.T./.P.");

    static Stream<String> games() {
        return Stream.of(
                "/play/ricochet",
                "/play/taquin",
                "/play/quoridor",
                "/play/quoridor?s2=human&s3=human&s4=human&p=start_players4",
                "/play/hitman?new=1",
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
    @MethodSource("games")
    void gameHasNoSeriousViolation(String path) {
        go(path);
        page.locator("main :is(h1, h2)").first().waitFor();
        judge(path);
    }

    @ParameterizedTest
    @MethodSource("ends")
    void endCardHasNoSeriousViolation(String path) {
        go(path);
        page.locator(".end-card .verdict").first().waitFor();
        judge(path);
    }
}

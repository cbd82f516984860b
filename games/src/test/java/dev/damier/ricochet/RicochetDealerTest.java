package dev.damier.ricochet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.damier.game.Suite;
import dev.damier.ricochet.rating.Difficulty;
import dev.damier.run.BadInputException;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the options of the dealer. */
class RicochetDealerTest {
    private static Difficulty rating(RicochetSetup setup) {
        return Difficulty.of(Positions.puzzle(setup.write()), 5_000_000).orElseThrow();
    }

    @Test
    void dealsTheRequestedLengthAndNumberOfRobots() {
        for (long seed = 0; seed < 5; seed++) {
            Difficulty d = rating(RicochetDealer.deal(Map.of("min", "5", "max", "6", "needs", "2"), seed));
            assertThat(d.length()).isBetween(5, 6);
            assertThat(d.robots()).isEqualTo(2);
            assertThat(d.stars()).isBetween(1, 5);
        }
    }

    @Test
    void dealsNoTrivialMissionByDefault() {
        for (long seed = 0; seed < 60; seed++) {
            RicochetSetup setup = RicochetDealer.deal(Map.of(), seed);
            assertThat(Oracle.shortest(new RobotSpace(setup.mission(), RuleMemory.NONE), 1))
                    .isEqualTo(-2);
            assertThat(setup.mission().robots()).hasSize(4);
            assertThat(setup.layout().text()).matches("[1-4][AB](-[1-4][AB]){3}");
        }
        assertThat(rating(RicochetDealer.deal(Map.of("trivial", "yes", "max", "1"), 1))
                        .length())
                .isEqualTo(1);
    }

    @Test
    void dealsTheMissionsOfTheReport() {
        List<String> missions = Suite.of(RicochetGame.class, "reports").get(0).positions();
        Set<String> dealt = new HashSet<>();
        for (long seed = 0; seed < 200; seed++) {
            RicochetSetup setup = RicochetDealer.deal(Map.of("board", "reports"), seed);
            assertThat(setup.layout().targets()).hasSize(16);
            assertThat(RicochetNotation.read(setup.write()).write()).isEqualTo(setup.write());
            // Without the other targets, the position is one of the suite.
            dealt.add(setup.write().replaceAll("(_t[^_]*)(_t.*)", "$1"));
        }
        assertThat(dealt).containsExactlyInAnyOrderElementsOf(missions);
        assertThat(rating(RicochetDealer.deal(Map.of("board", "reports", "min", "8"), 3))
                        .length())
                .isGreaterThanOrEqualTo(8);
        assertThatThrownBy(() -> RicochetDealer.deal(Map.of("board", "reports", "robots", "5"), 1))
                .hasMessageContaining("has 4 robots");
        assertThatThrownBy(() -> RicochetDealer.deal(Map.of("board", "reports", "min", "40"), 1))
                .hasMessageContaining("no mission of board 'reports'");
    }

    @Test
    void generatesBoardsOfAnySize() {
        for (String size : new String[] {"3x3", "5x9", "16x16", "31x12", "100x100"}) {
            RicochetSetup setup =
                    RicochetDealer.deal(Map.of("size", size, "robots", "3", "diagonals", "3", "blocked", "2"), 7);
            assertThat(setup.write()).startsWith(size);
            AssemblyTest.assertConsistent(setup.mission().board());
            assertThat(RicochetNotation.read(setup.write()).write()).isEqualTo(setup.write());
        }
    }

    @Test
    void usesTheGivenBoardEditionAndRules() {
        assertThat(RicochetDealer.deal(Map.of("board", "2b-3b-4a-1a", "robots", "5"), 1)
                        .write())
                .startsWith("2B-3B-4A-1A_r")
                .contains("_s");
        assertThat(RicochetDealer.deal(Map.of("board", "6x6-oe", "robots", "1"), 1)
                        .write())
                .startsWith("6x6-oe_r");
        assertThat(RicochetDealer.deal(Map.of("rules", "no-rebound,ricochet"), 1)
                        .write())
                .endsWith("+ricochet+no-rebound");
        assertThat(RicochetDealer.deal(Map.of("edition", "2003"), 1).layout().text())
                .matches("[1-4][CD](-[1-4][CD]){3}");
        assertThat(RicochetDealer.deal(Map.of("robots", "2"), 1).write()).endsWith("+custom");
    }

    @ParameterizedTest
    @CsvSource({
        "min,100,whole number",
        "robots,6,must be one of",
        "size,12,COLUMNSxROWS",
        "size,2x5,from 3 to 100",
        "rules,fast,unknown rule 'fast'",
        "board,9Z-1A-2A-3A,unknown quadrant '9Z'",
        "needs,5,whole number from 0 to 4"
    })
    void rejectsInvalidOptions(String option, String value, String message) {
        assertThatThrownBy(() -> RicochetDealer.deal(Map.of(option, value), 1))
                .isInstanceOf(BadInputException.class)
                .hasMessageContaining(message);
    }

    @Test
    void reportsOptionsThatNoPositionCanMatch() {
        assertThatThrownBy(() -> RicochetDealer.deal(Map.of("board", "3x3", "robots", "1", "min", "9"), 1))
                .isInstanceOf(BadInputException.class)
                .hasMessageContaining("no position with these options was found");
    }
}

package dev.damier.ricochet;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Table;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.search.AStar;
import dev.damier.search.Problem;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests the recorded positions: their texts, targets, solutions and shortest lengths. */
class PublicPositionsTest {
    /** Maximum length for plain breadth-first search; longer missions would take too long. */
    private static final int MAX_BREADTH_FIRST_LENGTH = 7;

    @Test
    void textsAreCanonical() {
        assertThat(PublicPosition.all()).hasSize(107);
        for (PublicPosition p : PublicPosition.all())
            assertThat(p.setup().write()).isEqualTo(p.text());
    }

    @Test
    void targetsArePrintedTargets() {
        for (PublicPosition p : PublicPosition.all()) {
            RicochetMission mission = Positions.mission(p.text());
            assertThat(RicochetNotation.read(p.text()).layout().targets())
                    .as(p.id())
                    .anyMatch(t -> t.cell() == mission.target() && t.colour() == mission.active());
        }
    }

    @Test
    void recordedSolutionsReachTheTarget() {
        for (PublicPosition p : PublicPosition.all()) {
            if (p.solution().isEmpty()) continue;
            Table table = p.setup().newTable();
            for (String move : p.solution()) {
                assertThat(table.status().over()).as(p.id()).isFalse();
                table.play(table.read(move).code());
            }
            assertThat(table.status().over()).as(p.id()).isTrue();
            assertThat(table.status().cost()).as(p.id()).isEqualTo(p.optimal());
        }
    }

    @Test
    @Tag("slow")
    void breadthFirstFindsTheRecordedLengths() {
        for (PublicPosition p : PublicPosition.all()) {
            if (p.optimal() > MAX_BREADTH_FIRST_LENGTH
                    || (p.optimal() == MAX_BREADTH_FIRST_LENGTH
                            && Positions.mission(p.text()).robots().length > 4)) continue;
            assertThat(breadthFirstLength(p.text(), "")).as(p.id()).isEqualTo(p.optimal());
        }
    }

    @Test
    @Tag("slow")
    void breadthFirstFindsTheRecordedStrictLengths() {
        for (PublicPosition p : PublicPosition.all()) {
            if (p.optimalStrict() < 0 || p.optimalStrict() > MAX_BREADTH_FIRST_LENGTH) continue;
            assertThat(breadthFirstLength(p.text(), "+ricochet+no-rebound"))
                    .as(p.id())
                    .isEqualTo(p.optimalStrict());
        }
    }

    /** A* with a heuristic can also solve longer missions. */
    @Test
    @Tag("slow")
    void aStarProvesTheRecordedLengths() {
        for (PublicPosition p : PublicPosition.all()) {
            if (p.optimal() <= 13) assertThat(provedLength(p.text())).as(p.id()).isEqualTo(p.optimal());
            if (p.optimalStrict() > 0)
                assertThat(provedLength(p.text() + "+ricochet+no-rebound"))
                        .as(p.id())
                        .isEqualTo(p.optimalStrict());
        }
    }

    private static int provedLength(String text) {
        Problem problem =
                new RicochetPuzzle(RicochetNotation.read(text).mission(), RuleMemory.NONE).withHeuristic("min-moves");
        Outcome.Solved solved = (Outcome.Solved) new AStar().solve(problem, Control.unlimited());
        assertThat(solved.optimal()).isTrue();
        return solved.cost();
    }

    /** The recorded data guarantees that these positions have a shortest solution with a right-angle turn. */
    @Test
    @Tag("slow")
    void ricochetRuleDoesNotChangeTheLengthOfOrdinaryPositions() {
        for (PublicPosition p : PublicPosition.all()) {
            if (p.optimal() > 5 || !p.kind().matches("random|edition2003|five-robots")) continue;
            assertThat(breadthFirstLength(p.text(), "+ricochet")).as(p.id()).isEqualTo(p.optimal());
        }
    }

    private static int breadthFirstLength(String text, String switches) {
        RicochetSetup setup = RicochetNotation.read(text + switches);
        return Oracle.shortest(new RobotSpace(setup.mission(), setup.memory()), 12);
    }
}

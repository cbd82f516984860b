package dev.damier.ricochet;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Table;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.search.AStar;
import dev.damier.search.Problem;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class PublicPositionsTest {
    /** Longer ones take plain breadth-first too long. */
    private static final int SHORT = 7;

    @Test
    void textsAreCanonical() {
        assertThat(PublicPositions.all()).hasSize(107);
        for (PublicPositions p : PublicPositions.all())
            assertThat(p.setup().write()).isEqualTo(p.text());
    }

    @Test
    void targetsAreThePrintedOnes() {
        for (PublicPositions p : PublicPositions.all()) {
            RicochetMission mission = Positions.mission(p.text());
            assertThat(RicochetNotation.read(p.text()).layout().targets())
                    .as(p.id())
                    .anyMatch(t -> t.cell() == mission.target() && t.colour() == mission.active());
        }
    }

    @Test
    void recordedSolutionsReachTheTarget() {
        for (PublicPositions p : PublicPositions.all()) {
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
        for (PublicPositions p : PublicPositions.all()) {
            if (p.optimal() > SHORT
                    || (p.optimal() == SHORT && Positions.mission(p.text()).robots().length > 4)) continue;
            assertThat(length(p.text(), "")).as(p.id()).isEqualTo(p.optimal());
        }
    }

    @Test
    @Tag("slow")
    void tableRulesGiveTheRecordedStrictLengths() {
        for (PublicPositions p : PublicPositions.all()) {
            if (p.optimalStrict() < 0 || p.optimalStrict() > SHORT) continue;
            assertThat(length(p.text(), "+ricochet+no-rebound")).as(p.id()).isEqualTo(p.optimalStrict());
        }
    }

    /** With an estimate the longer ones are in reach too. */
    @Test
    @Tag("slow")
    void aStarProvesTheRecordedLengths() {
        for (PublicPositions p : PublicPositions.all()) {
            if (p.optimal() <= 13) assertThat(proved(p.text())).as(p.id()).isEqualTo(p.optimal());
            if (p.optimalStrict() > 0)
                assertThat(proved(p.text() + "+ricochet+no-rebound")).as(p.id()).isEqualTo(p.optimalStrict());
        }
    }

    private static int proved(String text) {
        Problem problem = new RicochetPuzzle(RicochetNotation.read(text).mission(), RuleMemory.NONE).with("min-moves");
        Outcome.Solved solved = (Outcome.Solved) new AStar().solve(problem, Control.unlimited());
        assertThat(solved.optimal()).isTrue();
        return solved.cost();
    }

    /** The data promises that a right-angle turn costs nothing on these. */
    @Test
    @Tag("slow")
    void ricochetAloneKeepsTheLengthOfOrdinaryPositions() {
        for (PublicPositions p : PublicPositions.all()) {
            if (p.optimal() > 5 || !p.kind().matches("random|edition2003|five-robots")) continue;
            assertThat(length(p.text(), "+ricochet")).as(p.id()).isEqualTo(p.optimal());
        }
    }

    private static int length(String text, String switches) {
        RicochetSetup setup = RicochetNotation.read(text + switches);
        return Oracle.shortest(new RobotSpace(setup.mission(), setup.memory()), 12);
    }
}

package dev.damier.ricochet.optimal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.ricochet.RandomBoards;
import dev.damier.ricochet.RicochetMission;
import dev.damier.ricochet.RicochetMission.Rules;
import java.util.Random;
import org.junit.jupiter.api.Test;

class KeptBoundsTest {
    private static OptimalProblem problem(Random random) {
        RicochetMission mission = RandomBoards.mission(16, 16, 4, Rules.OFFICIAL, random);
        return new OptimalProblem(RandomBoards.straight(mission));
    }

    /** A bound that has learnt as much as it can. */
    private static HelpBound learned(OptimalProblem problem) {
        HelpBound help = new HelpBound(problem.tables, 0, problem.target);
        int size = problem.mission.board().size();
        for (int one = 0; one < size; one++) for (int other = one; other < size; other++) help.fetch(one, other);
        return help;
    }

    @Test
    void whatIsLeftIsTakenOnce() {
        KeptBounds kept = new KeptBounds();
        OptimalProblem problem = problem(new Random(1));
        Bounds bounds = problem.bounds(0);
        HelpBound help = new HelpBound(problem.tables, 0, problem.target);
        kept.leave(bounds, help);
        assertThat(kept.take(bounds)).isSameAs(help);
        assertThat(kept.take(bounds)).isNull();
        assertThat(kept.bytes()).isZero();
    }

    @Test
    void theLatestAreKeptAsFarAsTheyFit() {
        KeptBounds kept = new KeptBounds();
        Random random = new Random(2);
        Bounds last = null;
        for (int i = 0; i < 20; i++) {
            OptimalProblem problem = problem(random);
            last = problem.bounds(0);
            kept.leave(last, learned(problem));
            assertThat(kept.bytes()).isLessThanOrEqualTo(12L << 20);
        }
        assertThat(kept.size()).isBetween(1, 19);
        assertThat(kept.take(last)).isNotNull();
    }
}

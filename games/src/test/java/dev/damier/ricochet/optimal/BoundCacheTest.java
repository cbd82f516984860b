package dev.damier.ricochet.optimal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.ricochet.RandomBoards;
import dev.damier.ricochet.RicochetMission;
import dev.damier.ricochet.RicochetMission.Rules;
import java.util.Random;
import org.junit.jupiter.api.Test;

class BoundCacheTest {
    private static OptimalProblem problem(Random random) {
        RicochetMission mission = RandomBoards.mission(16, 16, 4, Rules.OFFICIAL, random);
        return new OptimalProblem(RandomBoards.straight(mission));
    }

    /** A bound that has learnt as much as it can. */
    private static HelperLowerBound learned(OptimalProblem problem) {
        HelperLowerBound bound = new HelperLowerBound(problem.tables, 0, problem.target);
        int size = problem.mission.board().size();
        for (int one = 0; one < size; one++) for (int other = one; other < size; other++) bound.fetch(one, other);
        return bound;
    }

    @Test
    void whatIsLeftIsTakenOnce() {
        BoundCache cache = new BoundCache();
        OptimalProblem problem = problem(new Random(1));
        Bounds bounds = problem.bounds(0);
        HelperLowerBound bound = new HelperLowerBound(problem.tables, 0, problem.target);
        cache.leave(bounds, bound);
        assertThat(cache.take(bounds)).isSameAs(bound);
        assertThat(cache.take(bounds)).isNull();
        assertThat(cache.bytes()).isZero();
    }

    @Test
    void theLatestAreKeptAsFarAsTheyFit() {
        BoundCache cache = new BoundCache();
        Random random = new Random(2);
        Bounds last = null;
        for (int i = 0; i < 20; i++) {
            OptimalProblem problem = problem(random);
            last = problem.bounds(0);
            cache.leave(last, learned(problem));
            assertThat(cache.bytes()).isLessThanOrEqualTo(12L << 20);
        }
        assertThat(cache.size()).isBetween(1, 19);
        assertThat(cache.take(last)).isNotNull();
    }
}

package dev.damier.ricochet.optimal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.ricochet.RandomBoards;
import dev.damier.ricochet.RicochetMission;
import dev.damier.ricochet.RicochetMission.Rules;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Tests the cache of helper bounds. */
class BoundCacheTest {
    private static OptimalProblem randomProblem(Random random) {
        RicochetMission mission = RandomBoards.mission(16, 16, 4, Rules.OFFICIAL, random);
        return new OptimalProblem(RandomBoards.straight(mission));
    }

    /** Returns a bound in which all pair rows are computed. */
    private static HelperLowerBound fullyComputed(OptimalProblem problem) {
        HelperLowerBound bound = new HelperLowerBound(problem.tables, 0, problem.target);
        int size = problem.mission.board().size();
        for (int one = 0; one < size; one++) for (int other = one; other < size; other++) bound.pairRow(one, other);
        return bound;
    }

    @Test
    void storedBoundIsTakenOnce() {
        BoundCache cache = new BoundCache();
        OptimalProblem problem = randomProblem(new Random(1));
        TargetBounds targetBounds = problem.bounds(0);
        HelperLowerBound bound = new HelperLowerBound(problem.tables, 0, problem.target);
        cache.put(targetBounds, bound);
        assertThat(cache.take(targetBounds)).isSameAs(bound);
        assertThat(cache.take(targetBounds)).isNull();
        assertThat(cache.bytes()).isZero();
    }

    @Test
    void latestBoundsAreKeptWithinTheLimit() {
        BoundCache cache = new BoundCache();
        Random random = new Random(2);
        TargetBounds last = null;
        for (int i = 0; i < 20; i++) {
            OptimalProblem problem = randomProblem(random);
            last = problem.bounds(0);
            cache.put(last, fullyComputed(problem));
            assertThat(cache.bytes()).isLessThanOrEqualTo(12L << 20);
        }
        assertThat(cache.size()).isBetween(1, 19);
        assertThat(cache.take(last)).isNotNull();
    }
}

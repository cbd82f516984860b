package dev.damier.bench;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Games;
import dev.damier.hitman.world.MapReader;
import dev.damier.search.CostBuckets;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Compares proved tours with a uniform-cost search over all pairs of pose and unseen cells. */
class ProvedTourTest {
    private static final int MAX_STATES = 1_000_000;

    @Test
    void minimumIsThatOfUniformCostSearch() {
        int tours = 0;
        int refined = 0;
        for (long seed = 70_000; tours < 40; seed++) {
            Map<String, String> options =
                    Map.of("rows", "4", "columns", seed % 2 == 0 ? "4" : "5", "guards", "1", "civilians", "1");
            SeeAllTour tour = tour(options, seed);
            if (!tour.seesAll()) continue;
            tours++;
            ProvedTour proved = new ProvedTour(tour, MAX_STATES);
            assertThat(proved.isProved()).isTrue();
            assertThat(proved.lowerBound()).as("seed " + seed).isEqualTo(uniformCost(tour));
            assertThat(tour.penalty(50)).isGreaterThanOrEqualTo(proved.lowerBound());
            if (proved.expanded() > 0) refined++;
        }
        assertThat(tours - refined).as("tours found without A*").isPositive();
    }

    /** The search stops at its limit with a lower bound. */
    @Test
    void limitGivesLowerBound() {
        int stopped = 0;
        for (long seed = 70_000; seed < 70_006; seed++) {
            SeeAllTour tour = tour(Map.of(), seed);
            if (!tour.seesAll()) continue;
            ProvedTour limited = new ProvedTour(tour, 1);
            ProvedTour proved = new ProvedTour(tour, MAX_STATES);
            assertThat(proved.isProved()).isTrue();
            assertThat(limited.lowerBound()).isLessThanOrEqualTo(proved.lowerBound());
            if (!limited.isProved()) stopped++;
        }
        assertThat(stopped).isPositive();
    }

    private static SeeAllTour tour(Map<String, String> options, long seed) {
        return new SeeAllTour(
                MapReader.read(Games.all().game("hitman").deal(options, seed).write()));
    }

    private static int uniformCost(SeeAllTour tour) {
        long[] visible = tour.visibleCells();
        CostBuckets queue = new CostBuckets();
        Set<Integer> closed = new HashSet<>();
        // At most 20 cells, so a state fits in an int: seven bits of pose, and one bit per cell.
        queue.add(0, (int) (tour.goalCells() & ~visible[0]) << 7);
        while (true) {
            int cost = queue.minCost();
            int state = queue.poll();
            if (!closed.add(state)) continue;
            int unseen = state >>> 7;
            if (unseen == 0) return cost;
            for (int to : tour.successors(state & 127))
                queue.add(cost + tour.price(to), (unseen & (int) ~visible[to]) << 7 | to);
        }
    }
}

package dev.damier.taquin.pattern;

import static dev.damier.taquin.pattern.OptimalBoards.TABLES;
import static dev.damier.taquin.pattern.OptimalBoards.board;
import static dev.damier.taquin.pattern.OptimalBoards.distances;
import static dev.damier.taquin.pattern.OptimalBoards.goal;
import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.run.Control;
import dev.damier.taquin.TileBoard;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the numbering of placements and the estimates of the tables. */
class PatternTableTest {

    @Test
    void placementsAreNumberedWithoutGaps() {
        PatternSpace space = new PatternSpace(3, 4, 5);
        boolean[] seen = new boolean[space.setCount];
        for (long mask = 0; mask < 1 << 12; mask++) {
            if (Long.bitCount(mask) != 5) continue;
            assertThat(seen[space.setNumber(mask)]).isFalse();
            seen[space.setNumber(mask)] = true;
        }
        assertThat(space.placementCount()).isEqualTo(12 * 11 * 10 * 9 * 8);
        for (int order = 0; order < space.orderCount; order++) {
            int[] labels = new int[5];
            for (int rank = 0; rank < 5; rank++) labels[rank] = space.label(order, rank);
            assertThat(space.orderNumber(labels)).isEqualTo(order);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void distributionsOfHolesCanBeRankedAndUnranked(int holes) {
        PatternBlocks blocks = new PatternBlocks(new PatternSpace(3, 3, 3), holes);
        int[] holesInRegion = new int[36];
        for (int number = 0; number < 20; number++) {
            blocks.unrank(number, holesInRegion);
            assertThat(blocks.rank(holesInRegion)).isEqualTo(number);
        }
    }

    /** A pattern of all tiles gives the exact distance. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void patternOfAllTilesIsExact(int holes) {
        assertEstimates(
                holes,
                new int[][] {java.util.stream.IntStream.range(0, 9 - holes).toArray()},
                true);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void sumsAreAdmissible(int holes) {
        int[] last = holes == 1 ? new int[] {5, 6, 7} : holes == 2 ? new int[] {5, 6} : new int[] {5};
        assertEstimates(holes, new int[][] {{0, 1, 3, 4}, {2}, last}, false);
    }

    /** Checks the estimates of all arrangements on 3×3: equal to the distance, or at most the distance. */
    private static void assertEstimates(int holes, int[][] patterns, boolean exact) {
        int[] goal = goal(9, holes);
        Map<String, Integer> distances = distances(3, 3, goal);
        int[] followedHoles = holes > 2
                ? new int[0]
                : NormalizedBoard.of(new TileBoard(3, 3, goal, goal)).goalHoles();
        Partition[] partitions = null;
        for (Map.Entry<String, Integer> entry : distances.entrySet()) {
            NormalizedBoard normalized = NormalizedBoard.of(board(entry.getKey(), 3, 3, goal));
            if (partitions == null)
                partitions = new PatternPlan(normalized, java.util.Collections.singletonList(patterns), followedHoles)
                        .load(TABLES, Control.unlimited())
                        .orElseThrow();
            int estimate = normalized.manhattan() + 2 * new PatternState(normalized, partitions).excess();
            if (exact) assertThat(estimate).as(entry.getKey()).isEqualTo(entry.getValue());
            else assertThat(estimate).as(entry.getKey()).isLessThanOrEqualTo(entry.getValue());
        }
    }
}

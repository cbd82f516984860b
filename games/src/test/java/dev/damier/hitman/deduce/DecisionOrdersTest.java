package dev.damier.hitman.deduce;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Tests that a good decision order is found independently of the numbering of the regions. */
final class DecisionOrdersTest {
    private static final int ROWS = 4;
    private static final int COLUMNS = 12;

    /**
     * There is a constraint per square of 3×3 cells. Column by column at most six constraints are open. Eight are
     * accepted.
     */
    @Test
    void longHallIsDecidedAlongItsLengthForAnyNumbering() {
        for (int seed = 0; seed < 20; seed++) {
            List<Integer> regionOf =
                    new ArrayList<>(IntStream.range(0, ROWS * COLUMNS).boxed().toList());
            Collections.shuffle(regionOf, new Random(seed));
            List<Integer> order = hallOrders(regionOf).best();
            assertThat(order).containsExactlyInAnyOrderElementsOf(regionOf);
            assertThat(maxOpenConstraints(order, regionOf)).as("seed %d", seed).isLessThanOrEqualTo(8);
        }
    }

    private static DecisionOrders hallOrders(List<Integer> regionOf) {
        int[] regions = regionOf.stream().mapToInt(r -> r).toArray();
        DecisionOrders orders =
                new DecisionOrders(IntStream.range(0, regions.length).boxed().toList(), regions.length);
        for (int[] square : squares()) {
            CountConstraint constraint = new CountConstraint(1, 2, false);
            for (int cell : square) constraint.add(cell);
            orders.addCount(
                    constraint, IntStream.of(square).map(c -> regions[c]).toArray(), regions);
        }
        return orders;
    }

    private static List<int[]> squares() {
        List<int[]> squares = new ArrayList<>();
        for (int row = 0; row + 3 <= ROWS; row++) {
            for (int column = 0; column + 3 <= COLUMNS; column++) {
                int corner = row * COLUMNS + column;
                squares.add(IntStream.range(0, 9)
                        .map(i -> corner + i / 3 * COLUMNS + i % 3)
                        .toArray());
            }
        }
        return squares;
    }

    private static int maxOpenConstraints(List<Integer> order, List<Integer> regionOf) {
        int max = 0;
        boolean[] decided = new boolean[regionOf.size()];
        for (int region : order) {
            decided[regionOf.indexOf(region)] = true;
            long open = squares().stream()
                    .mapToLong(square ->
                            IntStream.of(square).filter(c -> decided[c]).count())
                    .filter(count -> count > 0 && count < 9)
                    .count();
            max = Math.max(max, (int) open);
        }
        return max;
    }
}

package dev.damier.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.run.Control;
import dev.damier.run.Counters;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Compares {@link StateTable} with a {@link HashMap}. */
class StateTableTest {

    /** Uses small chunks, so that there are many. */
    @Test
    void numbersStatesLikeAMap() {
        for (int width = 1; width <= 4; width++) {
            StateTable table = new StateTable(width, new MemoryBudget(Control.unlimited(), new Counters()), 5);
            Map<String, Integer> reference = new HashMap<>();
            Random random = new Random(width);
            long[] state = new long[width + 1];
            for (int i = 0; i < 20_000; i++) {
                // A poor hash function confuses states that differ only in a few high or low bits.
                for (int k = 1; k <= width; k++) state[k] = (long) random.nextInt(12) << random.nextInt(2) * 60;
                if (width == 1) state[1] = (long) random.nextInt(4000) << random.nextInt(2) * 52;
                String key = java.util.Arrays.toString(state);
                table.reserve(1);
                int found = table.find(state, 1);
                int id = table.put(state, 1);
                Integer known = reference.putIfAbsent(key, reference.size());
                assertThat(found).isEqualTo(known == null ? -1 : known);
                assertThat(id).isEqualTo(known == null ? reference.size() - 1 : ~known);
                assertThat(table.size()).isEqualTo(reference.size());
            }
        }
    }

    @Test
    void storesTheAttributesOfNodes() {
        StateTable table = new StateTable(2, new MemoryBudget(Control.unlimited(), new Counters()), 3);
        table.reserve(40);
        for (int n = 0; n < 40; n++) {
            assertThat(table.put(new long[] {n, -n}, 0)).isEqualTo(n);
            table.link(n, n - 1, -n, n * 50_000_000, Heuristic.DEAD_END - n);
        }
        table.close(17);
        for (int n = 0; n < 40; n++) {
            assertThat(table.parent(n)).isEqualTo(n - 1);
            assertThat(table.move(n)).isEqualTo(-n);
            assertThat(table.g(n)).isEqualTo(n * 50_000_000);
            assertThat(table.h(n)).isEqualTo(Heuristic.DEAD_END - n);
            assertThat(table.isClosed(n)).isEqualTo(n == 17);
        }
        assertThat(table.movesTo(3)).containsExactly(-1, -2, -3);
        table.link(17, 3, 1, 2, 3);
        assertThat(table.isClosed(17)).isFalse();
    }
}

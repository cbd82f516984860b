package dev.damier.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.run.Control;
import dev.damier.run.Counters;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests that {@link HeapQueue} has the same order as {@link BucketQueue}, for every tie-breaking rule. */
class HeapQueueTest {

    @ParameterizedTest
    @EnumSource(TieBreaking.class)
    void hasTheOrderOfBucketQueue(TieBreaking ties) {
        for (long seed = 0; seed < 20; seed++) {
            Random random = new Random(seed);
            MemoryBudget memory = new MemoryBudget(Control.unlimited(), new Counters());
            OpenList heap = new HeapQueue(ties, memory);
            OpenList buckets = new BucketQueue(ties, memory);
            for (int step = 0; step < 2000; step++) {
                if (random.nextInt(5) < 3 || heap.isEmpty()) {
                    int f = random.nextInt(30);
                    int g = random.nextInt(10);
                    heap.push(f, g, step);
                    buckets.push(f, g, step);
                } else {
                    assertThat(heap.minValue()).isEqualTo(buckets.minValue());
                    assertThat(heap.pop()).as("seed %d, step %d", seed, step).isEqualTo(buckets.pop());
                }
            }
            assertThat(heap.isEmpty()).isEqualTo(buckets.isEmpty());
        }
    }
}

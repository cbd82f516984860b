package dev.damier.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.run.Control;
import dev.damier.run.Counters;
import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Compares {@link BucketQueue} with a {@link PriorityQueue}. */
class BucketQueueTest {
    private record Entry(long f, int g, int node) {}

    private static Comparator<Entry> order(TieBreaking ties) {
        Comparator<Entry> byF = Comparator.comparingLong(Entry::f);
        // Nodes are numbered as they are pushed.
        Comparator<Entry> newest = Comparator.comparingInt(e -> -e.node);
        return switch (ties) {
            case LOW_H -> byF.thenComparingInt(e -> -e.g).thenComparing(newest);
            case LOW_H_FIFO -> byF.thenComparingInt(e -> -e.g).thenComparing(newest.reversed());
            case HIGH_H -> byF.thenComparingInt(e -> e.g).thenComparing(newest);
            case FIFO -> byF.thenComparing(newest.reversed());
            case LIFO -> byF.thenComparing(newest);
        };
    }

    @Test
    void removesNodesInOrder() {
        for (TieBreaking ties : TieBreaking.values()) {
            for (long seed = 0; seed < 30; seed++) {
                Random random = new Random(seed);
                BucketQueue queue = new BucketQueue(ties, new MemoryBudget(Control.unlimited(), new Counters()));
                PriorityQueue<Entry> reference = new PriorityQueue<>(order(ties));
                long centre = random.nextInt(100_000);
                for (int node = 0; node < 3000; node++) {
                    long f = Math.max(0, centre + random.nextInt(60) - 40);
                    if (random.nextInt(50) == 0) centre = Math.max(0, centre + random.nextInt(400) - 200);
                    int g = random.nextInt(20);
                    queue.push(f, g, node);
                    reference.add(new Entry(f, g, node));
                    while (!reference.isEmpty() && random.nextInt(5) < 2) {
                        assertThat(queue.minValue()).isEqualTo(reference.peek().f);
                        assertThat(queue.pop()).isEqualTo(reference.remove().node);
                    }
                    assertThat(queue.size()).isEqualTo(reference.size());
                }
                while (!reference.isEmpty()) assertThat(queue.pop()).isEqualTo(reference.remove().node);
                assertThat(queue.isEmpty()).isTrue();
            }
        }
    }
}

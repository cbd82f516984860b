package dev.damier.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.damier.run.Control;
import dev.damier.run.Counters;
import java.lang.reflect.Field;
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
                    assertThat(queue.isEmpty()).isFalse();
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

    /** A memory limit is a guarantee only if every array is counted once, and released when it is replaced. */
    @Test
    void countedMemoryIsThatOfTheArrays() throws Exception {
        for (TieBreaking ties : TieBreaking.values()) {
            Random random = new Random(7);
            Counters counters = new Counters();
            BucketQueue queue = new BucketQueue(ties, new MemoryBudget(Control.unlimited(), counters));
            for (int node = 0; node < 2_000; node++) {
                queue.push(random.nextInt(20 + 10 * node), random.nextInt(40), node);
                if (random.nextInt(3) == 0) queue.pop();
                assertThat(counters.bytes).as("after %d nodes", node + 1).isEqualTo(arrayBytes(queue));
            }
        }
    }

    private static long arrayBytes(BucketQueue queue) throws Exception {
        int[][] rows = (int[][]) field(queue, "heads");
        long bytes = (long) Integer.BYTES * rows.length;
        for (int[] row : rows) if (row != null) bytes += bytes(row.length, Integer.BYTES);
        bytes += bytes(((int[]) field(queue, "counts")).length, Integer.BYTES);
        bytes += bytes(((int[]) field(queue, "hints")).length, Integer.BYTES);
        return bytes + bytes(((long[]) field(queue, "entries")).length, Long.BYTES);
    }

    private static long bytes(int length, int each) {
        return MemoryBudget.ARRAY_HEADER_BYTES + (long) length * each;
    }

    private static Object field(BucketQueue queue, String name) throws Exception {
        Field field = BucketQueue.class.getDeclaredField(name);
        field.setAccessible(true);
        return field.get(queue);
    }

    /** The range of values is limited. A search with larger ones stops and loses no node. */
    @Test
    void tooLargeRangeStopsTheSearch() {
        BucketQueue queue = new BucketQueue(TieBreaking.LOW_H, new MemoryBudget(Control.unlimited(), new Counters()));
        queue.push(100, 1, 1);
        assertThatThrownBy(() -> queue.push(1L << 40, 1, 2)).isInstanceOf(SearchStoppedException.class);
        assertThat(queue.minValue()).isEqualTo(100);
        assertThat(queue.pop()).isEqualTo(1);
        BucketQueue far = new BucketQueue(TieBreaking.LOW_H, new MemoryBudget(Control.unlimited(), new Counters()));
        far.push(1L << 40, 1, 1);
        far.push((1L << 40) - 300, 1, 2);
        assertThat(far.minValue()).isEqualTo((1L << 40) - 300);
        assertThat(far.pop()).isEqualTo(2);
        assertThat(far.pop()).isEqualTo(1);
    }
}

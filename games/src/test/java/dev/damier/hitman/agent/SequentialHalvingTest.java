package dev.damier.hitman.agent;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Tests selection, favourites and the work limit of sequential halving. */
class SequentialHalvingTest {
    private static final int WORK_PER_TRIAL = 10;

    private final Random random = new Random(3);
    private long work;

    /** An option is a number. Its cost is this number plus noise. */
    private double cost(int option, int world) {
        work += WORK_PER_TRIAL;
        return option + random.nextGaussian();
    }

    private SequentialHalving<Integer> halving(int worlds, long maxWork) {
        return new SequentialHalving<>(worlds, this::cost, () -> work, maxWork);
    }

    private static List<Integer> options(int from, int to) {
        return IntStream.range(from, to).boxed().toList();
    }

    @Test
    void cheapestOptionIsFound() {
        assertThat(halving(64, Long.MAX_VALUE / 2).best(List.of(), options(10, 26)))
                .isEqualTo(10);
        assertThat(work).isEqualTo(WORK_PER_TRIAL * (16 * 8 + 8 * 8 + 4 * 16 + 4 * 32));
    }

    @Test
    void favouriteIsReplacedOnlyByClearlyBetterOption() {
        assertThat(halving(64, 100_000).best(List.of(12), options(10, 12))).isEqualTo(10);
        assertThat(halving(1, 100_000).best(List.of(12), List.of())).isEqualTo(12);
        assertThat(halving(64, 100_000).best(List.of(), List.of())).isNull();
    }

    @Test
    void workLimitIsRespected() {
        for (long maxWork : new long[] {1, 500, 3_000, 20_000}) {
            work = 0;
            assertThat(halving(1_000, maxWork).best(options(12, 13), options(13, 28)))
                    .isLessThan(20);
            assertThat(work).isLessThanOrEqualTo(maxWork + 16 * WORK_PER_TRIAL);
        }
    }
}

package dev.damier.hitman.agent;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SequentialHalvingTest {
    private static final int PRICE = 10;

    private final Random random = new Random(3);
    private long work;

    /** Options are numbers and cost what they say, more or less. */
    private double cost(int option, int world) {
        work += PRICE;
        return option + random.nextGaussian();
    }

    private SequentialHalving<Integer> halving(int worlds, long max) {
        return new SequentialHalving<>(worlds, this::cost, () -> work, max);
    }

    private static List<Integer> options(int from, int to) {
        return IntStream.range(from, to).boxed().toList();
    }

    @Test
    void theCheapestIsFound() {
        assertThat(halving(64, Long.MAX_VALUE / 2).best(List.of(), options(10, 26)))
                .isEqualTo(10);
        assertThat(work).isEqualTo(PRICE * (16 * 8 + 8 * 8 + 4 * 16 + 4 * 32));
    }

    @Test
    void aFavouriteIsLeftForOneThatIsClearlyBetterOnly() {
        assertThat(halving(64, 100_000).best(List.of(12), options(10, 12))).isEqualTo(10);
        assertThat(halving(1, 100_000).best(List.of(12), List.of())).isEqualTo(12);
        assertThat(halving(64, 100_000).best(List.of(), List.of())).isNull();
    }

    @Test
    void workIsBounded() {
        for (long max : new long[] {1, 500, 3_000, 20_000}) {
            work = 0;
            assertThat(halving(1_000, max).best(options(12, 13), options(13, 28)))
                    .isLessThan(20);
            assertThat(work).isLessThanOrEqualTo(max + 16 * PRICE);
        }
    }
}

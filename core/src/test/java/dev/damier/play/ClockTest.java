package dev.damier.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

/** Tests the time management of {@link Clock}. */
class ClockTest {
    @Test
    void neverLosesOnTimeInTheLongestGame() {
        for (long increment : new long[] {0, 100, 2000}) {
            Clock clock = new Clock(Duration.ofMinutes(5), Duration.ofMillis(increment));
            for (int move = 0; move < 100; move++) {
                Duration taken = move % 5 == 0 ? clock.maxMoveTime(move) : clock.normalMoveTime(move);
                assertThat(clock.isExceededBy(taken)).isFalse();
                assertThat(clock.normalMoveTime(move)).isLessThanOrEqualTo(clock.maxMoveTime(move));
                clock = clock.afterMove(taken);
            }
        }
    }

    @Test
    void lossOnTimeIsDetected() {
        Clock clock = new Clock(Duration.ofMillis(100), Duration.ofSeconds(1));
        assertThat(clock.isExceededBy(Duration.ofMillis(101))).isTrue();
        assertThat(clock.afterMove(Duration.ofMillis(101)).remaining()).isZero();
    }
}

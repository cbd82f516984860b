package dev.damier.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class ClockTest {
    @Test
    void neverLosesOnTimeInTheLongestGame() {
        for (long increment : new long[] {0, 100, 2000}) {
            Clock clock = new Clock(Duration.ofMinutes(5), Duration.ofMillis(increment));
            for (int move = 0; move < 100; move++) {
                Duration taken = move % 5 == 0 ? clock.maxMoveTime(move) : clock.normalMoveTime(move);
                assertThat(clock.fallen(taken)).isFalse();
                assertThat(clock.normalMoveTime(move)).isLessThanOrEqualTo(clock.maxMoveTime(move));
                clock = clock.after(taken);
            }
        }
    }

    @Test
    void aFallenFlagIsSeen() {
        Clock clock = new Clock(Duration.ofMillis(100), Duration.ofSeconds(1));
        assertThat(clock.fallen(Duration.ofMillis(101))).isTrue();
        assertThat(clock.after(Duration.ofMillis(101)).left()).isZero();
    }
}

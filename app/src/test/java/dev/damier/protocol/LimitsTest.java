package dev.damier.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

/** Tests {@link Limits#afterElapsed}. */
class LimitsTest {
    @Test
    void elapsedTimeAndMarginReduceTheMoveTime() {
        Duration elapsed = Duration.ofMillis(50);
        assertThat(Limits.parse("time 200").afterElapsed(elapsed.toNanos()).time())
                .isEqualTo(Duration.ofMillis(140));
        assertThat(Limits.parse("time 5000").afterElapsed(elapsed.toNanos()).time())
                .isEqualTo(Duration.ofMillis(4940));
        assertThat(Limits.parse("time 20").afterElapsed(0).time())
                .as("a short time has a short margin")
                .isEqualTo(Duration.ofMillis(19));
        assertThat(Limits.parse("time 20").afterElapsed(elapsed.toNanos()).time())
                .isPositive();
        Limits withoutMoveTime = Limits.parse("clock 5000 4000 inc 100 nodes 7 depth 3 infinite");
        assertThat(withoutMoveTime.afterElapsed(elapsed.toNanos())).isEqualTo(withoutMoveTime);
    }
}

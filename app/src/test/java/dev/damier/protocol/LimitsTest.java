package dev.damier.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class LimitsTest {
    @Test
    void whatPassesBeforeTheSearchIsTheHostsTime() {
        Duration gone = Duration.ofMillis(50);
        assertThat(Limits.read("time 200").after(gone.toNanos()).time()).isEqualTo(Duration.ofMillis(140));
        assertThat(Limits.read("time 5000").after(gone.toNanos()).time()).isEqualTo(Duration.ofMillis(4940));
        assertThat(Limits.read("time 20").after(0).time())
                .as("a short time keeps a short margin")
                .isEqualTo(Duration.ofMillis(19));
        assertThat(Limits.read("time 20").after(gone.toNanos()).time()).isPositive();
        Limits others = Limits.read("clock 5000 4000 inc 100 nodes 7 depth 3 infinite");
        assertThat(others.after(gone.toNanos())).isEqualTo(others);
    }
}

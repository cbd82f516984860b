package dev.damier.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;

/** Tests {@link Counters}, {@link Budget} and {@link Stats}. */
class CountersTest {
    @Test
    void expansionsAreCountedByDepth() {
        Counters counters = new Counters();
        assertThat(counters.profile()).isEmpty();
        counters.countExpansion(0);
        counters.countExpansion(2);
        counters.countExpansion(2);
        counters.addToProfile(31, 5);
        counters.addToProfile(32, 7);
        counters.addToProfile(100, 1);
        assertThat(counters.expanded).isEqualTo(3);
        long[] profile = counters.profile();
        assertThat(profile).hasSize(101);
        assertThat(profile[0]).isEqualTo(1);
        assertThat(profile[1]).isZero();
        assertThat(profile[2]).isEqualTo(2);
        assertThat(profile[31]).isEqualTo(5);
        assertThat(profile[32]).isEqualTo(7);
        assertThat(profile[100]).isEqualTo(1);
    }

    @Test
    void addSumsTheCountersOfWorkers() {
        Counters one = filled(1);
        one.depth = 9;
        one.add(filled(10));
        assertThat(one.expanded).isEqualTo(11);
        assertThat(one.generated).isEqualTo(22);
        assertThat(one.open).isEqualTo(33);
        assertThat(one.closed).isEqualTo(44);
        assertThat(one.bytes).isEqualTo(55);
        assertThat(one.workerCpuNanos).isEqualTo(66);
        assertThat(one.depth).isEqualTo(9);
        assertThat(one.profile()).containsExactly(11, 11);
        Counters shallow = new Counters();
        shallow.add(one);
        assertThat(shallow.depth).isEqualTo(9);
        assertThat(shallow.profile()).containsExactly(11, 11);
    }

    private static Counters filled(int n) {
        Counters counters = new Counters();
        counters.expanded = n;
        counters.generated = 2L * n;
        counters.open = 3L * n;
        counters.closed = 4L * n;
        counters.bytes = 5L * n;
        counters.workerCpuNanos = 6L * n;
        counters.depth = 1;
        counters.addToProfile(0, n);
        counters.addToProfile(1, n);
        return counters;
    }

    @Test
    void budgetLimitsMustBePositive() {
        Budget min = new Budget(Duration.ofNanos(1), 1, 1, 1);
        assertThat(min.withThreads(4).threads()).isEqualTo(4);
        assertThat(min.withNodes(5).nodes()).isEqualTo(5);
        assertThat(min.withBytes(6).bytes()).isEqualTo(6);
        assertThat(min.withTime(Duration.ofDays(1)).time()).isEqualTo(Duration.ofDays(1));
        assertThatThrownBy(() -> min.withTime(Duration.ZERO)).hasMessage("time must be positive, but got PT0S");
        assertThatThrownBy(() -> min.withTime(Duration.ofNanos(-1))).hasMessageStartingWith("time must be positive");
        assertThatThrownBy(() -> min.withNodes(0)).hasMessage("nodes must be positive, but got 0");
        assertThatThrownBy(() -> min.withBytes(0)).hasMessage("bytes must be positive, but got 0");
        assertThatThrownBy(() -> min.withThreads(0)).hasMessage("threads must be positive, but got 0");
        assertThat(Budget.UNLIMITED.bytes()).isEqualTo(Runtime.getRuntime().maxMemory() / 4 * 3);
    }

    @Test
    void rateIsExpandedStatesPerSecond() {
        assertThat(new Stats(500, 0, 0, 0, 0, 250, 0, 0, new long[0]).expandedPerSecond())
                .isEqualTo(2000);
        assertThat(Stats.NONE.expandedPerSecond()).isZero();
        assertThat(new Stats(500, 0, 0, 0, 0, 0, 0, 0, new long[0]).expandedPerSecond())
                .isZero();
    }

    @Test
    void profileGrowsToTheDeepestExpansion() {
        Counters root = new Counters();
        root.countExpansion(0);
        assertThat(root.profile()).containsExactly(1);
        Counters deep = new Counters();
        deep.countExpansion(1000);
        assertThat(deep.profile()).hasSize(1001).endsWith(1);
    }
}

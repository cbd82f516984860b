package dev.damier.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** Tests {@link StepLog}: order of the steps, values of the variables, limits. */
class StepLogTest {
    @Test
    void stepsAreStoredInOrder() {
        StepLog log = new Trace(100).steps();
        log.nameVariables("g", "h");
        for (int i = 0; i < 200; i++) log.add(i % 2 == 0 ? StepKind.TAKE : StepKind.PLAY_OUT, i, 10 + i, -i, 0, 0);
        assertThat(log.size()).isEqualTo(200);
        assertThat(log.variables()).containsExactly("g", "h");
        for (int i : new int[] {0, 63, 64, 127, 128, 199}) {
            assertThat(log.node(i)).isEqualTo(i);
            assertThat(log.value(i, 0)).isEqualTo(10 + i);
            assertThat(log.value(i, 1)).isEqualTo(-i);
        }
        assertThat(log.kind(1).id()).isEqualTo("play-out");
    }

    @Test
    void stepsBeyondTheLimitAndOfUnrecordedNodesAreIgnored() {
        StepLog log = new Trace(1).steps();
        log.add(StepKind.TAKE, -1, 0, 0, 0, 0);
        assertThat(log.size()).isZero();
        for (int i = 0; i < 50; i++) log.add(StepKind.TAKE, 0, 0, 0, 0, 0);
        assertThat(log.size()).isEqualTo(6);
        assertThat(log.isFull()).isTrue();
        assertThat(Trace.EMPTY.steps().isFull()).isTrue();
    }

    @Test
    void moreThanFourVariablesAreRejected() {
        assertThatThrownBy(() -> new Trace(1).steps().nameVariables("a", "b", "c", "d", "e"))
                .hasMessage("at most 4 variables, but got 5");
    }

    @Test
    void stepHasFourValues() {
        StepLog log = new Trace(100).steps();
        log.nameVariables("a", "b", "c", "d");
        for (int i = 0; i < 3; i++) log.add(StepKind.TAKE, i, 10 + i, 20 + i, 30 + i, 40 + i);
        assertThat(log.variables()).containsExactly("a", "b", "c", "d");
        for (int i = 0; i < 3; i++)
            for (int v = 0; v < 4; v++) assertThat(log.value(i, v)).isEqualTo(10 * (v + 1) + i);
    }
}

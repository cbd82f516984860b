package dev.damier.web.lab;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Tests {@link PlanMemory}: the memory of running experiments, in total and per client. */
class PlanMemoryTest {
    private final PlanMemory memory = new PlanMemory(100);

    @Test
    void clientHasAQuarterAndAReserveIsLeftForOthers() {
        for (String client : new String[] {"a", "b", "c"}) {
            assertThat(memory.tryReserve(client, 20)).isTrue();
            assertThat(memory.tryReserve(client, 6)).as("beyond its share").isFalse();
            assertThat(memory.tryReserve(client, 5)).isTrue();
        }
        assertThat(memory.tryReserve("d", 20)).isTrue();
        assertThat(memory.tryReserve("d", 1))
                .as("the reserve is for new clients")
                .isFalse();
        assertThat(memory.tryReserve("e", 6)).as("the total is reached").isFalse();
        assertThat(memory.tryReserve("e", 5)).isTrue();
        assertThat(memory.usedBytes()).isEqualTo(100);
    }

    @Test
    void releasedMemoryCanBeUsedAgain() {
        assertThat(memory.tryReserve("a", 25)).isTrue();
        memory.release("a", 25);
        assertThat(memory.usedBytes()).isZero();
        assertThat(memory.tryReserve("a", 10)).isTrue();
        assertThat(memory.tryReserve("a", 15)).isTrue();
        memory.release("a", 10);
        assertThat(memory.tryReserve("a", 11)).isFalse();
        assertThat(memory.tryReserve("a", 10)).isTrue();
    }

    /** An experiment that is larger than all memory of a small server can still run alone. */
    @Test
    void singleLargeExperimentIsAdmitted() {
        assertThat(memory.tryReserve("a", 500)).isTrue();
        assertThat(memory.tryReserve("b", 1)).isFalse();
    }
}

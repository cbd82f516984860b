package dev.damier.run;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The kept tree of a search: ids in order of generation, turns in order of expansion, nothing beyond the limit. */
class TraceTest {
    private static Trace tree(int limit, int nodes) {
        Trace trace = new Trace(limit);
        for (int id = 0; id < nodes; id++) trace.add(id - 1, 10 + id, id, 100 - id);
        return trace;
    }

    @Test
    void nodesAreKeptAsTheyCome() {
        Trace trace = tree(1000, 200);
        assertThat(trace.size()).isEqualTo(200);
        for (int id : new int[] {0, 1, 63, 64, 65, 127, 128, 199}) {
            assertThat(trace.parent(id)).isEqualTo(id - 1);
            assertThat(trace.move(id)).isEqualTo(10 + id);
            assertThat(trace.g(id)).isEqualTo(id);
            assertThat(trace.h(id)).isEqualTo(100 - id);
            assertThat(trace.order(id)).isEqualTo(-1);
            assertThat(trace.mark(id)).isZero();
        }
    }

    @Test
    void theLimitIsKept() {
        Trace trace = tree(3, 3);
        assertThat(trace.add(0, 0, 0, 0)).isEqualTo(-1);
        assertThat(trace.size()).isEqualTo(3);
        Trace two = new Trace(2);
        assertThat(two.add(-1, 0, 0, 0)).isZero();
        assertThat(two.add(0, 0, 0, 0)).isEqualTo(1);
        assertThat(Trace.EMPTY.add(-1, 0, 0, 0)).isEqualTo(-1);
        assertThat(Trace.EMPTY.size()).isZero();
    }

    @Test
    void expansionsAndCutsAreNoted() {
        Trace trace = tree(10, 4);
        trace.expanded(2);
        trace.expanded(0);
        trace.expanded(2);
        trace.expanded(-1);
        trace.expanded(4);
        trace.expanded(1);
        assertThat(trace.order(2)).as("the first time counts").isZero();
        assertThat(trace.order(0)).isEqualTo(1);
        assertThat(trace.order(1)).isEqualTo(2);
        assertThat(trace.order(3)).isEqualTo(-1);
        trace.mark(0, Trace.CUT);
        trace.mark(3, Trace.CUT);
        trace.mark(-1, Trace.CUT);
        trace.mark(4, Trace.CUT);
        assertThat(trace.mark(0)).isEqualTo(Trace.CUT);
        assertThat(trace.mark(3)).isEqualTo(Trace.CUT);
        assertThat(trace.mark(1)).isZero();
        assertThat(trace.add(3, 0, 0, 0)).isEqualTo(4);
        assertThat(trace.mark(4)).as("it was not there to be marked").isZero();
    }

    @Test
    void valuesSettleAndMovesAreRenamed() {
        Trace trace = tree(10, 3);
        trace.settle(0, 5, 7);
        trace.settle(2, 6, 8);
        trace.settle(-1, 9, 9);
        trace.settle(3, 9, 9);
        assertThat(trace.h(0)).isEqualTo(7);
        assertThat(trace.h(1)).isEqualTo(99);
        assertThat(trace.g(0)).isEqualTo(5);
        assertThat(trace.g(1)).isEqualTo(1);
        assertThat(trace.move(0)).as("a root has none").isEqualTo(10);
        assertThat(trace.h(2)).isEqualTo(8);
        trace.rename(move -> move * 2);
        assertThat(trace.move(1)).isEqualTo(22);
        assertThat(trace.move(2)).isEqualTo(24);
    }
}

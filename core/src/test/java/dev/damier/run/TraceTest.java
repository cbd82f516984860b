package dev.damier.run;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Tests {@link Trace}: ids in the order of generation, expansion order, marks and the limit. */
class TraceTest {
    private static Trace tree(int limit, int nodes) {
        Trace trace = new Trace(limit);
        for (int id = 0; id < nodes; id++) trace.add(id - 1, 10 + id, id, 100 - id);
        return trace;
    }

    @Test
    void nodesAreStoredInOrder() {
        Trace trace = tree(1000, 200);
        assertThat(trace.size()).isEqualTo(200);
        for (int id : new int[] {0, 1, 63, 64, 65, 127, 128, 199}) {
            assertThat(trace.parent(id)).isEqualTo(id - 1);
            assertThat(trace.move(id)).isEqualTo(10 + id);
            assertThat(trace.g(id)).isEqualTo(id);
            assertThat(trace.h(id)).isEqualTo(100 - id);
            assertThat(trace.expansionOrder(id)).isEqualTo(-1);
            assertThat(trace.mark(id)).isZero();
        }
    }

    @Test
    void nodesBeyondTheLimitAreIgnored() {
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
    void expansionOrderAndMarksAreStored() {
        Trace trace = tree(10, 4);
        trace.markExpanded(2);
        trace.markExpanded(0);
        trace.markExpanded(2);
        trace.markExpanded(-1);
        trace.markExpanded(4);
        trace.markExpanded(1);
        assertThat(trace.expansionOrder(2))
                .as("only the first expansion counts")
                .isZero();
        assertThat(trace.expansionOrder(0)).isEqualTo(1);
        assertThat(trace.expansionOrder(1)).isEqualTo(2);
        assertThat(trace.expansionOrder(3)).isEqualTo(-1);
        trace.mark(0, Trace.CUTOFF);
        trace.mark(3, Trace.CUTOFF);
        trace.mark(-1, Trace.CUTOFF);
        trace.mark(4, Trace.CUTOFF);
        assertThat(trace.mark(0)).isEqualTo(Trace.CUTOFF);
        assertThat(trace.mark(3)).isEqualTo(Trace.CUTOFF);
        assertThat(trace.mark(1)).isZero();
        assertThat(trace.add(3, 0, 0, 0)).isEqualTo(4);
        assertThat(trace.mark(4)).as("the mark was set before the node existed").isZero();
    }

    @Test
    void nodesCanBeUpdatedAndMovesRecoded() {
        Trace trace = tree(10, 3);
        trace.update(0, 5, 7);
        trace.update(2, 6, 8);
        trace.update(-1, 9, 9);
        trace.update(3, 9, 9);
        assertThat(trace.h(0)).isEqualTo(7);
        assertThat(trace.h(1)).isEqualTo(99);
        assertThat(trace.g(0)).isEqualTo(5);
        assertThat(trace.g(1)).isEqualTo(1);
        assertThat(trace.move(0)).as("unchanged by update").isEqualTo(10);
        assertThat(trace.h(2)).isEqualTo(8);
        trace.recodeMoves(move -> move * 2);
        assertThat(trace.move(1)).isEqualTo(22);
        assertThat(trace.move(2)).isEqualTo(24);
    }

    /** The arrays of a trace have 64 places at first, so an id of 64 is outside the recorded tree and outside the arrays. */
    @Test
    void idsOutsideAFullTreeAreIgnored() {
        Trace trace = tree(64, 64);
        trace.markExpanded(64);
        trace.mark(64, Trace.CUTOFF);
        trace.update(64, 1, 2);
        trace.setSubject(64, "outside");
        trace.setSubject(-1, "outside");
        assertThat(trace.subject(64)).isNull();
        assertThat(trace.subject(-1)).isNull();
        trace.recodeMoves(move -> move + 1000);
        assertThat(trace.move(63)).isEqualTo(1073);
        assertThat(trace.move(0)).as("the root has no move").isEqualTo(10);
    }

    @Test
    void measureAndSubjectsAreStored() {
        Trace trace = new Trace(10, Trace.Measure.SHARE);
        assertThat(trace.measure()).isEqualTo(Trace.Measure.SHARE);
        assertThat(new Trace(10).measure()).isEqualTo(Trace.Measure.COST);
        trace.add(-1, 0, 0, 0);
        trace.add(0, 0, 0, 0);
        trace.setSubject(0, "a or b");
        assertThat(trace.subject(0)).isEqualTo("a or b");
        assertThat(trace.subject(1)).isNull();
    }
}

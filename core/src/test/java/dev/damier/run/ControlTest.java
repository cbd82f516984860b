package dev.damier.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.run.Outcome.Reason;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** Budgets, the clock, the stop button, and turns on a shared machine. */
class ControlTest {
    private static final Budget HASTY = Budget.UNLIMITED.withTime(Duration.ofNanos(1));

    /** A share whose owner decides everything. */
    private static final class Share implements TimeSlice {
        final AtomicLong waited = new AtomicLong();
        int asked;
        boolean revoked;
        boolean hurried;

        @Override
        public void awaitTurn() {
            asked++;
        }

        @Override
        public long waitedNanos() {
            return waited.get();
        }

        @Override
        public boolean isCancelled() {
            return revoked;
        }

        @Override
        public void hurry() {
            hurried = true;
        }
    }

    private static Control within(Share share, Budget budget) {
        Control[] made = new Control[1];
        TimeSlice.within(share, () -> made[0] = new Control(budget));
        return made[0];
    }

    /** Expands until it is stopped. */
    private static Counters run(Control control) {
        Counters counters = new Counters();
        while (!control.shouldStop(counters)) counters.expand(counters.depth);
        return counters;
    }

    @Test
    void aNodeLimitIsKeptExactly() {
        Control control = new Control(Budget.UNLIMITED.withNodes(10_000));
        assertThat(run(control).expanded).isEqualTo(10_000);
        assertThat(control.reason()).isEqualTo(Reason.NODES);
        assertThat(control.shouldStopNow()).as("once ended, always ended").isTrue();
    }

    @Test
    void anEasyBoardIsAnsweredWhateverTheClockSays() {
        Control control = new Control(HASTY);
        Counters counters = run(control);
        assertThat(counters.expanded).isGreaterThanOrEqualTo(1000);
        assertThat(control.reason()).isEqualTo(Reason.TIME);
        assertThat(control.shouldStopNow()).isTrue();
    }

    @Test
    void workThatExpandsNothingHearsTheClockAtOnce() {
        Control control = new Control(HASTY);
        assertThat(control.shouldStopNow()).isTrue();
        assertThat(control.reason()).isEqualTo(Reason.TIME);
        assertThat(control.remainingNanos()).isZero();
    }

    @Test
    void cancelIsHeardAndToldToTheShare() {
        Share share = new Share();
        Control control = within(share, Budget.UNLIMITED);
        assertThat(control.shouldStopNow()).isFalse();
        assertThat(share.asked).as("halt waits for its turn as well").isEqualTo(1);
        assertThat(control.cancelled()).isFalse();
        control.cancel();
        assertThat(share.hurried).isTrue();
        assertThat(control.cancelled()).isTrue();
        assertThat(control.shouldStop(new Counters())).isTrue();
        assertThat(control.reason()).isEqualTo(Reason.CANCELLED);
    }

    @Test
    void aRevokedShareEndsEveryRunMadeOnItsThread() {
        Share share = new Share();
        Control outer = within(share, Budget.UNLIMITED);
        Control inner = within(share, Budget.UNLIMITED.withNodes(1 << 20));
        assertThat(outer.shouldStop(new Counters())).isFalse();
        assertThat(share.asked).isEqualTo(1);
        share.revoked = true;
        assertThat(outer.shouldStopNow()).isTrue();
        assertThat(inner.shouldStop(new Counters())).isTrue();
        assertThat(inner.reason()).isEqualTo(Reason.CANCELLED);
        assertThat(new Control(Budget.UNLIMITED).shouldStopNow()).as("made elsewhere").isFalse();
    }

    @Test
    void waitingForATurnIsNobodysBudget() {
        Share share = new Share();
        Control control = within(share, Budget.UNLIMITED.withTime(Duration.ofHours(1)));
        long left = control.remainingNanos();
        share.waited.addAndGet(Duration.ofHours(2).toNanos());
        assertThat(control.shouldStopNow()).isFalse();
        assertThat(control.remainingNanos())
                .isGreaterThan(left + Duration.ofMinutes(90).toNanos());
        assertThat(control.elapsedNanos()).isNegative();
    }

    @Test
    void aShareEndsWithItsWork() {
        Share share = new Share();
        TimeSlice.within(share, () -> assertThat(TimeSlice.current()).isSameAs(share));
        assertThat(TimeSlice.current()).isSameAs(TimeSlice.WHOLE);
        assertThat(TimeSlice.WHOLE.waitedNanos()).isZero();
        assertThat(TimeSlice.WHOLE.isCancelled()).isFalse();
    }

    @Test
    void memoryIsAPromise() {
        Control control = new Control(Budget.UNLIMITED.withBytes(1000));
        assertThat(control.fits(1000)).isTrue();
        assertThat(control.reason()).isEqualTo(Reason.EXHAUSTED);
        assertThat(control.fits(1001)).isFalse();
        assertThat(control.reason()).isEqualTo(Reason.MEMORY);
        Control full = Control.unlimited();
        full.heapIsFull();
        assertThat(full.shouldStopNow()).isTrue();
        assertThat(full.reason()).isEqualTo(Reason.MEMORY);
    }

    @Test
    void listenersHearTheBestLine() {
        List<Progress> heard = new ArrayList<>();
        Control control = new Control(Budget.UNLIMITED, 7, heard::add);
        Counters counters = new Counters();
        counters.lowerBound = 3;
        counters.expand(2);
        int[] line = {4, 5};
        control.improved(9, 17, line, counters);
        line[0] = 0;
        assertThat(heard).hasSize(1);
        Progress told = heard.get(0);
        assertThat(told.best()).isEqualTo(9);
        assertThat(told.value()).isEqualTo(17);
        assertThat(told.line()).containsExactly(4, 5);
        assertThat(told.lowerBound()).isEqualTo(3);
        assertThat(told.stats().expanded()).isEqualTo(1);
        assertThat(told.stats().profile()).containsExactly(0, 0, 1);
        assertThat(control.traceLimit()).isEqualTo(7);
    }

    @Test
    void aLongRunTellsOfItselfNowAndThen() {
        List<Progress> heard = new ArrayList<>();
        Control[] control = new Control[1];
        control[0] = new Control(Budget.UNLIMITED, 0, progress -> {
            heard.add(progress);
            if (heard.size() == 3) control[0].cancel();
        });
        Counters counters = run(control[0]);
        assertThat(heard).hasSize(3);
        assertThat(heard.get(2).stats().expanded())
                .isGreaterThan(heard.get(0).stats().expanded())
                .isLessThanOrEqualTo(counters.expanded);
        assertThat(heard.get(0).stats().millis()).isGreaterThanOrEqualTo(100);
    }

    @Test
    void notesReachWhoeverAsksForThem() {
        Control control = Control.unlimited();
        control.note("to nobody");
        List<String> notes = new ArrayList<>();
        control.notes(notes::add);
        control.note("building a table");
        assertThat(notes).containsExactly("building a table");
        assertThat(control.trace()).isSameAs(Trace.EMPTY);
        Trace trace = new Trace(1);
        control.trace(trace);
        assertThat(control.trace()).isSameAs(trace);
    }

    @Test
    void onceEndedItStaysEnded() {
        Budget budget = Budget.UNLIMITED.withTime(Duration.ofNanos(1));
        Control control = new Control(budget);
        Counters counters = new Counters();
        counters.expanded = 1 << 20;
        for (int i = 0; i < 3; i++) assertThat(control.shouldStop(counters)).isTrue();
        assertThat(control.reason()).isEqualTo(Reason.TIME);
        assertThat(control.budget()).isEqualTo(budget);
    }
}

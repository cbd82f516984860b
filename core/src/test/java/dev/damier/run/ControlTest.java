package dev.damier.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.run.Outcome.Reason;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** Tests {@link Control}: limits, clock, cancellation, progress reports and time slices. */
class ControlTest {
    private static final Budget ONE_NANOSECOND = Budget.UNLIMITED.withTime(Duration.ofNanos(1));

    /** A time slice that the test controls. */
    private static final class FakeTimeSlice implements TimeSlice {
        final AtomicLong waited = new AtomicLong();
        int awaitTurnCalls;
        boolean cancelled;
        boolean waitStopped;

        @Override
        public void awaitTurn() {
            awaitTurnCalls++;
        }

        @Override
        public long waitedNanos() {
            return waited.get();
        }

        @Override
        public boolean isCancelled() {
            return cancelled;
        }

        @Override
        public void stopWaiting() {
            waitStopped = true;
        }
    }

    private static Control controlWith(FakeTimeSlice slice, Budget budget) {
        Control[] created = new Control[1];
        TimeSlice.runWith(slice, () -> created[0] = new Control(budget));
        return created[0];
    }

    /** Counts expansions until the control stops the run. */
    private static Counters run(Control control) {
        Counters counters = new Counters();
        while (!control.shouldStop(counters)) counters.countExpansion(counters.depth);
        return counters;
    }

    @Test
    void nodeLimitIsExact() {
        Control control = new Control(Budget.UNLIMITED.withNodes(10_000));
        assertThat(run(control).expanded).isEqualTo(10_000);
        assertThat(control.reason()).isEqualTo(Reason.NODES);
        assertThat(control.shouldStopNow()).as("a stopped run stays stopped").isTrue();
    }

    @Test
    void smallSearchCompletesAfterItsDeadline() {
        Control control = new Control(ONE_NANOSECOND);
        Counters counters = run(control);
        assertThat(counters.expanded).isGreaterThanOrEqualTo(1000);
        assertThat(control.reason()).isEqualTo(Reason.TIME);
        assertThat(control.shouldStopNow()).isTrue();
    }

    @Test
    void shouldStopNowChecksTheClockOnEveryCall() {
        Control control = new Control(ONE_NANOSECOND);
        assertThat(control.shouldStopNow()).isTrue();
        assertThat(control.reason()).isEqualTo(Reason.TIME);
        assertThat(control.remainingNanos()).isZero();
    }

    @Test
    void cancelStopsTheRunAndEndsTheWait() {
        FakeTimeSlice slice = new FakeTimeSlice();
        Control control = controlWith(slice, Budget.UNLIMITED);
        assertThat(control.shouldStopNow()).isFalse();
        assertThat(slice.awaitTurnCalls)
                .as("shouldStopNow waits for its turn as well")
                .isEqualTo(1);
        assertThat(control.isCancelled()).isFalse();
        control.cancel();
        assertThat(slice.waitStopped).isTrue();
        assertThat(control.isCancelled()).isTrue();
        assertThat(control.shouldStop(new Counters())).isTrue();
        assertThat(control.reason()).isEqualTo(Reason.CANCELLED);
    }

    /** A job that does not check its clock for a while is cancelled by the queue. */
    @Test
    void overdueRunStopsBecauseOfItsTime() {
        for (Budget budget : new Budget[] {Budget.UNLIMITED.withTime(Duration.ofNanos(1)), Budget.UNLIMITED}) {
            FakeTimeSlice slice = new FakeTimeSlice();
            Control control = controlWith(slice, budget);
            slice.cancelled = true;
            assertThat(control.shouldStopNow()).isTrue();
            assertThat(control.reason())
                    .isEqualTo(budget == Budget.UNLIMITED ? Outcome.Reason.CANCELLED : Outcome.Reason.TIME);
        }
    }

    @Test
    void cancelledTimeSliceStopsAllItsRuns() {
        FakeTimeSlice slice = new FakeTimeSlice();
        Control outer = controlWith(slice, Budget.UNLIMITED);
        Control inner = controlWith(slice, Budget.UNLIMITED.withNodes(1 << 20));
        assertThat(outer.shouldStop(new Counters())).isFalse();
        assertThat(slice.awaitTurnCalls).isEqualTo(1);
        slice.cancelled = true;
        assertThat(outer.shouldStopNow()).isTrue();
        assertThat(inner.shouldStop(new Counters())).isTrue();
        assertThat(inner.reason()).isEqualTo(Reason.CANCELLED);
        assertThat(new Control(Budget.UNLIMITED).shouldStopNow())
                .as("created without this time slice")
                .isFalse();
    }

    @Test
    void waitingTimeDoesNotCountAgainstTheBudget() {
        FakeTimeSlice slice = new FakeTimeSlice();
        Control control = controlWith(slice, Budget.UNLIMITED.withTime(Duration.ofHours(1)));
        long left = control.remainingNanos();
        slice.waited.addAndGet(Duration.ofHours(2).toNanos());
        assertThat(control.shouldStopNow()).isFalse();
        assertThat(control.remainingNanos())
                .isGreaterThan(left + Duration.ofMinutes(90).toNanos());
        assertThat(control.elapsedNanos()).isNegative();
    }

    @Test
    void timeSliceAppliesOnlyDuringItsTask() {
        FakeTimeSlice slice = new FakeTimeSlice();
        TimeSlice.runWith(slice, () -> assertThat(TimeSlice.current()).isSameAs(slice));
        assertThat(TimeSlice.current()).isSameAs(TimeSlice.UNSHARED);
        assertThat(TimeSlice.UNSHARED.waitedNanos()).isZero();
        assertThat(TimeSlice.UNSHARED.isCancelled()).isFalse();
    }

    @Test
    void memoryLimitStopsTheRun() {
        Control control = new Control(Budget.UNLIMITED.withBytes(1000));
        assertThat(control.checkMemory(1000)).isTrue();
        assertThat(control.reason()).isEqualTo(Reason.EXHAUSTED);
        assertThat(control.checkMemory(1001)).isFalse();
        assertThat(control.reason()).isEqualTo(Reason.MEMORY);
        Control full = Control.unlimited();
        full.onOutOfMemory();
        assertThat(full.shouldStopNow()).isTrue();
        assertThat(full.reason()).isEqualTo(Reason.MEMORY);
    }

    @Test
    void listenerReceivesTheBestLine() {
        List<Progress> reports = new ArrayList<>();
        Control control = new Control(Budget.UNLIMITED, 7, reports::add);
        Counters counters = new Counters();
        counters.lowerBound = 3;
        counters.countExpansion(2);
        int[] line = {4, 5};
        control.reportImprovement(9, 17, line, counters);
        line[0] = 0;
        assertThat(reports).hasSize(1);
        Progress report = reports.get(0);
        assertThat(report.bestCost()).isEqualTo(9);
        assertThat(report.value()).isEqualTo(17);
        assertThat(report.line()).containsExactly(4, 5);
        assertThat(report.lowerBound()).isEqualTo(3);
        assertThat(report.stats().expanded()).isEqualTo(1);
        assertThat(report.stats().profile()).containsExactly(0, 0, 1);
        assertThat(control.traceLimit()).isEqualTo(7);
    }

    @Test
    void longRunReportsProgressRegularly() {
        List<Progress> reports = new ArrayList<>();
        Control[] control = new Control[1];
        control[0] = new Control(Budget.UNLIMITED, 0, progress -> {
            reports.add(progress);
            if (reports.size() == 3) control[0].cancel();
        });
        Counters counters = run(control[0]);
        assertThat(reports).hasSize(3);
        assertThat(reports.get(2).stats().expanded())
                .isGreaterThan(reports.get(0).stats().expanded())
                .isLessThanOrEqualTo(counters.expanded);
        assertThat(reports.get(0).stats().millis()).isGreaterThanOrEqualTo(100);
        assertThat(reports.get(2).stats().millis())
                .as("100 ms between two reports")
                .isGreaterThanOrEqualTo(300);
    }

    @Test
    void notesReachTheListener() {
        Control control = Control.unlimited();
        control.note("without a listener");
        List<String> notes = new ArrayList<>();
        control.onNote(notes::add);
        control.note("building a table");
        assertThat(notes).containsExactly("building a table");
        assertThat(control.trace()).isSameAs(Trace.EMPTY);
        Trace trace = new Trace(1);
        control.trace(trace);
        assertThat(control.trace()).isSameAs(trace);
    }

    @Test
    void stoppedRunStaysStopped() {
        Budget budget = Budget.UNLIMITED.withTime(Duration.ofNanos(1));
        Control control = new Control(budget);
        Counters counters = new Counters();
        counters.expanded = 1 << 20;
        for (int i = 0; i < 3; i++) assertThat(control.shouldStop(counters)).isTrue();
        assertThat(control.reason()).isEqualTo(Reason.TIME);
        assertThat(control.budget()).isEqualTo(budget);
    }

    /** After 1000 s with 10.5 million expansions, a millisecond has 10 expansions. */
    @Test
    void clockIsCheckedOncePerMillisecond() {
        FakeTimeSlice slice = new FakeTimeSlice();
        Control control = controlWith(slice, Budget.UNLIMITED);
        Counters counters = new Counters();
        counters.expanded = 10_500_000;
        slice.waited.set(-Duration.ofSeconds(1000).toNanos());
        assertThat(control.shouldStop(counters)).isFalse();
        assertThat(counters.nextCheckAt).isEqualTo(10_500_010);
        slice.cancelled = true;
        counters.expanded = 10_500_009;
        assertThat(control.shouldStop(counters)).as("no check yet").isFalse();
        counters.expanded = 10_500_010;
        assertThat(control.shouldStop(counters)).isTrue();
    }

    @Test
    void checksAreNeverFurtherApartThanAMillionExpansions() {
        FakeTimeSlice slice = new FakeTimeSlice();
        Control control = controlWith(slice, Budget.UNLIMITED);
        Counters counters = new Counters();
        counters.expanded = Long.MAX_VALUE / 4;
        assertThat(control.shouldStop(counters)).isFalse();
        assertThat(counters.nextCheckAt - counters.expanded).isEqualTo(1 << 20);
    }

    @Test
    void timeLimitAppliesFromExpansion4096() {
        Counters counters = new Counters();
        counters.expanded = 4096;
        assertThat(new Control(ONE_NANOSECOND).shouldStop(counters)).isTrue();
    }

    @Test
    void statsMeasureOnlyTheRun() {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long before = System.nanoTime();
        long cpuBefore = threads.getCurrentThreadCpuTime();
        Control control = Control.unlimited();
        Counters counters = new Counters();
        Stats stats = control.stats(counters);
        long elapsed = control.elapsedNanos();
        counters.workerCpuNanos = Duration.ofHours(1000).toNanos();
        Stats withWorkers = control.stats(counters);
        double cpuMillis = (threads.getCurrentThreadCpuTime() - cpuBefore) / 1e6;
        long nanos = System.nanoTime() - before;
        assertThat(elapsed).isBetween(0L, nanos);
        assertThat(stats.millis()).isBetween(0.0, nanos / 1e6);
        assertThat(stats.cpuMillis()).isBetween(0.0, cpuMillis);
        double hours = Duration.ofHours(1000).toMillis();
        assertThat(withWorkers.cpuMillis()).isBetween(hours, hours + cpuMillis);
    }

    @Test
    void listenerReceivesLinesOfGames() {
        List<Progress> reports = new ArrayList<>();
        Control control = new Control(Budget.UNLIMITED, 0, reports::add);
        Counters counters = new Counters();
        control.reportImprovement(30, Outcome.Scale.PROBABILITY, new int[] {1}, counters);
        List<Outcome.RankedLine> lines =
                List.of(new Outcome.RankedLine(40, new int[] {7, 8}), new Outcome.RankedLine(20, new int[] {9}));
        control.reportImprovement(lines, counters);
        assertThat(reports).hasSize(2);
        assertThat(reports.get(0).bestCost()).isEqualTo(-1);
        assertThat(reports.get(0).value()).isEqualTo(30);
        assertThat(reports.get(0).scale()).isEqualTo(Outcome.Scale.PROBABILITY);
        assertThat(reports.get(0).line()).containsExactly(1);
        assertThat(reports.get(1).value()).isEqualTo(40);
        assertThat(reports.get(1).line()).containsExactly(7, 8);
        assertThat(reports.get(1).ranked()).isEqualTo(lines);
    }
}

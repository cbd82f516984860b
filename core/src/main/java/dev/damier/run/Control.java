package dev.damier.run;

import dev.damier.run.Outcome.Reason;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

/**
 * Controls one run of a solver: its {@link Budget}, its clock, cancellation and progress reports. A control is used for
 * one run only; its clock starts when it is created.
 *
 * <p>A search calls {@link #shouldStop} once per expansion, which costs one comparison. About once per millisecond this
 * call also checks the clock and the cancel flag. About ten times per second it reports progress to the listener.
 *
 * <p>Any thread may call {@link #cancel}. Each thread of a parallel search passes its own {@link Counters}.
 *
 * <p>A control uses the {@link TimeSlice} of the thread that created it. On a shared machine its checks block until it
 * is the turn of this run. The clock of the run is paused while the run waits.
 */
public final class Control {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final long CHECK_INTERVAL_NANOS = 1_000_000;
    private static final long PROGRESS_INTERVAL_NANOS = 100_000_000;

    /**
     * Expansions that the time limit does not cut short. On a busy machine, or during class loading, a second can pass
     * before the first expansion. A small search is therefore completed even after its deadline, as long as it has used
     * fewer expansions than this and less processor time than {@link #GUARANTEED_CPU_NANOS}.
     */
    private static final long GUARANTEED_NODES = 4096;

    /** Processor time, counted from the first check, that the time limit does not cut short. */
    private static final long GUARANTEED_CPU_NANOS = 20_000_000;

    private final Budget budget;
    private final Consumer<Progress> listener;
    private final int traceLimit;
    private final TimeSlice slice = TimeSlice.current();
    private final long startNanos = now();
    private final long startCpuNanos = THREADS.getCurrentThreadCpuTime();
    private final long deadlineNanos;

    /** Whether the time limit is short enough to be reached at all. */
    private final boolean hasTimeLimit;

    private final AtomicReference<Reason> reason = new AtomicReference<>();

    private volatile Consumer<String> noteListener = text -> {};
    private volatile boolean cancelled;
    private volatile long searchCpuNanos = -1;
    private volatile Trace trace = Trace.EMPTY;
    private volatile int bestCost = -1;
    private volatile int[] bestLine = {};
    private volatile int bestValue;
    private volatile Outcome.Scale bestScale = Outcome.Scale.EVALUATION;
    private volatile List<Outcome.RankedLine> ranked = List.of();
    private long nextProgressNanos = startNanos + PROGRESS_INTERVAL_NANOS;

    /** Creates a control without trace and without progress listener. Its clock starts now. */
    public Control(Budget budget) {
        this(budget, 0, p -> {});
    }

    /**
     * Creates a control. Its clock starts now.
     *
     * @param budget the limits of the run, not null
     * @param traceLimit maximum number of nodes of the search tree to record in a {@link Trace}; 0 for no trace
     * @param listener receives a {@link Progress} about ten times per second, on the thread of the search; not null
     */
    public Control(Budget budget, int traceLimit, Consumer<Progress> listener) {
        this.budget = budget;
        this.traceLimit = traceLimit;
        this.listener = listener;
        long limit = budget.time().compareTo(Budget.FOREVER) >= 0
                ? Long.MAX_VALUE
                : budget.time().toNanos();
        long end = startNanos + limit;
        hasTimeLimit = limit <= Long.MAX_VALUE / 2;
        this.deadlineNanos = hasTimeLimit ? end : startNanos + Long.MAX_VALUE / 2;
    }

    /** Returns a control with {@link Budget#UNLIMITED}; for tests and small searches. */
    public static Control unlimited() {
        return new Control(Budget.UNLIMITED);
    }

    /** Returns the limits of this run. */
    public Budget budget() {
        return budget;
    }

    /** Requests that the search stop. The search notices it within a few milliseconds. Any thread may call this. */
    public void cancel() {
        cancelled = true;
        slice.stopWaiting();
    }

    /** Returns the time of the clock of this run, which is paused while the run waits for its turn. */
    private long now() {
        return System.nanoTime() - slice.waitedNanos();
    }

    /**
     * Returns whether the search must stop now; {@link #reason} then returns why. To be called once per expansion. Once
     * true, it stays true.
     *
     * @param c the counters of the calling thread
     */
    public boolean shouldStop(Counters c) {
        return c.expanded >= c.nextCheckAt && check(c);
    }

    /** Like {@link #shouldStop}, but checks the clock on every call; for work without expansions, such as building a table. */
    public boolean shouldStopNow() {
        if (reason.get() != null) return true;
        slice.awaitTurn();
        long now = now();
        if (isCancelledAt(now)) return true;
        return now - deadlineNanos >= 0 && stopWith(Reason.TIME);
    }

    /** Sets the listener that receives the texts of {@link #note}; by default they are discarded. */
    public void onNote(Consumer<String> listener) {
        noteListener = listener;
    }

    /** Reports to the note listener what the run does besides searching, such as building a table. */
    public void note(String text) {
        noteListener.accept(text);
    }

    private boolean check(Counters c) {
        if (reason.get() != null) return true;
        slice.awaitTurn();
        long now = now();
        if (isCancelledAt(now)) return true;
        if (c.expanded >= budget.nodes()) return stopWith(Reason.NODES);
        // Reading the processor time takes microseconds, and it is needed only if there is a time limit.
        if (searchCpuNanos < 0 && hasTimeLimit) searchCpuNanos = THREADS.getCurrentThreadCpuTime();
        if (now - deadlineNanos >= 0 && !isWithinGuarantee(c)) return stopWith(Reason.TIME);
        long perCheck =
                Math.max(1, (long) (c.expanded * ((double) CHECK_INTERVAL_NANOS / Math.max(1, now - startNanos))));
        c.nextCheckAt = Math.min(c.expanded + Math.min(perCheck, 1 << 20), budget.nodes());
        if (now - nextProgressNanos >= 0) {
            nextProgressNanos = now + PROGRESS_INTERVAL_NANOS;
            reportProgress(c);
        }
        return false;
    }

    /** Stops a cancelled run. A time slice is also cancelled when its job is overdue; the reason is then the time. */
    private boolean isCancelledAt(long now) {
        if (cancelled) return stopWith(Reason.CANCELLED);
        return slice.isCancelled() && stopWith(now - deadlineNanos >= 0 ? Reason.TIME : Reason.CANCELLED);
    }

    private boolean isWithinGuarantee(Counters c) {
        return c.expanded < GUARANTEED_NODES
                && THREADS.getCurrentThreadCpuTime() - searchCpuNanos < GUARANTEED_CPU_NANOS;
    }

    private boolean stopWith(Reason cause) {
        reason.compareAndSet(null, cause);
        return true;
    }

    /**
     * Returns whether tables with a total size of {@code bytes} are within the budget. If not, the run stops with {@link
     * Reason#MEMORY}.
     */
    public boolean checkMemory(long bytes) {
        return bytes <= budget.bytes() || !stopWith(Reason.MEMORY);
    }

    /** Stops the run with {@link Reason#MEMORY}, because the heap is full although the budget allows more. */
    public void onOutOfMemory() {
        stopWith(Reason.MEMORY);
    }

    /** Returns why the run stopped early; {@link Reason#EXHAUSTED} if no limit was reached and it was not cancelled. */
    public Reason reason() {
        Reason first = reason.get();
        return first == null ? Reason.EXHAUSTED : first;
    }

    /** Returns whether {@link #cancel} was called. */
    public boolean isCancelled() {
        return cancelled;
    }

    /** Returns the time until the deadline, in nanoseconds; 0 once it has passed. */
    public long remainingNanos() {
        return Math.max(0, deadlineNanos - now());
    }

    /** Returns the time since the start, in nanoseconds, without the time spent waiting for a turn. */
    public long elapsedNanos() {
        return now() - startNanos;
    }

    /**
     * Reports a better result to the progress listener: a cheaper solution, or a new principal variation.
     *
     * @param cost cost of the solution, or -1 in a game
     * @param value value for the side to move, as in {@link Outcome.Chosen#value}
     * @param line the moves; copied
     * @param c the counters of the calling thread
     */
    public void reportImprovement(int cost, int value, int[] line, Counters c) {
        bestCost = cost;
        bestValue = value;
        bestLine = line.clone();
        reportProgress(c);
    }

    /**
     * Reports the best line of a game so far, with a value on the given scale.
     *
     * @param value value for the side to move, as in {@link Outcome.Chosen#value}
     * @param scale the unit of the value
     * @param line the moves; copied
     * @param c the counters of the calling thread
     */
    public void reportImprovement(int value, Outcome.Scale scale, int[] line, Counters c) {
        bestScale = scale;
        reportImprovement(-1, value, line, c);
    }

    /** Reports several lines, the best first, to the progress listener. */
    public void reportImprovement(List<Outcome.RankedLine> lines, Counters c) {
        ranked = List.copyOf(lines);
        reportImprovement(-1, lines.get(0).value(), lines.get(0).line(), c);
    }

    private void reportProgress(Counters c) {
        listener.accept(new Progress(stats(c), c.lowerBound, bestCost, bestLine, bestValue, bestScale, ranked));
    }

    /** Returns the maximum number of nodes to record in the trace; 0 for no trace. */
    public int traceLimit() {
        return traceLimit;
    }

    /** Sets the trace of the search. */
    public void trace(Trace recorded) {
        trace = recorded;
    }

    /** Returns the trace of the finished search; {@link Trace#EMPTY} if none was requested or the engine records none. */
    public Trace trace() {
        return trace;
    }

    /** Returns the statistics of the run. Must be called on the thread that created this control. */
    public Stats stats(Counters c) {
        long cpu = THREADS.getCurrentThreadCpuTime() - startCpuNanos + c.workerCpuNanos;
        return new Stats(
                c.expanded,
                c.generated,
                c.open,
                c.closed,
                c.depth,
                elapsedNanos() / 1e6,
                Math.max(0, cpu) / 1e6,
                c.bytes,
                c.profile());
    }
}

package dev.damier.run;

import dev.damier.run.Outcome.Reason;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

/**
 * One run's budget, clock and stop button.
 *
 * <p>{@link #stop} costs one comparison per expansion; the clock, the cancel flag and the progress listener are looked
 * at about every millisecond. Any thread may {@link #cancel}.
 */
public final class Control {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final long CHECK_NANOS = 1_000_000;
    private static final long PROGRESS_NANOS = 100_000_000;

    private final Budget budget;
    private final Consumer<Progress> listener;
    private final int traceLimit;
    private final long startNanos = System.nanoTime();
    private final long startCpuNanos = THREADS.getCurrentThreadCpuTime();
    private final long deadlineNanos;
    private final AtomicReference<Reason> reason = new AtomicReference<>();

    private volatile Consumer<String> notes = words -> {};
    private volatile boolean cancelled;
    private volatile Trace trace = Trace.EMPTY;
    private volatile int bestCost = -1;
    private volatile int[] bestLine = {};
    private volatile int bestValue;
    private long nextProgress = startNanos + PROGRESS_NANOS;

    public Control(Budget budget) {
        this(budget, 0, p -> {});
    }

    /**
     * @param traceLimit how many nodes of the search tree to keep, 0 for none
     * @param listener hears a {@link Progress} about ten times a second, on the solving thread
     */
    public Control(Budget budget, int traceLimit, Consumer<Progress> listener) {
        this.budget = budget;
        this.traceLimit = traceLimit;
        this.listener = listener;
        long limit = budget.time().compareTo(Budget.FOREVER) >= 0
                ? Long.MAX_VALUE
                : budget.time().toNanos();
        long end = startNanos + limit;
        this.deadlineNanos = limit > Long.MAX_VALUE / 2 ? startNanos + Long.MAX_VALUE / 2 : end;
    }

    /** A control that only a node, time or byte limit far away ends; for tests and small exact work. */
    public static Control unlimited() {
        return new Control(Budget.UNLIMITED);
    }

    public Budget budget() {
        return budget;
    }

    /** Asks the search to stop; heard within a few milliseconds. */
    public void cancel() {
        cancelled = true;
    }

    /** True when the search must end now; {@link #reason} then says why. */
    public boolean stop(Counters c) {
        return c.expanded >= c.checkAt && check(c);
    }

    /** As {@link #stop}, for work that expands nothing (building a table): looks at the clock at once. */
    public boolean halt() {
        if (reason.get() != null) return true;
        if (cancelled) return end(Reason.CANCELLED);
        return System.nanoTime() - deadlineNanos >= 0 && end(Reason.TIME);
    }

    /** Who hears what a run is busy with besides searching; by default nobody. */
    public void notes(Consumer<String> hearer) {
        notes = hearer;
    }

    /** Says what the run is busy with besides searching: building a table, doing without a cache. */
    public void note(String words) {
        notes.accept(words);
    }

    private boolean check(Counters c) {
        if (reason.get() != null) return true;
        long now = System.nanoTime();
        if (cancelled) return end(Reason.CANCELLED);
        if (c.expanded >= budget.nodes()) return end(Reason.NODES);
        if (now - deadlineNanos >= 0) return end(Reason.TIME);
        long perCheck = Math.max(1, (long) (c.expanded * ((double) CHECK_NANOS / Math.max(1, now - startNanos))));
        c.checkAt = Math.min(c.expanded + Math.min(perCheck, 1 << 20), budget.nodes());
        if (now - nextProgress >= 0) {
            nextProgress = now + PROGRESS_NANOS;
            listener.accept(new Progress(stats(c), c.lowerBound, bestCost, bestLine, bestValue));
        }
        return false;
    }

    private boolean end(Reason why) {
        reason.compareAndSet(null, why);
        return true;
    }

    /** Whether tables of this many bytes in all keep the promise; if not, the run ends for lack of memory. */
    public boolean fits(long bytes) {
        return bytes <= budget.bytes() || !end(Reason.MEMORY);
    }

    /** Ends the run for lack of memory, whatever the budget says: the heap could not give what it allowed. */
    public void heapIsFull() {
        end(Reason.MEMORY);
    }

    /** Why the run ended early; {@link Reason#EXHAUSTED} if nothing but the method itself ended it. */
    public Reason reason() {
        Reason why = reason.get();
        return why == null ? Reason.EXHAUSTED : why;
    }

    public boolean cancelled() {
        return cancelled;
    }

    /** Nanoseconds left on the clock. */
    public long remainingNanos() {
        return Math.max(0, deadlineNanos - System.nanoTime());
    }

    public long elapsedNanos() {
        return System.nanoTime() - startNanos;
    }

    /** Tells listeners of the best line so far (anytime searches, principal variations). */
    public void improved(int cost, int value, int[] line, Counters c) {
        bestCost = cost;
        bestValue = value;
        bestLine = line.clone();
        listener.accept(new Progress(stats(c), c.lowerBound, bestCost, bestLine, bestValue));
    }

    public int traceLimit() {
        return traceLimit;
    }

    public void trace(Trace kept) {
        trace = kept;
    }

    /** The tree of the finished search; empty unless a limit was given and the engine keeps one. */
    public Trace trace() {
        return trace;
    }

    /** The final numbers of a run whose calling thread is the current one. */
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

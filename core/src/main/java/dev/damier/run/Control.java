package dev.damier.run;

import dev.damier.run.Outcome.Reason;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

/**
 * One run's budget, clock and stop button.
 *
 * <p>{@link #shouldStop} costs one comparison per expansion; the clock, the cancel flag and the progress listener are looked
 * at about every millisecond. Any thread may {@link #cancel}. On a thread that shares the machine ({@link TimeSlice}) it
 * waits for its turns there, and its clock stands still meanwhile.
 */
public final class Control {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final long CHECK_NANOS = 1_000_000;
    private static final long PROGRESS_NANOS = 100_000_000;

    /**
     * An easy board is answered whatever the clock says: on a busy machine, or while classes load, a second can pass before
     * anything is expanded. So many expansions, or so much of the processor from the first one on, no clock denies.
     */
    private static final long EASY_NODES = 4096;

    private static final long EASY_CPU_NANOS = 20_000_000;

    private final Budget budget;
    private final Consumer<Progress> listener;
    private final int traceLimit;
    private final TimeSlice slice = TimeSlice.current();
    private final long startNanos = now();
    private final long startCpuNanos = THREADS.getCurrentThreadCpuTime();
    private final long deadlineNanos;

    /** Whether the deadline is one that can come. */
    private final boolean timed;

    private final AtomicReference<Reason> reason = new AtomicReference<>();

    private volatile Consumer<String> notes = words -> {};
    private volatile boolean cancelled;
    private volatile long searchCpuNanos = -1;
    private volatile Trace trace = Trace.EMPTY;
    private volatile int bestCost = -1;
    private volatile int[] bestLine = {};
    private volatile int bestValue;
    private volatile List<Outcome.RankedLine> ranked = List.of();
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
        timed = limit <= Long.MAX_VALUE / 2;
        this.deadlineNanos = timed ? end : startNanos + Long.MAX_VALUE / 2;
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
        slice.hurry();
    }

    /** The clock of this run: it stands still while the run waits for its turn. */
    private long now() {
        return System.nanoTime() - slice.waitedNanos();
    }

    /** True when the search must end now; {@link #reason} then says why. */
    public boolean shouldStop(Counters c) {
        return c.expanded >= c.checkAt && check(c);
    }

    /** As {@link #shouldStop}, for work that expands nothing (building a table): looks at the clock at once. */
    public boolean shouldStopNow() {
        if (reason.get() != null) return true;
        slice.awaitTurn();
        if (cancelled || slice.isCancelled()) return end(Reason.CANCELLED);
        return now() - deadlineNanos >= 0 && end(Reason.TIME);
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
        slice.awaitTurn();
        long now = now();
        if (cancelled || slice.isCancelled()) return end(Reason.CANCELLED);
        if (c.expanded >= budget.nodes()) return end(Reason.NODES);
        // Asking for it takes microseconds: without a limit nobody will compare it with anything.
        if (searchCpuNanos < 0 && timed) searchCpuNanos = THREADS.getCurrentThreadCpuTime();
        if (now - deadlineNanos >= 0 && !easy(c)) return end(Reason.TIME);
        long perCheck = Math.max(1, (long) (c.expanded * ((double) CHECK_NANOS / Math.max(1, now - startNanos))));
        c.checkAt = Math.min(c.expanded + Math.min(perCheck, 1 << 20), budget.nodes());
        if (now - nextProgress >= 0) {
            nextProgress = now + PROGRESS_NANOS;
            tell(c);
        }
        return false;
    }

    private boolean easy(Counters c) {
        return c.expanded < EASY_NODES && THREADS.getCurrentThreadCpuTime() - searchCpuNanos < EASY_CPU_NANOS;
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
        return Math.max(0, deadlineNanos - now());
    }

    public long elapsedNanos() {
        return now() - startNanos;
    }

    /** Tells listeners of the best line so far (anytime searches, principal variations). */
    public void improved(int cost, int value, int[] line, Counters c) {
        bestCost = cost;
        bestValue = value;
        bestLine = line.clone();
        tell(c);
    }

    /** As {@link #improved}, of a search for several lines; the best first. */
    public void improved(List<Outcome.RankedLine> lines, Counters c) {
        ranked = List.copyOf(lines);
        improved(-1, lines.get(0).value(), lines.get(0).line(), c);
    }

    private void tell(Counters c) {
        listener.accept(new Progress(stats(c), c.lowerBound, bestCost, bestLine, bestValue, ranked));
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

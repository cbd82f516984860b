package dev.damier.web.work;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Everybody's work on one machine: clients take turns in waiting and in running, a full queue refuses rather than grows,
 * and no work, whatever it does, takes its worker along.
 */
public final class WorkQueue implements AutoCloseable {
    private static final int WAITING_PER_CLIENT = 256;
    private static final int WAITING_IN_ALL = 2048;
    private static final long SLICE_NANOS = Duration.ofMillis(20).toNanos();
    /** Who waits with a finger on the screen comes before who let a search run, by so much processor time. */
    private static final long QUICK_CREDIT_NANOS = Duration.ofMillis(100).toNanos();

    private static final long MAX_WAIT_NANOS = Duration.ofMinutes(2).toNanos();
    /** A work that says nothing for so long after its time is over has lost its slot to others. */
    private static final Duration STUCK = Duration.ofSeconds(10);

    private final ReentrantLock lock = new ReentrantLock();
    private final WorkLimits limits;
    private final long stuckNanos;
    private final Map<String, Client> clients = new LinkedHashMap<>();
    private final Map<WorkKind, WorkCounters> tallies = new EnumMap<>(WorkKind.class);
    private final ExecutorService workers = Workers.pool("work");
    private int free;
    private int waiting;
    private long numbers;
    private final long[] held = new long[2];
    private boolean closed;

    public WorkQueue(WorkLimits limits) {
        this(limits, STUCK);
    }

    /** @param stuck how long a work may say nothing after its time is over */
    public WorkQueue(WorkLimits limits, Duration stuck) {
        this.limits = limits;
        stuckNanos = stuck.toNanos();
        free = limits.slots();
        for (WorkKind kind : WorkKind.values()) tallies.put(kind, new WorkCounters());
    }

    public WorkLimits admission() {
        return limits;
    }

    public WorkCounters tally(WorkKind kind) {
        return tallies.get(kind);
    }

    /** Queues a work; {@link OverloadException} when this client, or everybody together, has too many waiting. */
    public <T> QueuedWork<T> submit(WorkRequest<T> request) {
        lock.lock();
        try {
            if (closed) throw new OverloadException(OverloadException.Reason.STOPPING);
            Client known = clients.get(request.client());
            if (waiting >= WAITING_IN_ALL || known != null && known.waiting() >= WAITING_PER_CLIENT) {
                tally(request.kind()).refused.increment();
                throw new OverloadException(OverloadException.Reason.FULL);
            }
            Client client = known != null ? known : new Client(request.client(), leastUsed());
            clients.put(client.name, client);
            QueuedWork<T> work = new QueuedWork<>(request, client, numbers++, this, lock.newCondition());
            client.waiting(request.kind().isLongRunning()).add(work);
            waiting++;
            dispatch();
            return work;
        } finally {
            lock.unlock();
        }
    }

    private long leastUsed() {
        return clients.values().stream().mapToLong(c -> c.used).min().orElse(0);
    }

    /** Gives free slots to whoever deserves them most. */
    private void dispatch() {
        while (free > 0) {
            Optional<QueuedWork<?>> next = next();
            if (next.isEmpty()) return;
            begin(next.get());
        }
    }

    private Optional<QueuedWork<?>> next() {
        return clients.values().stream()
                .map(this::best)
                .flatMap(Optional::stream)
                .min(Comparator.comparingInt((QueuedWork<?> t) -> t.client.running)
                        .thenComparingLong(WorkQueue::priority)
                        .thenComparingLong(t -> t.number));
    }

    private static long priority(QueuedWork<?> work) {
        return work.client.used - (work.request.kind().isLongRunning() ? 0 : QUICK_CREDIT_NANOS);
    }

    /** Of one client: the quick before the deep, among those the one that has had least. */
    private Optional<QueuedWork<?>> best(Client client) {
        List<QueuedWork<?>> ready = new ArrayList<>();
        for (QueuedWork<?> work : client.live) if (work.state == QueuedWork.State.PAUSED) ready.add(work);
        for (boolean deep : new boolean[] {false, true}) {
            QueuedWork<?> first = client.waiting(deep).peek();
            if (first != null && admitted(first)) ready.add(first);
        }
        return ready.stream().min(WITHIN);
    }

    private static final Comparator<QueuedWork<?>> WITHIN = Comparator.comparing(
                    (QueuedWork<?> t) -> t.request.kind().isLongRunning())
            .thenComparingLong(t -> t.used)
            .thenComparingLong(t -> t.number);

    private boolean admitted(QueuedWork<?> work) {
        boolean deep = work.request.kind().isLongRunning();
        long bytes = held[deep ? 1 : 0];
        long live = work.client.live(deep);
        long max = limits.pool(deep) + (live == 0 && !deep ? limits.reserve() : 0);
        return live < limits.perClient(deep)
                && (bytes == 0 || bytes + work.request.budget().bytes() <= max);
    }

    private void begin(QueuedWork<?> work) {
        long now = System.nanoTime();
        free--;
        work.client.running++;
        work.holdsSlot = true;
        work.turnStartedAt = now;
        work.lastSeenAt = now;
        boolean fresh = work.state == QueuedWork.State.WAITING;
        work.state = QueuedWork.State.RUNNING;
        if (!fresh) {
            work.turn.signal();
            return;
        }
        boolean deep = work.request.kind().isLongRunning();
        work.client.waiting(deep).remove(work);
        waiting--;
        work.started = now;
        work.client.live.add(work);
        held[deep ? 1 : 0] += work.request.budget().bytes();
        try {
            workers.execute(work::run);
        } catch (RejectedExecutionException | OutOfMemoryError e) { // no thread is to be had
            leave(work);
            tally(work.request.kind()).failed.increment();
            work.drop(e);
        }
    }

    /** The slot goes back; the client is charged for the turn. */
    private void release(QueuedWork<?> work) {
        if (!work.holdsSlot) return;
        work.holdsSlot = false;
        free++;
        work.client.running--;
        long turn = System.nanoTime() - work.turnStartedAt;
        work.used += turn;
        work.client.used += turn;
    }

    /** A running work lives, and waits here if its turn is over and somebody deserves the next. */
    void yieldIfSliceOver(QueuedWork<?> work) {
        long now = System.nanoTime();
        work.lastSeenAt = now;
        if (work.cancelled || now - work.turnStartedAt < SLICE_NANOS) return;
        lock.lock();
        try {
            pause(work, now);
        } finally {
            lock.unlock();
        }
    }

    /** @param since when it had its last turn */
    private void pause(QueuedWork<?> work, long since) {
        release(work);
        work.state = QueuedWork.State.PAUSED;
        dispatch();
        while (work.state == QueuedWork.State.PAUSED && !work.hurried && !work.cancelled)
            work.turn.awaitUninterruptibly();
        work.hurried = false;
        work.state = QueuedWork.State.RUNNING;
        work.turnStartedAt = System.nanoTime();
        work.lastSeenAt = work.turnStartedAt;
        work.paused(work.turnStartedAt - since);
        tally(work.request.kind()).waitedNanos.add(work.turnStartedAt - since);
    }

    /** A running work waits for something without a slot, and then for its turn. */
    void aside(QueuedWork<?> work, Runnable wait) {
        long since = System.nanoTime();
        lock.lock();
        try {
            release(work);
            work.state = QueuedWork.State.BLOCKED;
            dispatch();
        } finally {
            lock.unlock();
        }
        try {
            wait.run();
        } finally {
            lock.lock();
            try {
                pause(work, since);
            } finally {
                lock.unlock();
            }
        }
    }

    /** One turn out of order, to hear that it is to end. */
    void hurry(QueuedWork<?> work) {
        lock.lock();
        try {
            work.hurried = true;
            work.turn.signal();
        } finally {
            lock.unlock();
        }
    }

    void cancel(QueuedWork<?> work) {
        boolean dropped;
        lock.lock();
        try {
            work.cancelled = true;
            work.turn.signal();
            dropped = work.state == QueuedWork.State.WAITING;
            if (dropped) drop(work);
        } finally {
            lock.unlock();
        }
        if (dropped) work.drop(new CancellationException("cancelled before it started"));
    }

    private void drop(QueuedWork<?> work) {
        work.state = QueuedWork.State.DONE;
        work.client.waiting(work.request.kind().isLongRunning()).remove(work);
        waiting--;
        tally(work.request.kind()).cancelled.increment();
        forget(work.client);
    }

    private void forget(Client client) {
        if (client.idle()) clients.remove(client.name);
    }

    private void leave(QueuedWork<?> work) {
        release(work);
        work.state = QueuedWork.State.DONE;
        work.client.live.remove(work);
        held[work.request.kind().isLongRunning() ? 1 : 0] -= work.request.budget().bytes();
        forget(work.client);
    }

    /** Before the answer is told: whoever hears it finds the place free. */
    void end(QueuedWork<?> work, Throwable failure) {
        WorkCounters counters = tally(work.request.kind());
        lock.lock();
        try {
            leave(work);
            dispatch();
        } finally {
            lock.unlock();
        }
        counters.waitedNanos.add(work.queuedNanos());
        counters.ranNanos.add(work.ranNanos());
        if (work.cancelled) counters.cancelled.increment();
        else if (failure == null) counters.done.increment();
        else counters.failed.increment();
    }

    /**
     * To be called about every second: refuses what has waited too long, and gives the slots of works that went deaf to
     * others.
     */
    public void expireAndReclaim() {
        List<QueuedWork<?>> late = new ArrayList<>();
        lock.lock();
        try {
            long now = System.nanoTime();
            for (Client client : List.copyOf(clients.values())) {
                for (boolean deep : new boolean[] {false, true})
                    for (QueuedWork<?> work : List.copyOf(client.waiting(deep)))
                        if (now - work.ordered > MAX_WAIT_NANOS) late.add(work);
                for (QueuedWork<?> work : client.live) if (stuck(work, now)) release(work);
            }
            late.forEach(this::drop);
            dispatch();
        } finally {
            lock.unlock();
        }
        for (QueuedWork<?> work : late) work.drop(new OverloadException(OverloadException.Reason.LATE));
    }

    /** Ends everything that is started. */
    public void cancelAllStarted() {
        lock.lock();
        try {
            for (Client client : List.copyOf(clients.values()))
                List.copyOf(client.live).forEach(this::cancel);
        } finally {
            lock.unlock();
        }
    }

    private boolean stuck(QueuedWork<?> work, long now) {
        return work.state == QueuedWork.State.RUNNING && work.isCancelled() && now - work.lastSeenAt > stuckNanos;
    }

    /** How it stands now. */
    public QueueStatus load() {
        lock.lock();
        try {
            Map<WorkKind, int[]> counts = new EnumMap<>(WorkKind.class);
            for (WorkKind kind : WorkKind.values()) counts.put(kind, new int[3]);
            long now = System.nanoTime();
            long oldest = 0;
            int stuck = 0;
            for (Client client : clients.values()) {
                for (boolean deep : new boolean[] {false, true}) {
                    for (QueuedWork<?> work : client.waiting(deep)) {
                        counts.get(work.request.kind())[0]++;
                        oldest = Math.max(oldest, now - work.ordered);
                    }
                }
                for (QueuedWork<?> work : client.live) {
                    counts.get(work.request.kind())[work.state == QueuedWork.State.RUNNING ? 1 : 2]++;
                    if (stuck(work, now)) stuck++;
                }
            }
            return new QueueStatus(counts, clients.size(), free, oldest / 1e9, stuck, held[0] + held[1]);
        } finally {
            lock.unlock();
        }
    }

    /** Tells running works to end and waits a moment for them; what waits is refused. */
    @Override
    public void close() {
        List<QueuedWork<?>> dropped = new ArrayList<>();
        lock.lock();
        try {
            closed = true;
            for (Client client : clients.values())
                for (boolean deep : new boolean[] {false, true}) dropped.addAll(client.waiting(deep));
            cancelAllStarted();
            dropped.forEach(this::drop);
        } finally {
            lock.unlock();
        }
        for (QueuedWork<?> work : dropped) work.drop(new OverloadException(OverloadException.Reason.STOPPING));
        workers.shutdown();
        try {
            if (!workers.awaitTermination(2, TimeUnit.SECONDS)) workers.shutdownNow();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}

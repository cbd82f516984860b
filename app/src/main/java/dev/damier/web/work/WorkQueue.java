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

    private static final long LONGEST_WAIT_NANOS = Duration.ofMinutes(2).toNanos();
    /** A work that says nothing for so long after its time is over has lost its slot to others. */
    private static final Duration STUCK = Duration.ofSeconds(10);

    private final ReentrantLock lock = new ReentrantLock();
    private final Admission admission;
    private final long stuckNanos;
    private final Map<String, Client> clients = new LinkedHashMap<>();
    private final Map<Kind, Tally> tallies = new EnumMap<>(Kind.class);
    private final ExecutorService workers = Workers.pool("work");
    private int free;
    private int waiting;
    private long numbers;
    private final long[] held = new long[2];
    private boolean closed;

    public WorkQueue(Admission admission) {
        this(admission, STUCK);
    }

    /** @param stuck how long a work may say nothing after its time is over */
    public WorkQueue(Admission admission, Duration stuck) {
        this.admission = admission;
        stuckNanos = stuck.toNanos();
        free = admission.slots();
        for (Kind kind : Kind.values()) tallies.put(kind, new Tally());
    }

    public Admission admission() {
        return admission;
    }

    public Tally tally(Kind kind) {
        return tallies.get(kind);
    }

    /** Queues a work; {@link Overload} when this client, or everybody together, has too many waiting. */
    public <T> Ticket<T> submit(Order<T> order) {
        lock.lock();
        try {
            if (closed) throw new Overload(Overload.Reason.STOPPING);
            Client known = clients.get(order.client());
            if (waiting >= WAITING_IN_ALL || known != null && known.waiting() >= WAITING_PER_CLIENT) {
                tally(order.kind()).refused.increment();
                throw new Overload(Overload.Reason.FULL);
            }
            Client client = known != null ? known : new Client(order.client(), leastUsed());
            clients.put(client.name, client);
            Ticket<T> ticket = new Ticket<>(order, client, numbers++, this, lock.newCondition());
            client.waiting(order.kind().deep()).add(ticket);
            waiting++;
            dispatch();
            return ticket;
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
            Optional<Ticket<?>> next = next();
            if (next.isEmpty()) return;
            begin(next.get());
        }
    }

    private Optional<Ticket<?>> next() {
        return clients.values().stream()
                .map(this::best)
                .flatMap(Optional::stream)
                .min(Comparator.comparingInt((Ticket<?> t) -> t.client.running)
                        .thenComparingLong(WorkQueue::claim)
                        .thenComparingLong(t -> t.number));
    }

    private static long claim(Ticket<?> ticket) {
        return ticket.client.used - (ticket.order.kind().deep() ? 0 : QUICK_CREDIT_NANOS);
    }

    /** Of one client: the quick before the deep, among those the one that has had least. */
    private Optional<Ticket<?>> best(Client client) {
        List<Ticket<?>> ready = new ArrayList<>();
        for (Ticket<?> ticket : client.live) if (ticket.state == Ticket.State.PAUSED) ready.add(ticket);
        for (boolean deep : new boolean[] {false, true}) {
            Ticket<?> first = client.waiting(deep).peek();
            if (first != null && admitted(first)) ready.add(first);
        }
        return ready.stream().min(WITHIN);
    }

    private static final Comparator<Ticket<?>> WITHIN = Comparator.comparing(
                    (Ticket<?> t) -> t.order.kind().deep())
            .thenComparingLong(t -> t.used)
            .thenComparingLong(t -> t.number);

    private boolean admitted(Ticket<?> ticket) {
        boolean deep = ticket.order.kind().deep();
        long bytes = held[deep ? 1 : 0];
        long live = ticket.client.live(deep);
        long most = admission.pool(deep) + (live == 0 && !deep ? admission.reserve() : 0);
        return live < admission.perClient(deep)
                && (bytes == 0 || bytes + ticket.order.budget().bytes() <= most);
    }

    private void begin(Ticket<?> ticket) {
        long now = System.nanoTime();
        free--;
        ticket.client.running++;
        ticket.holdsSlot = true;
        ticket.turnFrom = now;
        ticket.seen = now;
        boolean fresh = ticket.state == Ticket.State.WAITING;
        ticket.state = Ticket.State.RUNNING;
        if (!fresh) {
            ticket.turn.signal();
            return;
        }
        boolean deep = ticket.order.kind().deep();
        ticket.client.waiting(deep).remove(ticket);
        waiting--;
        ticket.started = now;
        ticket.client.live.add(ticket);
        held[deep ? 1 : 0] += ticket.order.budget().bytes();
        try {
            workers.execute(ticket::run);
        } catch (RejectedExecutionException | OutOfMemoryError e) { // no thread is to be had
            leave(ticket);
            tally(ticket.order.kind()).failed.increment();
            ticket.drop(e);
        }
    }

    /** The slot goes back; the client is charged for the turn. */
    private void release(Ticket<?> ticket) {
        if (!ticket.holdsSlot) return;
        ticket.holdsSlot = false;
        free++;
        ticket.client.running--;
        long turn = System.nanoTime() - ticket.turnFrom;
        ticket.used += turn;
        ticket.client.used += turn;
    }

    /** A running work lives, and waits here if its turn is over and somebody deserves the next. */
    void slice(Ticket<?> ticket) {
        long now = System.nanoTime();
        ticket.seen = now;
        if (ticket.cancelled || now - ticket.turnFrom < SLICE_NANOS) return;
        lock.lock();
        try {
            pause(ticket, now);
        } finally {
            lock.unlock();
        }
    }

    /** @param since when it had its last turn */
    private void pause(Ticket<?> ticket, long since) {
        release(ticket);
        ticket.state = Ticket.State.PAUSED;
        dispatch();
        while (ticket.state == Ticket.State.PAUSED && !ticket.hurried && !ticket.cancelled)
            ticket.turn.awaitUninterruptibly();
        ticket.hurried = false;
        ticket.state = Ticket.State.RUNNING;
        ticket.turnFrom = System.nanoTime();
        ticket.seen = ticket.turnFrom;
        ticket.paused(ticket.turnFrom - since);
        tally(ticket.order.kind()).waitedNanos.add(ticket.turnFrom - since);
    }

    /** A running work waits for something without a slot, and then for its turn. */
    void aside(Ticket<?> ticket, Runnable wait) {
        long since = System.nanoTime();
        lock.lock();
        try {
            release(ticket);
            ticket.state = Ticket.State.ASIDE;
            dispatch();
        } finally {
            lock.unlock();
        }
        try {
            wait.run();
        } finally {
            lock.lock();
            try {
                pause(ticket, since);
            } finally {
                lock.unlock();
            }
        }
    }

    /** One turn out of order, to hear that it is to end. */
    void hurry(Ticket<?> ticket) {
        lock.lock();
        try {
            ticket.hurried = true;
            ticket.turn.signal();
        } finally {
            lock.unlock();
        }
    }

    void cancel(Ticket<?> ticket) {
        boolean dropped;
        lock.lock();
        try {
            ticket.cancelled = true;
            ticket.turn.signal();
            dropped = ticket.state == Ticket.State.WAITING;
            if (dropped) drop(ticket);
        } finally {
            lock.unlock();
        }
        if (dropped) ticket.drop(new CancellationException("cancelled before it started"));
    }

    private void drop(Ticket<?> ticket) {
        ticket.state = Ticket.State.DONE;
        ticket.client.waiting(ticket.order.kind().deep()).remove(ticket);
        waiting--;
        tally(ticket.order.kind()).cancelled.increment();
        forget(ticket.client);
    }

    private void forget(Client client) {
        if (client.idle()) clients.remove(client.name);
    }

    private void leave(Ticket<?> ticket) {
        release(ticket);
        ticket.state = Ticket.State.DONE;
        ticket.client.live.remove(ticket);
        held[ticket.order.kind().deep() ? 1 : 0] -= ticket.order.budget().bytes();
        forget(ticket.client);
    }

    /** Before the answer is told: whoever hears it finds the place free. */
    void end(Ticket<?> ticket, Throwable failure) {
        Tally tally = tally(ticket.order.kind());
        lock.lock();
        try {
            leave(ticket);
            dispatch();
        } finally {
            lock.unlock();
        }
        tally.waitedNanos.add(ticket.queuedNanos());
        tally.ranNanos.add(ticket.ranNanos());
        if (ticket.cancelled) tally.cancelled.increment();
        else if (failure == null) tally.done.increment();
        else tally.failed.increment();
    }

    /**
     * To be called about every second: refuses what has waited too long, and gives the slots of works that went deaf to
     * others.
     */
    public void tend() {
        List<Ticket<?>> late = new ArrayList<>();
        lock.lock();
        try {
            long now = System.nanoTime();
            for (Client client : List.copyOf(clients.values())) {
                for (boolean deep : new boolean[] {false, true})
                    for (Ticket<?> ticket : List.copyOf(client.waiting(deep)))
                        if (now - ticket.ordered > LONGEST_WAIT_NANOS) late.add(ticket);
                for (Ticket<?> ticket : client.live) if (stuck(ticket, now)) release(ticket);
            }
            late.forEach(this::drop);
            dispatch();
        } finally {
            lock.unlock();
        }
        for (Ticket<?> ticket : late) ticket.drop(new Overload(Overload.Reason.LATE));
    }

    /** Ends everything that is started. */
    public void relieve() {
        lock.lock();
        try {
            for (Client client : List.copyOf(clients.values()))
                List.copyOf(client.live).forEach(this::cancel);
        } finally {
            lock.unlock();
        }
    }

    private boolean stuck(Ticket<?> ticket, long now) {
        return ticket.state == Ticket.State.RUNNING && ticket.revoked() && now - ticket.seen > stuckNanos;
    }

    /** How it stands now. */
    public Load load() {
        lock.lock();
        try {
            Map<Kind, int[]> counts = new EnumMap<>(Kind.class);
            for (Kind kind : Kind.values()) counts.put(kind, new int[3]);
            long now = System.nanoTime();
            long oldest = 0;
            int stuck = 0;
            for (Client client : clients.values()) {
                for (boolean deep : new boolean[] {false, true}) {
                    for (Ticket<?> ticket : client.waiting(deep)) {
                        counts.get(ticket.order.kind())[0]++;
                        oldest = Math.max(oldest, now - ticket.ordered);
                    }
                }
                for (Ticket<?> ticket : client.live) {
                    counts.get(ticket.order.kind())[ticket.state == Ticket.State.RUNNING ? 1 : 2]++;
                    if (stuck(ticket, now)) stuck++;
                }
            }
            return new Load(counts, clients.size(), free, oldest / 1e9, stuck, held[0] + held[1]);
        } finally {
            lock.unlock();
        }
    }

    /** Tells running works to end and waits a moment for them; what waits is refused. */
    @Override
    public void close() {
        List<Ticket<?>> dropped = new ArrayList<>();
        lock.lock();
        try {
            closed = true;
            for (Client client : clients.values())
                for (boolean deep : new boolean[] {false, true}) dropped.addAll(client.waiting(deep));
            relieve();
            dropped.forEach(this::drop);
        } finally {
            lock.unlock();
        }
        for (Ticket<?> ticket : dropped) ticket.drop(new Overload(Overload.Reason.STOPPING));
        workers.shutdown();
        try {
            if (!workers.awaitTermination(2, TimeUnit.SECONDS)) workers.shutdownNow();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}

package dev.damier.web.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.run.TimeSlice;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The one door for work: turns, refusals, memory, and that an end is always said. */
@Timeout(60)
class WorkQueueTest {
    private static final Budget LONG =
            Budget.UNLIMITED.withTime(Duration.ofMinutes(5)).withBytes(1 << 20);

    private static WorkQueue queue(int slots) {
        return new WorkQueue(new Admission(slots, 1L << 30));
    }

    private static <T> Ticket<T> submit(
            WorkQueue queue, String client, Kind kind, java.util.function.Function<Control, T> work) {
        return queue.submit(new Order<>(client, kind, LONG, work));
    }

    /** Computes until it is told to end. */
    private static long spin(Control control) {
        Counters counters = new Counters();
        while (!control.stop(counters)) counters.expand(0);
        return counters.expanded;
    }

    private static void await(CountDownLatch latch) {
        try {
            assertThat(latch.await(30, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** A work that hears nothing keeps its thread, but not the slot; once it is over nothing is counted twice. */
    @Test
    void aDeafWorkLosesItsSlotAndIsToldOf() throws Exception {
        try (WorkQueue queue = new WorkQueue(new Admission(1, 1L << 30), Duration.ofMillis(20))) {
            CountDownLatch begun = new CountDownLatch(1);
            CountDownLatch go = new CountDownLatch(1);
            Ticket<Integer> deaf = submit(queue, "one", Kind.SOLVE, control -> {
                begun.countDown();
                await(go);
                return 1;
            });
            await(begun);
            Ticket<Integer> next = submit(queue, "another", Kind.HINT, control -> 2);
            queue.tend();
            assertThat(queue.load().stuck()).as("still within its time").isZero();
            assertThat(next.started()).isFalse();
            deaf.cancel();
            while (!next.answer().isDone()) {
                Thread.sleep(5);
                queue.tend();
            }
            assertThat(next.answer().get()).isEqualTo(2);
            assertThat(queue.load().stuck()).isEqualTo(1);
            assertThat(queue.load().free()).as("given on, and back").isEqualTo(1);
            go.countDown();
            assertThat(deaf.answer().get()).isEqualTo(1);
            assertThat(queue.load().stuck()).isZero();
            assertThat(queue.load().free()).isEqualTo(1);
            assertThat(queue.load().clients()).isZero();
        }
    }

    @Test
    void aFullQueueRefusesAndNobodyElseSuffers() throws Exception {
        try (WorkQueue queue = queue(1)) {
            CountDownLatch go = new CountDownLatch(1);
            List<Ticket<?>> accepted = new ArrayList<>();
            int refused = 0;
            for (int client = 0; client < 12; client++) {
                for (int i = 0; i < 300; i++) {
                    try {
                        accepted.add(submit(queue, "client " + client, Kind.SOLVE, control -> {
                            await(go);
                            return 1;
                        }));
                    } catch (Overload e) {
                        assertThat(e.status()).isEqualTo(429);
                        refused++;
                    }
                }
            }
            assertThat(accepted).hasSizeBetween(2048, 2048 + 2);
            assertThat(refused).isEqualTo(12 * 300 - accepted.size());
            assertThatThrownBy(() -> submit(queue, "a newcomer", Kind.HINT, control -> 1))
                    .as("refused before it leaves anything behind")
                    .isInstanceOf(Overload.class);
            go.countDown();
            for (Ticket<?> ticket : accepted) assertThat(ticket.answer().get()).isEqualTo(1);
            assertThat(queue.load().waiting()).isZero();
            assertThat(submit(queue, "a newcomer", Kind.HINT, control -> 2)
                            .answer()
                            .get())
                    .isEqualTo(2);
            assertThat(queue.load().clients()).isZero();
        }
    }

    @Test
    void aWorkerOutlivesWhateverItsWorkThrows() throws Exception {
        try (WorkQueue queue = queue(2)) {
            List<Throwable> thrown = List.of(
                    new IllegalStateException("broken"),
                    new StackOverflowError(),
                    new OutOfMemoryError("pretended"),
                    new NoClassDefFoundError("missing"),
                    new AssertionError("wrong"));
            for (int round = 0; round < 20; round++) {
                for (Throwable each : thrown) {
                    Ticket<Integer> ticket =
                            submit(queue, "one", Kind.SOLVE, control -> WorkQueueTest.<RuntimeException>sneak(each));
                    assertThatThrownBy(() -> ticket.answer().get()).hasCause(each);
                }
            }
            assertThat(submit(queue, "another", Kind.HINT, control -> 3)
                            .answer()
                            .get())
                    .isEqualTo(3);
            assertThat(queue.tally(Kind.SOLVE).failed()).isEqualTo(100);
            assertThat(queue.load().free()).isEqualTo(2);
        }
    }

    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
    private static <E extends Throwable> int sneak(Throwable thrown) throws E {
        throw (E) thrown;
    }

    @Test
    void clientsAreServedInTurn() {
        List<String> order = Collections.synchronizedList(new ArrayList<>());
        CountDownLatch go = new CountDownLatch(1);
        CountDownLatch done = new CountDownLatch(6);
        try (WorkQueue queue = queue(1)) {
            submit(queue, "first", Kind.SOLVE, control -> {
                await(go);
                return null;
            });
            for (int i = 0; i < 5; i++) submit(queue, "greedy", Kind.SOLVE, control -> note(order, "greedy", done));
            submit(queue, "modest", Kind.SOLVE, control -> note(order, "modest", done));
            go.countDown();
            await(done);
        }
        assertThat(order.indexOf("modest")).isLessThanOrEqualTo(1);
    }

    private static Void note(List<String> order, String name, CountDownLatch done) {
        order.add(name);
        done.countDown();
        return null;
    }

    @Test
    void whoHoldsAllSlotsGivesWay() throws Exception {
        try (WorkQueue queue = queue(2)) {
            List<Ticket<Long>> endless = new ArrayList<>();
            for (int i = 0; i < 8; i++) endless.add(submit(queue, "greedy", Kind.BOT, WorkQueueTest::spin));
            while (queue.load().running() < 2) Thread.onSpinWait();
            for (int i = 0; i < 20; i++) {
                assertThat(submit(queue, "modest", Kind.HINT, control -> 4)
                                .answer()
                                .get(30, TimeUnit.SECONDS))
                        .isEqualTo(4);
            }
            assertThat(endless).noneMatch(t -> t.answer().isDone());
            endless.forEach(Ticket::cancel);
            for (Ticket<Long> ticket : endless) ended(ticket);
            assertThat(queue.load().running() + queue.load().paused()).isZero();
        }
    }

    private static void ended(Ticket<?> ticket) throws InterruptedException {
        try {
            ticket.answer().get();
        } catch (CancellationException e) {
            assertThat(ticket.started()).isFalse();
        } catch (ExecutionException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void twoWhoComputeShareAndTheirClocksStandStillMeanwhile() throws Exception {
        try (WorkQueue queue = queue(1)) {
            Budget budget = LONG.withTime(Duration.ofMillis(600));
            List<Ticket<Double>> both = new ArrayList<>();
            for (String client : List.of("one", "two")) {
                both.add(queue.submit(new Order<>(client, Kind.SOLVE, budget, control -> {
                    spin(control);
                    return control.elapsedNanos() / 1e6;
                })));
            }
            for (Ticket<Double> ticket : both) {
                assertThat(ticket.answer().get()).as("has had its whole budget").isGreaterThanOrEqualTo(600);
                assertThat(ticket.waitedMillis())
                        .as("while the other had its turns")
                        .isGreaterThan(100);
            }
        }
    }

    @Test
    void manyWhoHoldAllTheMemoryKeepOutNoNewcomer() throws Exception {
        Admission admission = new Admission(2, 1L << 30);
        try (WorkQueue queue = new WorkQueue(admission)) {
            Budget share = admission.budget(Kind.LOOK, Duration.ofMinutes(5));
            CountDownLatch go = new CountDownLatch(1);
            List<Ticket<Long>> all = new ArrayList<>();
            for (int i = 0; i < 8 * admission.perClient(false); i++)
                all.add(queue.submit(new Order<>("client " + i % 8, Kind.LOOK, share, control -> {
                    TimeSlice.current().aside(() -> await(go));
                    return 0L;
                })));
            while (queue.load().paused() < admission.together(Kind.LOOK)) Thread.onSpinWait();
            assertThat(queue.load().waiting()).isPositive();
            assertThat(queue.submit(new Order<>("another", Kind.HINT, share, control -> true))
                            .answer()
                            .get(30, TimeUnit.SECONDS))
                    .isTrue();
            go.countDown();
            for (Ticket<Long> ticket : all) assertThat(ticket.answer().get()).isZero();
        }
    }

    /** Else all slots could be held by those who wait, and those they wait for have none. */
    @Test
    void whoWaitsForAnotherGivesItsSlot() throws Exception {
        try (WorkQueue queue = queue(1)) {
            CountDownLatch waits = new CountDownLatch(1);
            CountDownLatch done = new CountDownLatch(1);
            Ticket<Boolean> first = submit(queue, "one", Kind.LOOK, control -> {
                TimeSlice.current().aside(() -> {
                    waits.countDown();
                    await(done);
                });
                return queue.load().running() == 1;
            });
            await(waits);
            Ticket<Boolean> second = submit(queue, "two", Kind.LOOK, control -> {
                done.countDown();
                return true;
            });
            assertThat(second.answer().get(30, TimeUnit.SECONDS)).isTrue();
            assertThat(first.answer().get(30, TimeUnit.SECONDS))
                    .as("it runs alone again")
                    .isTrue();
            assertThat(queue.load().clients()).isZero();
            assertThat(queue.load().free()).isEqualTo(1);
        }
    }

    @Test
    void cancelEndsWhatWaitsRunsOrPauses() throws Exception {
        try (WorkQueue queue = queue(1)) {
            List<Ticket<Long>> tickets = new ArrayList<>();
            for (int i = 0; i < 6; i++) tickets.add(submit(queue, "client " + i, Kind.SOLVE, WorkQueueTest::spin));
            while (queue.load().paused() < 2) Thread.onSpinWait();
            tickets.forEach(Ticket::cancel);
            for (Ticket<Long> ticket : tickets) ended(ticket);
            assertThat(queue.load().clients()).isZero();
            assertThat(queue.tally(Kind.SOLVE).cancelled()).isEqualTo(6);
        }
    }

    @Test
    void noMoreStartsThanTheMemoryHolds() throws Exception {
        try (WorkQueue queue = queue(4)) {
            Budget large = LONG.withBytes(200 << 20); // of 512 MB for searches
            AtomicInteger together = new AtomicInteger();
            AtomicInteger most = new AtomicInteger();
            List<Ticket<Integer>> tickets = new ArrayList<>();
            for (int i = 0; i < 12; i++) {
                tickets.add(queue.submit(new Order<>("client " + i, Kind.SOLVE, large, control -> {
                    most.accumulateAndGet(together.incrementAndGet(), Math::max);
                    Thread.yield();
                    return together.decrementAndGet();
                })));
            }
            for (Ticket<Integer> ticket : tickets) ticket.answer().get();
            assertThat(most.get()).isBetween(1, 2);
            assertThat(queue.load().bytes()).isZero();
        }
    }

    @Test
    void workThatDoesNotLookAtItsClockIsEndedByItsTicket() {
        try (WorkQueue queue = queue(1)) {
            Ticket<Long> ticket =
                    queue.submit(new Order<>("one", Kind.DEAL, LONG.withTime(Duration.ofMillis(50)), control -> {
                        spin(Control.unlimited());
                        throw new IllegalArgumentException("no such position");
                    }));
            assertThatThrownBy(() -> ticket.answer().get())
                    .cause()
                    .isInstanceOfSatisfying(
                            Overload.class, e -> assertThat(e.reason()).isEqualTo(Overload.Reason.LONG));
        }
    }

    @Test
    void closingAnswersEverybody() throws Exception {
        WorkQueue queue = queue(1);
        CountDownLatch begun = new CountDownLatch(1);
        Ticket<Integer> running = submit(queue, "one", Kind.SOLVE, control -> {
            begun.countDown();
            spin(control);
            return 5;
        });
        await(begun);
        CompletableFuture<Integer> waits =
                submit(queue, "one", Kind.SOLVE, control -> 1).answer();
        queue.close();
        assertThat(running.answer().get()).isEqualTo(5);
        assertThat(waits.isDone()).isTrue();
        assertThatThrownBy(() -> submit(queue, "two", Kind.HINT, control -> 1))
                .isInstanceOfSatisfying(
                        Overload.class, e -> assertThat(e.status()).isEqualTo(503));
    }

    @Test
    void withoutMemoryWorksEndFirstAndThenTheProcess() throws Exception {
        try (WorkQueue queue = queue(1)) {
            Ticket<Long> ticket = submit(queue, "one", Kind.SOLVE, WorkQueueTest::spin);
            while (!ticket.started()) Thread.onSpinWait();
            AtomicInteger exits = new AtomicInteger();
            MemoryWatch watch = new MemoryWatch(queue::relieve, exits::incrementAndGet);
            watch.look();
            assertThat(ticket.answer().isDone()).as("there is memory").isFalse();
            watch.look(true);
            assertThat(ticket.answer().get()).isNotNull();
            for (int i = 0; i < 6; i++) watch.look(true);
            watch.look(false);
            for (int i = 0; i < 7; i++) watch.look(true);
            assertThat(exits.get()).isZero();
            watch.look(true);
            assertThat(exits.get()).isEqualTo(1);
        }
    }

    /** Random schedules: whatever is submitted, cancelled and thrown, every ticket ends and nothing stays behind. */
    @Test
    void randomSchedulesLeaveNothingBehind() throws Exception {
        for (long seed = 1; seed <= 6; seed++) {
            Random random = new Random(seed);
            try (WorkQueue queue = queue(1 + random.nextInt(3))) {
                List<Ticket<?>> tickets = new ArrayList<>();
                for (int i = 0; i < 400; i++) {
                    int what = random.nextInt(10);
                    Kind kind = Kind.values()[random.nextInt(Kind.values().length)];
                    long nodes = 1 + random.nextInt(200_000);
                    Order<Long> order =
                            new Order<>("client " + random.nextInt(7), kind, LONG.withNodes(nodes), control -> {
                                if (what == 0) throw new IllegalStateException("thrown");
                                if (what == 1) throw new StackOverflowError();
                                return spin(control);
                            });
                    try {
                        tickets.add(queue.submit(order));
                    } catch (Overload e) {
                        assertThat(e.reason()).isEqualTo(Overload.Reason.FULL);
                    }
                    if (random.nextInt(4) == 0)
                        tickets.get(random.nextInt(tickets.size())).cancel();
                }
                for (Ticket<?> ticket : tickets)
                    ticket.answer().handle((value, failure) -> 0).get(30, TimeUnit.SECONDS);
                Load load = queue.load();
                assertThat(load.clients()).as("seed " + seed).isZero();
                assertThat(load.bytes()).as("seed " + seed).isZero();
                assertThat(load.waiting() + load.running() + load.paused())
                        .as("seed " + seed)
                        .isZero();
            }
        }
    }

    /** Several threads ask and cancel at random while the queue is looked after: its figures never leave their bounds. */
    @Test
    void manyThreadsAtOnceKeepTheBounds() throws Exception {
        int slots = 2;
        Admission admission = new Admission(slots, 1L << 30);
        try (WorkQueue queue = new WorkQueue(admission)) {
            List<Ticket<?>> tickets = Collections.synchronizedList(new ArrayList<>());
            List<Thread> clients = new ArrayList<>();
            for (int seed = 1; seed <= 4; seed++) {
                Random random = new Random(seed);
                String name = "client " + seed;
                Thread client = new Thread(() -> schedule(queue, name, random, tickets));
                client.start();
                clients.add(client);
            }
            boolean over = false;
            while (!over) {
                over = clients.stream().noneMatch(Thread::isAlive)
                        && List.copyOf(tickets).stream()
                                .allMatch(t -> t.answer().isDone());
                queue.tend();
                Load load = queue.load();
                assertThat(load.free()).isBetween(0, slots);
                assertThat(load.clients()).isBetween(0, 4);
                assertThat(load.bytes()).isBetween(0L, admission.pool(true) + admission.pool(false));
                assertThat(load.stuck()).isZero();
            }
            assertThat(queue.load().bytes()).isZero();
            assertThat(queue.load().free()).isEqualTo(slots);
            assertThat(tickets).hasSize(4 * 150);
        }
    }

    private static void schedule(WorkQueue queue, String client, Random random, List<Ticket<?>> tickets) {
        List<Ticket<?>> own = new ArrayList<>();
        for (int i = 0; i < 150; i++) {
            Kind kind = Kind.values()[random.nextInt(Kind.values().length)];
            Budget budget = queue.admission().budget(kind, LONG.time()).withNodes(1 + random.nextInt(100_000));
            boolean throwing = random.nextInt(8) == 0;
            own.add(queue.submit(new Order<>(client, kind, budget, control -> {
                if (throwing) throw new IllegalStateException("thrown");
                return spin(control);
            })));
            if (random.nextInt(3) == 0) own.get(random.nextInt(own.size())).cancel();
            if (random.nextInt(5) == 0) own.get(random.nextInt(own.size())).hurry();
        }
        tickets.addAll(own);
    }
}

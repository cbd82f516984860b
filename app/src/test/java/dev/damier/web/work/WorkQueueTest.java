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
        return new WorkQueue(new WorkLimits(slots, 1L << 30));
    }

    private static <T> QueuedWork<T> submit(
            WorkQueue queue, String client, WorkKind kind, java.util.function.Function<Control, T> work) {
        return queue.submit(new WorkRequest<>(client, kind, LONG, work));
    }

    /** Computes until it is told to end. */
    private static long spin(Control control) {
        Counters counters = new Counters();
        while (!control.shouldStop(counters)) counters.expand(0);
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
        try (WorkQueue queue = new WorkQueue(new WorkLimits(1, 1L << 30), Duration.ofMillis(20))) {
            CountDownLatch begun = new CountDownLatch(1);
            CountDownLatch go = new CountDownLatch(1);
            QueuedWork<Integer> deaf = submit(queue, "one", WorkKind.SOLVE, control -> {
                begun.countDown();
                await(go);
                return 1;
            });
            await(begun);
            QueuedWork<Integer> next = submit(queue, "another", WorkKind.HINT, control -> 2);
            queue.expireAndReclaim();
            assertThat(queue.load().stuck()).as("still within its time").isZero();
            assertThat(next.started()).isFalse();
            deaf.cancel();
            while (!next.answer().isDone()) {
                Thread.sleep(5);
                queue.expireAndReclaim();
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
            List<QueuedWork<?>> accepted = new ArrayList<>();
            int refused = 0;
            for (int client = 0; client < 12; client++) {
                for (int i = 0; i < 300; i++) {
                    try {
                        accepted.add(submit(queue, "client " + client, WorkKind.SOLVE, control -> {
                            await(go);
                            return 1;
                        }));
                    } catch (OverloadException e) {
                        assertThat(e.status()).isEqualTo(429);
                        refused++;
                    }
                }
            }
            assertThat(accepted).hasSizeBetween(2048, 2048 + 2);
            assertThat(refused).isEqualTo(12 * 300 - accepted.size());
            assertThatThrownBy(() -> submit(queue, "a newcomer", WorkKind.HINT, control -> 1))
                    .as("refused before it leaves anything behind")
                    .isInstanceOf(OverloadException.class);
            go.countDown();
            for (QueuedWork<?> work : accepted) assertThat(work.answer().get()).isEqualTo(1);
            assertThat(queue.load().waiting()).isZero();
            assertThat(submit(queue, "a newcomer", WorkKind.HINT, control -> 2)
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
                    QueuedWork<Integer> work =
                            submit(queue, "one", WorkKind.SOLVE, control -> WorkQueueTest.<RuntimeException>sneak(each));
                    assertThatThrownBy(() -> work.answer().get()).hasCause(each);
                }
            }
            assertThat(submit(queue, "another", WorkKind.HINT, control -> 3)
                            .answer()
                            .get())
                    .isEqualTo(3);
            assertThat(queue.tally(WorkKind.SOLVE).failed()).isEqualTo(100);
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
            submit(queue, "first", WorkKind.SOLVE, control -> {
                await(go);
                return null;
            });
            for (int i = 0; i < 5; i++) submit(queue, "greedy", WorkKind.SOLVE, control -> note(order, "greedy", done));
            submit(queue, "modest", WorkKind.SOLVE, control -> note(order, "modest", done));
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
            List<QueuedWork<Long>> endless = new ArrayList<>();
            for (int i = 0; i < 8; i++) endless.add(submit(queue, "greedy", WorkKind.BOT, WorkQueueTest::spin));
            while (queue.load().running() < 2) Thread.onSpinWait();
            for (int i = 0; i < 20; i++) {
                assertThat(submit(queue, "modest", WorkKind.HINT, control -> 4)
                                .answer()
                                .get(30, TimeUnit.SECONDS))
                        .isEqualTo(4);
            }
            assertThat(endless).noneMatch(t -> t.answer().isDone());
            endless.forEach(QueuedWork::cancel);
            for (QueuedWork<Long> work : endless) ended(work);
            assertThat(queue.load().running() + queue.load().paused()).isZero();
        }
    }

    private static void ended(QueuedWork<?> work) throws InterruptedException {
        try {
            work.answer().get();
        } catch (CancellationException e) {
            assertThat(work.started()).isFalse();
        } catch (ExecutionException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void twoWhoComputeShareAndTheirClocksStandStillMeanwhile() throws Exception {
        try (WorkQueue queue = queue(1)) {
            Budget budget = LONG.withTime(Duration.ofMillis(600));
            List<QueuedWork<Double>> both = new ArrayList<>();
            for (String client : List.of("one", "two")) {
                both.add(queue.submit(new WorkRequest<>(client, WorkKind.SOLVE, budget, control -> {
                    spin(control);
                    return control.elapsedNanos() / 1e6;
                })));
            }
            for (QueuedWork<Double> work : both) {
                assertThat(work.answer().get()).as("has had its whole budget").isGreaterThanOrEqualTo(600);
                assertThat(work.waitedMillis())
                        .as("while the other had its turns")
                        .isGreaterThan(100);
            }
        }
    }

    @Test
    void manyWhoHoldAllTheMemoryKeepOutNoNewcomer() throws Exception {
        WorkLimits limits = new WorkLimits(2, 1L << 30);
        try (WorkQueue queue = new WorkQueue(limits)) {
            Budget share = limits.budget(WorkKind.LOOK, Duration.ofMinutes(5));
            CountDownLatch go = new CountDownLatch(1);
            List<QueuedWork<Long>> all = new ArrayList<>();
            for (int i = 0; i < 8 * limits.perClient(false); i++)
                all.add(queue.submit(new WorkRequest<>("client " + i % 8, WorkKind.LOOK, share, control -> {
                    TimeSlice.current().runBlocking(() -> await(go));
                    return 0L;
                })));
            while (queue.load().paused() < limits.maxConcurrent(WorkKind.LOOK)) Thread.onSpinWait();
            assertThat(queue.load().waiting()).isPositive();
            assertThat(queue.submit(new WorkRequest<>("another", WorkKind.HINT, share, control -> true))
                            .answer()
                            .get(30, TimeUnit.SECONDS))
                    .isTrue();
            go.countDown();
            for (QueuedWork<Long> work : all) assertThat(work.answer().get()).isZero();
        }
    }

    /** Else all slots could be held by those who wait, and those they wait for have none. */
    @Test
    void whoWaitsForAnotherGivesItsSlot() throws Exception {
        try (WorkQueue queue = queue(1)) {
            CountDownLatch waits = new CountDownLatch(1);
            CountDownLatch done = new CountDownLatch(1);
            QueuedWork<Boolean> first = submit(queue, "one", WorkKind.LOOK, control -> {
                TimeSlice.current().runBlocking(() -> {
                    waits.countDown();
                    await(done);
                });
                return queue.load().running() == 1;
            });
            await(waits);
            QueuedWork<Boolean> second = submit(queue, "two", WorkKind.LOOK, control -> {
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
            List<QueuedWork<Long>> tickets = new ArrayList<>();
            for (int i = 0; i < 6; i++) tickets.add(submit(queue, "client " + i, WorkKind.SOLVE, WorkQueueTest::spin));
            while (queue.load().paused() < 2) Thread.onSpinWait();
            tickets.forEach(QueuedWork::cancel);
            for (QueuedWork<Long> work : tickets) ended(work);
            assertThat(queue.load().clients()).isZero();
            assertThat(queue.tally(WorkKind.SOLVE).cancelled()).isEqualTo(6);
        }
    }

    @Test
    void noMoreStartsThanTheMemoryHolds() throws Exception {
        try (WorkQueue queue = queue(4)) {
            Budget large = LONG.withBytes(200 << 20); // of 512 MB for searches
            AtomicInteger together = new AtomicInteger();
            AtomicInteger max = new AtomicInteger();
            List<QueuedWork<Integer>> tickets = new ArrayList<>();
            for (int i = 0; i < 12; i++) {
                tickets.add(queue.submit(new WorkRequest<>("client " + i, WorkKind.SOLVE, large, control -> {
                    max.accumulateAndGet(together.incrementAndGet(), Math::max);
                    Thread.yield();
                    return together.decrementAndGet();
                })));
            }
            for (QueuedWork<Integer> work : tickets) work.answer().get();
            assertThat(max.get()).isBetween(1, 2);
            assertThat(queue.load().bytes()).isZero();
        }
    }

    @Test
    void workThatDoesNotLookAtItsClockIsEndedByItsTicket() {
        try (WorkQueue queue = queue(1)) {
            QueuedWork<Long> work =
                    queue.submit(new WorkRequest<>("one", WorkKind.DEAL, LONG.withTime(Duration.ofMillis(50)), control -> {
                        spin(Control.unlimited());
                        throw new IllegalArgumentException("no such position");
                    }));
            assertThatThrownBy(() -> work.answer().get())
                    .cause()
                    .isInstanceOfSatisfying(
                            OverloadException.class, e -> assertThat(e.reason()).isEqualTo(OverloadException.Reason.LONG));
        }
    }

    @Test
    void closingAnswersEverybody() throws Exception {
        WorkQueue queue = queue(1);
        CountDownLatch begun = new CountDownLatch(1);
        QueuedWork<Integer> running = submit(queue, "one", WorkKind.SOLVE, control -> {
            begun.countDown();
            spin(control);
            return 5;
        });
        await(begun);
        CompletableFuture<Integer> waits =
                submit(queue, "one", WorkKind.SOLVE, control -> 1).answer();
        queue.close();
        assertThat(running.answer().get()).isEqualTo(5);
        assertThat(waits.isDone()).isTrue();
        assertThatThrownBy(() -> submit(queue, "two", WorkKind.HINT, control -> 1))
                .isInstanceOfSatisfying(
                        OverloadException.class, e -> assertThat(e.status()).isEqualTo(503));
    }

    @Test
    void withoutMemoryWorksEndFirstAndThenTheProcess() throws Exception {
        try (WorkQueue queue = queue(1)) {
            QueuedWork<Long> work = submit(queue, "one", WorkKind.SOLVE, WorkQueueTest::spin);
            while (!work.started()) Thread.onSpinWait();
            AtomicInteger exits = new AtomicInteger();
            MemoryWatchdog watch = new MemoryWatchdog(queue::cancelAllStarted, exits::incrementAndGet);
            watch.check();
            assertThat(work.answer().isDone()).as("there is memory").isFalse();
            watch.check(true);
            assertThat(work.answer().get()).isNotNull();
            for (int i = 0; i < 6; i++) watch.check(true);
            watch.check(false);
            for (int i = 0; i < 7; i++) watch.check(true);
            assertThat(exits.get()).isZero();
            watch.check(true);
            assertThat(exits.get()).isEqualTo(1);
        }
    }

    /** Random schedules: whatever is submitted, cancelled and thrown, every ticket ends and nothing stays behind. */
    @Test
    void randomSchedulesLeaveNothingBehind() throws Exception {
        for (long seed = 1; seed <= 6; seed++) {
            Random random = new Random(seed);
            try (WorkQueue queue = queue(1 + random.nextInt(3))) {
                List<QueuedWork<?>> tickets = new ArrayList<>();
                for (int i = 0; i < 400; i++) {
                    int what = random.nextInt(10);
                    WorkKind kind = WorkKind.values()[random.nextInt(WorkKind.values().length)];
                    long nodes = 1 + random.nextInt(200_000);
                    WorkRequest<Long> request =
                            new WorkRequest<>("client " + random.nextInt(7), kind, LONG.withNodes(nodes), control -> {
                                if (what == 0) throw new IllegalStateException("thrown");
                                if (what == 1) throw new StackOverflowError();
                                return spin(control);
                            });
                    try {
                        tickets.add(queue.submit(request));
                    } catch (OverloadException e) {
                        assertThat(e.reason()).isEqualTo(OverloadException.Reason.FULL);
                    }
                    if (random.nextInt(4) == 0)
                        tickets.get(random.nextInt(tickets.size())).cancel();
                }
                for (QueuedWork<?> work : tickets)
                    work.answer().handle((value, failure) -> 0).get(30, TimeUnit.SECONDS);
                QueueStatus status = queue.load();
                assertThat(status.clients()).as("seed " + seed).isZero();
                assertThat(status.bytes()).as("seed " + seed).isZero();
                assertThat(status.waiting() + status.running() + status.paused())
                        .as("seed " + seed)
                        .isZero();
            }
        }
    }

    /** Several threads ask and cancel at random while the queue is looked after: its figures never leave their bounds. */
    @Test
    void manyThreadsAtOnceKeepTheBounds() throws Exception {
        int slots = 2;
        WorkLimits limits = new WorkLimits(slots, 1L << 30);
        try (WorkQueue queue = new WorkQueue(limits)) {
            List<QueuedWork<?>> tickets = Collections.synchronizedList(new ArrayList<>());
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
                queue.expireAndReclaim();
                QueueStatus status = queue.load();
                assertThat(status.free()).isBetween(0, slots);
                assertThat(status.clients()).isBetween(0, 4);
                assertThat(status.bytes()).isBetween(0L, limits.pool(true) + limits.pool(false));
                assertThat(status.stuck()).isZero();
            }
            assertThat(queue.load().bytes()).isZero();
            assertThat(queue.load().free()).isEqualTo(slots);
            assertThat(tickets).hasSize(4 * 150);
        }
    }

    private static void schedule(WorkQueue queue, String client, Random random, List<QueuedWork<?>> tickets) {
        List<QueuedWork<?>> own = new ArrayList<>();
        for (int i = 0; i < 150; i++) {
            WorkKind kind = WorkKind.values()[random.nextInt(WorkKind.values().length)];
            Budget budget = queue.admission().budget(kind, LONG.time()).withNodes(1 + random.nextInt(100_000));
            boolean throwing = random.nextInt(8) == 0;
            own.add(queue.submit(new WorkRequest<>(client, kind, budget, control -> {
                if (throwing) throw new IllegalStateException("thrown");
                return spin(control);
            })));
            if (random.nextInt(3) == 0) own.get(random.nextInt(own.size())).cancel();
            if (random.nextInt(5) == 0) own.get(random.nextInt(own.size())).hurry();
        }
        tickets.addAll(own);
    }
}

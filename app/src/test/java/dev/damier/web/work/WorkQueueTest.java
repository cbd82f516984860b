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

/** Tests the work queue: time slices, rejections, memory limits, and that every job ends with a result. */
@Timeout(60)
class WorkQueueTest {
    private static final Budget LONG_BUDGET =
            Budget.UNLIMITED.withTime(Duration.ofMinutes(5)).withBytes(1 << 20);

    private static WorkQueue queue(int slots) {
        return new WorkQueue(new WorkLimits(slots, 1L << 30));
    }

    private static <T> QueuedWork<T> submit(
            WorkQueue queue, String client, WorkKind kind, java.util.function.Function<Control, T> job) {
        return queue.submit(new WorkRequest<>(client, kind, LONG_BUDGET, job));
    }

    /** Computes until the control requires it to stop. */
    private static long spin(Control control) {
        Counters counters = new Counters();
        while (!control.shouldStop(counters)) counters.countExpansion(0);
        return counters.expanded;
    }

    @Test
    void slowInteractiveJobIsLoggedOnce() throws Exception {
        try (WorkQueue queue = queue(2)) {
            CountDownLatch release = new CountDownLatch(1);
            QueuedWork<Integer> hint = submit(queue, "one", WorkKind.HINT, control -> {
                Latches.await(release);
                return 1;
            });
            QueuedWork<Integer> solve = submit(queue, "one", WorkKind.SOLVE, control -> {
                Latches.await(release);
                return 1;
            });
            while (queue.slowJobCount() == 0) {
                queue.logSlowJobs();
                Thread.sleep(20);
            }
            for (int i = 0; i < 5; i++) queue.logSlowJobs();
            assertThat(queue.slowJobCount()).as("the search may take long").isEqualTo(1);
            release.countDown();
            assertThat(hint.result().get() + solve.result().get()).isEqualTo(2);
        }
    }

    @Test
    void jobGetsAFixedShareOfTheMemory() {
        WorkLimits large = new WorkLimits(4, 8L << 30);
        assertThat(large.bytesPerJob(WorkKind.SOLVE)).isEqualTo((4L << 30) / 16);
        assertThat(large.bytesPerJob(WorkKind.HINT)).isEqualTo((2L << 30) / 32);
        WorkLimits small = new WorkLimits(4, 64L << 20);
        assertThat(small.bytesPerJob(WorkKind.SOLVE)).isEqualTo(48L << 20);
        assertThat(small.bytesPerJob(WorkKind.HINT)).isEqualTo(16L << 20);
    }

    @Test
    void jobThatWaitedTooLongIsExpired() {
        JobWatchdog watchdog = new JobWatchdog(Duration.ofSeconds(10));
        try (WorkQueue queue = queue(1)) {
            QueuedWork<Long> job = submit(queue, "one", WorkKind.SOLVE, WorkQueueTest::spin);
            long limit = job.submittedAt + Duration.ofMinutes(2).toNanos();
            assertThat(watchdog.hasWaitedTooLong(job, limit)).isFalse();
            assertThat(watchdog.hasWaitedTooLong(job, limit + 1)).isTrue();
        }
    }

    @Test
    void histogramCountsDurationsUpToEachBound() {
        DurationHistogram histogram = new DurationHistogram();
        for (long millis : new long[] {1, 5, 6, 300, 500_000})
            histogram.add(Duration.ofMillis(millis).toNanos());
        assertThat(histogram.cumulativeCounts()).containsExactly(2, 3, 3, 3, 4, 4, 4, 4, 5);
        assertThat(histogram.sumSeconds()).isEqualTo(500.312);
    }

    /** Background work runs one at a time, yields its slot to every client, and ends with the queue. */
    @Test
    void backgroundWorkRunsOnlyInFreeSlots() throws Exception {
        CompletableFuture<Void> first;
        CompletableFuture<Void> second;
        try (WorkQueue queue = queue(1)) {
            CountDownLatch started = new CountDownLatch(1);
            CompletableFuture<CompletableFuture<Void>> submitted = new CompletableFuture<>();
            QueuedWork<Integer> search = submit(queue, "one", WorkKind.SOLVE, control -> {
                submitted.complete(TimeSlice.current().runInBackground("tables", 1 << 20, own -> {
                    started.countDown();
                    long ignored = spin(own);
                }));
                return 1;
            });
            assertThat(search.result().get()).isEqualTo(1);
            first = submitted.get();
            Latches.await(started);
            second = queue.submitBackground("tables", 1, own -> {});
            assertThat(submit(queue, "two", WorkKind.SOLVE, control -> 2)
                            .result()
                            .get())
                    .as("a client does not wait for background work")
                    .isEqualTo(2);
            assertThat(second).as("one at a time").isNotDone();
            assertThat(queue.status().counts().get(WorkKind.TABLES)).isEqualTo(new int[] {1, 1, 0});
            assertThat(queue.status().running()).as("jobs of clients").isZero();
            assertThat(queue.status().reservedBytes()).isEqualTo(1 << 20);
            assertThat(queue.submitBackground("tables", 1L << 40, own -> {}))
                    .as("more memory than all searches have")
                    .isCompletedExceptionally();
        }
        first.get(30, TimeUnit.SECONDS);
        assertThat(second).isCompletedExceptionally();
    }

    /** An unresponsive job keeps its thread but not its slot. Its slot is not freed twice when it ends. */
    @Test
    void unresponsiveJobLosesItsSlotAndIsReported() throws Exception {
        try (WorkQueue queue = new WorkQueue(new WorkLimits(1, 1L << 30), Duration.ofMillis(20))) {
            CountDownLatch started = new CountDownLatch(1);
            CountDownLatch release = new CountDownLatch(1);
            QueuedWork<Integer> unresponsive = submit(queue, "one", WorkKind.SOLVE, control -> {
                started.countDown();
                Latches.await(release);
                return 1;
            });
            Latches.await(started);
            QueuedWork<Integer> next = submit(queue, "another", WorkKind.HINT, control -> 2);
            queue.expireAndReclaim();
            assertThat(queue.status().stuck()).as("still within its time").isZero();
            assertThat(next.isStarted()).isFalse();
            unresponsive.cancel();
            while (!next.result().isDone()) {
                Thread.sleep(5);
                queue.expireAndReclaim();
            }
            assertThat(next.result().get()).isEqualTo(2);
            assertThat(queue.status().stuck()).isEqualTo(1);
            assertThat(queue.status().freeSlots())
                    .as("taken from the unresponsive job, then freed by the next")
                    .isEqualTo(1);
            release.countDown();
            assertThat(unresponsive.result().get()).isEqualTo(1);
            assertThat(queue.status().stuck()).isZero();
            assertThat(queue.status().freeSlots()).isEqualTo(1);
            assertThat(queue.status().clients()).isZero();
        }
    }

    @Test
    void fullQueueRejectsNewJobsAndFinishesAcceptedOnes() throws Exception {
        try (WorkQueue queue = queue(1)) {
            CountDownLatch release = new CountDownLatch(1);
            List<QueuedWork<?>> accepted = new ArrayList<>();
            int refused = 0;
            for (int client = 0; client < 12; client++) {
                for (int i = 0; i < 300; i++) {
                    try {
                        accepted.add(submit(queue, "client " + client, WorkKind.SOLVE, control -> {
                            Latches.await(release);
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
                    .as("rejected without a trace in the queue")
                    .isInstanceOf(OverloadException.class);
            release.countDown();
            for (QueuedWork<?> job : accepted) assertThat(job.result().get()).isEqualTo(1);
            assertThat(queue.status().waiting()).isZero();
            assertThat(submit(queue, "a newcomer", WorkKind.HINT, control -> 2)
                            .result()
                            .get())
                    .isEqualTo(2);
            assertThat(queue.status().clients()).isZero();
        }
    }

    @Test
    void workerSurvivesAnyThrowable() throws Exception {
        try (WorkQueue queue = queue(2)) {
            List<Throwable> thrown = List.of(
                    new IllegalStateException("broken"),
                    new StackOverflowError(),
                    new OutOfMemoryError("pretended"),
                    new NoClassDefFoundError("missing"),
                    new AssertionError("wrong"));
            for (int round = 0; round < 20; round++) {
                for (Throwable each : thrown) {
                    QueuedWork<Integer> job = submit(
                            queue, "one", WorkKind.SOLVE, control -> WorkQueueTest.<RuntimeException>sneakyThrow(each));
                    assertThatThrownBy(() -> job.result().get()).hasCause(each);
                }
            }
            assertThat(submit(queue, "another", WorkKind.HINT, control -> 3)
                            .result()
                            .get())
                    .isEqualTo(3);
            assertThat(queue.counters(WorkKind.SOLVE).failed()).isEqualTo(100);
            assertThat(queue.status().freeSlots()).isEqualTo(2);
        }
    }

    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
    private static <E extends Throwable> int sneakyThrow(Throwable thrown) throws E {
        throw (E) thrown;
    }

    @Test
    void clientsAreServedFairly() {
        List<String> order = Collections.synchronizedList(new ArrayList<>());
        CountDownLatch release = new CountDownLatch(1);
        CountDownLatch done = new CountDownLatch(6);
        try (WorkQueue queue = queue(1)) {
            submit(queue, "first", WorkKind.SOLVE, control -> {
                Latches.await(release);
                return null;
            });
            for (int i = 0; i < 5; i++)
                submit(queue, "greedy", WorkKind.SOLVE, control -> recordStart(order, "greedy", done));
            submit(queue, "modest", WorkKind.SOLVE, control -> recordStart(order, "modest", done));
            release.countDown();
            Latches.await(done);
        }
        assertThat(order.indexOf("modest")).isLessThanOrEqualTo(1);
    }

    private static Void recordStart(List<String> order, String name, CountDownLatch done) {
        order.add(name);
        done.countDown();
        return null;
    }

    @Test
    void clientWithAllSlotsYieldsToOthers() throws Exception {
        try (WorkQueue queue = queue(2)) {
            List<QueuedWork<Long>> endless = new ArrayList<>();
            for (int i = 0; i < 8; i++) endless.add(submit(queue, "greedy", WorkKind.BOT, WorkQueueTest::spin));
            while (queue.status().running() < 2) Thread.sleep(1);
            for (int i = 0; i < 20; i++) {
                assertThat(submit(queue, "modest", WorkKind.HINT, control -> 4)
                                .result()
                                .get(30, TimeUnit.SECONDS))
                        .isEqualTo(4);
            }
            assertThat(endless).noneMatch(t -> t.result().isDone());
            endless.forEach(QueuedWork::cancel);
            for (QueuedWork<Long> job : endless) awaitEnd(job);
            assertThat(queue.status().running() + queue.status().paused()).isZero();
        }
    }

    private static void awaitEnd(QueuedWork<?> job) throws InterruptedException {
        try {
            job.result().get();
        } catch (CancellationException e) {
            assertThat(job.isStarted()).isFalse();
        } catch (ExecutionException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void pausedTimeDoesNotCountAgainstTheTimeLimit() throws Exception {
        try (WorkQueue queue = queue(1)) {
            Budget budget = LONG_BUDGET.withTime(Duration.ofMillis(600));
            List<QueuedWork<Double>> both = new ArrayList<>();
            for (String client : List.of("one", "two")) {
                both.add(queue.submit(new WorkRequest<>(client, WorkKind.SOLVE, budget, control -> {
                    spin(control);
                    return control.elapsedNanos() / 1e6;
                })));
            }
            for (QueuedWork<Double> job : both) {
                assertThat(job.result().get())
                        .as("ran for its whole time limit")
                        .isGreaterThanOrEqualTo(600);
                assertThat(job.waitedMillis())
                        .as("was paused while the other ran")
                        .isGreaterThan(100);
            }
        }
    }

    @Test
    void newClientGetsMemoryWhenOthersUseTheWholePool() throws Exception {
        WorkLimits limits = new WorkLimits(2, 1L << 30);
        try (WorkQueue queue = new WorkQueue(limits)) {
            Budget budget = limits.budget(WorkKind.LOOK, Duration.ofMinutes(5));
            CountDownLatch release = new CountDownLatch(1);
            List<QueuedWork<Long>> all = new ArrayList<>();
            for (int i = 0; i < 8 * limits.maxStartedPerClient(false); i++)
                all.add(queue.submit(new WorkRequest<>("client " + i % 8, WorkKind.LOOK, budget, control -> {
                    TimeSlice.current().runBlocking(() -> Latches.await(release));
                    return 0L;
                })));
            while (queue.status().paused() < limits.maxConcurrent(WorkKind.LOOK)) Thread.sleep(1);
            assertThat(queue.status().waiting()).isPositive();
            assertThat(queue.submit(new WorkRequest<>("another", WorkKind.HINT, budget, control -> true))
                            .result()
                            .get(30, TimeUnit.SECONDS))
                    .isTrue();
            release.countDown();
            for (QueuedWork<Long> job : all) assertThat(job.result().get()).isZero();
        }
    }

    /** Otherwise blocked jobs could hold all slots, and the jobs they wait for would never run. */
    @Test
    void blockedJobGivesUpItsSlot() throws Exception {
        try (WorkQueue queue = queue(1)) {
            CountDownLatch blocked = new CountDownLatch(1);
            CountDownLatch done = new CountDownLatch(1);
            QueuedWork<Boolean> first = submit(queue, "one", WorkKind.LOOK, control -> {
                TimeSlice.current().runBlocking(() -> {
                    blocked.countDown();
                    Latches.await(done);
                });
                return queue.status().running() == 1;
            });
            Latches.await(blocked);
            QueuedWork<Boolean> second = submit(queue, "two", WorkKind.LOOK, control -> {
                done.countDown();
                return true;
            });
            assertThat(second.result().get(30, TimeUnit.SECONDS)).isTrue();
            assertThat(first.result().get(30, TimeUnit.SECONDS))
                    .as("it holds the only slot again")
                    .isTrue();
            assertThat(queue.status().clients()).isZero();
            assertThat(queue.status().freeSlots()).isEqualTo(1);
        }
    }

    @Test
    void cancelEndsWaitingRunningAndPausedJobs() throws Exception {
        try (WorkQueue queue = queue(1)) {
            List<QueuedWork<Long>> jobs = new ArrayList<>();
            for (int i = 0; i < 6; i++) jobs.add(submit(queue, "client " + i, WorkKind.SOLVE, WorkQueueTest::spin));
            while (queue.status().paused() < 2) Thread.sleep(1);
            jobs.forEach(QueuedWork::cancel);
            for (QueuedWork<Long> job : jobs) awaitEnd(job);
            assertThat(queue.status().clients()).isZero();
            assertThat(queue.counters(WorkKind.SOLVE).cancelled()).isEqualTo(6);
        }
    }

    @Test
    void startedJobsFitIntoTheMemory() throws Exception {
        try (WorkQueue queue = queue(4)) {
            Budget large = LONG_BUDGET.withBytes(200 << 20); // of the 512 MB for long-running jobs
            AtomicInteger concurrent = new AtomicInteger();
            AtomicInteger max = new AtomicInteger();
            List<QueuedWork<Integer>> jobs = new ArrayList<>();
            for (int i = 0; i < 12; i++) {
                jobs.add(queue.submit(new WorkRequest<>("client " + i, WorkKind.SOLVE, large, control -> {
                    max.accumulateAndGet(concurrent.incrementAndGet(), Math::max);
                    Thread.yield();
                    return concurrent.decrementAndGet();
                })));
            }
            for (QueuedWork<Integer> job : jobs) job.result().get();
            assertThat(max.get()).isBetween(1, 2);
            assertThat(queue.status().reservedBytes()).isZero();
        }
    }

    @Test
    void jobThatIgnoresItsTimeLimitIsCancelled() {
        try (WorkQueue queue = queue(1)) {
            QueuedWork<Long> job = queue.submit(
                    new WorkRequest<>("one", WorkKind.DEAL, LONG_BUDGET.withTime(Duration.ofMillis(50)), control -> {
                        spin(Control.unlimited());
                        throw new IllegalArgumentException("no such position");
                    }));
            assertThatThrownBy(() -> job.result().get())
                    .cause()
                    .isInstanceOfSatisfying(
                            OverloadException.class,
                            e -> assertThat(e.reason()).isEqualTo(OverloadException.Reason.TIME_LIMIT));
        }
    }

    @Test
    void closeCompletesAllJobs() throws Exception {
        WorkQueue queue = queue(1);
        CountDownLatch started = new CountDownLatch(1);
        QueuedWork<Integer> running = submit(queue, "one", WorkKind.SOLVE, control -> {
            started.countDown();
            spin(control);
            return 5;
        });
        Latches.await(started);
        CompletableFuture<Integer> waiting =
                submit(queue, "one", WorkKind.SOLVE, control -> 1).result();
        queue.close();
        assertThat(running.result().get()).isEqualTo(5);
        assertThat(waiting.isDone()).isTrue();
        assertThatThrownBy(() -> submit(queue, "two", WorkKind.HINT, control -> 1))
                .isInstanceOfSatisfying(
                        OverloadException.class, e -> assertThat(e.status()).isEqualTo(503));
    }

    @Test
    void watchdogCancelsJobsBeforeItExits() throws Exception {
        try (WorkQueue queue = queue(1)) {
            QueuedWork<Long> job = submit(queue, "one", WorkKind.SOLVE, WorkQueueTest::spin);
            while (!job.isStarted()) Thread.sleep(1);
            AtomicInteger exits = new AtomicInteger();
            MemoryWatchdog watch = new MemoryWatchdog(queue::cancelAllStarted, exits::incrementAndGet);
            watch.check();
            assertThat(job.result().isDone()).as("enough memory is free").isFalse();
            watch.check(true);
            assertThat(job.result().get()).isNotNull();
            for (int i = 0; i < 6; i++) watch.check(true);
            watch.check(false);
            for (int i = 0; i < 7; i++) watch.check(true);
            assertThat(exits.get()).isZero();
            watch.check(true);
            assertThat(exits.get()).isEqualTo(1);
        }
    }

    /**
     * Random schedules: after any mix of submitting, cancelling and throwing, every job ends and the queue is empty.
     */
    @Test
    void queueIsEmptyAfterRandomSchedules() throws Exception {
        for (long seed = 1; seed <= 6; seed++) {
            Random random = new Random(seed);
            try (WorkQueue queue = queue(1 + random.nextInt(3))) {
                List<QueuedWork<?>> jobs = new ArrayList<>();
                for (int i = 0; i < 400; i++) {
                    int failure = random.nextInt(10);
                    WorkKind kind = WorkKind.values()[random.nextInt(WorkKind.values().length)];
                    long nodes = 1 + random.nextInt(200_000);
                    WorkRequest<Long> request = new WorkRequest<>(
                            "client " + random.nextInt(7), kind, LONG_BUDGET.withNodes(nodes), control -> {
                                if (failure == 0) throw new IllegalStateException("thrown");
                                if (failure == 1) throw new StackOverflowError();
                                return spin(control);
                            });
                    try {
                        jobs.add(queue.submit(request));
                    } catch (OverloadException e) {
                        assertThat(e.reason()).isEqualTo(OverloadException.Reason.QUEUE_FULL);
                    }
                    if (random.nextInt(4) == 0)
                        jobs.get(random.nextInt(jobs.size())).cancel();
                }
                for (QueuedWork<?> job : jobs)
                    job.result().handle((value, failure) -> 0).get(30, TimeUnit.SECONDS);
                QueueStatus status = queue.status();
                assertThat(status.clients()).as("seed " + seed).isZero();
                assertThat(status.reservedBytes()).as("seed " + seed).isZero();
                assertThat(status.waiting() + status.running() + status.paused())
                        .as("seed " + seed)
                        .isZero();
            }
        }
    }

    /**
     * Several threads submit and cancel at random while the queue is checked. Its counters never leave their bounds.
     */
    @Test
    void countersStayWithinBoundsUnderConcurrency() throws Exception {
        int slots = 2;
        WorkLimits limits = new WorkLimits(slots, 1L << 30);
        try (WorkQueue queue = new WorkQueue(limits)) {
            List<QueuedWork<?>> jobs = Collections.synchronizedList(new ArrayList<>());
            List<Thread> clients = new ArrayList<>();
            for (int seed = 1; seed <= 4; seed++) {
                Random random = new Random(seed);
                String name = "client " + seed;
                Thread client = new Thread(() -> schedule(queue, name, random, jobs));
                client.start();
                clients.add(client);
            }
            boolean finished = false;
            while (!finished) {
                finished = clients.stream().noneMatch(Thread::isAlive)
                        && List.copyOf(jobs).stream().allMatch(t -> t.result().isDone());
                queue.expireAndReclaim();
                QueueStatus status = queue.status();
                assertThat(status.freeSlots()).isBetween(0, slots);
                assertThat(status.clients()).isBetween(0, 4);
                assertThat(status.reservedBytes()).isBetween(0L, limits.poolBytes(true) + limits.poolBytes(false));
                assertThat(status.stuck()).isZero();
            }
            assertThat(queue.status().reservedBytes()).isZero();
            assertThat(queue.status().freeSlots()).isEqualTo(slots);
            assertThat(jobs).hasSize(4 * 150);
        }
    }

    private static void schedule(WorkQueue queue, String client, Random random, List<QueuedWork<?>> jobs) {
        List<QueuedWork<?>> own = new ArrayList<>();
        for (int i = 0; i < 150; i++) {
            WorkKind kind = WorkKind.values()[random.nextInt(WorkKind.values().length)];
            Budget budget = queue.limits().budget(kind, LONG_BUDGET.time()).withNodes(1 + random.nextInt(100_000));
            boolean throwing = random.nextInt(8) == 0;
            own.add(queue.submit(new WorkRequest<>(client, kind, budget, control -> {
                if (throwing) throw new IllegalStateException("thrown");
                return spin(control);
            })));
            if (random.nextInt(3) == 0) own.get(random.nextInt(own.size())).cancel();
            if (random.nextInt(5) == 0) own.get(random.nextInt(own.size())).stopWaiting();
        }
        jobs.addAll(own);
    }
}

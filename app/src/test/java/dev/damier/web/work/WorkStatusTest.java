package dev.damier.web.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.damier.run.Budget;
import dev.damier.run.Outcome;
import dev.damier.run.Outcome.Chosen;
import dev.damier.run.Stats;
import dev.damier.run.TimeSlice;
import java.lang.management.MemoryUsage;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests what the work queue reports: results, counters, status, slow jobs, limits and messages. */
@Timeout(60)
class WorkStatusTest {
    private static final Budget BUDGET =
            Budget.UNLIMITED.withTime(Duration.ofMinutes(5)).withBytes(1000);
    private static final long MEBIBYTE = 1 << 20;

    @Test
    void awaitReturnsTheResultOrThrowsTheFailure() {
        try (WorkQueue queue = new WorkQueue(new WorkLimits(1, 1L << 30))) {
            assertThat(queue.await(new WorkRequest<Integer>("a", WorkKind.HINT, BUDGET, control -> 7)))
                    .isEqualTo(7);
            IllegalStateException failure = new IllegalStateException("broken");
            assertThatThrownBy(() -> queue.await(new WorkRequest<>("a", WorkKind.HINT, BUDGET, control -> {
                        throw failure;
                    })))
                    .isSameAs(failure);
            assertThatThrownBy(() -> queue.await(new WorkRequest<>("a", WorkKind.HINT, BUDGET, control -> {
                        throw new StackOverflowError();
                    })))
                    .isInstanceOf(CompletionException.class)
                    .hasCauseInstanceOf(StackOverflowError.class);
            WorkCounters counters = queue.counters(WorkKind.HINT);
            assertThat(counters.done()).isEqualTo(1);
            assertThat(counters.failed()).isEqualTo(2);
            assertThat(counters.cancelled()).isZero();
            assertThat(counters.refused()).isZero();
            assertThat(counters.waitTimes().cumulativeCounts()).endsWith(3);
            assertThat(counters.runTimes().cumulativeCounts()).endsWith(3);
            assertThat(counters.waitTimes().sumSeconds()).isPositive();
            assertThat(counters.runTimes().sumSeconds()).isPositive();
        }
    }

    @Test
    void requestReachesItsControl() {
        try (WorkQueue queue = new WorkQueue(new WorkLimits(1, 1L << 30))) {
            WorkRequest<List<Object>> request = new WorkRequest<>(
                    "a",
                    WorkKind.TREE,
                    BUDGET,
                    77,
                    progress -> {},
                    control -> List.of(control.traceLimit(), control.budget()));
            assertThat(queue.await(request)).containsExactly(77, BUDGET);
        }
    }

    @Test
    void statusCountsJobsByKindAndState() {
        try (WorkQueue queue = new WorkQueue(new WorkLimits(1, 1L << 30))) {
            assertThat(queue.status().oldestSeconds()).isZero();
            CountDownLatch blocked = new CountDownLatch(1);
            CountDownLatch running = new CountDownLatch(1);
            CountDownLatch release = new CountDownLatch(1);
            queue.submit(new WorkRequest<>("a", WorkKind.ROOM, BUDGET, control -> {
                TimeSlice.current().runBlocking(() -> {
                    blocked.countDown();
                    Latches.await(release);
                });
                return 0;
            }));
            Latches.await(blocked);
            long before = System.nanoTime();
            queue.submit(new WorkRequest<>("b", WorkKind.LINE, BUDGET, control -> {
                running.countDown();
                Latches.await(release);
                return 0;
            }));
            Latches.await(running);
            QueuedWork<Integer> first = queue.submit(new WorkRequest<>("c", WorkKind.SOLVE, BUDGET, control -> 1));
            queue.submit(new WorkRequest<>("c", WorkKind.HINT, BUDGET, control -> 2));
            QueueStatus status = queue.status();
            double elapsedSeconds = (System.nanoTime() - before) / 1e9;
            assertThat(status.waiting()).isEqualTo(2);
            assertThat(status.running()).isEqualTo(1);
            assertThat(status.paused()).isEqualTo(1);
            assertThat(status.counts().get(WorkKind.SOLVE)).containsExactly(1, 0, 0);
            assertThat(status.counts().get(WorkKind.HINT)).containsExactly(1, 0, 0);
            assertThat(status.counts().get(WorkKind.LINE)).containsExactly(0, 1, 0);
            assertThat(status.counts().get(WorkKind.ROOM)).containsExactly(0, 0, 1);
            assertThat(status.clients()).isEqualTo(3);
            assertThat(status.freeSlots()).isZero();
            assertThat(status.reservedBytes()).isEqualTo(2000);
            assertThat(status.oldestSeconds()).isGreaterThan(0).isLessThanOrEqualTo(elapsedSeconds);
            assertThat(first.isStarted()).isFalse();
            double waitedMillis = first.waitedMillis();
            assertThat(waitedMillis).isBetween(0.0, (System.nanoTime() - before) / 1e6);
            assertThat(first.ranNanos()).isZero();
            assertThat(first.stack()).isEmpty();
            release.countDown();
            assertThat(first.result().join()).isEqualTo(1);
        }
    }

    @Test
    void jobsThatWaitedTooLongFail() {
        JobWatchdog impatient = new JobWatchdog(Duration.ofMinutes(1), Duration.ofNanos(-1));
        try (WorkQueue queue = new WorkQueue(new WorkLimits(1, 1L << 30), impatient)) {
            CountDownLatch started = new CountDownLatch(1);
            CountDownLatch release = new CountDownLatch(1);
            QueuedWork<Integer> running = queue.submit(new WorkRequest<>("a", WorkKind.SOLVE, BUDGET, control -> {
                started.countDown();
                Latches.await(release);
                return 1;
            }));
            Latches.await(started);
            QueuedWork<Integer> late = queue.submit(new WorkRequest<>("b", WorkKind.HINT, BUDGET, control -> 2));
            queue.expireAndReclaim();
            assertThatThrownBy(() -> late.result().join())
                    .cause()
                    .isInstanceOfSatisfying(
                            OverloadException.class,
                            e -> assertThat(e.reason()).isEqualTo(OverloadException.Reason.WAIT_TIMEOUT));
            assertThat(queue.status().clients()).isEqualTo(1);
            assertThat(queue.counters(WorkKind.HINT).cancelled()).isEqualTo(1);
            release.countDown();
            assertThat(running.result().join())
                    .as("a started job does not expire")
                    .isEqualTo(1);
        }
    }

    @Test
    void cancelledJobIsStuckOnlyWhileItRunsAndDoesNotRespond() {
        JobWatchdog watchdog = new JobWatchdog(Duration.ofSeconds(10));
        QueuedWork<Integer> job = new QueuedWork<>(
                new WorkRequest<>("a", WorkKind.HINT, BUDGET, control -> 1), new Client("a", 0), 0, null, null);
        job.lastSeenAt = 1000;
        long limit = 1000 + Duration.ofSeconds(10).toNanos();
        job.state = QueuedWork.State.RUNNING;
        assertThat(watchdog.isStuck(job, limit + 1)).as("not cancelled").isFalse();
        job.cancelled = true;
        assertThat(watchdog.isStuck(job, limit)).isFalse();
        assertThat(watchdog.isStuck(job, limit + 1)).isTrue();
        job.state = QueuedWork.State.PAUSED;
        assertThat(watchdog.isStuck(job, limit + 1)).isFalse();
    }

    /** Ten entries per minute are logged, and all slow jobs are counted. */
    @Test
    void slowJobsAreLoggedWithTheirStack() {
        List<LogRecord> records = new ArrayList<>();
        Handler handler = new Handler() {
            @Override
            public void publish(LogRecord record) {
                records.add(record);
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        Logger logger = Logger.getLogger(dev.damier.background.FailureLog.LOGGER_NAME + ".slow");
        logger.addHandler(handler);
        try {
            QueuedWork<Integer> quick = job(WorkKind.HINT);
            QueuedWork<Integer> search = job(WorkKind.SOLVE);
            List<QueuedWork<Integer>> deals = new ArrayList<>();
            for (int i = 0; i < 15; i++) deals.add(job(WorkKind.DEAL));
            SlowJobLog log = new SlowJobLog();
            long slow = Duration.ofSeconds(1).toNanos();
            log.check(quick, quick.submittedAt + slow - 1);
            assertThat(log.count()).isZero();
            log.check(quick, quick.submittedAt + slow);
            log.check(quick, quick.submittedAt + slow);
            assertThat(log.count()).isEqualTo(1);
            log.check(search, search.submittedAt + slow);
            for (QueuedWork<Integer> deal : deals.subList(0, 14)) log.check(deal, deal.submittedAt + slow);
            assertThat(log.count()).isEqualTo(15);
            assertThat(records).hasSize(10);
            assertThat(records.get(0).getMessage()).matches("slow request: hint WAITING, waited \\d+ ms, ran 0 ms");
            assertThat(records.get(0).getThrown()).hasToString("stack of the job");
            log.check(
                    deals.get(14),
                    deals.get(14).submittedAt + Duration.ofHours(1).toNanos());
            assertThat(records).as("a new minute").hasSize(11);
        } finally {
            logger.removeHandler(handler);
        }
    }

    private static QueuedWork<Integer> job(WorkKind kind) {
        return new QueuedWork<>(new WorkRequest<>("a", kind, BUDGET, control -> 1), new Client("a", 0), 0, null, null);
    }

    @Test
    void heapIsCriticalIfItsLargestPoolStaysFullAfterACollection() {
        long max = Runtime.getRuntime().maxMemory();
        assertThat(MemoryWatchdog.isCritical(null)).isFalse();
        assertThat(MemoryWatchdog.isCritical(usage(max, 0.94))).isFalse();
        assertThat(MemoryWatchdog.isCritical(usage(max, 0.96))).isTrue();
        assertThat(MemoryWatchdog.isCritical(usage(max / 2 + MEBIBYTE, 0.96))).isTrue();
        assertThat(MemoryWatchdog.isCritical(usage(max / 2, 0.96)))
                .as("a small pool may be full")
                .isFalse();
    }

    private static MemoryUsage usage(long max, double share) {
        return new MemoryUsage(0, (long) (max * share), max, max);
    }

    @Test
    void limitsFollowSlotsAndHeap() {
        WorkLimits machine = WorkLimits.ofThisMachine();
        assertThat(machine.slots()).isEqualTo(Runtime.getRuntime().availableProcessors());
        assertThat(machine.heapBytes()).isEqualTo(Runtime.getRuntime().maxMemory());
        WorkLimits limits = new WorkLimits(4, 8L << 30);
        assertThat(limits.maxConcurrent(WorkKind.SOLVE)).isEqualTo(16);
        assertThat(limits.maxConcurrent(WorkKind.HINT)).isEqualTo(32);
        assertThat(new WorkLimits(4, 32 * MEBIBYTE).maxConcurrent(WorkKind.SOLVE))
                .as("at least one")
                .isEqualTo(1);
        assertThat(new WorkLimits(1, 1).maxStartedPerClient(true)).isEqualTo(2);
        assertThat(new WorkLimits(1, 1).maxStartedPerClient(false)).isEqualTo(4);
        Budget budget = limits.budget(WorkKind.HINT, Duration.ofSeconds(3));
        assertThat(budget.time()).isEqualTo(Duration.ofSeconds(3));
        assertThat(budget.bytes()).isEqualTo(64 * MEBIBYTE);
    }

    @Test
    void messagesDifferByReason() {
        List<String> sentences = new ArrayList<>();
        for (OverloadException.Reason reason : OverloadException.Reason.values()) {
            OverloadException e = new OverloadException(reason);
            assertThat(e.reason()).isEqualTo(reason);
            assertThat(e.status()).isEqualTo(reason == OverloadException.Reason.QUEUE_FULL ? 429 : 503);
            sentences.add(e.sentence().in(Locale.ENGLISH));
        }
        assertThat(sentences).doesNotHaveDuplicates().noneMatch(sentence -> sentence.contains("overload."));
    }

    @Test
    void kindsAndBoundsHaveTheNamesOfTheMetrics() {
        assertThat(WorkKind.SOLVE.id()).isEqualTo("solve");
        assertThat(WorkKind.TABLES.isBackground()).isTrue();
        assertThat(WorkKind.SOLVE.isBackground()).isFalse();
        double[] bounds = DurationHistogram.upperBounds();
        assertThat(bounds).hasSize(8).startsWith(0.005).endsWith(120);
        bounds[0] = 9;
        assertThat(DurationHistogram.upperBounds()).as("a copy").startsWith(0.005);
    }

    /** Each result has two lines of 20,000 moves, 160 kB; the memory holds four of them. */
    @Test
    void linesOfGamesCountAsMemory() {
        HintSearches searches = new HintSearches(700_000);
        int[] count = new int[1];
        for (int i = 0; i < 5; i++) {
            String position = "board " + i;
            searches.find("quoridor", position, () -> {
                count[0]++;
                return chosen(20_000);
            });
        }
        assertThat(count[0]).isEqualTo(5);
        searches.find("quoridor", "board 4", () -> {
            count[0]++;
            return chosen(20_000);
        });
        searches.find("quoridor", "board 1", () -> {
            count[0]++;
            return chosen(20_000);
        });
        assertThat(count[0]).as("four of them are kept").isEqualTo(5);
        searches.find("quoridor", "board 0", () -> {
            count[0]++;
            return chosen(20_000);
        });
        assertThat(count[0]).as("the first was removed").isEqualTo(6);
    }

    private static Chosen chosen(int length) {
        return new Chosen(0, 5, new int[length], List.of(new Outcome.RankedLine(5, new int[length])), Stats.NONE);
    }
}

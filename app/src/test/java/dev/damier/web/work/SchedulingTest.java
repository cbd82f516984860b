package dev.damier.web.work;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.run.Budget;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests which job gets the next slot ({@link FairScheduler}) and which jobs may wait and start ({@link Admission}). */
class SchedulingTest {
    private static final long MEBIBYTE = 1 << 20;

    private long sequence;

    private QueuedWork<Integer> waiting(Client client, WorkKind kind, long bytes) {
        WorkRequest<Integer> request =
                new WorkRequest<>(client.name, kind, Budget.UNLIMITED.withBytes(bytes), control -> 1);
        QueuedWork<Integer> job = new QueuedWork<>(request, client, sequence++, null, null);
        client.queue(job.isLongRunning()).add(job);
        return job;
    }

    private QueuedWork<Integer> waiting(Client client, WorkKind kind) {
        return waiting(client, kind, 1);
    }

    private QueuedWork<Integer> started(Client client, WorkKind kind, QueuedWork.State state) {
        QueuedWork<Integer> job = waiting(client, kind);
        client.queue(job.isLongRunning()).remove(job);
        client.started.add(job);
        job.state = state;
        return job;
    }

    private static QueuedWork<?> next(Client... clients) {
        return FairScheduler.next(List.of(clients), job -> true).orElseThrow();
    }

    @Test
    void withoutJobsNothingIsNext() {
        Client client = new Client("a", 0);
        assertThat(FairScheduler.next(List.of(client), job -> true)).isEmpty();
        started(client, WorkKind.SOLVE, QueuedWork.State.RUNNING);
        started(client, WorkKind.SOLVE, QueuedWork.State.BLOCKED);
        waiting(client, WorkKind.SOLVE);
        assertThat(FairScheduler.next(List.of(client), job -> false)).isEmpty();
    }

    @Test
    void backgroundWorkComesLast() {
        Client tables = new Client("tables", 0);
        waiting(tables, WorkKind.TABLES);
        Client busy = new Client("busy", Duration.ofHours(1).toNanos());
        busy.running = 5;
        QueuedWork<?> search = waiting(busy, WorkKind.SOLVE);
        assertThat(next(tables, busy)).isSameAs(search);
        assertThat(next(tables)).isSameAs(tables.queue(true).peek());
    }

    @Test
    void clientWithFewerRunningJobsComesFirst() {
        Client a = new Client("a", 0);
        a.running = 1;
        waiting(a, WorkKind.SOLVE);
        Client b = new Client("b", Duration.ofHours(1).toNanos());
        QueuedWork<?> second = waiting(b, WorkKind.SOLVE);
        assertThat(next(a, b)).isSameAs(second);
    }

    @Test
    void clientWithLessUsedTimeComesFirst() {
        Client a = new Client("a", 2);
        waiting(a, WorkKind.SOLVE);
        Client b = new Client("b", 1);
        QueuedWork<?> second = waiting(b, WorkKind.SOLVE);
        assertThat(next(a, b)).isSameAs(second);
    }

    @Test
    void interactiveJobHasACreditOf100Milliseconds() {
        Client searching = new Client("searching", 0);
        QueuedWork<?> search = waiting(searching, WorkKind.SOLVE);
        Client hinting = new Client("hinting", Duration.ofMillis(99).toNanos());
        QueuedWork<?> hint = waiting(hinting, WorkKind.HINT);
        assertThat(next(searching, hinting)).isSameAs(hint);
        hinting.usedNanos = Duration.ofMillis(101).toNanos();
        assertThat(next(searching, hinting)).isSameAs(search);
    }

    @Test
    void olderJobComesFirstInCaseOfATie() {
        Client a = new Client("a", 1);
        Client b = new Client("b", 1);
        QueuedWork<?> first = waiting(b, WorkKind.SOLVE);
        waiting(a, WorkKind.SOLVE);
        assertThat(next(a, b)).isSameAs(first);
    }

    @Test
    void withinAClientInteractiveJobsAndThoseThatRanLessComeFirst() {
        Client client = new Client("a", 0);
        QueuedWork<?> paused = started(client, WorkKind.SOLVE, QueuedWork.State.PAUSED);
        paused.usedNanos = 10;
        QueuedWork<?> search = waiting(client, WorkKind.SOLVE);
        assertThat(next(client)).as("ran less").isSameAs(search);
        search.usedNanos = 10;
        assertThat(next(client)).as("older").isSameAs(paused);
        QueuedWork<?> hint = waiting(client, WorkKind.HINT);
        hint.usedNanos = 1000;
        assertThat(next(client)).as("interactive").isSameAs(hint);
    }

    @Test
    void clientMayHave256WaitingJobs() {
        Admission admission = new Admission(new WorkLimits(2, 1L << 30));
        Client client = new Client("a", 0);
        assertThat(admission.mayWait(null)).isTrue();
        for (int i = 0; i < 255; i++) waiting(client, i % 2 == 0 ? WorkKind.SOLVE : WorkKind.HINT);
        assertThat(client.waitingCount()).isEqualTo(255);
        assertThat(client.waiting()).hasSize(255);
        assertThat(admission.mayWait(client)).isTrue();
        waiting(client, WorkKind.SOLVE);
        assertThat(admission.mayWait(client)).isFalse();
        assertThat(admission.mayWait(new Client("b", 0))).isTrue();
    }

    @Test
    void totalOf2048JobsMayWait() {
        Admission admission = new Admission(new WorkLimits(2, 1L << 30));
        for (int i = 0; i < 2047; i++) {
            Client client = new Client("c" + i, 0);
            QueuedWork<Integer> job = waiting(client, WorkKind.SOLVE);
            client.queue(true).clear();
            admission.addWaiting(job);
        }
        assertThat(admission.mayWait(null)).isTrue();
        Client last = new Client("last", 0);
        QueuedWork<Integer> job = waiting(last, WorkKind.SOLVE);
        last.queue(true).clear();
        admission.addWaiting(job);
        assertThat(last.waitingCount()).isEqualTo(1);
        assertThat(admission.mayWait(null)).isFalse();
        admission.removeWaiting(job);
        assertThat(last.isIdle()).isTrue();
        assertThat(admission.mayWait(null)).isTrue();
    }

    @Test
    void startedJobsOfAClientAreLimited() {
        Admission admission = new Admission(new WorkLimits(3, 1L << 40));
        Client client = new Client("a", 0);
        for (int i = 0; i < 6; i++) {
            if (i < 3) assertThat(start(admission, client, WorkKind.SOLVE, 1)).isTrue();
            assertThat(start(admission, client, WorkKind.HINT, 1)).isTrue();
        }
        assertThat(client.startedCount(true)).isEqualTo(3);
        assertThat(client.startedCount(false)).isEqualTo(6);
        assertThat(start(admission, client, WorkKind.SOLVE, 1)).isFalse();
        assertThat(start(admission, client, WorkKind.HINT, 1)).isFalse();
        assertThat(start(admission, new Client("b", 0), WorkKind.SOLVE, 1)).isTrue();
    }

    private boolean start(Admission admission, Client client, WorkKind kind, long bytes) {
        QueuedWork<Integer> job = waiting(client, kind, bytes);
        if (!admission.canStart(job)) return false;
        admission.addStarted(job);
        return true;
    }

    @Test
    void backgroundWorkRunsOneAtATime() {
        Admission admission = new Admission(new WorkLimits(4, 1L << 40));
        Client tables = new Client("tables", 0);
        assertThat(start(admission, tables, WorkKind.TABLES, 1)).isTrue();
        assertThat(start(admission, tables, WorkKind.TABLES, 1)).isFalse();
    }

    /** Of a heap of 800 MiB, searches get 400, interactive jobs 200, and new clients another 100. */
    @Test
    void startedJobsFitIntoTheMemoryOfTheirClass() {
        Admission admission = new Admission(new WorkLimits(4, 800 * MEBIBYTE));
        Client client = new Client("a", 0);
        assertThat(start(admission, client, WorkKind.SOLVE, 150 * MEBIBYTE)).isTrue();
        assertThat(start(admission, client, WorkKind.SOLVE, 251 * MEBIBYTE)).isFalse();
        assertThat(start(admission, client, WorkKind.SOLVE, 250 * MEBIBYTE))
                .as("exactly the pool")
                .isTrue();
        assertThat(start(admission, new Client("b", 0), WorkKind.SOLVE, 1))
                .as("no reserve for searches")
                .isFalse();
        assertThat(start(admission, client, WorkKind.HINT, 900 * MEBIBYTE))
                .as("a job may start alone, whatever its budget")
                .isTrue();
        assertThat(start(admission, client, WorkKind.HINT, 1)).isFalse();
        assertThat(admission.reservedBytes()).isEqualTo(1300 * MEBIBYTE);
    }

    @Test
    void newClientsCanUseTheReserve() {
        Admission admission = new Admission(new WorkLimits(4, 800 * MEBIBYTE));
        Client client = new Client("a", 0);
        assertThat(start(admission, client, WorkKind.HINT, 200 * MEBIBYTE)).isTrue();
        assertThat(start(admission, client, WorkKind.HINT, 1)).isFalse();
        Client other = new Client("b", 0);
        assertThat(start(admission, other, WorkKind.HINT, 100 * MEBIBYTE + 1)).isFalse();
        assertThat(start(admission, other, WorkKind.HINT, 100 * MEBIBYTE)).isTrue();
        QueuedWork<?> job = other.started.get(0);
        admission.removeStarted(job);
        assertThat(other.started).isEmpty();
        assertThat(admission.reservedBytes()).isEqualTo(200 * MEBIBYTE);
    }
}

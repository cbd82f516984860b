package dev.damier.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;

/** Tests {@link TimeSlice}: checkpoints, blocking actions and work in the background. */
class TimeSliceTest {
    /** A time slice that counts its turns and is cancelled after some of them. */
    private static final class CountingSlice implements TimeSlice {
        final int turns;
        int awaited;

        CountingSlice(int turns) {
            this.turns = turns;
        }

        @Override
        public void awaitTurn() {
            awaited++;
        }

        @Override
        public long waitedNanos() {
            return 0;
        }

        @Override
        public boolean isCancelled() {
            return awaited > turns;
        }

        @Override
        public void stopWaiting() {}
    }

    @Test
    void checkpointWaitsForTheTurnAndThrowsOnceCancelled() {
        CountingSlice slice = new CountingSlice(2);
        TimeSlice.runWith(slice, () -> {
            TimeSlice.checkpoint();
            TimeSlice.checkpoint();
            assertThat(slice.awaited).isEqualTo(2);
            assertThatThrownBy(TimeSlice::checkpoint)
                    .isInstanceOf(CancellationException.class)
                    .hasMessage("cancelled or timed out");
        });
        assertThatCode(TimeSlice::checkpoint).as("without a scheduler").doesNotThrowAnyException();
    }

    @Test
    void blockingActionRuns() {
        List<String> done = new ArrayList<>();
        TimeSlice.UNSHARED.runBlocking(() -> done.add("waited"));
        assertThat(done).containsExactly("waited");
    }

    @Test
    void backgroundWorkRunsOnANamedDaemonThread() {
        CompletableFuture<Thread> thread = new CompletableFuture<>();
        CompletableFuture<Budget> budget = new CompletableFuture<>();
        TimeSlice.UNSHARED
                .runInBackground("table", 1, control -> {
                    thread.complete(Thread.currentThread());
                    budget.complete(control.budget());
                })
                .join();
        assertThat(thread.join().getName()).isEqualTo("table");
        assertThat(thread.join().isDaemon()).isTrue();
        assertThat(budget.join().threads()).isEqualTo(Runtime.getRuntime().availableProcessors());
    }

    @Test
    void failureOfBackgroundWorkIsReported() {
        CompletableFuture<Void> done = TimeSlice.UNSHARED.runInBackground("table", 1, control -> {
            throw new IllegalStateException("no space");
        });
        assertThatThrownBy(done::join).isInstanceOf(CompletionException.class).hasRootCauseMessage("no space");
    }
}

package dev.damier.web.http;

import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.web.net.DisconnectWatcher;
import dev.damier.web.net.PeriodicScheduler;
import dev.damier.web.work.OverloadException;
import dev.damier.web.work.QueuedWork;
import dev.damier.web.work.WorkKind;
import dev.damier.web.work.WorkQueue;
import dev.damier.web.work.WorkRequest;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;

/**
 * Takes requests through the queue of work and brings their answers back. The answer is made on a worker, bounded while it
 * is written, and sent by another thread; a visitor who hangs up ends the work, one who does not read is hung up on.
 */
public final class RequestDispatcher {
    /** What an answer is made of; nothing but JSON leaves this door. */
    @FunctionalInterface
    public interface Work {
        Object answer(Control control);
    }

    private final WorkQueue queue;
    private final DisconnectWatcher disconnectWatcher;
    private final ResponseWriter writer;

    public RequestDispatcher(WorkQueue queue, PeriodicScheduler scheduler, DisconnectWatcher disconnectWatcher) {
        this.queue = queue;
        this.disconnectWatcher = disconnectWatcher;
        writer = new ResponseWriter(scheduler);
    }

    public void answer(Context ctx, WorkKind kind, Duration time, Work work) {
        answer(ctx, kind, queue.admission().budget(kind, time), 0, work);
    }

    public void answer(Context ctx, WorkKind kind, Budget budget, int traceLimit, Work work) {
        answer(ctx, new SerialExecutor("request"), kind, budget, traceLimit, work);
    }

    /** After those who asked at the same place before, and before those who ask there later. */
    public void answer(Context ctx, SerialExecutor executor, WorkKind kind, Duration time, Work work) {
        answer(ctx, executor, kind, queue.admission().budget(kind, time), 0, work);
    }

    private void answer(Context ctx, SerialExecutor executor, WorkKind kind, Budget budget, int traceLimit, Work work) {
        Locale language = RequestParams.language(ctx);
        PendingRequest pendingRequest = new PendingRequest(
                executor,
                new WorkRequest<>(
                        RequestParams.client(ctx),
                        kind,
                        budget,
                        traceLimit,
                        progress -> {},
                        control -> Json.bytes(work.answer(control), language)));
        executor.enqueue(pendingRequest::begin);
        DisconnectWatcher.Watch watch = disconnectWatcher.watch(ctx, pendingRequest::cancel);
        ctx.future(() -> writer.deliver(ctx, language, pendingRequest.answer, () -> {
            boolean more = watch.end();
            if (more) ctx.header("Connection", "close");
        }));
    }

    /** A work that is ordered once its turn has come, unless nobody waits for it any more. */
    private final class PendingRequest {
        final CompletableFuture<byte[]> answer = new CompletableFuture<>();
        private final SerialExecutor executor;
        private final WorkRequest<byte[]> request;
        private QueuedWork<byte[]> ticket;
        private boolean gone;

        PendingRequest(SerialExecutor executor, WorkRequest<byte[]> request) {
            this.executor = executor;
            this.request = request;
        }

        void begin() {
            QueuedWork<byte[]> begun = submit();
            if (begun == null) {
                executor.completed();
                return;
            }
            begun.answer().whenComplete((bytes, failure) -> {
                executor.completed();
                if (failure == null) answer.complete(bytes);
                else answer.completeExceptionally(failure);
            });
        }

        private synchronized QueuedWork<byte[]> submit() {
            if (gone) return null;
            try {
                ticket = queue.submit(request);
            } catch (OverloadException e) {
                answer.completeExceptionally(e);
            }
            return ticket;
        }

        void cancel() {
            QueuedWork<byte[]> begun;
            synchronized (this) {
                gone = true;
                begun = ticket;
            }
            if (begun != null) begun.cancel();
            else answer.completeExceptionally(new CancellationException("the client has disconnected"));
        }
    }

    /** What is made elsewhere leaves by the same way. */
    void deliver(Context ctx, CompletableFuture<byte[]> answer) {
        ctx.future(() -> writer.deliver(ctx, RequestParams.language(ctx), answer, () -> {}));
    }

    public long unread() {
        return writer.unread();
    }
}

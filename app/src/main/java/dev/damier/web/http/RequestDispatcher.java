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
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import tools.jackson.databind.JsonNode;

/**
 * Submits requests to the work queue and sends their results as responses. A worker computes the response as JSON of
 * limited size; another thread sends it. If the client disconnects, the job is cancelled. If the client does not read,
 * the connection is closed.
 */
public final class RequestDispatcher {
    /** Computes a response, which is then written as JSON. */
    @FunctionalInterface
    public interface Handler {
        Object handle(Control control);
    }

    /** Handles a request whose fields are in the query or in the body. */
    @FunctionalInterface
    public interface FieldsHandler {
        void handle(Context ctx, JsonNode fields, Locale language);
    }

    private final WorkQueue queue;
    private final DisconnectWatcher disconnectWatcher;
    private final ResponseWriter writer;

    /** @param readTimeout how long a client may take to read a short response */
    public RequestDispatcher(
            WorkQueue queue, PeriodicScheduler scheduler, DisconnectWatcher disconnectWatcher, Duration readTimeout) {
        this.queue = queue;
        this.disconnectWatcher = disconnectWatcher;
        writer = new ResponseWriter(scheduler, readTimeout);
    }

    /**
     * Registers a route that accepts its fields in the query of a GET request, or in the body of a POST request if they
     * are too long for a URL.
     */
    public static void route(RoutesConfig routes, String path, FieldsHandler handler) {
        io.javalin.http.Handler both =
                ctx -> handler.handle(ctx, RequestParams.fields(ctx), RequestParams.language(ctx));
        routes.get(path, both);
        routes.post(path, both);
    }

    public void dispatch(Context ctx, WorkKind kind, Duration time, Handler handler) {
        dispatch(ctx, kind, queue.limits().budget(kind, time), 0, handler);
    }

    public void dispatch(Context ctx, WorkKind kind, Budget budget, int traceLimit, Handler handler) {
        dispatch(ctx, new SerialExecutor("request"), kind, budget, traceLimit, handler);
    }

    /** Dispatches a request after all earlier requests of the same executor have completed. */
    public void dispatch(Context ctx, SerialExecutor executor, WorkKind kind, Duration time, Handler handler) {
        dispatch(ctx, executor, kind, queue.limits().budget(kind, time), 0, handler);
    }

    private void dispatch(
            Context ctx, SerialExecutor executor, WorkKind kind, Budget budget, int traceLimit, Handler handler) {
        Locale language = RequestParams.language(ctx);
        PendingRequest pendingRequest = new PendingRequest(
                executor,
                new WorkRequest<>(
                        RequestParams.client(ctx),
                        kind,
                        budget,
                        traceLimit,
                        progress -> {},
                        control -> Json.bytes(handler.handle(control), language)));
        executor.enqueue(pendingRequest::start);
        DisconnectWatcher.Watch watch = disconnectWatcher.watch(ctx, pendingRequest::cancel);
        ctx.future(() -> writer.deliver(ctx, pendingRequest.response, () -> {
            boolean pipelinedData = watch.end();
            if (pipelinedData) ctx.header("Connection", "close");
        }));
    }

    /**
     * A request that is submitted to the work queue when its turn in the serial executor has come. It is not submitted
     * if the client disconnects before that.
     */
    private final class PendingRequest {
        final CompletableFuture<byte[]> response = new CompletableFuture<>();
        private final SerialExecutor executor;
        private final WorkRequest<byte[]> request;
        private QueuedWork<byte[]> job;
        private boolean cancelled;

        PendingRequest(SerialExecutor executor, WorkRequest<byte[]> request) {
            this.executor = executor;
            this.request = request;
        }

        void start() {
            QueuedWork<byte[]> submitted = submit();
            if (submitted == null) {
                executor.completed();
                return;
            }
            submitted.result().whenComplete((bytes, failure) -> {
                executor.completed();
                if (failure == null) response.complete(bytes);
                else response.completeExceptionally(failure);
            });
        }

        private synchronized QueuedWork<byte[]> submit() {
            if (cancelled) return null;
            try {
                job = queue.submit(request);
            } catch (OverloadException e) {
                response.completeExceptionally(e);
            }
            return job;
        }

        void cancel() {
            QueuedWork<byte[]> submitted;
            synchronized (this) {
                cancelled = true;
                submitted = job;
            }
            if (submitted != null) submitted.cancel();
            else response.completeExceptionally(new CancellationException("the client has disconnected"));
        }
    }

    /** Sends a response that was computed elsewhere. */
    void deliver(Context ctx, CompletableFuture<byte[]> answer) {
        ctx.future(() -> writer.deliver(ctx, answer, () -> {}));
    }

    /** Returns the bytes of all responses that clients have not read yet. */
    public long unreadBytes() {
        return writer.unreadBytes();
    }
}

package dev.damier.web.http;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.web.net.DisconnectWatcher;
import dev.damier.web.net.PeriodicScheduler;
import dev.damier.web.work.QueueStatus;
import dev.damier.web.work.WorkKind;
import dev.damier.web.work.WorkLimits;
import dev.damier.web.work.WorkQueue;
import io.javalin.Javalin;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests the dispatcher over real connections, with a job that blocks until the test releases it. */
@Timeout(60)
class RequestDispatcherTest {
    private final HttpClient client = HttpClient.newHttpClient();
    private final PeriodicScheduler scheduler = new PeriodicScheduler();
    private final WorkQueue queue = new WorkQueue(new WorkLimits(2, 1L << 30));
    private final RequestDispatcher dispatcher =
            new RequestDispatcher(queue, scheduler, new DisconnectWatcher(scheduler), Duration.ofSeconds(20));
    private final SerialExecutor executor = new SerialExecutor("place");
    private final CountDownLatch started = new CountDownLatch(1);
    private final CountDownLatch released = new CountDownLatch(1);
    private final Javalin app = Javalin.create(config -> {
                config.startup.showJavalinBanner = false;
                config.routes.get(
                        "/place",
                        ctx -> dispatcher.dispatch(
                                ctx, executor, WorkKind.LOOK, Duration.ofMinutes(1), control -> blockUntilReleased()));
                config.routes.get(
                        "/elsewhere",
                        ctx -> dispatcher.dispatch(ctx, WorkKind.LOOK, Duration.ofMinutes(1), control -> Map.of()));
                config.routes.exception(HttpErrorException.class, (e, ctx) -> ctx.status(e.status()));
            })
            .start("127.0.0.1", 0);

    private Object blockUntilReleased() {
        started.countDown();
        try {
            released.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return Map.of();
    }

    @AfterEach
    void close() {
        released.countDown();
        app.stop();
        queue.close();
        scheduler.close();
    }

    private CompletableFuture<Integer> status(String path) {
        HttpRequest request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + app.port() + path))
                .build();
        return client.sendAsync(request, HttpResponse.BodyHandlers.discarding()).thenApply(HttpResponse::statusCode);
    }

    /** If queued requests held workers, a few of them would block all workers. */
    @Test
    void queuedRequestsOfOneExecutorHoldNoWorker() throws Exception {
        CompletableFuture<Integer> first = status("/place");
        started.await();
        List<CompletableFuture<Integer>> more = new ArrayList<>();
        for (int i = 0; i <= SerialExecutor.MAX_QUEUED; i++) more.add(status("/place"));
        assertThat(CompletableFuture.anyOf(more.toArray(CompletableFuture[]::new))
                        .get())
                .as("one request too many; the others are queued by now")
                .isEqualTo(409);
        QueueStatus queueStatus = queue.status();
        assertThat(queueStatus.running() + queueStatus.paused() + queueStatus.waiting())
                .isEqualTo(1);
        assertThat(status("/elsewhere").get()).isEqualTo(200);
        released.countDown();
        assertThat(first.get()).isEqualTo(200);
        List<Integer> statuses = new ArrayList<>();
        for (CompletableFuture<Integer> response : more) statuses.add(response.get());
        assertThat(statuses)
                .containsOnlyOnce(409)
                .filteredOn(status -> status == 200)
                .hasSize(SerialExecutor.MAX_QUEUED);
    }
}

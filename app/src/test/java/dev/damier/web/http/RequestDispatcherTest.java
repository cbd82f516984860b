package dev.damier.web.http;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.web.net.DisconnectWatcher;
import dev.damier.web.net.PeriodicScheduler;
import dev.damier.web.work.WorkLimits;
import dev.damier.web.work.WorkKind;
import dev.damier.web.work.QueueStatus;
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

/** A door over real connections, with a work that lasts as long as the test wants. */
@Timeout(60)
class RequestDispatcherTest {
    private final HttpClient client = HttpClient.newHttpClient();
    private final PeriodicScheduler scheduler = new PeriodicScheduler();
    private final WorkQueue queue = new WorkQueue(new WorkLimits(2, 1L << 30));
    private final RequestDispatcher dispatcher = new RequestDispatcher(queue, scheduler, new DisconnectWatcher(scheduler));
    private final SerialExecutor place = new SerialExecutor("place");
    private final CountDownLatch begun = new CountDownLatch(1);
    private final CountDownLatch go = new CountDownLatch(1);
    private final Javalin app = Javalin.create(config -> {
                config.startup.showJavalinBanner = false;
                config.routes.get(
                        "/place", ctx -> dispatcher.answer(ctx, place, WorkKind.LOOK, Duration.ofMinutes(1), control -> held()));
                config.routes.get(
                        "/elsewhere", ctx -> dispatcher.answer(ctx, WorkKind.LOOK, Duration.ofMinutes(1), control -> Map.of()));
                config.routes.exception(HttpErrorException.class, (e, ctx) -> ctx.status(e.status()));
            })
            .start("127.0.0.1", 0);

    private Object held() {
        begun.countDown();
        try {
            go.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return Map.of();
    }

    @AfterEach
    void close() {
        go.countDown();
        app.stop();
        queue.close();
        scheduler.close();
    }

    private CompletableFuture<Integer> status(String path) {
        HttpRequest request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + app.port() + path))
                .build();
        return client.sendAsync(request, HttpResponse.BodyHandlers.discarding()).thenApply(HttpResponse::statusCode);
    }

    /** As many workers as there are would wait for the first of them, and nobody else be answered. */
    @Test
    void questionsAtOnePlaceWaitWithoutAWorker() throws Exception {
        CompletableFuture<Integer> first = status("/place");
        begun.await();
        List<CompletableFuture<Integer>> more = new ArrayList<>();
        for (int i = 0; i <= SerialExecutor.MAX_QUEUED; i++) more.add(status("/place"));
        assertThat(CompletableFuture.anyOf(more.toArray(CompletableFuture[]::new))
                        .get())
                .as("one too many, so the others wait by now")
                .isEqualTo(409);
        QueueStatus load = queue.load();
        assertThat(load.running() + load.paused() + load.waiting()).isEqualTo(1);
        assertThat(status("/elsewhere").get()).isEqualTo(200);
        go.countDown();
        assertThat(first.get()).isEqualTo(200);
        List<Integer> answers = new ArrayList<>();
        for (CompletableFuture<Integer> one : more) answers.add(one.get());
        assertThat(answers)
                .containsOnlyOnce(409)
                .filteredOn(status -> status == 200)
                .hasSize(SerialExecutor.MAX_QUEUED);
    }
}

package dev.damier.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.run.Budget;
import dev.damier.web.work.QueuedWork;
import dev.damier.web.work.WorkKind;
import dev.damier.web.work.WorkLimits;
import dev.damier.web.work.WorkQueue;
import dev.damier.web.work.WorkRequest;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.Socket;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.management.ObjectName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tools.jackson.databind.JsonNode;

/**
 * Tests that every job ends, is reported and leaves nothing behind, even if its client disconnects, it fails or it does
 * not react.
 */
@Timeout(120)
class JobCompletionTest extends ServerFixture {
    private static final int CLIENTS = 4;

    @Test
    void disconnectCancelsTheJob() throws Exception {
        String middle = quoridorMiddlegame();
        String json = " HTTP/1.1\r\nContent-Type: application/json";
        String rareDeal = "{\"game\":\"ricochet\",\"options\":{\"min\":\"25\",\"needs\":\"4\"}}";
        String record = "{\"game\":\"taquin\",\"position\":\"" + largeTaquin() + "\",\"text\":\""
                + "9999R 9999L ".repeat(16_000) + "\"}";
        Map<String, String> requests = new LinkedHashMap<>();
        for (String head : List.of(
                "GET /api/hint?game=quoridor&position=" + encoded(middle) + " HTTP/1.1",
                "GET /api/tree?game=taquin&engine=ida-star&time=20000&nodes=5000000&position=" + encoded(HARD)
                        + " HTTP/1.1",
                "GET /api/solve?game=taquin&engine=breadth-first&time=100000&position=" + encoded(HARD) + " HTTP/1.1"))
            requests.put(head, "");
        requests.put("POST /api/deal" + json, rareDeal);
        requests.put("POST /api/records" + json, record);
        for (Map.Entry<String, String> request : requests.entrySet()) {
            double cancelled = cancelledJobs();
            try (Socket socket = connect(1)) {
                send(socket, request.getKey(), request.getValue());
                awaitMetric("searches_running", 1);
            }
            awaitMetric("searches_running", 0);
            assertThat(cancelledJobs()).as(request.getKey()).isEqualTo(cancelled + 1);
        }
    }

    private double cancelledJobs() throws IOException {
        double sum = 0;
        for (String kind : List.of("hint", "tree", "deal", "solve", "look"))
            sum += metric("work_cancelled_total{kind=\"" + kind + "\"}");
        return sum;
    }

    @Test
    void healthReportsUnresponsiveJob() throws Exception {
        WorkQueue queue = new WorkQueue(new WorkLimits(2, 1L << 30), Duration.ofMillis(20));
        replaceServer(new Server(TestServers.options().withQueue(queue)));
        CountDownLatch started = new CountDownLatch(1);
        CountDownLatch release = new CountDownLatch(1);
        QueuedWork<Boolean> unresponsive =
                queue.submit(new WorkRequest<>("one", WorkKind.SOLVE, Budget.UNLIMITED.withBytes(1), control -> {
                    started.countDown();
                    try {
                        return release.await(60, TimeUnit.SECONDS);
                    } catch (InterruptedException e) {
                        return false;
                    }
                }));
        assertThat(started.await(30, TimeUnit.SECONDS)).isTrue();
        assertThat(status(get(1, "/api/health"))).isEqualTo("200");
        unresponsive.cancel();
        awaitMetric("searches_stuck", 1);
        String health = get(1, "/api/health");
        assertThat(status(health)).isEqualTo("503");
        assertThat(json(health).path("stuck").asInt()).isEqualTo(1);
        release.countDown();
        assertThat(unresponsive.result().get()).isTrue();
        assertThat(status(get(1, "/api/health"))).isEqualTo("200");
    }

    @Test
    void observationOfInvalidMapSizeIsRejected() throws Exception {
        ReceivedLines received = new ReceivedLines();
        WebSocket bot = connectBot(received);
        String status =
                "{\"status\":{\"status\":\"OK\",\"phase\":1,\"guard_count\":3,\"civil_count\":3,\"m\":3000,\"n\":3000,"
                        + "\"position\":[0,0],\"orientation\":\"N\",\"vision\":[],\"hear\":0,\"penalties\":0,\"is_in_guard_range\":false}}";
        bot.sendText("new hitman phase=1\nobserve " + status + "\ngo", true).join();
        assertThat(received.next("error")).contains("observation: m must be a whole number from 1 to 64, but got 3000");
        assertThat(received.next("best")).isEqualTo("best none");
        bot.abort();
    }

    @Test
    void disconnectCancelsTheDealOfABot() throws Exception {
        WebSocket bot = connectBot(new ReceivedLines());
        bot.sendText("new ricochet min=25 needs=4", true).join();
        awaitMetric("searches_running", 1);
        bot.abort();
        awaitMetric("searches_running", 0);
    }

    @Test
    void streamAlwaysEndsWithResultOrError() throws Exception {
        for (String experiment : List.of(
                "{\"game\":\"taquin\",\"deal\":1,\"engines\":{\"id\":\"astar\"}}",
                "{\"game\":\"taquin\",\"deal\":1,\"engines\":[\"astar\"]}",
                "{\"game\":\"taquin\",\"deal\":1,\"engines\":[null]}",
                "{\"game\":\"taquin\",\"deal\":-5,\"engines\":[{\"id\":\"astar\"}]}",
                "{\"game\":\"taquin\",\"deal\":\"x\",\"engines\":[{\"id\":\"astar\"}]}",
                "{\"game\":\"taquin\",\"positions\":{},\"engines\":[{\"id\":\"astar\"}]}",
                "{\"game\":\"taquin\",\"deal\":1,\"engines\":[{\"id\":\"astar\"}],\"millis\":[1]}",
                "{\"game\":\"chess\",\"deal\":1,\"engines\":[{\"id\":\"astar\"}]}",
                "[]",
                "{")) {
            assertThat(get(1, "/api/lab?experiment=" + encoded(experiment)))
                    .as(experiment)
                    .contains("event: refused");
        }
        String good =
                "{\"game\":\"taquin\",\"deal\":3,\"options\":{\"size\":\"3\"},\"engines\":[{\"id\":\"astar\"},{\"id\":\"ida-star\"}]}";
        String answer = get(1, "/api/lab?experiment=" + encoded(good));
        assertThat(answer).contains("event: instances", "event: done");
        assertThat(answer.split("event: row", -1)).hasSize(7);
        assertThat(get(1, "/api/solve?game=taquin&position=" + encoded("1,1/2,0")))
                .contains("event: refused");
    }

    /** Each stream sends its events in order, and after many solves no objects, threads or connections remain. */
    @Test
    @Timeout(600)
    void manySolvesDoNotLeak() throws Exception {
        solveMany(500);
        Map<String, Long> before = histogram();
        double threads = metric("threads");
        solveMany(10_000);
        awaitMetric("connections", 1);
        for (String gauge : List.of("searches_running", "searches_waiting", "bytes_promised", "bytes_unread", "seats"))
            assertThat(metric(gauge)).as(gauge).isZero();
        assertThat(metric("threads")).isLessThanOrEqualTo(threads + CLIENTS);
        Map<String, Long> grown = new TreeMap<>();
        histogram().forEach((type, count) -> {
            boolean ours = type.startsWith("dev.damier.");
            if (count > before.getOrDefault(type, 0L) + (ours ? 20 : 1000 + before.size())) grown.put(type, count);
        });
        assertThat(grown)
                .as("classes with more objects than before: one per 10 solves, for our own classes one per 500")
                .isEmpty();
    }

    private void solveMany(int count) throws Exception {
        ExecutorService clients = Executors.newFixedThreadPool(CLIENTS);
        List<Future<?>> futures = new ArrayList<>();
        for (int i = 0; i < CLIENTS; i++) {
            int from = 1 + i;
            futures.add(clients.submit(() -> {
                for (int k = 0; k < count / CLIENTS; k++) solve(from);
                return null;
            }));
        }
        for (Future<?> each : futures) each.get();
        clients.shutdown();
    }

    private void solve(int from) throws IOException {
        String stream = get(from, "/api/solve?game=taquin&position=" + encoded(EASY));
        assertThat(stream.indexOf("event: started")).isPositive().isLessThan(stream.indexOf("event: result"));
        assertThat(stream.split("event: result", -1)).hasSize(2);
    }

    /** Returns the number of live objects by class, after a garbage collection. */
    private static Map<String, Long> histogram() throws Exception {
        String text = (String) ManagementFactory.getPlatformMBeanServer()
                .invoke(
                        new ObjectName("com.sun.management:type=DiagnosticCommand"),
                        "gcClassHistogram",
                        new Object[] {new String[0]},
                        new String[] {String[].class.getName()});
        Map<String, Long> counts = new TreeMap<>();
        Matcher line =
                Pattern.compile("(?m)^\\s*\\d+:\\s+(\\d+)\\s+\\d+\\s+(\\S+)").matcher(text);
        while (line.find()) counts.merge(line.group(2), Long.parseLong(line.group(1)), Long::sum);
        assertThat(counts).containsKey(WorkQueue.class.getName());
        return counts;
    }

    @Test
    void healthCheckRunsASearch() throws Exception {
        JsonNode health = json(get(1, "/api/health"));
        assertThat(health.path("status").asString()).isEqualTo("ok");
        assertThat(health.path("searchMillis").asDouble()).isPositive();
        assertThat(health.path("slots").asInt()).isPositive();
        assertThat(metric("work_done_total{kind=\"probe\"}")).isEqualTo(1);
    }

    @Test
    void easyBoardIsSolvedWithAnyTimeLimit() throws Exception {
        String stream = get(1, "/api/solve?game=taquin&engine=astar&time=1&position=" + encoded("1,2,3/4,0,6/7,5,8"));
        assertThat(stream).contains("\"outcome\":\"solved\"", "\"waited\":");
    }
}

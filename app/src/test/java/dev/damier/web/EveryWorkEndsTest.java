package dev.damier.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.damier.run.Budget;
import dev.damier.web.work.WorkLimits;
import dev.damier.web.work.WorkKind;
import dev.damier.web.work.WorkRequest;
import dev.damier.web.work.QueuedWork;
import dev.damier.web.work.WorkQueue;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.Socket;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
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

/** Whatever is asked for, and whoever leaves, fails or hears nothing: it ends, is told, and leaves nothing behind. */
@Timeout(120)
class EveryWorkEndsTest extends VisitedServer {
    private static final int CALLERS = 4;

    @Test
    void whoHangsUpEndsWhateverWasComputedForThem() throws Exception {
        String middle = middle();
        String json = " HTTP/1.1\r\nContent-Type: application/json";
        String wishes = "{\"game\":\"ricochet\",\"options\":{\"min\":\"25\",\"needs\":\"4\"}}";
        String record = "{\"game\":\"taquin\",\"position\":\"" + large() + "\",\"text\":\""
                + "9999R 9999L ".repeat(16_000) + "\"}";
        Map<String, String> asked = new LinkedHashMap<>();
        for (String head : List.of(
                "GET /api/hint?game=quoridor&position=" + encoded(middle) + " HTTP/1.1",
                "GET /api/tree?game=taquin&engine=ida-star&time=20000&nodes=5000000&position=" + encoded(HARD)
                        + " HTTP/1.1",
                "GET /api/solve?game=taquin&engine=breadth-first&time=100000&position=" + encoded(HARD) + " HTTP/1.1"))
            asked.put(head, "");
        asked.put("POST /api/deal" + json, wishes);
        asked.put("POST /api/records" + json, record);
        for (Map.Entry<String, String> one : asked.entrySet()) {
            double cancelled = cancelled();
            try (Socket socket = call(1)) {
                say(socket, one.getKey(), one.getValue());
                until("searches_running", 1);
            }
            until("searches_running", 0);
            assertThat(cancelled()).as(one.getKey()).isEqualTo(cancelled + 1);
        }
    }

    private double cancelled() throws IOException {
        double sum = 0;
        for (String kind : List.of("hint", "tree", "deal", "solve", "look"))
            sum += metric("work_cancelled_total{kind=\"" + kind + "\"}");
        return sum;
    }

    @Test
    void healthTellsOfAWorkThatHearsNothing() throws Exception {
        WorkQueue queue = new WorkQueue(new WorkLimits(2, 1L << 30), Duration.ofMillis(20));
        reopen(new Server("127.0.0.1", 0, Set.of(), Duration.ofSeconds(5), queue));
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch go = new CountDownLatch(1);
        QueuedWork<Boolean> deaf = queue.submit(new WorkRequest<>("one", WorkKind.SOLVE, Budget.UNLIMITED.withBytes(1), control -> {
            begun.countDown();
            try {
                return go.await(60, TimeUnit.SECONDS);
            } catch (InterruptedException e) {
                return false;
            }
        }));
        assertThat(begun.await(30, TimeUnit.SECONDS)).isTrue();
        assertThat(status(get(1, "/api/health"))).isEqualTo("200");
        deaf.cancel();
        until("searches_stuck", 1);
        String health = get(1, "/api/health");
        assertThat(status(health)).isEqualTo("503");
        assertThat(json(health).path("stuck").asInt()).isEqualTo(1);
        go.countDown();
        assertThat(deaf.answer().get()).isTrue();
        assertThat(status(get(1, "/api/health"))).isEqualTo("200");
    }

    @Test
    void observationsOfSizesThatNoMapHasAreRefused() throws Exception {
        HeardLines heard = new HeardLines();
        WebSocket bot = bot(heard);
        String status =
                "{\"status\":{\"status\":\"OK\",\"phase\":1,\"guard_count\":3,\"civil_count\":3,\"m\":3000,\"n\":3000,"
                        + "\"position\":[0,0],\"orientation\":\"N\",\"vision\":[],\"hear\":0,\"penalties\":0,\"is_in_guard_range\":false}}";
        bot.sendText("new hitman phase=1\nobserve " + status + "\ngo", true).join();
        assertThat(heard.next("error")).contains("observation: m must be a whole number from 1 to 64, but got 3000");
        assertThat(heard.next("best")).isEqualTo("best none");
        bot.abort();
    }

    @Test
    void aBotsDealIsCutWhenItTakesTooLongOrTheBotLeaves() throws Exception {
        WebSocket bot = bot(new HeardLines());
        bot.sendText("new ricochet min=25 needs=4", true).join();
        until("searches_running", 1);
        bot.abort();
        until("searches_running", 0);
    }

    @Test
    void aStreamAlwaysEndsWithAResultOrAnError() throws Exception {
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

    /** Every stream is told in order, and none of them leaves anything behind: objects of any class, threads, connections. */
    @Test
    @Timeout(600)
    void manyQuickSolvesLeaveNothingBehind() throws Exception {
        solves(500);
        Map<String, Long> before = histogram();
        double threads = metric("threads");
        solves(10_000);
        until("connections", 1);
        for (String gauge : List.of("searches_running", "searches_waiting", "bytes_promised", "bytes_unread", "seats"))
            assertThat(metric(gauge)).as(gauge).isZero();
        assertThat(metric("threads")).isLessThanOrEqualTo(threads + CALLERS);
        Map<String, Long> grown = new TreeMap<>();
        histogram().forEach((type, count) -> {
            boolean ours = type.startsWith("dev.damier.");
            if (count > before.getOrDefault(type, 0L) + (ours ? 20 : 1000 + before.size())) grown.put(type, count);
        });
        assertThat(grown)
                .as("by one in ten solves, of our own by one in 500, but for what is counted here")
                .isEmpty();
    }

    private void solves(int count) throws Exception {
        ExecutorService callers = Executors.newFixedThreadPool(CALLERS);
        List<Future<?>> all = new ArrayList<>();
        for (int i = 0; i < CALLERS; i++) {
            int from = 1 + i;
            all.add(callers.submit(() -> {
                for (int k = 0; k < count / CALLERS; k++) solve(from);
                return null;
            }));
        }
        for (Future<?> each : all) each.get();
        callers.shutdown();
    }

    private void solve(int from) throws IOException {
        String stream = get(from, "/api/solve?game=taquin&position=" + encoded(EASY));
        assertThat(stream.indexOf("event: started")).isPositive().isLessThan(stream.indexOf("event: result"));
        assertThat(stream.split("event: result", -1)).hasSize(2);
    }

    /** Live objects by class, after a collection. */
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
    void healthIsARealSearch() throws Exception {
        JsonNode health = json(get(1, "/api/health"));
        assertThat(health.path("status").asText()).isEqualTo("ok");
        assertThat(health.path("searchMillis").asDouble()).isPositive();
        assertThat(health.path("slots").asInt()).isPositive();
        assertThat(metric("work_done_total{kind=\"probe\"}")).isEqualTo(1);
    }

    @Test
    void anEasyBoardIsAnsweredWhateverTheBudget() throws Exception {
        String stream = get(1, "/api/solve?game=taquin&engine=astar&time=1&position=" + encoded("1,2,3/4,0,6/7,5,8"));
        assertThat(stream).contains("\"outcome\":\"solved\"", "\"waited\":");
    }
}

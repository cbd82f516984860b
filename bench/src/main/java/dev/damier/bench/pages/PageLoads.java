package dev.damier.bench.pages;

import dev.damier.store.Database;
import dev.damier.web.Server;
import dev.damier.web.ServerOptions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/**
 * Measures how the pages load in a real Chromium: requests, levels (the longest chain of requests in which each is
 * caused by the response to the previous one), bytes, first paint, and the first board with a piece. Each page is opened twice
 * in a new profile, without and with added latency.
 *
 * <p>Arguments: round-trip times in ms (0 100).
 */
public final class PageLoads {
    private static final Map<String, String> PAGES = Map.of(
            "home", "/",
            "ricochet", "/play/ricochet?p=4A-2B-1A-3A_r9.10_g2.11_b6.12_y10.8_t2.5.red",
            "quoridor", "/play/quoridor",
            "taquin", "/play/taquin?p=1,2,3/4,0,6/7,5,8");

    /** Records the time of the first frame that contains a board with a piece. */
    private static final String OBSERVER = """
            (() => {
              const look = () => {
                if (document.querySelector("damier-board .piece")) window.firstBoard = performance.now();
                else requestAnimationFrame(look);
              };
              look();
            })();
            """;

    private static final Duration TIMEOUT = Duration.ofSeconds(60);

    private final DevTools browser;
    private final String address;

    private PageLoads(DevTools browser, String address) {
        this.browser = browser;
        this.address = address;
    }

    public static void main(String[] args) throws Exception {
        Logger.getLogger("").setLevel(Level.WARNING);
        List<Integer> latencies = args.length == 0
                ? List.of(0, 100)
                : Stream.of(args).map(Integer::valueOf).toList();
        System.out.printf(
                "%-10s %8s %6s %9s %7s %8s %12s %12s%n",
                "page", "latency", "visit", "requests", "levels", "kB", "first paint", "first board");
        Path profile = Files.createTempDirectory("damier-pages");
        try (Server server = new Server(ServerOptions.local(Database.openFolder(profile.resolve("data"))));
                DevTools browser = new DevTools(profile)) {
            new PageLoads(browser, "http://127.0.0.1:" + server.port()).visitTwice("/", new ArrayList<>());
            for (int latency : latencies) {
                try (LatencyProxy proxy = new LatencyProxy(server.port(), Duration.ofMillis(latency))) {
                    PageLoads loads = new PageLoads(browser, "http://127.0.0.1:" + proxy.port());
                    for (String page : PAGES.keySet().stream().sorted().toList()) loads.print(page, latency);
                }
            }
        } finally {
            delete(profile);
        }
    }

    private record Visit(long requests, int levels, long bytes, double firstPaint, double firstBoard) {}

    private void print(String page, int latency) throws InterruptedException {
        List<Visit> visits = new ArrayList<>();
        visitTwice(PAGES.get(page), visits);
        for (int i = 0; i < visits.size(); i++) {
            Visit v = visits.get(i);
            System.out.printf(
                    Locale.ROOT,
                    "%-10s %5d ms %6d %9d %7d %8.0f %9.0f ms %9.0f ms%n",
                    page,
                    latency,
                    i + 1,
                    v.requests,
                    v.levels,
                    v.bytes / 1000.0,
                    v.firstPaint,
                    v.firstBoard);
        }
    }

    private void visitTwice(String path, List<Visit> visits) throws InterruptedException {
        String context = browser.openContext();
        for (int i = 0; i < 2; i++) visits.add(visit(path, context));
        browser.send("", "Target.disposeBrowserContext", Map.of("browserContextId", context));
    }

    private Visit visit(String path, String context) throws InterruptedException {
        DevTools.OpenPage page = browser.openPage(context);
        String session = page.session();
        browser.send(session, "Network.enable", Map.of());
        browser.send(session, "Page.enable", Map.of());
        browser.send(session, "Page.addScriptToEvaluateOnNewDocument", Map.of("source", OBSERVER));
        browser.events.clear();
        browser.send(session, "Page.navigate", Map.of("url", address + path));
        double board = waitForBoard(session, path);
        double paint = browser.evaluate(
                        session,
                        "performance.getEntriesByType('paint').map(e => e.startTime).sort((a, b) => a - b)[0] ?? -1")
                .asDouble();
        // The service worker caches the files of the first visit.
        browser.evaluate(session, "navigator.serviceWorker.ready.then(() => true)");
        Thread.sleep(2000);
        Visit visit = summarise(new ArrayList<>(browser.events), session, paint, board);
        browser.send("", "Target.closeTarget", Map.of("targetId", page.target()));
        return visit;
    }

    private double waitForBoard(String session, String path) throws InterruptedException {
        long end = System.nanoTime() + TIMEOUT.toNanos();
        while (System.nanoTime() < end) {
            JsonNode time = browser.evaluate(session, "window.firstBoard ?? -1");
            if (time.asDouble(-1) >= 0) return time.asDouble();
            Thread.sleep(50);
        }
        throw new IllegalStateException("no board after " + TIMEOUT.toSeconds() + " s on " + path);
    }

    /** A request until the first board, with the time of its response in seconds. */
    private static final class Loaded {
        final boolean api;
        final int level;
        double answered = Double.POSITIVE_INFINITY;
        long bytes;

        Loaded(boolean api, int level) {
            this.api = api;
            this.level = level;
        }
    }

    private static Visit summarise(List<JsonNode> events, String session, double paint, double board) {
        Map<String, Loaded> requests = new LinkedHashMap<>();
        Map<String, Integer> levels = new HashMap<>();
        double start = Double.NaN;
        for (JsonNode event : events) {
            if (!event.path("sessionId").asString().equals(session)) continue;
            JsonNode params = event.path("params");
            String id = params.path("requestId").asString();
            double time = params.path("timestamp").asDouble();
            switch (event.path("method").asString()) {
                case "Network.requestWillBeSent" -> {
                    if (Double.isNaN(start)) start = time;
                    String url = params.path("request").path("url").asString();
                    if (url.startsWith("data:") || time - start > board / 1000) continue;
                    boolean api = url.contains("/api/");
                    int level = 1 + levels.getOrDefault(initiator(params.path("initiator")), 0);
                    // A script that waits for a response of the API is not recorded as caused by it.
                    for (Loaded earlier : requests.values())
                        if (api && earlier.api && earlier.answered <= time) level = Math.max(level, earlier.level + 1);
                    levels.put(url, level);
                    requests.put(id, new Loaded(api, level));
                }
                case "Network.loadingFinished" -> {
                    Loaded request = requests.get(id);
                    if (request == null) continue;
                    request.answered = time;
                    request.bytes = params.path("encodedDataLength").asLong();
                }
                default -> {
                    // Other events are not needed.
                }
            }
        }
        return new Visit(
                requests.size(),
                requests.values().stream().mapToInt(r -> r.level).max().orElse(0),
                requests.values().stream().mapToLong(r -> r.bytes).sum(),
                paint,
                board);
    }

    /** Returns the URL of the document or script that caused a request. */
    private static String initiator(JsonNode initiator) {
        if (initiator.has("url")) return initiator.path("url").asString();
        for (JsonNode stack = initiator.path("stack"); !stack.isMissingNode(); stack = stack.path("parent"))
            if (!stack.path("callFrames").isEmpty())
                return stack.path("callFrames").path(0).path("url").asString();
        return "";
    }

    /** Deletes a folder with its files. */
    static void delete(Path folder) throws java.io.IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            files.sorted(Comparator.reverseOrder())
                    .forEach(file -> file.toFile().delete());
        }
    }
}

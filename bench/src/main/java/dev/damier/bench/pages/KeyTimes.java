package dev.damier.bench.pages;

import dev.damier.store.Database;
import dev.damier.web.Server;
import dev.damier.web.ServerOptions;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import tools.jackson.databind.JsonNode;

/**
 * Measures the time from a key to the changed board in a real Chromium, with added latency: from the time stamp of the key
 * event to the end of the first frame in which the board differs. The keys are random legal moves, every eighth move of
 * Quoridor is a wall.
 *
 * <p>Arguments: keys per game (100), round-trip time in ms (200), time between two keys in ms (500).
 */
public final class KeyTimes {
    private static final Map<String, String> PAGES = new LinkedHashMap<>();

    static {
        PAGES.put("ricochet", "/play/ricochet?p=4A-2B-1A-3A_r9.10_g2.11_b6.12_y10.8_t2.5.red");
        PAGES.put("quoridor", "/play/quoridor?s2=human&p=start");
        PAGES.put("taquin", "/play/taquin?p=1,2,3,4/5,6,7,8/9,10,0,11/13,14,15,12");
        PAGES.put("hitman", "/play/hitman");
    }

    private static final Duration TIMEOUT = Duration.ofSeconds(60);

    private final DevTools browser;
    private final String address;
    private final String session;
    private final String script;

    private KeyTimes(DevTools browser, String address) throws IOException {
        this.browser = browser;
        this.address = address;
        session = browser.openPage(browser.openContext()).session();
        try (InputStream file = KeyTimes.class.getResourceAsStream("keys.js")) {
            script = new String(file.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    public static void main(String[] args) throws Exception {
        Logger.getLogger("").setLevel(Level.WARNING);
        int keys = args.length > 0 ? Integer.parseInt(args[0]) : 100;
        Duration latency = Duration.ofMillis(args.length > 1 ? Integer.parseInt(args[1]) : 200);
        Duration pause = Duration.ofMillis(args.length > 2 ? Integer.parseInt(args[2]) : 500);
        Path profile = Files.createTempDirectory("damier-keys");
        try (Server server = new Server(ServerOptions.local(Database.openFolder(profile.resolve("data"))));
                LatencyProxy proxy = new LatencyProxy(server.port(), latency);
                DevTools browser = new DevTools(profile)) {
            KeyTimes times = new KeyTimes(browser, "http://127.0.0.1:" + proxy.port());
            System.out.printf(
                    "%-10s %6s %10s %10s %10s %10s%n", "page", "keys", "no change", "median", "p95", "maximum");
            for (String page : PAGES.keySet()) print(page, keys, times.measure(PAGES.get(page), keys, pause));
        } finally {
            PageLoads.delete(profile);
        }
    }

    private static void print(String page, int keys, List<Double> millis) {
        Collections.sort(millis);
        int n = millis.size();
        System.out.printf(
                Locale.ROOT,
                "%-10s %6d %10d %7.0f ms %7.0f ms %7.0f ms%n",
                page,
                keys,
                keys - n,
                millis.get(n / 2),
                millis.get((n * 95 + 99) / 100 - 1),
                millis.get(n - 1));
    }

    /** Presses keys and returns the times of those that changed the board. */
    private List<Double> measure(String path, int keys, Duration pause) throws InterruptedException {
        List<Double> millis = new ArrayList<>();
        List<String> next = new ArrayList<>();
        open(path);
        for (int i = 0; i < keys; i++) {
            if (next.isEmpty()) chooseKeys(next);
            if (next.isEmpty()) {
                open(path);
                chooseKeys(next);
            }
            press(next.remove(0));
            Thread.sleep(pause.toMillis());
            double time = browser.evaluate(session, "keyMillis ?? -1").asDouble();
            if (time >= 0) millis.add(time);
        }
        return millis;
    }

    private void chooseKeys(List<String> keys) {
        for (JsonNode key : browser.evaluate(session, "chooseKeys()")) keys.add(key.asString());
    }

    private void press(String key) {
        browser.send(session, "Input.dispatchKeyEvent", Map.of("type", "rawKeyDown", "key", key));
        browser.send(session, "Input.dispatchKeyEvent", Map.of("type", "keyUp", "key", key));
    }

    private void open(String path) throws InterruptedException {
        browser.send(session, "Page.navigate", Map.of("url", address + path));
        long end = System.nanoTime() + TIMEOUT.toNanos();
        String ready = "(document.querySelector('damier-board:not([readonly])')?.moves.length ?? 0) > 0";
        while (!browser.evaluate(session, ready).asBoolean(false)) {
            if (System.nanoTime() > end)
                throw new IllegalStateException("no board after " + TIMEOUT.toSeconds() + " s on " + path);
            Thread.sleep(50);
        }
        // Whatever is loaded after the board does not count.
        Thread.sleep(2000);
        browser.evaluate(session, script);
    }
}

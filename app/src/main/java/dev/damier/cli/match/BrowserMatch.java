package dev.damier.cli.match;

import dev.damier.cli.input.OutputFile;
import dev.damier.cli.input.UsageException;
import dev.damier.cli.screen.Interrupt;
import dev.damier.cli.screen.Screen;
import dev.damier.contest.OperatorBots;
import dev.damier.job.JsonLines;
import dev.damier.protocol.Bot;
import dev.damier.store.Database;
import dev.damier.web.Server;
import dev.damier.web.ServerOptions;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Plays a match as a tournament of a server in this process, so that the arena page shows the boards, clocks, evaluations
 * and the crosstable. The server can be reached from this machine only. It runs until Ctrl-C.
 */
public final class BrowserMatch {
    private static final String HOST = "127.0.0.1";
    private static final int POLL_MILLIS = 300;
    private static final int MAX_NAME_LENGTH = 24;

    private final Screen screen;
    private final CountDownLatch stopped = new CountDownLatch(1);
    private final HttpClient client = HttpClient.newHttpClient();
    private String address;
    private String token = "";

    public BrowserMatch(Screen screen) {
        this.screen = screen;
    }

    /**
     * Plays the match and serves its page until Ctrl-C.
     *
     * @param config the fields of a new tournament, as in {@code POST /api/arena}, without its bots
     * @param recordFile where to save the games at the end; null for nowhere
     */
    public int run(String game, List<Bot> bots, Map<String, Object> config, Path recordFile) throws IOException {
        Path folder = Files.createTempDirectory("damier-match-");
        screen.interrupt().onEnd(() -> delete(folder));
        try (Interrupt.Scope watch = screen.interrupt().onInterrupt(stopped::countDown);
                Server server = new Server(ServerOptions.local(Database.openFolder(folder))
                        .withOperatorBots(OperatorBots.of(game, bots)))) {
            address = "http://" + HOST + ":" + server.port();
            String id = create(config, bots);
            String page = address + "/arena/" + id;
            screen.println(screen.message("arena.page", page));
            if (screen.isInteractive()) openBrowser(page);
            Map<?, ?> view = awaitEnd(id);
            printStandings(view);
            if (recordFile != null) save(id, recordFile);
            if (!isOver(view)) return 1;
            screen.println(screen.message("arena.page-stays", page));
            stopped.await();
            return 0;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return 1;
        }
    }

    private String create(Map<String, Object> config, List<Bot> bots) throws IOException, InterruptedException {
        Map<String, Object> fields = new LinkedHashMap<>(config);
        List<Map<String, Object>> entrants = new ArrayList<>();
        for (Bot bot : bots) {
            String name = bot.name().length() > MAX_NAME_LENGTH
                    ? bot.name().substring(0, MAX_NAME_LENGTH - 1) + "…"
                    : bot.name();
            entrants.add(Map.of("kind", "operator", "id", bot.name(), "name", name));
        }
        fields.put("bots", entrants);
        fields.put("start", true);
        HttpRequest request = request("")
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(JsonLines.toJson(fields)))
                .build();
        HttpResponse<String> response = client.send(request, HttpResponse.BodyHandlers.ofString());
        Map<?, ?> created = (Map<?, ?>) JsonLines.read(response.body());
        if (response.statusCode() / 100 != 2)
            throw UsageException.of("usage.arena.rejected", String.valueOf(created.get("error")));
        token = String.valueOf(created.get("token"));
        return String.valueOf(created.get("id"));
    }

    private HttpRequest.Builder request(String path) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(address + "/api/arena" + path));
        request.header("Accept-Language", screen.language().getLanguage());
        return token.isEmpty() ? request : request.header("Authorization", "Bearer " + token);
    }

    private Map<?, ?> get(String path) throws IOException, InterruptedException {
        return (Map<?, ?>) JsonLines.read(client.send(request(path).build(), HttpResponse.BodyHandlers.ofString())
                .body());
    }

    private static boolean isOver(Map<?, ?> view) {
        return "over".equals(view.get("state"));
    }

    /** Returns the view at the end of the match, or when it is interrupted. */
    private Map<?, ?> awaitEnd(String id) throws IOException, InterruptedException {
        while (true) {
            Map<?, ?> view = get("/" + id);
            boolean interrupted = stopped.await(POLL_MILLIS, TimeUnit.MILLISECONDS);
            if (isOver(view) || interrupted) {
                screen.showProgress("");
                return view;
            }
            screen.showProgress(screen.message("arena.progress", view.get("played"), view.get("planned")));
        }
    }

    private void printStandings(Map<?, ?> view) {
        List<?> entrants = (List<?>) view.get("entrants");
        for (Object entry : (List<?>) view.get("rows")) {
            Map<?, ?> row = (Map<?, ?>) entry;
            Map<?, ?> entrant = (Map<?, ?>) entrants.get((Integer) row.get("number"));
            screen.println(String.format(
                    "%-24s %5s/%s  %+5.0f ± %.0f",
                    entrant.get("name"),
                    row.get("points"),
                    row.get("games"),
                    ((Number) row.get("elo")).doubleValue(),
                    ((Number) row.get("error")).doubleValue()));
        }
    }

    private void save(String id, Path file) throws IOException, InterruptedException {
        HttpRequest request = request("/" + id + "/files/games.txt").build();
        String records =
                client.send(request, HttpResponse.BodyHandlers.ofString()).body();
        OutputFile.write(file, records);
    }

    /** Opens the page in the user's browser if the system has a command for it. The address is printed in any case. */
    private static void openBrowser(String page) {
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        List<String> command = system.contains("win")
                ? List.of("rundll32", "url.dll,FileProtocolHandler", page)
                : List.of(system.contains("mac") ? "open" : "xdg-open", page);
        try {
            Process ignored = new ProcessBuilder(command)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (IOException e) {
            // The user opens the printed address.
        }
    }

    private static void delete(Path folder) {
        try (var files = Files.list(folder)) {
            for (Path file : files.toList()) Files.deleteIfExists(file);
            Files.deleteIfExists(folder);
        } catch (IOException e) {
            // A remaining temporary folder is harmless.
        }
    }
}

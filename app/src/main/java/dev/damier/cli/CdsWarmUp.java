package dev.damier.cli;

import dev.damier.background.DaemonThreads;
import dev.damier.cli.screen.Screen;
import dev.damier.game.Game;
import dev.damier.game.Games;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Loads the classes that a start needs, without output. The build runs it once to create an AppCDS archive, which the
 * JVM maps into memory. It is not a command.
 */
final class CdsWarmUp {
    private static final Pattern ADDRESS = Pattern.compile("http://\\S+/");

    private CdsWarmUp() {}

    public static void main(String[] args) throws IOException, InterruptedException {
        if (args.length > 0 && args[0].equals("serve")) serve();
        else commands();
    }

    /** Starts a server with a store, requests a page, a file and an API endpoint, and stops the server. */
    private static void serve() throws IOException, InterruptedException {
        Path data = Files.createTempDirectory("damier-warm");
        try {
            ByteArrayOutputStream output = new ByteArrayOutputStream();
            // A daemon thread cannot block the build if something fails here.
            Thread server = DaemonThreads.start(
                    "serve", () -> run(screen(output), "serve", "--port", "0", "--data", data.toString()));
            Matcher address = ADDRESS.matcher("");
            while (server.isAlive()
                    && !address.reset(output.toString(StandardCharsets.UTF_8)).find()) Thread.sleep(20);
            for (String path : List.of("", "js/main.js", "api/games")) {
                try (InputStream answer = new URL(address.group() + path).openStream()) {
                    answer.readAllBytes();
                }
            }
            server.interrupt();
            server.join();
        } finally {
            try (Stream<Path> files = Files.walk(data)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) Files.delete(file);
            }
        }
    }

    private static Screen screen(OutputStream out) {
        return new Screen(InputStream.nullInputStream(), out, OutputStream.nullOutputStream(), Map.of(), "");
    }

    private static void commands() {
        Screen screen = screen(OutputStream.nullOutputStream());
        run(screen, "games");
        run(screen, "no-such-command");
        for (Game game : Games.all().games()) {
            String id = game.descriptor().id();
            String position = game.deal(Map.of(), 0).write();
            run(screen, "engines", id);
            run(screen, "deal", id, "--json");
            run(screen, "show", id, position, "--color", "always");
            run(screen, "legal", id, position);
            run(screen, "perft", id, position, "1");
            run(screen, "hint", id, position, "--time", "200ms");
            run(screen, "solve", id, position, "--time", "200ms");
            run(screen, "solve", id, position, "--time", "200ms", "--json");
        }
    }

    private static void run(Screen screen, String... args) {
        int ignored = Main.run(args, screen);
    }
}

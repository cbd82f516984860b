package dev.damier.cli;

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
 * Touches what a start touches, on nobody's screen. The build runs it once to lay the classes out for the JVM to map (an
 * AppCDS archive); it is no command.
 */
final class CdsWarmUp {
    private static final Pattern ADDRESS = Pattern.compile("http://\\S+/");

    private CdsWarmUp() {}

    public static void main(String[] args) throws IOException, InterruptedException {
        if (args.length > 0 && args[0].equals("serve")) serve();
        else commands();
    }

    /** A server with its store that answers a page, a file and a question, then goes. */
    private static void serve() throws IOException, InterruptedException {
        Path data = Files.createTempDirectory("damier-warm");
        try {
            ByteArrayOutputStream said = new ByteArrayOutputStream();
            Thread server =
                    new Thread(() -> run(screen(said), "serve", "--port", "0", "--data", data.toString()), "serve");
            // Whatever goes wrong here, the build goes on.
            server.setDaemon(true);
            server.start();
            Matcher address = ADDRESS.matcher("");
            while (server.isAlive()
                    && !address.reset(said.toString(StandardCharsets.UTF_8)).find()) Thread.sleep(20);
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
        Screen nowhere = screen(OutputStream.nullOutputStream());
        run(nowhere, "games");
        run(nowhere, "no-such-command");
        for (Game game : Games.all().games()) {
            String id = game.descriptor().id();
            String position = game.deal(Map.of(), 0).write();
            run(nowhere, "engines", id);
            run(nowhere, "deal", id, "--json");
            run(nowhere, "show", id, position, "--color", "always");
            run(nowhere, "legal", id, position);
            run(nowhere, "perft", id, position, "1");
            run(nowhere, "hint", id, position, "--time", "200ms");
            run(nowhere, "solve", id, position, "--time", "200ms");
            run(nowhere, "solve", id, position, "--time", "200ms", "--json");
        }
    }

    private static void run(Screen nowhere, String... words) {
        int ignored = Main.run(words, nowhere);
    }
}

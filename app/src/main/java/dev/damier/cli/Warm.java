package dev.damier.cli;

import dev.damier.cli.screen.Screen;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.web.Server;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URL;
import java.util.List;
import java.util.Map;

/**
 * Touches what a start touches, on nobody's screen. The build runs it once to lay the classes out for the JVM to map (an
 * AppCDS archive); it is no command.
 */
final class Warm {
    private Warm() {}

    public static void main(String[] args) throws IOException {
        if (args.length > 0 && args[0].equals("serve")) serve();
        else commands();
    }

    /** A server that answers a page, a file and a question, then goes. */
    private static void serve() throws IOException {
        try (Server server = new Server("127.0.0.1", 0)) {
            for (String path : List.of("/", "/js/main.js", "/api/games")) {
                try (InputStream answer = new URL("http", "127.0.0.1", server.port(), path).openStream()) {
                    answer.readAllBytes();
                }
            }
        }
    }

    private static void commands() {
        Screen nowhere = new Screen(
                InputStream.nullInputStream(),
                OutputStream.nullOutputStream(),
                OutputStream.nullOutputStream(),
                Map.of(),
                "");
        run(nowhere, "games");
        run(nowhere, "no-such-command");
        for (Game game : Games.all().games()) {
            String id = game.card().id();
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

package dev.damier.cli;

import dev.damier.game.Game;
import dev.damier.game.Games;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Map;

/**
 * Touches what a start touches, on nobody's screen. The build runs it once to lay the classes out for the JVM to map (an
 * AppCDS archive); it is no command.
 */
final class Warm {
    private Warm() {}

    public static void main(String[] args) {
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

package dev.damier.cli.board;

import dev.damier.cli.screen.Screen;
import java.io.IOException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/** Where a person plays: the whole terminal, or line by line where there is none. */
public final class InteractiveBoard {
    private InteractiveBoard() {}

    /** Plays to the end or until the person leaves. */
    public static void play(Screen screen, TerminalGame game, Clocks clocks) throws IOException {
        if (!screen.interactive()) {
            new LineBoard(screen, game).run();
            return;
        }
        try (Terminal terminal =
                TerminalBuilder.builder().system(true).dumb(false).build()) {
            new TerminalBoard(terminal, screen, game, clocks).run();
        }
        if (clocks.out()) screen.line(screen.say("play.time", clocks.fallen() + 1));
    }
}

package dev.damier.cli.board;

import dev.damier.cli.screen.Screen;
import java.io.IOException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/** Lets a user play in full-screen mode on a terminal, or line by line without one. */
public final class InteractiveBoard {
    private InteractiveBoard() {}

    /** Plays until the game ends or the user quits. */
    public static void play(Screen screen, TerminalGame game, Clocks clocks) throws IOException {
        if (!screen.isInteractive()) {
            new LineBoard(screen, game).run();
            return;
        }
        try (Terminal terminal =
                TerminalBuilder.builder().system(true).dumb(false).build()) {
            new TerminalBoard(terminal, screen, game, clocks).run();
        }
        if (clocks.isTimeOut()) screen.println(screen.message("play.time", clocks.timedOutSeat() + 1));
    }
}

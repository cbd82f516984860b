package dev.damier.cli.board;

import dev.damier.cli.screen.Screen;
import dev.damier.draw.SceneText;
import java.io.IOException;

/** Plays without a terminal: prints the board after every move and reads lines from standard input. */
final class LineBoard {
    private final Screen screen;
    private final TerminalGame game;
    private final InputInterpreter interpreter;

    LineBoard(Screen screen, TerminalGame game) {
        this.screen = screen;
        this.game = game;
        interpreter = new InputInterpreter(game, screen);
    }

    void run() throws IOException {
        show();
        while (!interpreter.isEnded()) {
            if (game.engineToMove().isPresent()) {
                String name = game.engineToMove().get().toString();
                screen.println(interpreter.message(
                        "play.engine", name, game.playEngineMove().text()));
                show();
                continue;
            }
            String line = screen.in().readLine();
            if (line == null) return;
            int before = game.played().size();
            String reply = interpreter.execute(line);
            if (!reply.isEmpty()) screen.println(reply);
            if (reply.isEmpty() && !interpreter.isEnded() || game.played().size() != before) show();
        }
    }

    private void show() {
        var table = game.table();
        screen.println(
                SceneText.draw(table.scene(table.toMove()), screen.colour(), screen.language()) + interpreter.status());
    }
}

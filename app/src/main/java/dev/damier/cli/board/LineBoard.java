package dev.damier.cli.board;

import dev.damier.cli.screen.Screen;
import dev.damier.draw.SceneText;
import java.io.IOException;

/** Playing without a terminal: the board printed after every move, lines read from standard input. */
final class LineBoard {
    private final Screen screen;
    private final TerminalGame game;
    private final Conversation conversation;

    LineBoard(Screen screen, TerminalGame game) {
        this.screen = screen;
        this.game = game;
        conversation = new Conversation(game, screen);
    }

    void run() throws IOException {
        show();
        while (!conversation.ended()) {
            if (game.engine().isPresent()) {
                String name = game.engine().get().toString();
                screen.line(conversation.say("play.engine", name, game.reply().text()));
                show();
                continue;
            }
            String line = screen.in().readLine();
            if (line == null) return;
            int before = game.played().size();
            String reply = conversation.hear(line);
            if (!reply.isEmpty()) screen.line(reply);
            if (reply.isEmpty() && !conversation.ended() || game.played().size() != before) show();
        }
    }

    private void show() {
        var table = game.table();
        screen.line(
                SceneText.draw(table.scene(table.toMove()), screen.colour(), screen.language()) + conversation.status());
    }
}

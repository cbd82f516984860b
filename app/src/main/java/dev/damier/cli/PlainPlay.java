package dev.damier.cli;

import dev.damier.draw.SceneText;
import java.io.IOException;

/** Playing without a terminal: the board printed after every move, lines read from standard input. */
final class PlainPlay {
    private final Screen screen;
    private final Sitting sitting;
    private final Conversation conversation;

    PlainPlay(Screen screen, Sitting sitting) {
        this.screen = screen;
        this.sitting = sitting;
        conversation = new Conversation(sitting, screen.language());
    }

    void run() throws IOException {
        show();
        while (!conversation.ended()) {
            if (sitting.engine().isPresent()) {
                String name = sitting.engine().get().toString();
                screen.line(
                        conversation.say("play.engine", name, sitting.reply().text()));
                show();
                continue;
            }
            String line = screen.in().readLine();
            if (line == null) return;
            int before = sitting.played().size();
            String reply = conversation.hear(line);
            if (!reply.isEmpty()) screen.line(reply);
            if (reply.isEmpty() && !conversation.ended() || sitting.played().size() != before) show();
        }
    }

    private void show() {
        var table = sitting.table();
        screen.line(
                SceneText.draw(table.scene(table.seat()), screen.colour(), screen.language()) + conversation.status());
    }
}

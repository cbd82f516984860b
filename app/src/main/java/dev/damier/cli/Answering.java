package dev.damier.cli;

import dev.damier.game.Text;
import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine.Option;

/** A command whose answer programs can read too. */
abstract class Answering extends Command {
    @Option(names = "--json", description = "Answer in JSON, one object a line.")
    boolean json;

    /** Answers for a position that cannot be read; returns the exit code. */
    int unreadable(String sentence, boolean oneOfMany) {
        if (json) {
            Map<String, Object> row = new LinkedHashMap<>();
            row.put("outcome", "error");
            row.put("error", sentence);
            screen.row(row);
        } else if (oneOfMany) {
            screen.line(say("error", sentence)); // keeps answers in step with questions
        } else {
            screen.note("damier: " + sentence);
        }
        return 1;
    }

    String say(String key, Object... args) {
        return Text.of(Command.class, key, args).in(screen.language());
    }
}

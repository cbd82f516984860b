package dev.damier.cli;

import dev.damier.game.Text;
import picocli.CommandLine.Option;

/** A command whose answer programs can read too. */
abstract class Answering extends Command {
    @Option(names = "--json", description = "Answer in JSON, one object a line.")
    boolean json;

    String say(String key, Object... args) {
        return Text.of(Command.class, key, args).in(screen.language());
    }
}

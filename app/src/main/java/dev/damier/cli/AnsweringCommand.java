package dev.damier.cli;

import picocli.CommandLine.Option;

/** A command whose answer programs can read too. */
abstract class AnsweringCommand extends Command {
    @Option(names = "--json", description = "Answer in JSON, one object a line.")
    boolean json;

    String say(String key, Object... args) {
        return screen.say(key, args);
    }
}

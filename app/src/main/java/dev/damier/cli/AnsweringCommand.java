package dev.damier.cli;

import picocli.CommandLine.Option;

/** A command whose answer programs can read too. */
abstract class AnsweringCommand extends Command {
    @Option(names = "--json", description = "Print JSON, one object per line.")
    boolean json;

    String say(String key, Object... args) {
        return screen.say(key, args);
    }
}

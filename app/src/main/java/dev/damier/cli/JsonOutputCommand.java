package dev.damier.cli;

import picocli.CommandLine.Option;

/** A command that can also print its results as JSON. */
abstract class JsonOutputCommand extends Command {
    @Option(names = "--json", description = "Print JSON, one object per line.")
    boolean json;

    String message(String key, Object... args) {
        return screen.message(key, args);
    }
}

package dev.damier.cli;

import dev.damier.cli.input.LanguageConverter;
import dev.damier.cli.screen.Screen;
import dev.damier.job.EngineResolver;
import dev.damier.job.Report;
import dev.damier.protocol.BotResolver;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Option;

/** The base class of all commands: screen, language, colours and debug output. */
abstract class Command implements Callable<Integer> {
    Screen screen;
    private BotResolver bots;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this help.")
    private boolean help;

    @Option(
            names = "--lang",
            paramLabel = "en|fr",
            converter = LanguageConverter.class,
            description = "Output language. Default: from LC_ALL, LC_MESSAGES or LANG.")
    private Locale language;

    @Option(
            names = "--color",
            paramLabel = "WHEN",
            description = "When to use colours: always, never or auto. Default: auto (only on a terminal).")
    private Colour colour = Colour.AUTO;

    @Option(names = "--debug", description = "Show logs, and the stack trace of an internal error.")
    private boolean debug;

    enum Colour {
        AUTO,
        ALWAYS,
        NEVER
    }

    @Override
    public final Integer call() throws Exception {
        if (language != null) screen.language(language);
        if (colour != Colour.AUTO) screen.colour(colour == Colour.ALWAYS);
        return run();
    }

    /**
     * Returns a resolver for the engines of the registry and for external bots by their addresses. Bots end with the
     * command.
     */
    final EngineResolver engines() {
        if (bots == null) {
            bots = new BotResolver();
            screen.interrupt().onEnd(bots::close);
        }
        return bots;
    }

    boolean debug() {
        return debug;
    }

    /** Returns the exit code of a job, after reporting a fault of the program. */
    final int exitCode(Report report) {
        if (report.failure() != null) return Main.reportInternalError(report.failure(), debug, screen);
        return report.isConclusive() ? 0 : 1;
    }

    /** Runs the command and returns its exit code. */
    abstract int run() throws Exception;
}

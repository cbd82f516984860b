package dev.damier.cli;

import dev.damier.cli.input.LanguageConverter;
import dev.damier.cli.input.UsageErrors;
import dev.damier.cli.input.UsageException;
import dev.damier.cli.screen.Screen;
import dev.damier.cli.screen.UsageHelp;
import dev.damier.job.EngineException;
import dev.damier.run.BadInputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import picocli.CommandLine;

/** The entry point of {@code ./damier}. */
public final class Main {
    /** The exit code of an internal error, as in {@code sysexits.h} (EX_SOFTWARE). */
    static final int INTERNAL_ERROR = 70;

    private Main() {}

    public static void main(String[] args) {
        Screen screen = Screen.system();
        screen.interrupt().install();
        screen.interrupt().exit(run(args, screen));
    }

    /** Runs a command and returns its exit code; never throws. */
    static int run(String[] args, Screen screen) {
        String[] arguments = args.length == 0 ? new String[] {"serve"} : args;
        CommandLine line = Commands.parser(arguments, screen);
        line.setExpandAtFiles(false); // @FILE is a position, not options
        line.setPosixClusteredShortOptionsAllowed(false);
        line.setUnmatchedOptionsArePositionalParams(true); // a position may start with a dash
        line.setCaseInsensitiveEnumValuesAllowed(true);
        line.setUsageHelpAutoWidth(true);
        line.setHelpFactory(UsageHelp::new);
        line.setOut(screen.outWriter());
        line.setErr(screen.errWriter());
        line.setColorScheme(CommandLine.Help.defaultColorScheme(
                screen.colour() ? CommandLine.Help.Ansi.ON : CommandLine.Help.Ansi.OFF));
        LanguageConverter.find(arguments).ifPresent(screen::language);
        UsageErrors errors = new UsageErrors(Commands.names(), screen.language());
        line.setParameterExceptionHandler((e, given) -> usageError(
                errors.message(e), e.getCommandLine().getCommandSpec().qualifiedName(), screen));
        line.setExecutionExceptionHandler((e, command, parsed) -> handleFailure(e, arguments, screen));
        try {
            Optional<String> unknownCommand = errors.unknownCommand(arguments);
            if (unknownCommand.isPresent()) return usageError(unknownCommand.get(), "damier", screen);
            Optional<String> unknownOption = errors.unknownOption(arguments, line);
            if (unknownOption.isPresent()) return usageError(unknownOption.get(), "damier " + arguments[0], screen);
            return line.execute(arguments);
        } catch (Screen.OutputClosedException e) {
            return 1;
        } catch (Error e) {
            // Users see no stack trace, even if the installation is broken or the heap is full.
            return handleFailure(e, arguments, screen);
        } finally {
            screen.interrupt().runEndActions();
        }
    }

    private static int usageError(String message, String command, Screen screen) {
        screen.note("damier: " + message);
        screen.note(screen.message("usage.see", command));
        return 2;
    }

    /** Reports why a command failed and returns the exit code. Only bad input is the user's fault. */
    private static int handleFailure(Throwable e, String[] arguments, Screen screen) {
        if (e instanceof Screen.OutputClosedException) return 1;
        if (e instanceof BadInputException || e instanceof InvalidPathException) {
            screen.note("damier: " + UsageException.textOf(e).in(screen.language()));
            return 2;
        }
        if (e instanceof EngineException) {
            screen.note("damier: " + e.getMessage());
            return 1;
        }
        return reportInternalError(e, Arrays.asList(arguments).contains("--debug"), screen);
    }

    /** Reports a fault of the program: one line and a log file, or the stack trace. Returns the exit code. */
    static int reportInternalError(Throwable e, boolean debug, Screen screen) {
        if (debug) {
            e.printStackTrace(screen.errWriter());
            screen.flush();
        } else {
            screen.note("damier: internal error: " + e + writeLog(e));
        }
        return INTERNAL_ERROR;
    }

    /** Writes the stack trace to a file for the developers. The user sees one sentence. */
    private static String writeLog(Throwable e) {
        try {
            Path file = Files.createTempFile("damier-", ".log");
            try (var writer = new java.io.PrintWriter(Files.newBufferedWriter(file))) {
                e.printStackTrace(writer);
            }
            return " (details in " + file + ")";
        } catch (IOException writeFailure) {
            return " (use --debug for details)";
        }
    }
}

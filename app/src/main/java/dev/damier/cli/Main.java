package dev.damier.cli;

import dev.damier.cli.input.UsageException;
import dev.damier.cli.screen.Screen;
import dev.damier.job.EngineException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import picocli.CommandLine;

/** Where {@code ./damier} starts. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        Screen screen = Screen.system();
        screen.interrupt().install();
        screen.interrupt().exit(run(args, screen));
    }

    /** Runs a command and returns its exit code; never throws. */
    static int run(String[] args, Screen screen) {
        String[] words = args.length == 0 ? new String[] {"serve"} : args;
        CommandLine line = Commands.parser(words, screen);
        line.setExpandAtFiles(false); // @FILE is a position, not options
        line.setPosixClusteredShortOptionsAllowed(false);
        line.setUnmatchedOptionsArePositionalParams(true); // and so may be a text that starts with a dash
        line.setCaseInsensitiveEnumValuesAllowed(true);
        line.setUsageHelpAutoWidth(true);
        line.setOut(screen.outWriter());
        line.setErr(screen.errWriter());
        line.setColorScheme(CommandLine.Help.defaultColorScheme(
                screen.colour() ? CommandLine.Help.Ansi.ON : CommandLine.Help.Ansi.OFF));
        line.setParameterExceptionHandler((e, given) ->
                misused(UsageErrors.of(e), e.getCommandLine().getCommandSpec().qualifiedName(), screen));
        line.setExecutionExceptionHandler((e, command, parsed) -> failed(e, words, screen));
        try {
            Optional<String> stranger = UsageErrors.unknownCommand(words);
            if (stranger.isPresent()) return misused(stranger.get(), "damier", screen);
            Optional<String> complaint = UsageErrors.unknownOption(words, line);
            if (complaint.isPresent()) return misused(complaint.get(), "damier " + words[0], screen);
            return line.execute(words);
        } catch (Screen.Closed e) {
            return 1;
        } catch (Error e) {
            // Not even a broken installation or a full heap shows a person a stack trace.
            return failed(e, words, screen);
        } finally {
            screen.interrupt().end();
        }
    }

    private static int misused(String complaint, String command, Screen screen) {
        screen.note("damier: " + complaint);
        screen.note("See: " + command + " --help");
        return 2;
    }

    private static int failed(Throwable e, String[] words, Screen screen) {
        if (e instanceof Screen.Closed) return 1;
        if (e instanceof UsageException || e instanceof IllegalArgumentException) {
            screen.note("damier: " + e.getMessage());
            return 2;
        }
        if (e instanceof EngineException) {
            screen.note("damier: " + e.getMessage());
            return 1;
        }
        if (Arrays.asList(words).contains("--debug")) {
            e.printStackTrace(screen.errWriter());
            screen.flush();
        } else {
            screen.note("damier: internal error: " + e + log(e));
        }
        return 1;
    }

    /** A person gets one sentence; whoever mends it gets the trace. */
    private static String log(Throwable e) {
        try {
            Path file = Files.createTempFile("damier-", ".log");
            try (var to = new java.io.PrintWriter(Files.newBufferedWriter(file))) {
                e.printStackTrace(to);
            }
            return " (details in " + file + ")";
        } catch (IOException cannot) {
            return " (use --debug for details)";
        }
    }
}

package dev.damier.cli;

import dev.damier.cli.screen.Screen;
import dev.damier.job.JsonLines;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/** The result of a command that ran in this process: exit code, standard output and standard error. */
record CommandResult(int exitCode, String out, String err) {

    /** Runs a command without input. */
    static CommandResult run(String... args) {
        return runWithInput("", args);
    }

    /** Runs a command with this standard input. */
    static CommandResult runWithInput(String in, String... args) {
        return runWith(Map.of(), "", in, args);
    }

    /**
     * Runs a command with these environment variables and this input.
     *
     * @param terminals the numbers of the standard streams that are terminals, such as "012"
     */
    static CommandResult runWith(Map<String, String> environment, String terminals, String in, String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Screen screen = new Screen(
                new ByteArrayInputStream(in.getBytes(StandardCharsets.UTF_8)), out, err, environment, terminals);
        int code = Main.run(args, screen);
        screen.flush();
        return new CommandResult(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    List<String> lines() {
        return out.lines().toList();
    }

    /** Parses the output as JSON lines. */
    List<Map<?, ?>> rows() {
        return out.lines()
                .<Map<?, ?>>map(line -> (Map<?, ?>) JsonLines.read(line))
                .toList();
    }

    Map<?, ?> row() {
        return rows().get(0);
    }
}

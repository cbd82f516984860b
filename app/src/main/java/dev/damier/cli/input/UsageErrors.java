package dev.damier.cli.input;

import dev.damier.game.Suggestions;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Creates one-sentence messages for invalid arguments. */
public final class UsageErrors {
    /**
     * Commands that the launch scripts handle. If one reaches this program, it is not available, and the message
     * names the alternative.
     */
    private static final Map<String, String> UNAVAILABLE_COMMANDS = Map.of(
            "batch", "batch is only available in the source tree: ./damier batch (docs/batch.md)",
            "desktop", "the desktop window is not included here (docs/desktop.md); for the browser run: damier serve");

    private final List<String> commands;

    /** @param commands names of all commands */
    public UsageErrors(List<String> commands) {
        this.commands = List.copyOf(commands);
    }

    /** Returns the message for arguments that the parser rejects. */
    public String message(ParameterException e) {
        if (e instanceof UnmatchedArgumentException unmatched
                && !unmatched.getUnmatched().isEmpty()) {
            return unexpectedArgument(unmatched.getUnmatched().get(0), e.getCommandLine());
        }
        if (e.getCause() instanceof UsageException usageException) return usageException.getMessage();
        return e.getMessage().lines().findFirst().orElse("invalid usage");
    }

    private String unexpectedArgument(String argument, CommandLine line) {
        if (line.getParent() == null) return unknownCommand(argument);
        return line.getCommandName() + ": unexpected argument '" + argument + "'";
    }

    private String unknownCommand(String argument) {
        if (UNAVAILABLE_COMMANDS.containsKey(argument)) return UNAVAILABLE_COMMANDS.get(argument);
        return Suggestions.unknownMessage("unknown command", argument, commands);
    }

    /**
     * Returns a message if the first argument is not a command. Checked before parsing, because the parser might take a
     * later argument for the command: {@code batch solve}.
     */
    public Optional<String> unknownCommand(String[] arguments) {
        boolean known = arguments[0].startsWith("-") || commands.contains(arguments[0]);
        return known ? Optional.empty() : Optional.of(unknownCommand(arguments[0]));
    }

    /**
     * Returns a message for the first argument that looks like an option but is unknown. The parser cannot do this,
     * because a position may start with a dash.
     */
    public Optional<String> unknownOption(String[] arguments, CommandLine line) {
        CommandLine command = line.getSubcommands().get(arguments[0]);
        if (command == null) return Optional.empty();
        Set<String> known = command.getCommandSpec().optionsMap().keySet();
        return Arrays.stream(arguments)
                .skip(1)
                .takeWhile(argument -> !argument.equals("--"))
                .filter(argument -> argument.startsWith("--"))
                .map(argument -> argument.replaceFirst("=.*", ""))
                .filter(option -> !known.contains(option))
                .findFirst()
                .map(option -> Suggestions.unknownMessage(
                        arguments[0] + ": unknown option",
                        option,
                        known.stream().filter(o -> o.startsWith("--")).toList()));
    }
}

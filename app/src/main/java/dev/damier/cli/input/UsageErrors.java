package dev.damier.cli.input;

import dev.damier.cli.screen.Screen;
import dev.damier.game.Suggestions;
import dev.damier.game.Text;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Creates one-sentence messages for invalid arguments. */
public final class UsageErrors {
    /**
     * Commands that the launch scripts handle. If one reaches this program, it is not available, and the message
     * names the alternative.
     */
    private static final Map<String, String> UNAVAILABLE_COMMANDS = Map.of(
            "batch", "usage.batch.unavailable",
            "desktop", "usage.desktop.unavailable");

    private final List<String> commands;
    private final Locale language;

    /**
     * @param commands names of all commands
     * @param language the language of the messages
     */
    public UsageErrors(List<String> commands, Locale language) {
        this.commands = List.copyOf(commands);
        this.language = language;
    }

    /** Returns the message for arguments that the parser rejects. */
    public String message(ParameterException e) {
        if (e instanceof UnmatchedArgumentException unmatched
                && !unmatched.getUnmatched().isEmpty()) {
            return unexpectedArgument(unmatched.getUnmatched().get(0), e.getCommandLine());
        }
        if (e.getCause() instanceof UsageException usageException) return usageException.in(language);
        return parserMessage(e).in(language);
    }

    /** Returns the message for a missing or invalid value. The parser's own messages are English only. */
    private static Text parserMessage(ParameterException e) {
        if (e instanceof OverwrittenOptionException twice) return text("usage.twice", name(twice.getOverwritten()));
        if (e instanceof MissingParameterException missing
                && !missing.getMissing().isEmpty()) return missing(missing.getMissing());
        ArgSpec argument = e.getArgSpec();
        if (argument == null)
            return Text.plain(e.getMessage().lines().findFirst().orElse("invalid usage"));
        String value = e.getValue();
        if (value == null) return text("usage.no-value", name(argument));
        if (argument.type().isEnum()) return text("usage.choice", name(argument), value, choices(argument.type()));
        return text(isNumber(argument.type()) ? "usage.number" : "usage.value", name(argument), value);
    }

    /** Reports an option without its value, or arguments that are missing. */
    private static Text missing(List<ArgSpec> missing) {
        boolean isValue = missing.get(0).isOption() && !missing.get(0).required();
        String names = missing.stream().map(UsageErrors::name).collect(Collectors.joining(", "));
        return text(isValue ? "usage.no-value" : "usage.missing", names);
    }

    private static String name(ArgSpec argument) {
        return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
    }

    private static Text text(String key, Object... args) {
        return Text.of(Screen.class, key, args);
    }

    private static String choices(Class<?> type) {
        return Arrays.stream(type.getEnumConstants())
                .map(choice -> choice.toString().toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(", "));
    }

    private static boolean isNumber(Class<?> type) {
        return Number.class.isAssignableFrom(type) || type.isPrimitive() && type != boolean.class;
    }

    private String unexpectedArgument(String argument, CommandLine line) {
        if (line.getParent() == null) return unknownCommand(argument);
        return Text.of(Screen.class, "usage.unexpected", line.getCommandName(), argument)
                .in(language);
    }

    private String unknownCommand(String argument) {
        if (UNAVAILABLE_COMMANDS.containsKey(argument))
            return Text.of(Screen.class, UNAVAILABLE_COMMANDS.get(argument)).in(language);
        return unknown(Text.of(Screen.class, "usage.command", argument), argument, commands);
    }

    private String unknown(Text unknown, String word, List<String> known) {
        return Suggestions.unknownText(unknown, word, known).in(language);
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
                .map(option -> unknown(
                        Text.of(Screen.class, "usage.option", arguments[0], option),
                        option,
                        known.stream().filter(o -> o.startsWith("--")).toList()));
    }
}

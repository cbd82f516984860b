package dev.damier.cli;

import dev.damier.cli.input.UsageException;
import dev.damier.game.Suggestions;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** What is wrong with the words of a command, in one sentence. */
final class UsageErrors {
    /** What scripts around this program start: where this program hears it there is none, and this is where it is. */
    private static final Map<String, String> ELSEWHERE = Map.of(
            "batch", "batch is only available in the source tree: ./damier batch (docs/batch.md)",
            "desktop", "the desktop window is not included here (docs/desktop.md); for the browser run: damier serve");

    private UsageErrors() {}

    static String of(ParameterException e) {
        if (e instanceof UnmatchedArgumentException unmatched
                && !unmatched.getUnmatched().isEmpty()) {
            return unknown(unmatched.getUnmatched().get(0), e.getCommandLine());
        }
        if (e.getCause() instanceof UsageException usageException) return usageException.getMessage();
        return e.getMessage().lines().findFirst().orElse("invalid usage");
    }

    private static String unknown(String word, CommandLine line) {
        if (line.getParent() == null) return unknownCommand(word);
        return line.getCommandName() + ": unexpected argument '" + word + "'";
    }

    private static String unknownCommand(String word) {
        if (ELSEWHERE.containsKey(word)) return ELSEWHERE.get(word);
        return Suggestions.unknownMessage("unknown command", word, Commands.names());
    }

    /** A first word that names no command, said before the parser takes a later word for one: {@code batch solve}. */
    static Optional<String> unknownCommand(String[] words) {
        boolean known = words[0].startsWith("-") || Commands.names().contains(words[0]);
        return known ? Optional.empty() : Optional.of(unknownCommand(words[0]));
    }

    /**
     * The first word that looks like an option of the command and is none. Looked for here and not by the parser, for which
     * every word with a dash is an option: a position may start with one.
     */
    static Optional<String> unknownOption(String[] words, CommandLine line) {
        CommandLine command = line.getSubcommands().get(words[0]);
        if (command == null) return Optional.empty();
        Set<String> known = command.getCommandSpec().optionsMap().keySet();
        return Arrays.stream(words)
                .skip(1)
                .takeWhile(word -> !word.equals("--"))
                .filter(word -> word.startsWith("--"))
                .map(word -> word.replaceFirst("=.*", ""))
                .filter(option -> !known.contains(option))
                .findFirst()
                .map(option -> Suggestions.unknownMessage(
                        words[0] + ": unknown option",
                        option,
                        known.stream().filter(o -> o.startsWith("--")).toList()));
    }
}

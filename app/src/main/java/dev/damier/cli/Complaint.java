package dev.damier.cli;

import dev.damier.game.Nearest;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** What is wrong with the words of a command, in one sentence. */
final class Complaint {
    private Complaint() {}

    static String of(ParameterException e) {
        if (e instanceof UnmatchedArgumentException unmatched
                && !unmatched.getUnmatched().isEmpty()) {
            return unknown(unmatched.getUnmatched().get(0), e.getCommandLine());
        }
        if (e.getCause() instanceof Usage usage) return usage.getMessage();
        return e.getMessage().lines().findFirst().orElse("wrong usage");
    }

    private static String unknown(String word, CommandLine line) {
        if (line.getParent() == null) return Nearest.unknown("unknown command", word, Commands.names());
        String name = line.getCommandName();
        if (!word.startsWith("-")) return name + ": one word too many: '" + word + "'";
        String option = word.contains("=") ? word.substring(0, word.indexOf('=')) : word;
        List<String> known = line.getCommandSpec().optionsMap().keySet().stream()
                .filter(o -> o.startsWith("--"))
                .toList();
        return Nearest.unknown(name + ": unknown option", option, known);
    }
}

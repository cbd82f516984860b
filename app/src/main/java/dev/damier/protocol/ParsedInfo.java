package dev.damier.protocol;

import dev.damier.run.Outcome.Chosen;
import java.util.ArrayList;
import java.util.List;

/**
 * What a bot has told of its search in {@code info} lines, the last word on each counting. It is the bot's word only:
 * nothing here is proved or even legal.
 *
 * @param value as {@link Chosen} has it, 0 when it was not said
 * @param line first move first
 */
public record ParsedInfo(int depth, long nodes, int value, List<String> line) {
    static final ParsedInfo NOTHING = new ParsedInfo(0, 0, 0, List.of());

    public ParsedInfo {
        line = List.copyOf(line);
    }

    static ParsedInfo line(List<String> moves) {
        return new ParsedInfo(0, 0, 0, moves);
    }

    /** With what one more {@code info} says; words it does not know are passed over. */
    ParsedInfo and(String info) {
        String[] word = info.strip().split("\\s+");
        int newDepth = depth;
        long newNodes = nodes;
        int newValue = value;
        List<String> newLine = line;
        for (int i = 0; i < word.length; i++) {
            String next = i + 1 < word.length ? word[i + 1] : "";
            switch (word[i]) {
                case "depth" -> newDepth = whole(next, depth);
                case "nodes" -> newNodes = number(next, nodes);
                case "value" -> newValue = value(next, i + 2 < word.length ? word[i + 2] : "");
                case "line" -> {
                    newLine = moves(word, i + 1);
                    i += newLine.size();
                }
                case "text" -> i = word.length; // whatever it says, it says to people
                default -> {}
            }
        }
        return new ParsedInfo(newDepth, newNodes, newValue, newLine);
    }

    private static List<String> moves(String[] word, int from) {
        List<String> moves = new ArrayList<>();
        for (int i = from; i < word.length && !word[i].equals("text"); i++) moves.add(word[i]);
        return moves;
    }

    private int value(String first, String second) {
        return switch (first) {
            case "win" -> Chosen.WIN - whole(second, 0);
            case "loss" -> whole(second, 0) - Chosen.WIN;
            default -> whole(first, value);
        };
    }

    private static int whole(String word, int otherwise) {
        return (int) Math.max(-Chosen.WIN, Math.min(Chosen.WIN, number(word, otherwise)));
    }

    private static long number(String word, long otherwise) {
        return word.matches("-?\\d{1,15}") ? Long.parseLong(word) : otherwise;
    }
}

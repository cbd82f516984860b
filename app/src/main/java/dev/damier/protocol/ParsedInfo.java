package dev.damier.protocol;

import dev.damier.run.Outcome.Chosen;
import dev.damier.run.Outcome.Scale;
import java.util.ArrayList;
import java.util.List;

/**
 * What a bot reported about its search in {@code info} lines. The last report of each field counts. These values come
 * from the bot and are not verified.
 *
 * @param value value as in {@link Chosen}; 0 if it was not reported
 * @param scale what the value measures
 * @param line the reported line of moves
 */
public record ParsedInfo(int depth, long nodes, int value, Scale scale, List<String> line) {
    static final ParsedInfo EMPTY = new ParsedInfo(0, 0, 0, Scale.EVALUATION, List.of());

    public ParsedInfo {
        line = List.copyOf(line);
    }

    /** Returns this information updated by one more {@code info} line. Unknown fields are ignored. */
    ParsedInfo merge(String info) {
        String[] words = info.strip().split("\\s+");
        int newDepth = depth;
        long newNodes = nodes;
        int newValue = value;
        Scale newScale = scale;
        List<String> newLine = line;
        for (int i = 0; i < words.length; i++) {
            String next = i + 1 < words.length ? words[i + 1] : "";
            switch (words[i]) {
                case "depth" -> newDepth = parseInt(next, depth);
                case "nodes" -> newNodes = parseLong(next, nodes);
                case "value" -> {
                    newValue = parseValue(next, i + 2 < words.length ? words[i + 2] : "");
                    newScale = next.equals("probability") ? Scale.PROBABILITY : Scale.EVALUATION;
                }
                case "line" -> {
                    newLine = movesFrom(words, i + 1);
                    i += newLine.size();
                }
                case "text" -> i = words.length; // free text for people
                default -> {}
            }
        }
        return new ParsedInfo(newDepth, newNodes, newValue, newScale, newLine);
    }

    private static List<String> movesFrom(String[] words, int from) {
        List<String> moves = new ArrayList<>();
        for (int i = from; i < words.length && !words[i].equals("text"); i++) moves.add(words[i]);
        return moves;
    }

    private int parseValue(String first, String second) {
        return switch (first) {
            case "win" -> Chosen.WIN - parseInt(second, 0);
            case "loss" -> parseInt(second, 0) - Chosen.WIN;
            case "probability" ->
                second.matches("0(\\.\\d{1,15})?|1(\\.0{1,15})?")
                        ? (int) Math.round(10_000 * Double.parseDouble(second)) - 5_000
                        : 0;
            default -> parseInt(first, value);
        };
    }

    private static int parseInt(String word, int fallback) {
        return (int) Math.max(-Chosen.WIN, Math.min(Chosen.WIN, parseLong(word, fallback)));
    }

    private static long parseLong(String word, long fallback) {
        return word.matches("-?\\d{1,15}") ? Long.parseLong(word) : fallback;
    }
}

package dev.damier.draw;

import dev.damier.game.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * Formats the counters of a scene as lines of a maximum width. If several seats have counters, each seat has its own
 * lines.
 */
final class CounterText {
    private static final String SEPARATOR = "   ";

    private CounterText() {}

    static List<String> lines(Scene scene, Locale language, int width) {
        Map<Integer, List<String>> bySeat = new TreeMap<>();
        for (Scene.Counter counter : scene.counters()) {
            bySeat.computeIfAbsent(counter.seat(), seat -> new ArrayList<>())
                    .add(counter.name().in(language) + " " + counter.value());
        }
        boolean several = bySeat.keySet().stream().filter(seat -> seat >= 0).count() > 1;
        List<String> lines = new ArrayList<>();
        bySeat.forEach((seat, counters) -> {
            String colon = language.getLanguage().equals("fr") ? "\u00a0: " : ": ";
            String prefix = several && seat >= 0 ? (seat + 1) + colon : "";
            lines.addAll(wrap(prefix, counters, width));
        });
        return lines;
    }

    private static List<String> wrap(String prefix, List<String> counters, int width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder(prefix);
        for (String counter : counters) {
            boolean first = line.length() == prefix.length();
            if (!first && line.length() + SEPARATOR.length() + counter.length() > width) {
                lines.add(line.toString());
                line = new StringBuilder(prefix);
                first = true;
            }
            line.append(first ? "" : SEPARATOR).append(counter);
        }
        lines.add(line.toString());
        return lines;
    }
}

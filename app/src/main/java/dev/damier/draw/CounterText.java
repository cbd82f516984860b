package dev.damier.draw;

import dev.damier.game.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** The figures beside a board as lines of at most a width: each seat's own, where several sit at the table. */
final class CounterText {
    private static final String GAP = "   ";

    private CounterText() {}

    static List<String> lines(Scene scene, Locale language, int width) {
        Map<Integer, List<String>> bySeat = new TreeMap<>();
        for (Scene.Counter counter : scene.counters()) {
            bySeat.computeIfAbsent(counter.seat(), seat -> new ArrayList<>())
                    .add(counter.name().in(language) + " " + counter.value());
        }
        boolean several = bySeat.keySet().stream().filter(seat -> seat >= 0).count() > 1;
        List<String> lines = new ArrayList<>();
        bySeat.forEach((seat, figures) -> {
            String head = several && seat >= 0 ? (seat + 1) + ": " : "";
            lines.addAll(wrap(head, figures, width));
        });
        return lines;
    }

    private static List<String> wrap(String head, List<String> figures, int width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder(head);
        for (String figure : figures) {
            boolean first = line.length() == head.length();
            if (!first && line.length() + GAP.length() + figure.length() > width) {
                lines.add(line.toString());
                line = new StringBuilder(head);
                first = true;
            }
            line.append(first ? "" : GAP).append(figure);
        }
        lines.add(line.toString());
        return lines;
    }
}

package dev.damier.quoridor;

import dev.damier.game.Presentation;
import dev.damier.game.Presentation.Opponent;
import dev.damier.game.Presentation.Preset;
import dev.damier.game.Text;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** How Quoridor is shown in the menus: presets, and the levels of the engine {@code damier} as opponents. */
final class QuoridorPresentation {
    /**
     * Elo ratings of the levels with two players. The first level has 1000. The difference to the level below is the one
     * that docs/quoridor-engine.md lists.
     */
    private static final int[] LEVEL_RATINGS = {1000, 1252, 1676, 1939, 2024, 2155, 2355, 2596};

    /** A picture of two pawns that have left their first rows, with walls. */
    private static final String RANDOM_OPENING =
            "........./...b...../........./..**...../........./....**.../....r..../........./.........";

    static final Presentation PRESENTATION = Presentation.MATCH
            .rank(2)
            .opponents("level-3", levels())
            .presets(
                    preset("usual", Map.of()).withSketch(sketch(9, 2)).fixed(),
                    preset("small", Map.of("size", "7"))
                            .withSketch(sketch(7, 2))
                            .fixed(),
                    preset("four", Map.of("players", "4"))
                            .withSketch(sketch(9, 4))
                            .fixed(),
                    preset("open", Map.of("plies", "12")).withSketch(RANDOM_OPENING));

    private QuoridorPresentation() {}

    private static List<Opponent> levels() {
        List<Opponent> levels = new ArrayList<>();
        for (int level = 1; level <= LEVEL_RATINGS.length; level++) {
            levels.add(new Opponent(
                    "level-" + level,
                    "damier",
                    Map.of("level", Integer.toString(level)),
                    text("opponent.level", level),
                    text("opponent.elo", LEVEL_RATINGS[level - 1])));
        }
        return levels;
    }

    /** Returns a picture of the pawns at the start. */
    private static String sketch(int size, int players) {
        char[][] rows = new char[size][size];
        for (char[] row : rows) Arrays.fill(row, '.');
        rows[size - 1][size / 2] = 'r';
        rows[0][size / 2] = players == 2 ? 'b' : 'g';
        if (players == 4) {
            rows[size / 2][0] = 'b';
            rows[size / 2][size - 1] = 'y';
        }
        return Arrays.stream(rows).map(String::new).collect(Collectors.joining("/"));
    }

    private static Preset preset(String id, Map<String, String> deal) {
        return new Preset(id, text("preset." + id), text("preset." + id + ".about"), deal);
    }

    private static Text text(String key, Object... args) {
        return Text.of(QuoridorPresentation.class, key, args);
    }
}

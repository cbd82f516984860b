package dev.damier.quoridor;

import dev.damier.game.Presentation;
import dev.damier.game.Presentation.Opponent;
import dev.damier.game.Presentation.Preset;
import dev.damier.game.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** How Quoridor is shown in the menus: presets, and the levels of the engine {@code damier} as opponents. */
final class QuoridorPresentation {
    /**
     * Elo ratings of the levels with two players. The first level has 1000. The difference to the level below is the one
     * that docs/quoridor-engine.md lists.
     */
    private static final int[] LEVEL_RATINGS = {1000, 1252, 1676, 1939, 2024, 2155, 2355, 2596};

    static final Presentation PRESENTATION = Presentation.MATCH
            .rank(2)
            .opponents("level-3", levels())
            .presets(
                    preset("usual", Map.of()),
                    preset("small", Map.of("size", "7")),
                    preset("four", Map.of("players", "4")),
                    preset("open", Map.of("plies", "12")));

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

    private static Preset preset(String id, Map<String, String> deal) {
        return new Preset(id, text("preset." + id), text("preset." + id + ".about"), deal);
    }

    private static Text text(String key, Object... args) {
        return Text.of(QuoridorPresentation.class, key, args);
    }
}

package dev.damier.ricochet;

import dev.damier.game.Presentation;
import dev.damier.game.Presentation.Opponent;
import dev.damier.game.Presentation.Preset;
import java.util.List;
import java.util.Map;

/** The presentation of Ricochet Robots: presets by length of the shortest solution, and opponents by level. */
final class RicochetPresentation {
    static final Presentation ALL = Presentation.PUZZLE
            .rank(1)
            .opponents("human-like", List.of(level("easy"), level("human-like"), level("medium"), level("hardcore")))
            .presets(
                    preset("any", Map.of()),
                    preset("easy", Map.of("min", "2", "max", "5")).withSketch("*..."),
                    preset("medium", Map.of("min", "5", "max", "8")).withSketch("**.."),
                    preset("hard", Map.of("min", "8", "max", "12")).withSketch("***."),
                    preset("brutal", Map.of("min", "12")).withSketch("****"),
                    preset("reports", Map.of("board", ReportBoard.ID))
                            .withGroup(RicochetMessages.text("preset.reports.group")))
            .panels(Presentation.Panel.ROUNDS, Presentation.Panel.ARRANGE, Presentation.Panel.PLATES);

    private RicochetPresentation() {}

    private static Opponent level(String id) {
        return new Opponent(
                id,
                id,
                Map.of(),
                RicochetMessages.text("opponent." + id),
                RicochetMessages.text("opponent." + id + ".strength"));
    }

    private static Preset preset(String id, Map<String, String> deal) {
        return new Preset(
                id, RicochetMessages.text("preset." + id), RicochetMessages.text("preset." + id + ".about"), deal);
    }
}

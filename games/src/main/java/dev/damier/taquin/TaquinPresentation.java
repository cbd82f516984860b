package dev.damier.taquin;

import dev.damier.game.Presentation;
import dev.damier.game.Presentation.Preset;
import dev.damier.game.Text;
import java.util.Map;

/** How the sliding puzzle is shown in the menus: presets by size, and the panels of its pages. */
final class TaquinPresentation {
    static final Presentation PRESENTATION = Presentation.PUZZLE
            .rank(3)
            .presets(
                    preset("easy", Map.of("size", "3")),
                    preset("medium", Map.of("size", "4")),
                    preset("hard", Map.of("size", "5")),
                    preset("brutal", Map.of("size", "7")),
                    preset("holes", Map.of("size", "4", "holes", "2")))
            .panels(Presentation.Panel.PICTURES, Presentation.Panel.SPEED);

    private TaquinPresentation() {}

    private static Preset preset(String id, Map<String, String> deal) {
        return new Preset(id, text("preset." + id), text("preset." + id + ".about"), deal);
    }

    private static Text text(String key) {
        return Text.of(TaquinPresentation.class, key);
    }
}

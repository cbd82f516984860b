package dev.damier.hitman;

import dev.damier.game.Material;
import dev.damier.game.Presentation;
import dev.damier.game.Presentation.Legend;
import dev.damier.game.Presentation.Mode;
import dev.damier.game.Presentation.Preset;
import dev.damier.game.Scene;
import dev.damier.game.Scene.Cell;
import dev.damier.game.Scene.Mark;
import dev.damier.game.Scene.Piece;
import dev.damier.game.Text;
import dev.damier.game.Tone;
import java.util.List;
import java.util.Map;

/**
 * The presentation of Hitman on the pages: the modes (exploration with a secret map, mission), the presets and the
 * legend.
 */
final class HitmanPresentation {
    static final Presentation ALL = Presentation.PUZZLE
            .rank(4)
            .cost(text("cost.one"), text("cost.many"))
            .modes(mode("explore", "1", true), mode("mission", "2", false))
            .presets(
                    preset("easy", Map.of("difficulty", "easy")).withSketch("*..."),
                    preset("medium", Map.of()).withSketch("**.."),
                    preset("hard", Map.of("difficulty", "hard")).withSketch("***."),
                    preset("brutal", Map.of("difficulty", "hard", "rows", "9", "columns", "10"))
                            .withSketch("****"))
            .legend(List.of(
                    piece("guard", Piece.Shape.GUARD, Tone.RED, 'S'),
                    piece("civilian", Piece.Shape.CIVILIAN, Tone.YELLOW, 'S'),
                    piece("target", Piece.Shape.TARGET, Tone.ACCENT, ' '),
                    piece("rope", Piece.Shape.ROPE, Tone.SILVER, ' '),
                    piece("suit", Piece.Shape.SUIT, Tone.BLUE, ' '),
                    cell("wall", Cell.Kind.BLOCK, Tone.BLOCK),
                    cell("fog", Cell.Kind.FOG, Tone.FOG),
                    cell("home", Cell.Kind.HOME, Tone.SOFT),
                    mark("seen-by-guard", Mark.Kind.CONE, Tone.BAD),
                    mark("seen-by-civilian", Mark.Kind.CONE, Tone.WARN),
                    mark("view", Mark.Kind.CONE, Tone.ACCENT),
                    mark("heard", Mark.Kind.HEARD, Tone.SOFT),
                    mark("proved", Mark.Kind.PROVED, Tone.GOOD),
                    mark("possible", Mark.Kind.POSSIBLE, Tone.WARN),
                    mark("excluded", Mark.Kind.EXCLUDED, Tone.SOFT),
                    likely()));

    private HitmanPresentation() {}

    private static Mode mode(String id, String phase, boolean secret) {
        return new Mode(id, text("mode." + id), text("mode." + id + ".about"), Map.of("phase", phase), secret);
    }

    private static Preset preset(String id, Map<String, String> deal) {
        return new Preset(id, text("preset." + id), text("preset." + id + ".about"), deal);
    }

    private static Legend piece(String id, Piece.Shape shape, Tone tone, char facing) {
        Text words = text("legend." + id);
        return new Legend(one().piece(id, 0, 0, shape, tone, "", facing, words).build(), words);
    }

    private static Legend cell(String id, Cell.Kind kind, Tone tone) {
        return new Legend(one().cell(0, 0, kind, tone, "").build(), text("legend." + id));
    }

    private static Legend mark(String id, Mark.Kind kind, Tone tone) {
        return new Legend(one().mark(0, 0, kind, tone, "", 60).build(), text("legend." + id));
    }

    private static Legend likely() {
        return new Legend(one().mark(0, 0, Mark.Kind.HEAT, Tone.BAD, "33%", 33).build(), text("legend.likely"));
    }

    private static Scene.Builder one() {
        return Scene.builder(1, 1).material(Material.BRICK);
    }

    private static Text text(String key) {
        return Text.of(HitmanPresentation.class, key);
    }
}

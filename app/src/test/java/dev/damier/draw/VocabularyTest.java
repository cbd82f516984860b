package dev.damier.draw;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Scene;
import dev.damier.game.Text;
import dev.damier.game.Tone;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Tests that every renderer draws every kind of scene element. */
class VocabularyTest {
    private static final Map<String, Function<Scene, Object>> RENDERERS = Map.of(
            "text", scene -> SceneText.draw(scene, false, Locale.ENGLISH),
            "compact text", scene -> SceneText.draw(scene, true, Locale.ENGLISH, SceneText.Size.COMPACT, 0),
            "svg", scene -> SceneSvg.draw(scene, Locale.ENGLISH),
            "png", scene -> bytes(scene));

    /** Marks whose label is the sign of a target. */
    private static final Set<Scene.Mark.Kind> MARKS_WITH_SIGN =
            EnumSet.of(Scene.Mark.Kind.TARGET, Scene.Mark.Kind.PLATE);

    private static Map<String, Scene> elements() {
        Map<String, Scene> elements = new LinkedHashMap<>();
        for (Scene.Cell.Kind kind : Scene.Cell.Kind.values())
            elements.put(
                    "cell " + kind.wireName(),
                    board().cell(0, 0, kind, Tone.RED, "").build());
        for (Scene.Piece.Shape shape : Scene.Piece.Shape.values())
            elements.put(
                    "piece " + shape.wireName(),
                    board().piece("p", 0, 0, shape, Tone.RED, "", ' ', Text.plain(""))
                            .build());
        for (Scene.Mark.Kind kind : Scene.Mark.Kind.values())
            elements.put(
                    "mark " + kind.wireName(),
                    board().mark(0, 0, kind, Tone.RED, MARKS_WITH_SIGN.contains(kind) ? "circle" : "", 50)
                            .build());
        for (Scene.Sign sign : Scene.Sign.values())
            elements.put(
                    "sign " + sign.wireName(),
                    board().mark(0, 0, Scene.Mark.Kind.TARGET, Tone.RED, sign.wireName(), 100)
                            .build());
        elements.put("wall", board().wall(0, 1, false, 1, Tone.RED).build());
        elements.put("diagonal", board().diagonal(0, 0, '/', Tone.RED).build());
        elements.put(
                "counter", board().counter("c", Text.plain("moves"), "1", 0).build());
        return elements;
    }

    private static Scene.Builder board() {
        return Scene.builder(2, 2);
    }

    private static List<Byte> bytes(Scene scene) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            ScenePng.draw(scene, Locale.ENGLISH, out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        List<Byte> bytes = new ArrayList<>();
        for (byte b : out.toByteArray()) bytes.add(b);
        return bytes;
    }

    @Test
    void everyRendererDrawsEveryElement() {
        RENDERERS.forEach((name, draw) -> {
            Object blank = draw.apply(board().build());
            elements().forEach((element, scene) -> {
                // A blank is drawn as an empty cell in text, so it does not differ from an empty board.
                if (element.equals("cell hole") && name.endsWith("text")) return;
                assertThat(draw.apply(scene)).as(name + ": " + element).isNotEqualTo(blank);
            });
        });
    }

    @Test
    void signsDiffer() {
        RENDERERS.forEach((name, draw) -> assertThat(elements().entrySet().stream()
                        .filter(e -> e.getKey().startsWith("sign "))
                        .map(e -> draw.apply(e.getValue())))
                .as(name)
                .doesNotHaveDuplicates());
    }

    @Test
    void everyToneHasColour() {
        for (Tone tone : Tone.values()) assertThat(Palette.of(tone)).isBetween(1, 0xffffff);
    }
}

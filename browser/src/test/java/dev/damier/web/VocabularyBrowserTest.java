package dev.damier.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Material;
import dev.damier.game.Scene;
import dev.damier.game.Text;
import dev.damier.game.Tone;
import dev.damier.web.http.Json;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tests that the board draws every kind of cell, piece, mark, sign, tone and material, each differently. */
class VocabularyBrowserTest extends BrowserTestBase {

    private static Map<String, Scene.Builder> words() {
        Map<String, Scene.Builder> words = new LinkedHashMap<>();
        for (Scene.Cell.Kind kind : Scene.Cell.Kind.values())
            words.put("cell " + kind.wireName(), board().cell(0, 0, kind, Tone.RED, ""));
        for (Scene.Piece.Shape shape : Scene.Piece.Shape.values())
            words.put("piece " + shape.wireName(), board().piece("p", 0, 0, shape, Tone.RED, "", ' ', Text.plain("")));
        for (Scene.Mark.Kind kind : Scene.Mark.Kind.values()) {
            boolean signed = kind == Scene.Mark.Kind.TARGET || kind == Scene.Mark.Kind.PLATE;
            String label = signed ? "circle" : "";
            words.put("mark " + kind.wireName(), board().mark(0, 0, kind, Tone.RED, label, 50));
        }
        for (Scene.Sign sign : Scene.Sign.values())
            words.put(
                    "sign " + sign.wireName(),
                    board().mark(0, 0, Scene.Mark.Kind.TARGET, Tone.RED, sign.wireName(), 100));
        for (Tone tone : Tone.values()) words.put("tone " + tone.wireName(), board().wall(0, 1, false, 1, tone));
        for (Material material : Material.values())
            if (material != Material.PLAIN) words.put("material " + material.wireName(), board().material(material));
        words.put("diagonal", board().diagonal(0, 0, '/', Tone.RED));
        return words;
    }

    private static Scene.Builder board() {
        return Scene.builder(2, 2);
    }

    private String drawn(Scene scene) {
        return (String) page.evaluate("""
                async (scene) => {
                  const board = document.createElement("damier-board");
                  board.scene = JSON.parse(scene);
                  document.body.append(board);
                  await board.updateComplete;
                  const drawn = board.outerHTML.replace(/<!--.*?-->/g, "");
                  board.remove();
                  return drawn;
                }""", Json.write(scene, Locale.ENGLISH));
    }

    @Test
    void boardDrawsEveryElementDifferently() {
        go("/editor");
        page.locator("svg.board").first().waitFor();
        String blank = drawn(board().build());
        Map<String, String> all = new LinkedHashMap<>();
        words().forEach((word, scene) -> all.put(word, drawn(scene.build())));
        all.forEach((word, picture) -> assertThat(picture).as(word).isNotEqualTo(blank));
        for (String group : List.of("cell", "piece", "mark", "sign", "tone", "material")) {
            assertThat(all.entrySet().stream()
                            .filter(e -> e.getKey().startsWith(group + " "))
                            .map(Map.Entry::getValue))
                    .as(group)
                    .doesNotHaveDuplicates();
        }
    }
}

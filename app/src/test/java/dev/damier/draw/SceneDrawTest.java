package dev.damier.draw;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Scene;
import dev.damier.game.Text;
import dev.damier.game.Tone;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;

/** Tests the text, SVG and PNG renderers with a small scene. */
class SceneDrawTest {
    /** Contains one example of most elements of a scene. */
    private static final Scene SCENE = Scene.builder(3, 2)
            .cell(2, 1, Scene.Cell.Kind.BLOCK, Tone.BLOCK, "")
            .cell(0, 1, Scene.Cell.Kind.FOG, Tone.FOG, "")
            .wall(1, 0, true, 1, Tone.INK)
            .wall(1, 1, false, 2, Tone.INK)
            .diagonal(1, 0, '/', Tone.BLUE)
            .mark(2, 0, Scene.Mark.Kind.TARGET, Tone.RED, "square", 0)
            .mark(2, 0, Scene.Mark.Kind.RING, Tone.RED, "", 0)
            .mark(1, 1, Scene.Mark.Kind.DOT, Tone.ACCENT, "", 0)
            .piece("g", 0, 0, Scene.Piece.Shape.GUARD, Tone.YELLOW, "G", 'E', Text.plain("a <guard>"))
            .counter("moves", Text.plain("moves & more"), "12", -1)
            .labels(List.of("a", "b", "c"), List.of("2", "1"))
            .build();

    @Test
    void textShowsWallsPiecesAndMarks() {
        assertThat(SceneText.draw(SCENE, false, Locale.ENGLISH)).isEqualTo("""
                            a   b   c
                          ┌───┰───┬───┐
                        2 │ G▶┃ ╱ │(■)│
                          ├───╄━━━┿━━━┥
                        1 │░░░│ · │███│
                          └───┴───┴───┘
                        moves & more 12
                        """);
    }

    @Test
    void countersOfSeveralSeatsFollowTheLanguage() {
        Scene scene = Scene.builder(1, 1)
                .counter("walls", Text.plain("x"), "3", 0)
                .counter("walls", Text.plain("x"), "4", 1)
                .build();
        assertThat(SceneText.draw(scene, false, Locale.ENGLISH)).contains("1: x 3", "2: x 4");
        assertThat(SceneText.draw(scene, false, Locale.FRENCH)).contains("1\u00a0: x 3", "2\u00a0: x 4");
    }

    @Test
    void colouredTextDiffersOnlyInColourCodes() {
        String plain = SceneText.draw(SCENE, false, Locale.ENGLISH);
        String coloured = SceneText.draw(SCENE, true, Locale.ENGLISH);
        assertThat(coloured).isNotEqualTo(plain);
        assertThat(coloured.replaceAll("\033\\[[0-9;]*m", "")).isEqualTo(plain);
    }

    @Test
    void compactTextUnderlinesWalls() {
        String compact = SceneText.draw(SCENE, true, Locale.ENGLISH, SceneText.Size.COMPACT, 0);
        assertThat(compact.lines()).hasSize(1 + 2 + 1);
        assertThat(compact.lines().toList().get(1)).contains("\033[4m");
        assertThat(compact.lines().toList().get(2)).doesNotContain("\033[4m");
    }

    @Test
    void svgIsWellFormed() throws Exception {
        String svg = SceneSvg.draw(SCENE, Locale.ENGLISH);
        var document = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
        assertThat(document.getDocumentElement().getTagName()).isEqualTo("svg");
        assertThat(document.getElementsByTagName("text").item(0).getTextContent())
                .isEqualTo("a");
        assertThat(svg).contains("moves &amp; more 12");
    }

    @Test
    void pngIsTwiceAsLargeAsSvg() throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ScenePng.draw(SCENE, Locale.ENGLISH, out);
        var image = ImageIO.read(new ByteArrayInputStream(out.toByteArray()));
        assertThat(SceneSvg.draw(SCENE, Locale.ENGLISH))
                .contains("width=\"" + image.getWidth() / 2 + "\" height=\"" + image.getHeight() / 2 + "\"");
        assertThat(image.getRGB(1, 1) & 0xffffff).isEqualTo(Palette.BACKGROUND);
    }
}

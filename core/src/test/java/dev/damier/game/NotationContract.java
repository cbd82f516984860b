package dev.damier.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import dev.damier.run.BadInputException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Contract of a game's notation, deals, suites and editor: text that is read is valid or gets a message. */
public interface NotationContract extends GameUnderTest {
    @Test
    default void notationRoundTrips() {
        for (String text : positions()) {
            assertThat(game().read(text).write()).isEqualTo(text);
            assertThat(game().read(text).newTable().write()).isEqualTo(text);
        }
    }

    @Test
    default void fuzzedTextThrowsOnlyNotationException() {
        long seed = 20261115;
        Random random = new Random(seed);
        for (int i = 0; i < 3000; i++) {
            String text = mutate(positions().get(random.nextInt(positions().size())), random);
            try {
                Setup setup = game().read(text);
                assertThat(game().read(setup.write()).write()).isEqualTo(setup.write());
            } catch (NotationException e) {
                assertThat(e.getMessage()).isNotBlank();
            } catch (RuntimeException | StackOverflowError e) {
                fail("seed " + seed + ", case " + i + ": '" + text + "' raised " + e, e);
            }
        }
    }

    private static String mutate(String text, Random random) {
        StringBuilder b = new StringBuilder(text);
        for (int n = 1 + random.nextInt(3); n > 0; n--) {
            int at = random.nextInt(b.length() + 1);
            switch (random.nextInt(4)) {
                case 0 -> b.insert(at, (char) (' ' + random.nextInt(95)));
                case 1 -> b.delete(at, Math.min(b.length(), at + 1 + random.nextInt(3)));
                case 2 -> b.insert(at, text, 0, random.nextInt(text.length() + 1));
                default -> {
                    if (at < b.length())
                        b.setCharAt(at, (char)
                                (random.nextInt(20) == 0 ? random.nextInt(0xd800) : ' ' + random.nextInt(95)));
                }
            }
        }
        return b.toString();
    }

    /** Every tool at every place gives a readable position or an exception with a message. */
    @Test
    default void editorToolsGiveReadablePositionsOrMessages() {
        if (!(game() instanceof PositionEditor editor)) return;
        List<PositionEditor.Tool> tools = editor.tools();
        for (PositionEditor.Tool tool : tools) {
            assertThat(tool.name().in(Locale.ENGLISH)).isNotEqualTo(tool.name().key());
            assertThat(tool.name().in(Locale.FRENCH)).isNotEqualTo(tool.name().key());
        }
        long seed = 7;
        Random random = new Random(seed);
        for (String start : positions()) {
            String position = start;
            Scene scene = game().read(start).newTable().scene(0);
            for (int i = 0; i < 300; i++) {
                String tool = tools.get(random.nextInt(tools.size())).id();
                Spot at = new Spot(
                        Spot.Kind.values()[random.nextInt(3)],
                        random.nextInt(scene.columns() + 3) - 1,
                        random.nextInt(scene.rows() + 3) - 1);
                try {
                    position = game().read(editor.applyTool(position, tool, at)).write();
                } catch (BadInputException e) {
                    assertThat(e.getMessage()).isNotBlank();
                } catch (RuntimeException e) {
                    fail("seed " + seed + ": " + tool + " at " + at + " of '" + position + "' raised " + e, e);
                }
            }
        }
        assertThatThrownBy(() -> editor.applyTool(positions().get(0), "no-such-tool", Spot.cell(0, 0)))
                .isInstanceOf(BadInputException.class)
                .hasMessageContaining("no-such-tool");
    }

    @Test
    default void dealIsReproducible() {
        for (Map<String, String> options : deals()) {
            for (long seed = 0; seed < 5; seed++) {
                String text = game().deal(options, seed).write();
                assertThat(game().deal(options, seed).write()).isEqualTo(text);
                assertThat(game().read(text).write()).isEqualTo(text);
            }
        }
        assertThatThrownBy(() -> game().deal(Map.of("no-such-option", "1"), 0)).isInstanceOf(BadInputException.class);
    }

    @Test
    default void suitesAreCanonical() {
        for (Suite suite : game().suites()) {
            assertThat(suite.name().in(Locale.ENGLISH))
                    .isNotEqualTo(suite.name().key());
            assertThat(suite.name().in(Locale.FRENCH)).isNotEqualTo(suite.name().key());
            assertThat(suite.positions()).isNotEmpty().doesNotHaveDuplicates();
            for (String position : suite.positions())
                assertThat(game().read(position).write()).isEqualTo(position);
        }
        assertThatThrownBy(() -> game().suite("no-such-suite")).hasMessageContaining("no-such-suite");
    }
}

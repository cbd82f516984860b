package dev.damier.ricochet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import dev.damier.game.Export;
import dev.damier.game.NotationException;
import dev.damier.ricochet.box.Target;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Tests reading and exporting board files. */
class BoardFileTest {
    private static final String PICTURE = """
        # a small board
          +--+--+--+--+
          | .  .| r  .|
          +  +--+  +  +
          |r/ ## Gc  .|
          +  +  +  +  +
          | g *V  . y\\
          +--+--+--+--+
        rule no-rebound
        """;

    private static String read(String text) {
        return new RicochetGame().read(text).write();
    }

    @Test
    void readsAsciiBoard() {
        assertThat(read(PICTURE)).isEqualTo("4x3-oe-Rzox-3oYno_r2.0_g0.2_t2.1.green_t1.2.any+no-rebound");
    }

    @Test
    void readsStatements() {
        String text = """
            board 4x3
            wall 1 0 es
            block 1 1
            diagonal 0 1 red /
            diagonal 3 2 yellow \\
            target 2 1 green
            target 1 2 any vortex
            robot green 0 2
            robot red 2 0
            rule no-rebound
            """;
        assertThat(read(text)).isEqualTo(read(PICTURE));
    }

    @Test
    void readsSideDigits() {
        String sides = "sides\n9 1 3\n8 0 2\n c46\nrobot red 0 0\ntarget 2 2 red\n";
        assertThat(read(sides)).isEqualTo("3x3_r0.0_t2.2.red");
    }

    @Test
    void reportsContradictoryWallsWithLineNumber() {
        assertRejected(
                "sides\n9 1 3\n8 2 2\nc 4 6\nrobot red 0 0\ntarget 2 2 red",
                "line 3",
                "side E of 1.1",
                "side W of 2.1");
        assertRejected(
                "sides\n9 5 3\n8 0 2\nc 4 6\nrobot red 0 0\ntarget 2 2 red",
                "line 3",
                "side S of 1.0",
                "side N of 1.1");
    }

    @Test
    void mixesPrintedAndCustomQuadrants() {
        String printed = "board 2B 3B 4A 1A\nrobot red 15 13\nrobot green 12 6\nrobot blue 1 13\nrobot yellow 2 11\n"
                + "target 6 12 blue square";
        assertThat(read(printed)).isEqualTo("2B-3B-4A-1A_r15.13_g12.6_b1.13_y2.11_t6.12.blue");
        String own = printed.replace("2B", "X1") + "\nquadrant X1 blue 2026\nwall 3 3 NE\ntarget 3 3 red circle\nend\n";
        RicochetSetup setup = (RicochetSetup) new RicochetGame().read(own);
        assertThat(setup.write()).startsWith("16x16-").contains("_t6.12.blue.square_", "_t3.3.red_");
        assertThat(setup.mission().board().isClosed(setup.mission().board().cell(3, 3), 1))
                .isTrue();
    }

    @Test
    void errorsContainTheLineNumber() {
        assertRejected(
                "board 4x3\nrobot red 1 1\nrobbot red 1 1", "line 3", "unknown word 'robbot'; did you mean robot?");
        assertRejected("board 4x3\nrobot red 1 1\ntarget 2 2 pink", "line 3", "unknown colour 'pink'");
        assertRejected("board 4x3\nrobot red 1\ntarget 2 2 red", "line 2", "'robot' takes 3 words, but got 2");
        assertRejected("board 4x3\nwall 1 1 X\nrobot red 1 1\ntarget 2 2 red", "line 2", "expected sides");
        assertRejected("board 4x3\nwall 9 1 N\nrobot red 1 1\ntarget 2 2 red", "line 2", "from 0 to 3, but got '9'");
        assertRejected(
                "board 4x3\nboard 5x5\nrobot red 1 1\ntarget 2 2 red",
                "line 2",
                "a second board; the first is on line 1");
        assertRejected("board 4x3\nblock 1 1", "no robot");
        assertRejected(
                "board 4x3\nblock 1 1\ndiagonal 1 1 red /\nrobot red 0 0\ntarget 2 2 red", "line 3", "1.1 already");
        assertRejected("robot red 0 0\ntarget 2 2 red", "the file has no board");
        assertRejected("board 101x3\nrobot red 0 0\ntarget 2 2 red", "from 3 to 100, but got '101'");
        assertRejected("board 1A 2A 3A 9Z\nrobot red 0 0\ntarget 2 2 red", "line 1", "unknown quadrant '9Z'");
        assertRejected("board 5x5\n" + PICTURE, "line 1", "declared as 5x5, but it is 4x3");
        assertRejected(PICTURE.replace("##", "#?"), "line 5", "unknown symbol '#?' on cell 1.1");
        assertRejected(PICTURE.replace("  +  +  +  +  +\n", ""), "a picture needs 3 characters per column");
        assertRejected("quadrant X a b\nwall 1 1 N\nrobot red 1 1\n", "line 3", "unknown word 'robot'");
        assertRejected("quadrant X a b\nwall 1 1 N", "the end of the file", "quadrant X has no 'end'");
    }

    private static void assertRejected(String text, String... parts) {
        assertThatThrownBy(() -> read(text))
                .isInstanceOf(NotationException.class)
                .hasMessageContainingAll(parts)
                .satisfies(e ->
                        assertThat(((NotationException) e).in(Locale.FRENCH)).doesNotContain("{"));
    }

    @Test
    void readsExportedFiles() {
        Random random = new Random(11);
        for (int i = 0; i < 100; i++) {
            RicochetMission mission = RandomBoards.mission(
                    3 + random.nextInt(15),
                    3 + random.nextInt(15),
                    1 + random.nextInt(5),
                    RicochetMission.Rules.OFFICIAL,
                    random);
            Target target = new Target(mission.target(), mission.active(), Layout.defaultShape(mission.active()));
            Layout layout = Layout.custom(mission.board(), java.util.List.of(target));
            RicochetSetup setup = new RicochetSetup(layout, mission, RuleMemory.NONE, false);
            String file = setup.as(Export.class).orElseThrow().text("board.txt");
            assertThat(read(file)).as(file).isEqualTo(setup.write());
        }
    }

    @Test
    void mutatedFilesThrowOnlyNotationException() {
        long seed = 20261115;
        Random random = new Random(seed);
        String[] seeds = {
            PICTURE,
            "board 4x3\nwall 1 0 ES\nblock 1 1\ndiagonal 0 1 red /\ntarget 2 1 green\nrobot green 0 2\nrobot red 2 0",
            "sides\n9 1 3\n8 0 2\nc 4 6\nrobot red 0 0\ntarget 2 2 red\nrule ricochet",
            "quadrant X1 blue 2026\n"
                    + "wall 3 3 NE\n"
                    + "target 3 3 red circle\n"
                    + "end\n"
                    + "board X1 3B 4A 1A\n"
                    + "robot red 1 1\n"
                    + "target 1 2 red"
        };
        for (int i = 0; i < 8000; i++) {
            StringBuilder text = new StringBuilder(seeds[random.nextInt(seeds.length)]);
            for (int n = 1 + random.nextInt(4); n > 0; n--) {
                int at = random.nextInt(text.length());
                int end = Math.min(text.length(), at + random.nextInt(12));
                switch (random.nextInt(4)) {
                    case 0 -> text.delete(at, end);
                    case 1 -> text.insert(at, text.substring(at, end));
                    case 2 -> text.setCharAt(at, (char) (random.nextInt(12) == 0 ? '\n' : ' ' + random.nextInt(95)));
                    default -> text.insert(at, (char) random.nextInt(0x3000));
                }
                if (text.isEmpty()) text.append('x');
            }
            try {
                String once = read(text.toString());
                assertThat(read(once)).isEqualTo(once);
            } catch (NotationException e) {
                assertThat(e.getMessage()).isNotBlank();
            } catch (RuntimeException e) {
                fail("seed " + seed + ", case " + i + ":\n" + text + "\nraised " + e, e);
            }
        }
    }
}

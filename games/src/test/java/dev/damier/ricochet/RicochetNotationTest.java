package dev.damier.ricochet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.damier.game.Export;
import dev.damier.game.NotationException;
import dev.damier.game.Spot;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the notation of positions and its error messages. */
class RicochetNotationTest {
    private static final String VALID = "2B-3B-4A-1A_r15.13_g12.6_b1.13_y2.11_t6.12.blue";

    /** Texts may differ in order, case, separators, spaces from a URL, and the shape of the target. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "  2b-3b-4a-1a_r15.13_g12.6_b1.13_y2.11_t6.12.blue+ricochet\n",
                "2B-3B-4A-1A_t6.12.Blue_y2.11_b1.13_g12.6_r15.13+ricochet",
                "2B-3B-4A-1A_r15.13_g12.6_b1.13_y2.11_t6.12.blue_ricochet",
                "2B-3B-4A-1A_r15.13_g12.6_b1.13_y2.11_t6.12.blue_+ricochet",
                "2B-3B-4A-1A_r15.13_g12.6_b1.13_y2.11_t6.12.blue ricochet",
                "2B-3B-4A-1A_r15.13_g12.6_b1.13_y2.11_t6.12.blue.square+ricochet+custom",
                "# a file\n\n2B-3B-4A-1A_r15.13_g12.6_b1.13_y2.11_t6.12.blue+ricochet\n"
            })
    void readsEquivalentTextsAsTheSamePosition(String text) {
        assertThat(new RicochetGame().read(text).write()).isEqualTo(VALID + "+ricochet");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "\"\" | the position is empty",
                "2B-3B-4A_r1.1_g2.2_b3.3_y4.4_t6.12.blue | four quadrants",
                "2B-3E-4A-1A_r1.1_g2.2_b3.3_y4.4_t6.12.blue | unknown quadrant '3E' at the north-east; did you mean"
                        + " 3A?",
                "2B-2A-4A-1A_r1.1_g2.2_b3.3_y4.4_t6.12.blue | 2B and 2A are two faces of the same piece 2",
                "2B-3B-4A-1A_r1.1_g2.2_b3.3_t6.12.blue | a printed board has 4 or 5 robots, but got 3; the next is"
                        + " yellow",
                "2B-3B-4A-1A_t6.12.blue | there is no robot",
                "2B-3B-4A-1A_r1.1_g2.2_b3.3_y4.4 | there is no target",
                "2B-3B-4A-1A_r1.1_g2.2_b3.3_y4.4_t6.12.blue_t1.1.red | takes one target, but got 2",
                "2B-3B-4A-1A_r1.1_g1.1_b3.3_y4.4_t6.12.blue | red robot and the green robot are both on B2",
                "2B-3B-4A-1A_r7.8_g1.1_b3.3_y4.4_t6.12.blue | the red robot is on H9, a blocked cell",
                "2B-3B-4A-1A_r16.8_g1.1_b3.3_y4.4_t6.12.blue | the red robot on 16.8 is off the board; columns are 0"
                        + " to 15",
                "2B-3B-4A-1A_r1.8_g1.1_b3.3_y4.4_t6.16.blue | the target on 6.16 is off the board",
                "2B-3B-4A-1A_r1.8_g1.1_b3.3_y4.4_t8.8.blue | the target is on I9, a blocked cell",
                "2B-3B-4A-1A_r1.8_r1.1_b3.3_y4.4_t8.8.blue | the red robot is given twice",
                "2B-3B-4A-1A_r1.8_g1.1_b3.3_s4.4_t6.8.blue | the silver robot is given but the yellow robot is missing",
                "2B-3B-4A-1A_r1.8_g1.1_b3.3_y4.4_t6.8.silver | requires the silver robot, which is not on the board",
                "2B-3B-4A-1A_r1.8_g1.1_b3.3_y4.4_t6.8.bleu | unknown colour 'bleu' in 't6.8.bleu'; did you mean blue?",
                "2B-3B-4A-1A_r1.8_g1.1_b3.3_y4.4_t6.8.blue.star | unknown shape 'star'",
                "2B-3B-4A-1A_r1,8_g1.1_b3.3_y4.4_t6.8.blue | the robot 'r1,8' must be a letter and x.y",
                "2B-3B-4A-1A_r1.x_g1.1_b3.3_y4.4_t6.8.blue | 'x' in 'r1.x' is not a coordinate",
                "2B-3B-4A-1A_q1.1_t6.8.blue | unknown field 'q1.1'",
                "2B-3B-4A-1A__r1.1_t6.8.blue | empty field",
                "2B-3B-4A-1A_r1.1_g2.2_b3.3_y4.4_t6.12 | must be t, x.y and a colour",
                "2B-3B-4A-1A_r1.1_g2.2_b3.3_y4.4_t6.12.blue+richochet | unknown option 'richochet'; did you mean"
                        + " ricochet?",
                "2B-3B-4A-1A_r1.1_g2.2_b3.3_y4.4_t6.12.blue_mz | 'z' in 'mz' is not a valid memory field",
                "101x20_r1.1_t2.2.red | the number of columns must be a number from 3 to 100, but got '101'",
                "20x2_r1.1_t2.2.red | the number of rows must be a number from 3 to 100, but got '2'",
                "3x3-4o_r1.1_t2.2.red | row 0 has 3 cells, but the run at character 5",
                "3x3-q_r1.1_t2.2.red | unexpected 'q' at character 5 of the board; expected one of o, e, s, j, x",
                "3x3-Ro_r1.1_t2.2.red | unexpected 'o' at character 6 of the board; expected one of z, n",
                "3x3----e_r1.1_t2.2.red | the board has 3 rows, but another one begins at character 7",
                "3x3-ox_r1.0_t2.2.red | the red robot is on B1, a blocked cell",
                "0765+52+2E21BD0F+93 | declares 5 robots, from 1 to 5, but has places for 4",
                "0765+44+2E21BD0F+93 | targets robot 4",
                "0065+42+2E21BD0F+77 | a blocked cell"
            })
    void errorsDescribeTheProblem(String text, String message) {
        assertThatThrownBy(() -> new RicochetGame().read(text == null ? "" : text))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining(message)
                .satisfies(e -> assertThat(((NotationException) e).in(Locale.FRENCH))
                        .isNotEqualTo(e.getMessage())
                        .doesNotContain("{"));
    }

    @Test
    void errorsPointAtTheCell() {
        NotationException e = catchThrowableOfType(
                NotationException.class, () -> RicochetNotation.read("2B-3B-4A-1A_r7.8_g1.1_b3.3_y4.4_t6.12.blue"));
        assertThat(e.spots()).containsExactly(Spot.cell(7, 8));
    }

    @ParameterizedTest
    @CsvSource({
        "0765+42+2E21BD0F+93,1A-4B-3B-2B_r14.2_g1.2_b13.11_y15.0_t3.9.blue",
        "7650+42+E2302B12+C9,4B-3B-2B-1A_r2.14_g0.3_b11.2_y2.1_t9.12.blue",
        "CDEF+5F+0102030405+A7,1D-2D-3D-4D_r1.0_g2.0_b3.0_y4.0_s5.0_t7.10.any",
        "0123+30+010203+A5,1A-2A-3A-4A_r1.0_g2.0_b3.0_t5.10.red+custom"
    })
    void readsAndWritesDriftingDroidsIds(String id, String text) {
        RicochetSetup setup = RicochetNotation.read(id);
        assertThat(setup.write()).isEqualTo(text);
        assertThat(DriftingDroids.write(setup.layout(), setup.mission())).contains(id);
        assertThat(RicochetNotation.read(id.toLowerCase(Locale.ROOT)).write()).isEqualTo(text);
        Export export = setup.as(Export.class).orElseThrow();
        assertThat(export.text("driftingdroids.txt")).isEqualTo(id + "\n");
    }

    @Test
    void positionsUnsupportedByDriftingDroidsHaveNoId() {
        for (String text : new String[] {VALID + "+ricochet", "5x5_r0.0_t4.4.red"}) {
            RicochetSetup setup = RicochetNotation.read(text);
            assertThat(DriftingDroids.write(setup.layout(), setup.mission())).isEmpty();
        }
    }

    @Test
    void runLengthCodeRoundTripsRandomBoards() {
        Random random = new Random(3);
        for (int i = 0; i < 300; i++) {
            RicochetBoard board = RandomBoards.board(3 + random.nextInt(30), 3 + random.nextInt(30), random);
            String code = RunLength.write(board);
            RicochetBoard again = RunLength.read(code);
            assertThat(again.walls()).as(code).isEqualTo(board.walls());
            assertThat(again.blocked()).as(code).isEqualTo(board.blocked());
            assertThat(again.diagonals()).as(code).isEqualTo(board.diagonals());
            assertThat(code).matches("[A-Za-z0-9-]+");
            AssemblyTest.assertConsistent(board);
        }
    }

    @Test
    void readsTheLargestBoard() {
        assertThat(RicochetNotation.read("100x100-99oe_r0.0_t99.99.red").write())
                .isEqualTo("100x100_r0.0_t99.99.red");
    }

    @Test
    void dropsMemoryThatTheRulesDoNotNeed() {
        String board = "5x5_r0.0_g1.1_t4.4.red";
        assertThat(RicochetNotation.read(board + "_mrvt.gh").write()).isEqualTo(board);
        assertThat(RicochetNotation.read(board + "_mrv.gh+ricochet").write()).isEqualTo(board + "_mrv+ricochet");
        assertThat(RicochetNotation.read(board + "_mrvt.gh+ricochet").write()).isEqualTo(board + "_mrt+ricochet");
        assertThat(RicochetNotation.read(board + "_mrvt.gh+ricochet+no-rebound").write())
                .isEqualTo(board + "_mrvt.gh+ricochet+no-rebound");
    }
}

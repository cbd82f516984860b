package dev.damier.taquin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.damier.game.Gesture;
import dev.damier.game.Scene;
import dev.damier.game.Spot;
import dev.damier.game.Table;
import dev.damier.game.Tone;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests a sliding puzzle that is played: gestures, status, drawing and undo. */
class TaquinTableTest {
    private static final String GOAL = "1,2,3/4,5,6/7,8,0";
    private static final String FIRST = "0,1,2/3,4,5/6,7,8";
    private static final String TWO = "0,1,2/3,4,5/6,7,0";

    private static Table table(String position) {
        return TaquinNotation.read(position).newTable();
    }

    /** A dragged tile moves in the direction of the drag, vertically if in doubt. A clicked tile moves to the nearest blank. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                GOAL + "|0,2|2,2|8R 7R",
                GOAL + "|0,2|1,2|8R 7R",
                GOAL + "|0,2|0,2|8R 7R",
                GOAL + "|1,2|1,2|8R",
                GOAL + "|2,0|2,1|6D 3D",
                GOAL + "|2,0|2,0|6D 3D",
                GOAL + "|2,0|1,1|6D 3D",
                FIRST + "|0,2|0,0|3U 6U",
                FIRST + "|0,2|1,1|3U 6U",
                FIRST + "|2,0|0,0|1L 2L",
                TWO + "|2,0|2,0|5D 2D",
                TWO + "|2,0|0,1|1L 2L",
                TWO + "|1,0|1,0|1L",
                TWO + "|2,1|2,1|5D",
                GOAL + "+slides|0,2|2,2|7R",
                FIRST + "+slides|2,0|0,0|2L",
            })
    void tilePushesTheTilesBeforeIt(String position, String from, String to, String moves) {
        Table table = table(position);
        Gesture gesture = table.gesture(spot(from), spot(to));
        assertThat(gesture.moves()).containsExactly(moves.split(" "));
        for (String move : gesture.moves()) table.play(table.read(move).code());
        String[] at = from.split(",");
        assertThat(table.scene(0).cells())
                .as("its old cell is a hole")
                .anyMatch(c -> c.x() == Integer.parseInt(at[0]) && c.y() == Integer.parseInt(at[1]));
    }

    private static Spot spot(String text) {
        String[] numbers = text.split(",");
        return Spot.cell(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                GOAL + "|0,0|0,0|Tile 1 cannot move there",
                GOAL + "|0,2|1,1|Tile 7 cannot move there",
                GOAL + "|0,2|0,0|Tile 7 cannot move there",
                GOAL + "|2,0|0,0|Tile 3 cannot move there",
                FIRST + "|2,0|1,1|Tile 2 cannot move there",
                GOAL + "|2,2|1,2|That is a hole",
            })
    void impossibleGesturesAreRejectedWithTheReason(String position, String from, String to, String why) {
        Gesture gesture = table(position).gesture(spot(from), spot(to));
        assertThat(gesture.moves()).isEmpty();
        assertThat(gesture.refusal().in(Locale.ENGLISH)).startsWith(why);
    }

    @Test
    void gesturesOutsideTheBoardMoveNothing() {
        for (Spot outside : List.of(
                Spot.cell(3, 0), Spot.cell(0, 3), Spot.cell(-1, 0), Spot.cell(0, -1), new Spot(Spot.Kind.H, 0, 2)))
            assertThat(table(GOAL).gesture(outside, Spot.cell(2, 2)).moves())
                    .as(outside.toString())
                    .isEmpty();
    }

    @Test
    void illegalMovesAreRejected() {
        Table table = table(GOAL);
        for (int code : new int[] {
            -1,
            Slide.code(0, Slide.LEFT),
            Slide.code(9, Slide.UP),
            Slide.code(1, Slide.UP),
            Slide.code(1, Slide.RIGHT),
            Slide.code(8, Slide.LEFT)
        })
            assertThatThrownBy(() -> table.play(code))
                    .as("code " + code)
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("is not legal in " + GOAL);
        assertThat(table.write()).isEqualTo(GOAL);
    }

    @Test
    void statusDescribesGoalProgressAndUnsolvableBoards() {
        Table table = table(GOAL);
        assertThat(table.status().sentence().in(Locale.ENGLISH)).isEqualTo("Solved.");
        assertThat(table.undo()).isFalse();
        table.play(table.read("8R").code());
        assertThat(table.status().sentence().in(Locale.ENGLISH)).isEqualTo("1 tile out of place, 1 move made.");
        assertThat(table.status())
                .extracting(Table.Status::over, Table.Status::winner)
                .containsExactly(false, -1);
        table.play(table.read("8L").code());
        assertThat(table.status().sentence().in(Locale.ENGLISH)).isEqualTo("Solved in 2 moves.");
        assertThat(table.status())
                .extracting(Table.Status::over, Table.Status::winner)
                .containsExactly(true, 0);
        assertThat(table.undo()).isTrue();
        assertThat(table.write()).isEqualTo("1,2,3/4,5,6/7,0,8");
        assertThat(table.undo()).isTrue();
        assertThat(table.undo()).isFalse();
        assertThat(table("1,2,3/4,5,6/8,7,0").status().sentence().in(Locale.ENGLISH))
                .startsWith("This arrangement cannot be solved");
    }

    @Test
    void sceneMarksPlacedTilesAndTheLastMove() {
        Table table = table(GOAL);
        Scene before = table.scene(0);
        assertThat(before.marks()).isEmpty();
        assertThat(before.pieces()).hasSize(8).allSatisfy(p -> {
            assertThat(p.tone()).isEqualTo(Tone.ACCENT);
            assertThat(p.name().in(Locale.ENGLISH)).endsWith("in place");
        });
        table.play(table.read("8R").code());
        Scene after = table.scene(0);
        assertThat(after.cells())
                .singleElement()
                .satisfies(hole -> assertThat(List.of(hole.x(), hole.y())).containsExactly(1, 2));
        assertThat(after.marks())
                .singleElement()
                .satisfies(last -> assertThat(List.of(last.x(), last.y())).containsExactly(2, 2));
        Scene.Piece eight = after.pieces().stream()
                .filter(p -> p.id().equals("t8"))
                .findFirst()
                .orElseThrow();
        assertThat(eight.tone()).isEqualTo(Tone.SILVER);
        assertThat(eight.name().in(Locale.ENGLISH)).isEqualTo("tile 8");
    }

    @Test
    void distancesAreCountedInRowsAndColumns() {
        TileBoard wide = new TileBoard(2, 3, new int[] {1, 2, 3, 4, 0, 5}, new int[] {1, 2, 3, 4, 5, 0});
        assertThat(wide.distance(0, 5)).isEqualTo(3);
        assertThat(wide.distance(2, 3)).isEqualTo(3);
        assertThat(wide.distance(1, 4)).isEqualTo(1);
        assertThat(wide.distance(4, 4)).isZero();
        assertThat(wide.manhattan()).isEqualTo(1);
        assertThat(wide.isSolved()).isFalse();
        assertThat(wide.withCells(wide.goal()).isSolved()).isTrue();
        assertThat(wide.withCells(wide.goal()).manhattan()).isZero();
        assertThat(wide.withCells(new int[] {5, 4, 3, 2, 1, 0}).manhattan()).isEqualTo(8);
        assertThat(wide.neighbour(0, Slide.UP)).isEqualTo(-1);
        assertThat(wide.neighbour(3, Slide.UP)).isZero();
        assertThat(wide.neighbour(2, Slide.RIGHT)).isEqualTo(-1);
        assertThat(wide.neighbour(3, Slide.LEFT)).isEqualTo(-1);
        assertThat(wide.neighbour(3, Slide.DOWN)).isEqualTo(-1);
        assertThat(wide.neighbour(2, Slide.DOWN)).isEqualTo(5);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1,2,3/4,5,6/7,8,0|true",
                "2,1,3/4,5,6/7,8,0|false",
                "2,3,1/4,5,6/7,8,0|true",
                "2,3,4/1,5,6/7,8,0|false",
                "2,1,3/5,4,6/7,8,0|true",
                "1,2,3/4,5,6/7,0,8|true",
                "2,1,3/4,5,6/7,0,8|false",
                "2,1,3/4,5,6/0,7,8|false",
                "2,1,3/4,5,6/7,0,0|true",
            })
    void parityDeterminesSolvability(String position, boolean solvable) {
        assertThat(((TaquinSetup) TaquinNotation.read(position)).board().isSolvable())
                .isEqualTo(solvable);
    }

    @Test
    void directionsAreForwardOrHorizontal() {
        assertThat(List.of(Slide.UP, Slide.RIGHT, Slide.DOWN, Slide.LEFT))
                .extracting(direction -> Slide.isForward(Slide.code(7, direction)))
                .containsExactly(false, true, true, false);
        assertThat(List.of(Slide.UP, Slide.RIGHT, Slide.DOWN, Slide.LEFT))
                .extracting(direction -> Slide.isHorizontal(Slide.code(7, direction)))
                .containsExactly(false, true, false, true);
    }
}

package dev.damier.quoridor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.damier.game.Spot;
import org.junit.jupiter.api.Test;

/** Tests the tools of the position editor. */
class QuoridorEditorTest {
    private static final String START = "-_-_e1.e9_10.10_1";

    private static String use(String position, String tool, int x, int y) {
        return new Quoridor().applyTool(position, tool, Spot.cell(x, y));
    }

    @Test
    void movesPawnsAndChangesWallsLeftAndTurn() {
        assertThat(use(START, "pawn-1", 0, 8)).isEqualTo("-_-_a1.e9_10.10_1");
        assertThat(use(START, "pawn-2", 8, 1)).isEqualTo("-_-_e1.i8_10.10_1");
        assertThat(use(START, "turn", 4, 0)).isEqualTo("-_-_e1.e9_10.10_2");
        String fewer = use(START, "fewer", 4, 0);
        assertThat(fewer).isEqualTo("-_-_e1.e9_10.9_1");
        assertThat(use(fewer, "more", 4, 0)).isEqualTo(START);
        assertThatThrownBy(() -> use(START, "more", 4, 0)).hasMessageContaining("0 to 10 walls");
        assertThatThrownBy(() -> use(START, "turn", 0, 0)).hasMessageContaining("pawn");
        assertThatThrownBy(() -> use(START, "pawn-3", 0, 0)).hasMessageContaining("2 players");
        assertThatThrownBy(() -> new Quoridor().read(use(START, "pawn-1", 4, 0)))
                .hasMessageContaining("both stand on e9");
    }

    @Test
    void boardCanBeEmptiedAndResized() {
        assertThat(use("e3_-_e4.e6_9.10_2", "empty", 0, 0)).isEqualTo(START);
        assertThat(use(START, "smaller", 0, 0)).isEqualTo("-_-_d1.d7_6.6_1_size7");
        assertThat(use(use(START, "players", 0, 0), "players", 0, 0)).isEqualTo(START);
        String largest = use(START, "larger", 0, 0);
        assertThatThrownBy(() -> use(largest, "larger", 0, 0)).hasMessageContaining("from 3 to 11");
    }

    /** The tool places a wall where the move of the same gesture places it. A second use removes it. */
    @Test
    void placesAndRemovesWalls() {
        Quoridor game = new Quoridor();
        for (String wall : new String[] {"e3h", "a1v", "h8h", "h8v", "a8h"}) {
            Spot at = QuoridorScene.spot(MoveCode.parse(wall, 9), 9);
            String walled = game.applyTool(START, "wall", at);
            String square = wall.substring(0, 2);
            assertThat(walled).isEqualTo((wall.endsWith("h") ? square + "_-" : "-_" + square) + "_e1.e9_9.10_1");
            assertThat(game.applyTool(walled, "wall", at)).isEqualTo(START);
        }
        assertThatThrownBy(() -> game.applyTool("e3_-_e1.e9_9.10_1", "wall", new Spot(Spot.Kind.H, 5, 6)))
                .hasMessageContaining("would overlap");
        assertThatThrownBy(() -> game.applyTool(START, "wall", new Spot(Spot.Kind.H, 5, 0)))
                .hasMessageContaining("edge of the board");
        assertThatThrownBy(() -> game.applyTool(START, "wall", Spot.cell(5, 5))).hasMessageContaining("between");
        assertThatThrownBy(() -> game.applyTool("-_-_e1.e9_0.0_1", "wall", new Spot(Spot.Kind.H, 5, 5)))
                .hasMessageContaining("no player has a wall left");
    }
}

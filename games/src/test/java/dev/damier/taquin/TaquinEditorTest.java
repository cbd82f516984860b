package dev.damier.taquin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.damier.game.Spot;
import org.junit.jupiter.api.Test;

/** Tests the tools of the position editor. */
class TaquinEditorTest {
    private static String use(String position, String tool, int x, int y) {
        return new Taquin().applyTool(position, tool, Spot.cell(x, y));
    }

    @Test
    void toolsSwapTiles() {
        assertThat(use("1,2,4/3,5,0/7,6,8", "next", 0, 0)).isEqualTo("2,1,4/3,5,0/7,6,8");
        assertThat(use("1,2,4/3,5,0/7,6,8", "previous", 0, 0)).isEqualTo("8,2,4/3,5,0/7,6,1");
        assertThat(use("1,2,4/3,5,0/7,6,8+slides", "hole", 0, 0)).isEqualTo("0,2,4/3,5,1/7,6,8+slides");
        assertThat(use("1,2/0,0", "hole", 1, 0)).isEqualTo("1,0/0,2");
        assertThatThrownBy(() -> use("1,2/3,0", "next", 1, 1)).hasMessageContaining("choose a tile");
    }

    @Test
    void toolsAddAndRemoveHoles() {
        assertThat(use("1,2/3,0", "dig", 0, 0)).isEqualTo("0,1/2,0");
        assertThat(use("0,1/2,0", "fill", 0, 0)).isIn("3,1/2,0", "2,1/3,0");
        assertThatThrownBy(() -> use("1,2/3,0", "fill", 1, 1)).hasMessageContaining("no hole");
        assertThatThrownBy(() -> use("0,1/0,0", "dig", 1, 0)).hasMessageContaining("at least one");
        assertThatThrownBy(() -> use("1,2/3,0", "fill", 0, 0)).hasMessageContaining("choose a hole");
    }

    @Test
    void resizedBoardsStaySolvable() {
        assertThat(use("1,2/3,0", "add-row", 0, 1)).isIn("1,2/3,0/4,5", "1,2/3,0/5,4");
        assertThat(use("1,2/3,0_goal=holes-first", "add-column", 0, 0)).endsWith("_goal=holes-first");
        assertThat(use("1,2,3/4,5,0/6,7,8", "remove-row", 0, 1)).isIn("1,2,3/4,5,0", "1,2,3/5,4,0");
        assertThatThrownBy(() -> use("1,2/3,0", "remove-row", 0, 1)).hasMessageContaining("from 2");
        String position = "1,2/3,0";
        for (int i = 0; i < 40; i++) {
            position = use(position, i % 2 == 0 ? "add-column" : "add-row", i % 2, i % 3 % 2);
            assertThat(TaquinNotation.read(position).board().isSolvable())
                    .as(position)
                    .isTrue();
        }
        for (int i = 0; i < 40; i++) {
            position = use(position, i % 2 == 0 ? "remove-column" : "remove-row", i % 2, i % 3 % 2);
            assertThat(TaquinNotation.read(position).board().isSolvable())
                    .as(position)
                    .isTrue();
        }
    }

    /** A custom goal contains the same tiles as the board, so it is dropped when the tiles change. */
    @Test
    void customGoalIsKeptWhileTheTilesAreTheSame() {
        assertThat(use("1,2/3,0_goal=3,2/1,0", "next", 0, 0)).isEqualTo("2,1/3,0_goal=3,2/1,0");
        assertThat(use("1,2/3,0_goal=3,2/1,0", "dig", 0, 0)).isEqualTo("0,1/2,0");
    }
}

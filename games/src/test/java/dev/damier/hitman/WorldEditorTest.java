package dev.damier.hitman;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.damier.game.PositionEditor;
import dev.damier.game.Spot;
import dev.damier.hitman.world.Content;
import org.junit.jupiter.api.Test;

/** Tests the editor tools. */
class WorldEditorTest {
    private static String use(String position, String tool, int x, int y) {
        return new Hitman().applyTool(position, tool, Spot.cell(x, y));
    }

    @Test
    void everyContentCanBePlaced() {
        int contents = 0;
        for (PositionEditor.Tool tool : new Hitman().tools()) {
            if (tool.group().equals("size") || tool.group().equals(PositionEditor.WHOLE_BOARD)) continue;
            char letter = Content.LETTERS.charAt(contents++);
            assertThat(use("..N/#T./.P.", tool.id(), 1, 1)).isEqualTo("..N/#" + letter + "./.P.");
        }
        assertThat(contents).isEqualTo(13);
    }

    @Test
    void mapCanBeEmptied() {
        assertThat(use("..N/#T./.P._explore", "empty-map", 0, 0)).isEqualTo(".../.../..._explore");
    }

    @Test
    void rowsAndColumnsCanBeAddedAndRemoved() {
        assertThat(use("..N/#T./.P.", "add-row", 1, 0)).isEqualTo(".../..N/#T./.P.");
        assertThat(use("..N/#T./.P.", "remove-row", 1, 1)).isEqualTo("..N/.P.");
        assertThat(use("..N/#T./.P.", "add-column", 0, 0)).isEqualTo("...N/#.T./..P.");
        assertThat(use("..N/#T./.P.", "remove-column", 1, 2)).isEqualTo(".N/#./..");
        assertThatThrownBy(() -> use("...", "remove-row", 0, 0)).hasMessageContaining("must each be from 1 to 64");
        assertThatThrownBy(() -> use("...", "wall", 3, 0)).hasMessageContaining("cannot be used");
    }

    /** An edit restarts an exploration. A mission continues unless the size changes. */
    @Test
    void editRestartsExplorationOrKeepsMissionState() {
        assertThat(use("..N/#T./.P._explore-rm_v0.6.2", "target", 2, 2)).isEqualTo("..N/#T./.PT_explore_v0.6.2");
        assertThat(use("..N/#T./..._2.1E_wire", "suit", 0, 0)).isEqualTo("D.N/#T./..._2.1E_wire");
        assertThat(use("..N/#T./..._2.1E_wire", "add-row", 0, 0)).isEqualTo(".../..N/#T./...");
        assertThatThrownBy(() -> new Hitman().read(use("..N/#T./.P.", "wall", 0, 2)))
                .hasMessageContaining("bottom left");
    }
}

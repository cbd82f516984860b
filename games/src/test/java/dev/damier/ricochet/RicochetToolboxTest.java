package dev.damier.ricochet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.damier.game.NotationException;
import dev.damier.game.PositionEditor;
import dev.damier.game.Spot;
import dev.damier.ricochet.box.Target;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Tests the tools of the position editor. */
class RicochetToolboxTest {
    private static final String PRINTED = "2B-3B-4A-1A_r15.13_g12.6_b1.13_y2.11_t6.12.blue";
    private static final RicochetGame GAME = new RicochetGame();

    private static String use(String position, String tool, int x, int y) {
        return GAME.applyTool(position, tool, Spot.cell(x, y));
    }

    @Test
    void robotAndTargetToolsKeepThePrintedBoard() {
        assertThat(use(PRINTED, "robot-red", 3, 4)).isEqualTo(PRINTED.replace("r15.13", "r3.4"));
        assertThat(use(PRINTED, "robot-silver", 3, 4)).isEqualTo(PRINTED.replace("_t", "_s3.4_t"));
        assertThat(use(PRINTED, "target-any", 3, 4)).isEqualTo(PRINTED.replace("t6.12.blue", "t3.4.any"));
        assertThat(use(PRINTED, "erase", 2, 11)).isEqualTo(PRINTED.replace("_y2.11", ""));
    }

    @Test
    void boardToolsCreateACustomBoardAndAreReversible() {
        Spot slot = new Spot(Spot.Kind.V, 2, 1);
        String walled = GAME.applyTool("5x5_r0.0_t4.4.red", "wall", slot);
        assertThat(walled).isEqualTo("5x5--oe_r0.0_t4.4.red");
        assertThat(GAME.applyTool(walled, "wall", slot)).isEqualTo("5x5_r0.0_t4.4.red");
        assertThat(GAME.applyTool("5x5_r0.0_t4.4.red", "wall", new Spot(Spot.Kind.H, 2, 1)))
                .isEqualTo("5x5-2os_r0.0_t4.4.red");
        String blocked = use("5x5_r0.0_t4.4.red", "block", 2, 2);
        assertThat(blocked).isEqualTo("5x5---2ox_r0.0_t4.4.red");
        assertThat(use(blocked, "block", 2, 2)).isEqualTo("5x5_r0.0_t4.4.red");
        assertThat(use(blocked, "slash-blue", 2, 2)).isEqualTo("5x5---2oBzo_r0.0_t4.4.red");
        assertThat(use(PRINTED, "block", 0, 0)).startsWith("16x16-x").contains("_t6.12.blue.square_");
    }

    @Test
    void boardCanBeEmptiedAndResized() {
        assertThat(use(PRINTED, "empty", 0, 0)).isEqualTo("16x16_r15.13_g12.6_b1.13_y2.11_t6.12.blue");
        String small = "3x4-oe_r0.0_g2.3_t2.1.red";
        assertThat(use(small, "add-column", 0, 0)).isEqualTo("4x4-oe_r0.0_g2.3_t2.1.red");
        assertThat(use(small, "add-row", 0, 0)).isEqualTo("3x5-oe_r0.0_g2.3_t2.1.red");
        // the green robot stands on the removed row and moves to the nearest free cell
        assertThat(use(small, "remove-row", 0, 0)).isEqualTo("3x3-oe_r0.0_g2.2_t2.1.red");
        assertThatThrownBy(() -> use(small, "remove-column", 0, 0)).hasMessageContaining("from 3 to 100");
    }

    @Test
    void invalidResultsAreRejectedWhenRead() {
        String crowded = use(PRINTED, "robot-red", 12, 6);
        assertThatThrownBy(() -> GAME.read(crowded))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("M7");
        assertThatThrownBy(() -> GAME.applyTool(PRINTED, "wall", new Spot(Spot.Kind.V, 0, 3)))
                .hasMessageContaining("outer edge");
        assertThatThrownBy(() -> GAME.applyTool(PRINTED, "wall", Spot.cell(0, 3)))
                .hasMessageContaining("cannot be used");
        assertThatThrownBy(() -> use(PRINTED, "robot-pink", 0, 0)).hasMessageContaining("unknown tool");
    }

    /** After any edit the text is valid or reading it throws an exception, and the board stays consistent. */
    @Test
    void randomEditsKeepTheBoardConsistent() {
        Random random = new Random(9);
        String position = PRINTED;
        for (int i = 0; i < 2000; i++) {
            PositionEditor.Tool tool =
                    GAME.tools().get(random.nextInt(GAME.tools().size()));
            Spot.Kind kind = !tool.edges() ? Spot.Kind.CELL : random.nextBoolean() ? Spot.Kind.H : Spot.Kind.V;
            try {
                String next =
                        GAME.applyTool(position, tool.id(), new Spot(kind, random.nextInt(17), random.nextInt(17)));
                RicochetSetup setup = (RicochetSetup) GAME.read(next);
                AssemblyTest.assertConsistent(setup.mission().board());
                position = setup.write();
            } catch (NotationException e) {
                assertThat(e.getMessage()).isNotBlank();
            }
        }
        assertThat(position).isNotEqualTo(PRINTED);
    }

    private static String arranged(Spot from, Spot to) {
        return RicochetGame.GAME.arrange(PRINTED, from, to);
    }

    @Test
    void arrangeMovesARobotAndChoosesAPrintedTarget() {
        assertThat(arranged(Spot.cell(15, 13), Spot.cell(0, 0))).isEqualTo(PRINTED.replace("r15.13", "r0.0"));
        Target other = RicochetNotation.read(PRINTED).layout().targets().get(0);
        Spot token = Spot.cell(other.cell() % 16, other.cell() / 16);
        String chosen = "_t" + token.x() + "." + token.y() + "." + Robots.colour(other.colour());
        assertThat(arranged(token, token)).isEqualTo(PRINTED.replace("_t6.12.blue", chosen));
    }

    @Test
    void impossibleArrangementsAreRejectedWithAReason() {
        assertThatThrownBy(() -> arranged(Spot.cell(15, 13), Spot.cell(12, 6))).hasMessageContaining("both");
        assertThatThrownBy(() -> arranged(Spot.cell(15, 13), Spot.cell(7, 7))).hasMessageContaining("blocked");
        assertThatThrownBy(() -> arranged(Spot.cell(0, 0), Spot.cell(1, 1))).hasMessageContaining("no robot");
        assertThatThrownBy(() -> arranged(Spot.cell(0, 0), Spot.cell(0, 0))).hasMessageContaining("No target there");
        assertThatThrownBy(() -> arranged(Spot.cell(15, 13), Spot.cell(16, 13)))
                .hasMessageContaining("cell of the board");
    }
}

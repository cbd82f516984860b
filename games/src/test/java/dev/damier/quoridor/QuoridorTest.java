package dev.damier.quoridor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.damier.game.Game;
import dev.damier.game.GameContract;
import dev.damier.game.NotationException;
import dev.damier.game.Scene;
import dev.damier.game.Table;
import dev.damier.game.Tone;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tests the notation and the rules of Quoridor, in addition to the contract of all games. */
class QuoridorTest extends GameContract {
    @Override
    public Game game() {
        return new Quoridor();
    }

    @Override
    public List<String> positions() {
        return List.of(
                "-_-_e1.e9_10.10_1",
                "e3g6_d6_e4.e6_8.9_1",
                "-_-_e1.a5.e9.i5_5.5.5.5_1",
                "-_-_b1.b3_1.1_1_size3",
                "-_-_c1.c5_7.7_2_size5_walls7_nodraw",
                "a1j10_e5_f1.f11_12.13_1_size11",
                "-_-_c2.b3.c3.d3_1.1.2.2_3_size5_noside");
    }

    @Override
    public List<Map<String, String>> deals() {
        return List.of(
                Map.of(),
                Map.of("plies", "4"),
                Map.of("players", "4", "size", "7", "plies", "3"),
                Map.of("size", "3", "walls", "2", "draws", "off", "behind", "blocked"));
    }

    @Test
    void readsTheSpacedFormAndTheStart() {
        assertThat(game().read("e3g6 / d6 / e4 e6 / 8 9 / 1").write()).isEqualTo("e3g6_d6_e4.e6_8.9_1");
        assertThat(game().read("start").write()).isEqualTo("-_-_e1.e9_10.10_1");
        assertThat(game().read("START moves e2 e8 e3h").write()).isEqualTo("e3_-_e2.e8_9.10_2");
        assertThat(game().read("start / size5 / players4").write()).isEqualTo("-_-_c1.a3.c5.e3_2.2.2.2_1_size5");
        assertThat(game().read("start size=5 walls=4").write()).isEqualTo("-_-_c1.c5_4.4_1_size5_walls4");
    }

    @Test
    void canonicalTextIsUrlSafe() {
        for (String text : positions()) assertThat(text).matches("[A-Za-z0-9._~-]+");
    }

    @Test
    void impossiblePositionsAreRejectedWithTheReason() {
        assertRejected("- / - / e4 e4 / 10 10 / 1", "the pawns of Red and Blue both stand on e4");
        assertRejected("e3f3 / - / e1 e9 / 9 9 / 1", "A horizontal wall at f3 would overlap the horizontal wall at e3");
        assertRejected("e3 / e3 / e1 e9 / 9 9 / 1", "A vertical wall at e3 would cross the horizontal wall at e3");
        assertRejected("e3 / - / e1 e9 / 10 10 / 1", "too many walls");
        assertRejected("a1 / b1 / a1 e9 / 9 9 / 1", "Red has no path");
        assertRejected("- / - / e9 e1 / 10 10 / 1", "two pawns stand on their goal");
        assertRejected("- / - / e1 e9 / 11 9 / 1", "expected a number from 0 to 10");
        assertRejected("- / - / e1 e9 / 10 10 / 3", "expected a number from 1 to 2");
        assertRejected("i3 / - / e1 e9 / 9 9 / 1", "i3h is not a wall");
        assertRejected("- / - / e1 e9 f5 / 10 10 10 / 1", "2 or 4 pawns");
        assertRejected("start size8", "3, 5, 7, 9 or 11");
    }

    private void assertRejected(String text, String reason) {
        assertThatThrownBy(() -> game().read(text))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining(reason);
    }

    @Test
    void illegalMovesAreRejectedWithTheReason() {
        Table table = game().read("e3 / a1 / a2 e9 / 9 9 / 1").newTable();
        assertIllegal(table, "f3h", "A horizontal wall at f3 would overlap the horizontal wall at e3");
        assertIllegal(table, "e3v", "A vertical wall at e3 would cross the horizontal wall at e3");
        assertIllegal(table, "a2h", "A horizontal wall at a2 would close Red’s last path");
        assertIllegal(table, "e9", "Blue’s pawn stands on e9");
        assertIllegal(table, "c5", "cannot be reached from a2");
        assertIllegal(table, "i9h", "is not a move");
        assertIllegal(table, "pass", "legal only when there is no other legal move");
        assertIllegal(game().read("- / - / e1 e9 / 0 10 / 1").newTable(), "e5h", "Red has no walls left");
        assertIllegal(game().read("- / - / e9 e8 / 0 10 / 2").newTable(), "e7", "The game is over");
    }

    private static void assertIllegal(Table table, String move, String reason) {
        assertThatThrownBy(() -> table.read(move))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining(reason);
        try {
            table.read(move);
        } catch (NotationException e) {
            assertThat(e.in(Locale.FRENCH)).isNotEqualTo(e.in(Locale.ENGLISH));
        }
    }

    @Test
    void wallsHaveTheToneOfTheirPlayer() {
        Table table = game().read("e3 / - / e2 e8 / 9 10 / 2").newTable();
        table.play(table.read("d6v").code());
        assertThat(table.scene(-1).walls())
                .containsExactlyInAnyOrder(
                        new Scene.Wall(4, 6, false, 2, Tone.INK), new Scene.Wall(4, 2, true, 2, Tone.BLUE));
    }

    @Test
    void thirdOccurrenceIsADrawUnlessDisabled() {
        String shuffle = " moves e2 e8 e1 e9 e2 e8 e1 e9";
        assertThat(game().read("start" + shuffle).newTable().status().over()).isTrue();
        assertThat(game().read("start" + shuffle).newTable().moves()).isEmpty();
        assertThat(game().read("start nodraw" + shuffle).newTable().status().over())
                .isFalse();
    }

    @Test
    void pawnBehindTheJumpedOneAllowsTheSideStepByDefault() {
        String text = "- / - / c2 a1 c3 c4 / 2 2 2 2 / 1 / size5";
        assertThat(pawnMoves(text)).containsExactlyInAnyOrder("b2", "d2", "c1", "b3", "d3");
        assertThat(pawnMoves(text + " / noside")).containsExactlyInAnyOrder("b2", "d2", "c1");
    }

    @Test
    void playerWithoutMovesPasses() {
        assertThat(pawnMoves("a1 / - / a1 b1 a3 c1 / 0 0 0 0 / 1 / size3 / noside"))
                .containsExactly("pass");
    }

    private List<String> pawnMoves(String text) {
        return game().read(text).newTable().moves().stream()
                .map(m -> m.text())
                .filter(t -> !t.endsWith("h") && !t.endsWith("v"))
                .toList();
    }
}

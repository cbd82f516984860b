package dev.damier.breakthrough;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Game;
import dev.damier.game.GameContract;
import dev.damier.game.Games;
import dev.damier.game.Scene;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.play.Perft;
import dev.damier.play.Position;
import dev.damier.run.Control;
import dev.damier.run.Outcome.Chosen;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tests Breakthrough: a game whose pieces are identical and move. */
class BreakthroughTest extends GameContract {
    @Override
    public Game game() {
        return new Breakthrough();
    }

    @Override
    public List<String> positions() {
        return List.of(
                "bbbbbb/bbbbbb/6/6/wwwwww/wwwwww_w",
                "2b3/b3w1/1w2b1/2w3/4b1/1w4_b",
                "w5/6/6/b5/6/6_b",
                "6/6/2w3/6/6/6_b");
    }

    @Override
    public List<Map<String, String>> deals() {
        return List.of(Map.of(), Map.of("plies", "8"));
    }

    /** The id of a piece has a history: two games that reach the same squares can have different ids there. */
    @Test
    void pieceKeepsItsIdOnTheSameTable() {
        Table table = game().example().newTable();
        Scene.Piece before = pieceAt(table, 0, 4);
        for (String move : List.of("a2b3", "a5a4", "b2a3"))
            table.play(table.read(move).code());
        assertThat(pieceAt(table, 1, 3).id()).isEqualTo(before.id());
        Table again = game().read(table.write()).newTable();
        assertThat(pieceAt(again, 1, 3).id()).isNotEqualTo(before.id());
    }

    private static Scene.Piece pieceAt(Table table, int x, int y) {
        return table.scene(0).pieces().stream()
                .filter(piece -> piece.x() == x && piece.y() == y)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void perftMatchesTheCountByHand() {
        Position start = game().example().as(Position.class).orElseThrow();
        // Each of the six pieces in front moves straight or to two sides, the outer two to one side: 6 + 10.
        assertThat(Perft.count(start, 1)).isEqualTo(16);
        assertThat(Perft.count(start, 2)).isEqualTo(16 * 16);
    }

    @Test
    void alphaBetaFindsTheWin() {
        Setup setup = game().read("6/2w3/6/6/3b2/6_w");
        Chosen chosen = (Chosen)
                Games.run(Games.all().engine(setup, "alphabeta"), Map.of("depth", "3"), setup, Control.unlimited());
        assertThat(chosen.value()).isEqualTo(Chosen.WIN - 1);
    }
}

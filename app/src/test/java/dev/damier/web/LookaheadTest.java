package dev.damier.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Games;
import dev.damier.game.Move;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests the legal moves sent ahead to a page. */
class LookaheadTest {
    @Test
    void returnsLegalMovesAfterTheNextMoves() {
        Setup setup = Games.all().game("taquin").read("1,2,4/3,5,0/7,6,8");
        Table table = setup.newTable();
        List<Move> moves = table.moves();
        assertThat(Lookahead.of(table)).hasSizeGreaterThan(moves.size()).allSatisfy((line, legal) -> {
            Table played = setup.newTable();
            for (String word : line.split(" "))
                played.play(played.moves().stream()
                        .filter(m -> m.text().equals(word))
                        .findFirst()
                        .orElseThrow()
                        .code());
            assertThat(legal).isEqualTo(played.moves());
        });
        assertThat(table.moves()).isEqualTo(moves);
    }

    /** Cells revealed by a move cannot be hidden again, so such a move cannot be undone. */
    @Test
    void gameWithoutUndoHasNoLookahead() {
        assertThat(Lookahead.of(
                        Games.all().game("hitman").read(".N./#T./.P._explore").newTable()))
                .isEmpty();
    }
}

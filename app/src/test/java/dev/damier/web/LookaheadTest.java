package dev.damier.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Games;
import dev.damier.game.Move;
import dev.damier.game.Scene;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.game.Table.SlidingMoves;
import java.util.ArrayList;
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

    /** The patterns of the sliding puzzle describe its legal moves, with one and with several blanks. */
    @Test
    void patternsDescribeTheLegalMoves() {
        for (String position : List.of("1,2,4/3,5,0/7,6,8", "0,2,4/3,5,0/1,6,7")) {
            Table table = Games.all().game("taquin").read(position).newTable();
            SlidingMoves slides = table.slidingMoves().orElseThrow();
            Scene scene = table.scene(-1);
            List<String> moves = new ArrayList<>();
            for (Scene.Piece piece : scene.pieces()) {
                for (SlidingMoves.Pattern pattern : slides.patterns()) {
                    int x = piece.x() + pattern.dx();
                    int y = piece.y() + pattern.dy();
                    boolean inside = x >= 0 && x < scene.columns() && y >= 0 && y < scene.rows();
                    if (inside && scene.pieces().stream().noneMatch(p -> p.x() == x && p.y() == y))
                        moves.add(pattern.text().replace("{0}", piece.label()) + pattern.way());
                }
            }
            assertThat(moves)
                    .as(position)
                    .containsExactlyInAnyOrderElementsOf(
                            table.moves().stream().map(m -> m.text() + m.way()).toList());
        }
        assertThat(Games.all()
                        .game("taquin")
                        .read("1,2,3/4,5,6/0,7,8")
                        .newTable()
                        .slidingMoves()
                        .orElseThrow()
                        .horizon())
                .isEqualTo(2);
    }

    /** Cells revealed by a move cannot be hidden again, so such a move cannot be undone. */
    @Test
    void gameWithoutUndoHasNoLookahead() {
        assertThat(Lookahead.of(
                        Games.all().game("hitman").read(".N./#T./.P._explore").newTable()))
                .isEmpty();
    }
}

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
import java.util.Map;
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
    }

    /** The goals tell a page when the sliding puzzle is solved. With many misplaced tiles there are none. */
    @Test
    void goalsAreThoseOfTheMisplacedTiles() {
        SlidingMoves near = slides("1,2,3/4,5,6/0,7,8");
        assertThat(near.horizon()).isEqualTo(2);
        assertThat(near.goals())
                .containsExactly(new SlidingMoves.PieceGoal("t7", 0, 2), new SlidingMoves.PieceGoal("t8", 1, 2));
        assertThat(slides("1,2,3/4,5,6/7,8,0").goals()).isEmpty();
        SlidingMoves far =
                slides(Games.all().game("taquin").deal(Map.of("size", "10"), 1).write());
        assertThat(far.horizon()).isGreaterThan(40);
        assertThat(far.goals()).isEmpty();
    }

    private static SlidingMoves slides(String position) {
        return Games.all()
                .game("taquin")
                .read(position)
                .newTable()
                .slidingMoves()
                .orElseThrow();
    }

    /** Cells revealed by a move cannot be hidden again, so such a move cannot be undone. */
    @Test
    void gameWithoutUndoHasNoLookahead() {
        assertThat(Lookahead.of(
                        Games.all().game("hitman").read(".N./#T./.P._explore").newTable()))
                .isEmpty();
    }
}

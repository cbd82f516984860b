package dev.damier.taquin;

import dev.damier.game.Game;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.game.Text;
import dev.damier.search.Puzzle;
import java.util.List;
import java.util.Optional;

/**
 * A board to start from.
 *
 * @param slides a whole segment of a row or column may slide as one move, and counts as one
 */
record TaquinSetup(Board board, boolean slides) implements Setup {

    @Override
    public Game game() {
        return new Taquin();
    }

    @Override
    public String write() {
        return Notation.write(board, slides);
    }

    @Override
    public Table seat() {
        return new TaquinTable(board, slides);
    }

    /** A {@link Board} counts single tiles, so where segments slide it is not offered. */
    @Override
    public <T> Optional<T> as(Class<T> view) {
        Object seen = null;
        if (view.isInstance(this)) seen = this;
        else if (view == Board.class && !slides) seen = board;
        else if (view == SmallBoard.class && SmallBoard.fits(board)) seen = new SmallBoard(board, slides);
        else if (view == Puzzle.class || view == Puzzle.TwoWay.class) seen = new TaquinPuzzle(board, slides);
        return Optional.ofNullable(seen).map(view::cast);
    }

    @Override
    public List<Text> remarks() {
        if (board.solvable()) return List.of();
        return List.of(Text.of(TaquinSetup.class, "remark.odd", board.tiles() - 1, board.tiles()));
    }
}

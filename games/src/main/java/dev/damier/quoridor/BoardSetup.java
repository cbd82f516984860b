package dev.damier.quoridor;

import dev.damier.game.Game;
import dev.damier.game.Hint;
import dev.damier.game.Hints;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.run.Outcome;
import java.util.Optional;

/**
 * A starting position of a game. It keeps the moves with which it was read, so that repetitions are counted from the
 * first of them. {@link #write} returns the position without these moves.
 */
final class BoardSetup implements Setup {
    private final Quoridor game;
    private final Board board;

    BoardSetup(Quoridor game, Board board) {
        this.game = game;
        this.board = board;
    }

    @Override
    public Game game() {
        return game;
    }

    @Override
    public String write() {
        return Notation.write(board);
    }

    @Override
    public Table newTable() {
        return new BoardTable(board);
    }

    @Override
    public <T> Optional<T> as(Class<T> view) {
        if (!view.isInstance(board) || view.equals(Object.class)) return Optional.empty();
        return Optional.of(view.cast(board.copy()));
    }

    @Override
    public Hint hint(int level, Outcome answer) {
        return answer instanceof Outcome.Chosen chosen && chosen.move() != MoveCode.PASS
                ? new BoardHints(board, chosen.move()).atLevel(level)
                : Hints.generic(this, level, answer);
    }
}

package dev.damier.quoridor;

import dev.damier.game.Game;
import dev.damier.game.Hints;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.game.Text;
import dev.damier.run.Outcome;
import java.util.Optional;

/**
 * A position to start from. It remembers the moves it was read with, so that repetitions are counted from there; its
 * text is the position alone.
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
    public Table seat() {
        return new BoardTable(board);
    }

    @Override
    public <T> Optional<T> as(Class<T> view) {
        if (!view.isInstance(board) || view.equals(Object.class)) return Optional.empty();
        return Optional.of(view.cast(board.copy()));
    }

    /** What kind of move, which sort of it, whereabouts, and the move itself. */
    @Override
    public Text hint(int grade, Outcome answer) {
        if (!(answer instanceof Outcome.Chosen chosen) || chosen.move() == MoveCode.PASS)
            return Hints.generic(this, grade, answer);
        int move = chosen.move();
        String text = MoveCode.text(move, board.size);
        boolean pawn = MoveCode.pawn(move);
        return switch (grade) {
            case 1 -> say(pawn ? "hint.pawn" : "hint.wall");
            case 2 -> say(pawn ? "hint." + way(move) : MoveCode.horizontal(move) ? "hint.horizontal" : "hint.vertical");
            case 3 -> pawn ? say("hint.line") : say("hint.column", text.substring(0, 1));
            default -> say("hint.play", text);
        };
    }

    private String way(int to) {
        int from = board.pawn(board.toMove());
        if (to / board.size != from / board.size) return to > from ? "up" : "down";
        return to > from ? "right" : "left";
    }

    private static Text say(String key, Object... args) {
        return Text.of(BoardSetup.class, key, args);
    }
}

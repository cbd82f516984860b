package dev.damier.quoridor;

import dev.damier.game.Hint;
import dev.damier.game.Move;
import dev.damier.game.Scene;
import dev.damier.game.Spot;
import dev.damier.game.Text;
import java.util.ArrayList;
import java.util.List;

/** The hints for a move on four levels: kind of move, more about its kind, approximate place, the move itself. */
final class BoardHints {
    private final Board board;
    private final int move;

    BoardHints(Board board, int move) {
        this.board = board;
        this.move = move;
    }

    /** Returns the hint of a level. Levels from 4 on show the move. */
    Hint atLevel(int level) {
        if (level >= 4) return moveHint();
        return MoveCode.isPawnMove(move) ? pawnHint(level) : wallHint(level);
    }

    private Hint moveHint() {
        Move played = new BoardTable(board).move(move).orElseThrow();
        return hint("hint.play", played.words()).withArrow(played, QuoridorScene.tone(board.toMove()));
    }

    private Hint pawnHint(int level) {
        int mover = board.toMove();
        Spot pawn = QuoridorScene.spot(board.pawn(mover), board.size);
        if (level == 1) return hint("hint.pawn").withRings(pawn);
        if (level == 3) return hint("hint." + direction()).withRings(pawn);
        boolean shortens = board.route(mover).length() > 0 && shortensPath();
        return shortens
                ? hint("hint.line").withMarks(new PathInsight(board).pathMarks(mover))
                : hint("hint.aside").withRings(pawn);
    }

    private boolean shortensPath() {
        int mover = board.toMove();
        Board after = board.copy();
        after.play(move);
        return after.distance(mover) < board.distance(mover);
    }

    private String direction() {
        int from = board.pawn(board.toMove());
        if (move / board.size != from / board.size) return move > from ? "up" : "down";
        return move > from ? "right" : "left";
    }

    private Hint wallHint(int level) {
        boolean horizontal = MoveCode.isHorizontal(move);
        if (level == 1) return hint("hint.wall");
        if (level == 2) return hint(horizontal ? "hint.horizontal" : "hint.vertical");
        int column = (move & 127) % board.size;
        List<Scene.Mark> marks = new ArrayList<>();
        for (int row = 0; row < board.size; row++)
            marks.add(new Scene.Mark(column, row, Scene.Mark.Kind.DOT, QuoridorScene.tone(board.toMove()), "", 100));
        return hint("hint.column", MoveCode.squareName(column, board.size).substring(0, 1))
                .withMarks(marks);
    }

    private static Hint hint(String key, Object... args) {
        return Hint.of(Text.of(BoardHints.class, key, args));
    }
}

package dev.damier.quoridor;

import dev.damier.game.Hint;
import dev.damier.game.Move;
import dev.damier.game.Scene;
import dev.damier.game.Spot;
import dev.damier.game.Text;
import java.util.ArrayList;
import java.util.List;

/** Four hints for a move, each telling more: what kind it is, which sort of it, whereabouts, and the move itself. */
final class BoardHints {
    private final Board board;
    private final int move;

    BoardHints(Board board, int move) {
        this.board = board;
        this.move = move;
    }

    Hint of(int grade) {
        if (grade >= 4) return played();
        return MoveCode.pawn(move) ? step(grade) : wall(grade);
    }

    private Hint played() {
        Move played = new BoardTable(board).move(move).orElseThrow();
        return say("hint.play", played.words()).proposing(played, QuoridorScene.tone(board.toMove()));
    }

    private Hint step(int grade) {
        int mover = board.toMove();
        Spot pawn = QuoridorScene.spot(board.pawn(mover), board.size);
        if (grade == 1) return say("hint.pawn").at(pawn);
        if (grade == 3) return say("hint." + way()).at(pawn);
        boolean nearer = board.route(mover).length() > 0 && shortens();
        return nearer
                ? say("hint.line").with(new Paths(board).of(mover))
                : say("hint.aside").at(pawn);
    }

    private boolean shortens() {
        int mover = board.toMove();
        Board after = board.copy();
        after.play(move);
        return after.distance(mover) < board.distance(mover);
    }

    private String way() {
        int from = board.pawn(board.toMove());
        if (move / board.size != from / board.size) return move > from ? "up" : "down";
        return move > from ? "right" : "left";
    }

    private Hint wall(int grade) {
        boolean across = MoveCode.horizontal(move);
        if (grade == 1) return say("hint.wall");
        if (grade == 2) return say(across ? "hint.horizontal" : "hint.vertical");
        int column = (move & 127) % board.size;
        List<Scene.Mark> marks = new ArrayList<>();
        for (int row = 0; row < board.size; row++)
            marks.add(new Scene.Mark(column, row, Scene.Mark.Kind.DOT, QuoridorScene.tone(board.toMove()), "", 100));
        return say("hint.column", MoveCode.square(column, board.size).substring(0, 1))
                .with(marks);
    }

    private static Hint say(String key, Object... args) {
        return Hint.of(Text.of(BoardHints.class, key, args));
    }
}

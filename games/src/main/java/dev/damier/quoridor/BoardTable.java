package dev.damier.quoridor;

import dev.damier.game.Effect;
import dev.damier.game.Gesture;
import dev.damier.game.Insight;
import dev.damier.game.Move;
import dev.damier.game.Scene;
import dev.damier.game.Spot;
import dev.damier.game.Table;
import dev.damier.game.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** A board to play on. */
final class BoardTable implements Table, Insight {
    private final Board board;
    private final int firstPly;

    BoardTable(Board board) {
        this.board = board.copy();
        this.firstPly = board.ply();
    }

    @Override
    public Scene scene(int viewer) {
        return QuoridorScene.of(board);
    }

    @Override
    public List<Move> moves() {
        int[] codes = new int[board.maxMoves()];
        int n = board.moves(codes);
        List<Move> moves = new ArrayList<>(n);
        for (int i = 0; i < n; i++) moves.add(described(codes[i]));
        return moves;
    }

    private Move described(int code) {
        String text = MoveCode.text(code, board.size);
        Spot to = QuoridorScene.spot(code, board.size);
        int player = board.toMove();
        Text words = MoveValidation.words(code, board.size);
        if (code == MoveCode.PASS) return new Move(code, text, words, null, null);
        if (!MoveCode.pawn(code)) {
            boolean across = MoveCode.horizontal(code);
            Scene.Wall wall = new Scene.Wall(to.x(), to.y(), !across, 2, QuoridorScene.tone(player));
            return new Move(code, text, words, null, to).effect(Effect.wall(wall));
        }
        Spot from = QuoridorScene.spot(board.pawn(player), board.size);
        return new Move(code, text, words, from, to).way(way(from, to)).effect(Effect.moved(QuoridorScene.pawn(player), to));
    }

    private static char way(Spot from, Spot to) {
        if (from.x() == to.x()) return to.y() < from.y() ? 'N' : 'S';
        if (from.y() == to.y()) return to.x() < from.x() ? 'W' : 'E';
        return ' ';
    }

    @Override
    public Move read(String text) {
        return described(MoveValidation.read(board, text));
    }

    /** Any pawn move or wall can be named, so the reason against it is the one that its text is refused with. */
    @Override
    public Gesture gesture(Spot from, Spot to) {
        int mine = board.pawn(board.toMove());
        if (from != null && !from.equals(to)) {
            for (int p = 0; p < board.players(); p++) {
                if (p != board.toMove() && from.equals(QuoridorScene.spot(board.pawn(p), board.size)))
                    return Gesture.refused(Text.of(BoardTable.class, "move.not-yours", p + 1, board.toMove() + 1));
            }
            if (!from.equals(QuoridorScene.spot(mine, board.size))) return Table.super.gesture(from, to);
        }
        return QuoridorScene.inside(to, board.size)
                ? Gesture.read(this, QuoridorScene.text(to, board.size))
                : Table.super.gesture(from, to);
    }

    /** Describes this one only: a line that a search tells is followed move by move, several times a second. */
    @Override
    public Optional<Move> move(int code) {
        return legal(code) ? Optional.of(described(code)) : Optional.empty();
    }

    private boolean legal(int code) {
        int[] codes = new int[board.maxMoves()];
        int n = board.moves(codes);
        return IntStream.range(0, n).anyMatch(i -> codes[i] == code);
    }

    @Override
    public void play(int code) {
        if (legal(code)) {
            board.play(code);
            return;
        }
        boolean known = code >= 0 && code < MoveCode.END;
        throw new IllegalArgumentException("quoridor: move code " + code
                + (known ? " (" + MoveCode.text(code, board.size) + ")" : "") + " is not legal in " + write());
    }

    @Override
    public boolean undo() {
        if (board.ply() == firstPly) return false;
        board.undo();
        return true;
    }

    @Override
    public String write() {
        return Notation.write(board);
    }

    @Override
    public int toMove() {
        return board.toMove();
    }

    @Override
    public List<Seat> seats() {
        return IntStream.range(0, board.players())
                .mapToObj(p -> new Seat(
                        Text.of(BoardTable.class, "seat." + QuoridorScene.tone(p).word()), QuoridorScene.tone(p)))
                .toList();
    }

    @Override
    public Status status() {
        boolean over = board.over();
        int seat = board.toMove() + 1;
        Text sentence = board.winner() >= 0
                ? Text.of(BoardTable.class, "status.won", board.winner() + 1)
                : over
                        ? Text.of(BoardTable.class, "status.drawn")
                        : Text.of(BoardTable.class, "status.turn", seat, board.left(seat - 1));
        return new Status(over, board.winner(), board.ply(), sentence);
    }

    @Override
    public List<Layer> layers() {
        return List.of(new Layer(Paths.LAYER, Text.of(BoardTable.class, "layer.paths")));
    }

    @Override
    public List<Scene.Mark> layer(String id) {
        return new Paths(board).layer(id);
    }

    @Override
    public List<Text> why(Spot cell) {
        return new Paths(board).why(cell);
    }
}

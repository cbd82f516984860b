package dev.damier.quoridor;

import dev.damier.game.AnalysisLayers;
import dev.damier.game.Effect;
import dev.damier.game.Gesture;
import dev.damier.game.Move;
import dev.damier.game.Scene;
import dev.damier.game.Spot;
import dev.damier.game.Table;
import dev.damier.game.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** A Quoridor game that people and engines play on. */
final class BoardTable implements Table, AnalysisLayers {
    private final Board board;
    /** The ply at which this game starts. Moves before it cannot be undone. */
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
        for (int i = 0; i < n; i++) moves.add(describe(codes[i]));
        return moves;
    }

    private Move describe(int code) {
        String text = MoveCode.text(code, board.size);
        int player = board.toMove();
        Text words = MoveValidation.describe(code, board.size);
        if (code == MoveCode.PASS) return new Move(code, text, words, null, null);
        Spot to = QuoridorScene.spot(code, board.size);
        if (!MoveCode.isPawnMove(code)) {
            boolean horizontal = MoveCode.isHorizontal(code);
            Scene.Wall wall = new Scene.Wall(to.x(), to.y(), !horizontal, 2, QuoridorScene.tone(player));
            return new Move(code, text, words, null, to).effect(Effect.wall(wall));
        }
        Spot from = QuoridorScene.spot(board.pawn(player), board.size);
        return new Move(code, text, words, from, to)
                .way(direction(from, to))
                .effect(Effect.moved(QuoridorScene.pawnId(player), to));
    }

    private static char direction(Spot from, Spot to) {
        if (from.x() == to.x()) return to.y() < from.y() ? 'N' : 'S';
        if (from.y() == to.y()) return to.x() < from.x() ? 'W' : 'E';
        return ' ';
    }

    @Override
    public Move read(String text) {
        return describe(MoveValidation.read(board, text));
    }

    /**
     * Interprets a click or a drag. Every pawn move and wall has a text. A gesture is rejected with the same reason as
     * its text.
     */
    @Override
    public Gesture gesture(@Nullable Spot from, Spot to) {
        int ownSquare = board.pawn(board.toMove());
        if (from != null && !from.equals(to)) {
            for (int p = 0; p < board.players(); p++) {
                if (p != board.toMove() && from.equals(QuoridorScene.spot(board.pawn(p), board.size)))
                    return Gesture.refused(Text.of(
                            BoardTable.class, "move.not-yours", QuoridorScene.name(p), QuoridorScene.name(toMove())));
            }
            if (!from.equals(QuoridorScene.spot(ownSquare, board.size))) return Table.super.gesture(from, to);
        }
        return QuoridorScene.isMoveSpot(to, board.size)
                ? Gesture.read(this, QuoridorScene.moveText(to, board.size))
                : Table.super.gesture(from, to);
    }

    /**
     * Describes only this move instead of all legal moves. A search reports its line several times per second, and each
     * line is followed move by move.
     */
    @Override
    public Optional<Move> move(int code) {
        return isLegal(code) ? Optional.of(describe(code)) : Optional.empty();
    }

    private boolean isLegal(int code) {
        if (code == MoveCode.PASS && pass().isPresent()) return true;
        int[] codes = new int[board.maxMoves()];
        int n = board.moves(codes);
        return IntStream.range(0, n).anyMatch(i -> codes[i] == code);
    }

    @Override
    public void play(int code) {
        if (isLegal(code)) {
            board.play(code);
            return;
        }
        boolean valid = code >= 0 && code < MoveCode.CODE_COUNT;
        throw new IllegalArgumentException("quoridor: move code " + code
                + (valid ? " (" + MoveCode.text(code, board.size) + ")" : "") + " is not legal in " + write());
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

    /** The pawn of a player who is out stays where it is. Two players never pass, because the opponent has won. */
    @Override
    public Optional<Move> pass() {
        return board.players() > 2 && !board.isOver() ? Optional.of(describe(MoveCode.PASS)) : Optional.empty();
    }

    @Override
    public int toMove() {
        return board.toMove();
    }

    @Override
    public List<Seat> seats() {
        return IntStream.range(0, board.players())
                .mapToObj(p -> new Seat(QuoridorScene.name(p), QuoridorScene.tone(p)))
                .toList();
    }

    @Override
    public Status status() {
        boolean over = board.isOver();
        Text sentence = board.winner() >= 0
                ? Text.of(BoardTable.class, "status.won", QuoridorScene.name(board.winner()))
                : over
                        ? Text.of(BoardTable.class, "status.drawn")
                        : Text.of(
                                BoardTable.class,
                                "status.turn",
                                QuoridorScene.name(toMove()),
                                board.wallsLeft(toMove()));
        return new Status(over, board.winner(), board.ply(), sentence);
    }

    @Override
    public List<Layer> layers() {
        return List.of(new Layer(PathInsight.LAYER, Text.of(BoardTable.class, "layer.paths")));
    }

    @Override
    public List<Scene.Mark> layer(String id) {
        return new PathInsight(board).layer(id);
    }

    @Override
    public List<Text> explain(Spot cell) {
        return new PathInsight(board).explain(cell);
    }
}

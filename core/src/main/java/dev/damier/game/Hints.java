package dev.damier.game;

import dev.damier.run.Outcome;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Default hints for any game: number of moves, pieces involved, next piece, next move. */
public final class Hints {
    private Hints() {}

    /**
     * Returns a hint.
     *
     * @param setup the position
     * @param level from 1 (reveals the minimum) to 4 (the next move)
     * @param answer the outcome of an engine for this position
     */
    public static Hint generic(Setup setup, int level, Outcome answer) {
        int[] line = line(answer);
        if (line.length == 0) return hint(answer instanceof Outcome.Solved ? "hint.done" : "hint.none");
        Table table = setup.newTable();
        Scene scene = table.scene(-1);
        Move first = requireLegal(table, line[0]);
        Optional<Scene.Piece> next = piece(scene, first);
        if (level >= 4 || next.isEmpty() && level > 1) return nextMove(first);
        boolean chosen = answer instanceof Outcome.Chosen;
        if (level == 1 && !chosen) return hint("hint.length", line.length);
        if (level == 2 && !chosen) return allPieces(table, scene, line);
        return hint(level == 1 ? "hint.kind" : "hint.next-piece", named(next, first))
                .withRings(spots(next.stream().toList()));
    }

    /** Returns the moves of an outcome: the solution, the best solution so far, or the chosen move; else empty. */
    public static int[] line(Outcome answer) {
        if (answer instanceof Outcome.Solved solved) return solved.moves();
        if (answer instanceof Outcome.Chosen chosen) return new int[] {chosen.move()};
        if (answer instanceof Outcome.Stopped stopped && stopped.best().isPresent())
            return stopped.best().get().moves();
        return new int[0];
    }

    private static Hint nextMove(Move move) {
        return hint("hint.next-move", move.words()).withArrow(move, Tone.ACCENT);
    }

    /** Returns a hint with all pieces that move in the solution, at their current cells. */
    private static Hint allPieces(Table table, Scene now, int[] line) {
        Map<String, Scene.Piece> involved = new LinkedHashMap<>();
        for (int code : line) {
            Optional<Scene.Piece> moved = piece(table.scene(-1), requireLegal(table, code));
            for (Scene.Piece piece : now.pieces())
                if (moved.isPresent() && piece.id().equals(moved.get().id())) involved.put(piece.id(), piece);
            table.play(code);
        }
        List<Scene.Piece> pieces = List.copyOf(involved.values());
        return hint(
                        "hint.pieces",
                        Text.list(", ", pieces.stream().map(Scene.Piece::name).toList()))
                .withRings(spots(pieces));
    }

    private static Move requireLegal(Table table, int code) {
        return table.move(code)
                .orElseThrow(
                        () -> new IllegalStateException("engine move " + code + " is not legal in " + table.write()));
    }

    /** Returns the piece on the cell where a move starts. */
    private static Optional<Scene.Piece> piece(Scene scene, Move move) {
        Spot at = move.from() == null ? move.to() : move.from();
        return scene.pieces().stream()
                .filter(piece -> Spot.cell(piece.x(), piece.y()).equals(at))
                .findFirst();
    }

    private static Text named(Optional<Scene.Piece> piece, Move move) {
        return piece.map(Scene.Piece::name).orElse(move.words());
    }

    private static List<Spot> spots(List<Scene.Piece> pieces) {
        return pieces.stream().map(piece -> Spot.cell(piece.x(), piece.y())).toList();
    }

    private static Hint hint(String key, Object... args) {
        return Hint.of(Text.of(Hints.class, key, args));
    }
}

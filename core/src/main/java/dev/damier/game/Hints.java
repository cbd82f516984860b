package dev.damier.game;

import dev.damier.run.Outcome;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The ladder of hints any game has: how far, which pieces, which piece next, which move next. */
public final class Hints {
    private Hints() {}

    public static Hint generic(Setup setup, int grade, Outcome answer) {
        int[] line = line(answer);
        if (line.length == 0) return say(answer instanceof Outcome.Solved ? "hint.done" : "hint.none");
        Table table = setup.newTable();
        Scene scene = table.scene(-1);
        Move first = legal(table, line[0]);
        Optional<Scene.Piece> next = piece(scene, first);
        if (grade >= 4 || next.isEmpty() && grade > 1) return next(first);
        boolean chosen = answer instanceof Outcome.Chosen;
        if (grade == 1 && !chosen) return say("hint.length", line.length);
        if (grade == 2 && !chosen) return all(table, scene, line);
        return say(grade == 1 ? "hint.kind" : "hint.next-piece", named(next, first))
                .at(spots(next.stream().toList()));
    }

    /** The engine's line, as far as it has one: its best so far, or the one move it chose. */
    public static int[] line(Outcome answer) {
        if (answer instanceof Outcome.Solved solved) return solved.moves();
        if (answer instanceof Outcome.Chosen chosen) return new int[] {chosen.move()};
        if (answer instanceof Outcome.Stopped stopped && stopped.best().isPresent())
            return stopped.best().get().moves();
        return new int[0];
    }

    private static Hint next(Move move) {
        return say("hint.next-move", move.words()).proposing(move, Tone.ACCENT);
    }

    /** The pieces that take part, as they stand now. */
    private static Hint all(Table table, Scene now, int[] line) {
        Map<String, Scene.Piece> part = new LinkedHashMap<>();
        for (int code : line) {
            Optional<Scene.Piece> moved = piece(table.scene(-1), legal(table, code));
            for (Scene.Piece piece : now.pieces())
                if (moved.isPresent() && piece.id().equals(moved.get().id())) part.put(piece.id(), piece);
            table.play(code);
        }
        List<Scene.Piece> pieces = List.copyOf(part.values());
        return say(
                        "hint.pieces",
                        Text.list(", ", pieces.stream().map(Scene.Piece::name).toList()))
                .at(spots(pieces));
    }

    private static Move legal(Table table, int code) {
        return table.move(code)
                .orElseThrow(
                        () -> new IllegalStateException("engine move " + code + " is not legal in " + table.write()));
    }

    /** The piece that a move begins with. */
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

    private static Hint say(String key, Object... args) {
        return Hint.of(Text.of(Hints.class, key, args));
    }
}

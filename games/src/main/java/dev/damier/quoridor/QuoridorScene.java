package dev.damier.quoridor;

import dev.damier.game.Material;
import dev.damier.game.Scene;
import dev.damier.game.Spot;
import dev.damier.game.Text;
import dev.damier.game.Tone;
import java.util.ArrayList;
import java.util.List;

/** The board as a scene: row 1 below, goal rows in their player's tone, walls in their owner's. */
final class QuoridorScene {
    private static final Tone[] TONES = {Tone.RED, Tone.BLUE, Tone.GREEN, Tone.YELLOW};

    private QuoridorScene() {}

    /** Where a move's gesture ends; null for a pass. */
    static Spot spot(int move, int size) {
        if (move == MoveCode.PASS) return null;
        int column = (move & 127) % size;
        int row = (move & 127) / size;
        if (MoveCode.pawn(move)) return Spot.cell(column, size - 1 - row);
        return MoveCode.horizontal(move)
                ? new Spot(Spot.Kind.H, column, size - 1 - row)
                : new Spot(Spot.Kind.V, column + 1, size - 2 - row);
    }

    /** Whether a move of this board can end there. */
    static boolean inside(Spot spot, int size) {
        return switch (spot.kind()) {
            case CELL -> within(spot.x(), 0, size) && within(spot.y(), 0, size);
            case H -> within(spot.x(), 0, size - 1) && within(spot.y(), 1, size);
            case V -> within(spot.x(), 1, size) && within(spot.y(), 0, size - 1);
        };
    }

    private static boolean within(int n, int from, int end) {
        return n >= from && n < end;
    }

    /** The text of the move whose gesture ends there. */
    static String text(Spot spot, int size) {
        return switch (spot.kind()) {
            case CELL -> MoveCode.square((size - 1 - spot.y()) * size + spot.x(), size);
            case H -> MoveCode.square((size - 1 - spot.y()) * size + spot.x(), size) + "h";
            case V -> MoveCode.square((size - 2 - spot.y()) * size + spot.x() - 1, size) + "v";
        };
    }

    static Tone tone(int player) {
        return TONES[player];
    }

    /** The id of a player's pawn. */
    static String pawn(int player) {
        return "p" + (player + 1);
    }

    static Scene of(Board board) {
        int size = board.size;
        Scene.Builder scene = Scene.of(size, size).material(Material.WALNUT);
        goals(board, scene);
        walls(board, scene);
        for (int p = 0; p < board.players(); p++) {
            Spot at = spot(board.pawn(p), size);
            String label = Integer.toString(p + 1);
            scene.piece(
                    pawn(p),
                    at.x(),
                    at.y(),
                    Scene.Piece.Shape.PAWN,
                    TONES[p],
                    label,
                    ' ',
                    Text.of(QuoridorScene.class, "pawn", label));
            scene.stock(p, TONES[p], board.left(p), board.rules.walls());
            scene.counter("walls" + label, Text.of(QuoridorScene.class, "walls-left"), Integer.toString(board.left(p)), p);
            scene.counter(
                    "distance" + label, Text.of(QuoridorScene.class, "distance"), Integer.toString(board.distance(p)), p);
        }
        if (board.ply() > 0 && MoveCode.pawn(board.played(board.ply() - 1))) {
            Spot to = spot(board.played(board.ply() - 1), size);
            scene.mark(to.x(), to.y(), Scene.Mark.Kind.LAST, Tone.ACCENT, "", 60);
        }
        labels(size, scene);
        return scene.build();
    }

    private static void goals(Board board, Scene.Builder scene) {
        for (int s = 0; s < board.size * board.size; s++) {
            for (int p = 0; p < board.players(); p++) {
                if (!board.rules.goal(p, s)) continue;
                Spot at = spot(s, board.size);
                scene.cell(at.x(), at.y(), Scene.Cell.Kind.GOAL, TONES[p], "");
            }
        }
    }

    /** A wall of the history has its owner's tone; one that was there from the beginning is nobody's. */
    private static void walls(Board board, Scene.Builder scene) {
        Tone[] tone = new Tone[MoveCode.END];
        for (int i = 0; i < board.ply(); i++) tone[board.played(i)] = TONES[board.mover(i)];
        for (int w = MoveCode.H; w < MoveCode.PASS; w++) {
            if (!board.maze.has(w)) continue;
            Spot at = spot(w, board.size);
            scene.wall(at.x(), at.y(), !MoveCode.horizontal(w), 2, tone[w] == null ? Tone.INK : tone[w]);
        }
    }

    private static void labels(int size, Scene.Builder scene) {
        List<String> columns = new ArrayList<>();
        List<String> rows = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            columns.add(String.valueOf((char) ('a' + i)));
            rows.add(Integer.toString(size - i));
        }
        scene.labels(columns, rows);
    }
}

package dev.damier.quoridor;

import dev.damier.game.Material;
import dev.damier.game.Scene;
import dev.damier.game.Spot;
import dev.damier.game.Text;
import dev.damier.game.Tone;
import java.util.ArrayList;
import java.util.List;

/** Draws a board as a scene. Row 1 is at the bottom. Goal rows and walls have the tone of their player. */
final class QuoridorScene {
    private static final Tone[] TONES = {Tone.RED, Tone.BLUE, Tone.GREEN, Tone.YELLOW};

    private QuoridorScene() {}

    /** Returns where the gesture of a pawn move or a wall ends: a cell or an edge. */
    static Spot spot(int move, int size) {
        assert move != MoveCode.PASS : "a pass has no gesture";
        int column = (move & 127) % size;
        int row = (move & 127) / size;
        if (MoveCode.isPawnMove(move)) return Spot.cell(column, size - 1 - row);
        return MoveCode.isHorizontal(move)
                ? new Spot(Spot.Kind.H, column, size - 1 - row)
                : new Spot(Spot.Kind.V, column + 1, size - 2 - row);
    }

    /** Returns whether the gesture of a move can end at a spot. */
    static boolean isMoveSpot(Spot spot, int size) {
        return switch (spot.kind()) {
            case CELL -> isWithin(spot.x(), 0, size) && isWithin(spot.y(), 0, size);
            case H -> isWithin(spot.x(), 0, size - 1) && isWithin(spot.y(), 1, size);
            case V -> isWithin(spot.x(), 1, size) && isWithin(spot.y(), 0, size - 1);
        };
    }

    private static boolean isWithin(int n, int from, int end) {
        return n >= from && n < end;
    }

    /** Returns the notation of the move whose gesture ends at a spot. */
    static String moveText(Spot spot, int size) {
        return switch (spot.kind()) {
            case CELL -> MoveCode.squareName((size - 1 - spot.y()) * size + spot.x(), size);
            case H -> MoveCode.squareName((size - 1 - spot.y()) * size + spot.x(), size) + "h";
            case V -> MoveCode.squareName((size - 2 - spot.y()) * size + spot.x() - 1, size) + "v";
        };
    }

    /** Returns the colour of a player. */
    static Tone tone(int player) {
        return TONES[player];
    }

    /** Returns the name of a player: the colour. */
    static Text name(int player) {
        return Text.of(QuoridorScene.class, "seat." + tone(player).wireName());
    }

    /** Returns the name of a player's pawn. */
    static Text pawnName(int player) {
        return Text.of(QuoridorScene.class, "pawn." + tone(player).wireName());
    }

    /** Returns the id of a player's pawn in the scene. */
    static String pawnId(int player) {
        return "p" + (player + 1);
    }

    /** Returns the drawing of a position. */
    static Scene of(Board board) {
        int size = board.size;
        Scene.Builder scene = Scene.builder(size, size).material(Material.WALNUT);
        addGoals(board, scene);
        addWalls(board, scene);
        for (int p = 0; p < board.players(); p++) {
            Spot at = spot(board.pawn(p), size);
            String label = Integer.toString(p + 1);
            scene.piece(pawnId(p), at.x(), at.y(), Scene.Piece.Shape.PAWN, TONES[p], label, ' ', pawnName(p));
            scene.stock(p, TONES[p], board.wallsLeft(p), board.rules.walls());
            scene.counter(
                    "walls" + label,
                    Text.of(QuoridorScene.class, "walls-left"),
                    Integer.toString(board.wallsLeft(p)),
                    p);
            scene.counter(
                    "distance" + label,
                    Text.of(QuoridorScene.class, "distance"),
                    Integer.toString(board.distance(p)),
                    p);
        }
        if (board.ply() > 0 && MoveCode.isPawnMove(board.moveAt(board.ply() - 1))) {
            Spot to = spot(board.moveAt(board.ply() - 1), size);
            scene.mark(to.x(), to.y(), Scene.Mark.Kind.LAST, Tone.ACCENT, "", 60);
        }
        addLabels(size, scene);
        return scene.build();
    }

    private static void addGoals(Board board, Scene.Builder scene) {
        for (int s = 0; s < board.size * board.size; s++) {
            for (int p = 0; p < board.players(); p++) {
                if (!board.rules.isGoal(p, s)) continue;
                Spot at = spot(s, board.size);
                scene.cell(at.x(), at.y(), Scene.Cell.Kind.GOAL, TONES[p], "");
            }
        }
    }

    /** Adds the walls. A wall of the history has the tone of its player, other walls are neutral. */
    private static void addWalls(Board board, Scene.Builder scene) {
        Tone[] tones = new Tone[MoveCode.CODE_COUNT];
        for (int i = 0; i < board.ply(); i++) tones[board.moveAt(i)] = TONES[board.moverAt(i)];
        for (int w = MoveCode.HORIZONTAL; w < MoveCode.PASS; w++) {
            if (!board.wallGrid.hasWall(w)) continue;
            Spot at = spot(w, board.size);
            scene.wall(at.x(), at.y(), !MoveCode.isHorizontal(w), 2, tones[w] == null ? Tone.INK : tones[w]);
        }
    }

    private static void addLabels(int size, Scene.Builder scene) {
        List<String> columns = new ArrayList<>();
        List<String> rows = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            columns.add(String.valueOf((char) ('a' + i)));
            rows.add(Integer.toString(size - i));
        }
        scene.labels(columns, rows);
    }
}

package dev.damier.quoridor;

import dev.damier.game.Material;
import dev.damier.game.NotationException;
import dev.damier.game.Scene;
import dev.damier.game.Scene.Mark;
import dev.damier.game.Spot;
import dev.damier.game.Text;
import dev.damier.game.Tone;
import dev.damier.game.PositionEditor.Tool;
import java.util.List;

/**
 * The editor's tools. A wall goes to and from the hand of whoever has most or fewest, so that the count of walls stays
 * right; whether every pawn still has a route is said by reading the result.
 */
final class QuoridorEditor {
    static final List<Tool> TOOLS = List.of(
            pawn(1),
            pawn(2),
            pawn(3),
            pawn(4),
            new Tool(
                    "wall",
                    text("tool.wall"),
                    "walls",
                    true,
                    squares(2, 2).wall(0, 1, false, 2, Tone.INK).build()),
            hand("more", Tone.GOOD, "+1"),
            hand("fewer", Tone.BAD, "−1"),
            new Tool("turn", text("tool.turn"), "turn", false, turn()));

    private static Tool pawn(int player) {
        Scene sample = pawn(squares(1, 1), 0, QuoridorScene.tone(player - 1), Integer.toString(player))
                .build();
        return new Tool("pawn-" + player, text("pawn", player), "pawns", false, sample);
    }

    /** So many walls for a pawn. */
    private static Tool hand(String id, Tone tone, String change) {
        Scene.Builder sample = squares(2, 1).wall(1, 0, true, 1, Tone.INK).mark(0, 0, Mark.Kind.HEAT, tone, change, 0);
        return new Tool(
                id,
                text("tool." + id),
                "walls",
                false,
                pawn(sample, 1, Tone.SILVER, "").build());
    }

    private static Scene turn() {
        return pawn(squares(1, 1).mark(0, 0, Mark.Kind.RING, Tone.ACCENT, "", 100), 0, Tone.SILVER, "")
                .build();
    }

    private static Scene.Builder squares(int columns, int rows) {
        return Scene.of(columns, rows).material(Material.WALNUT);
    }

    private static Scene.Builder pawn(Scene.Builder on, int x, Tone tone, String label) {
        return on.piece("pawn", x, 0, Scene.Piece.Shape.PAWN, tone, label, ' ', Text.plain(label));
    }

    private QuoridorEditor() {}

    static String use(Board board, String id, Spot at) {
        Tool tool = Tool.of(TOOLS, id);
        boolean inside = at.x() >= 0 && at.y() >= 0 && at.x() <= board.size && at.y() <= board.size;
        if (!inside || tool.edges() == (at.kind() == Spot.Kind.CELL)) throw fault("tool.place", tool.name());
        Draft draft = new Draft(board);
        if (tool.edges()) {
            wall(draft, slot(at, board.size));
            return draft.write();
        }
        if (at.x() == board.size || at.y() == board.size) throw fault("tool.place", tool.name());
        int square = (board.size - 1 - at.y()) * board.size + at.x();
        switch (id) {
            case "more" -> hand(draft, owner(board, square), 1);
            case "fewer" -> hand(draft, owner(board, square), -1);
            case "turn" -> draft.toMove = owner(board, square);
            default -> {
                int player = id.charAt(id.length() - 1) - '1';
                if (player >= board.players()) throw fault("tool.no-player", board.players());
                draft.pawns[player] = square;
            }
        }
        return draft.write();
    }

    /** The wall whose slot starts there; one at the far rim, where no wall can start, means the last one before it. */
    private static int slot(Spot at, int size) {
        boolean horizontal = at.kind() == Spot.Kind.H;
        int column = horizontal ? Math.min(at.x(), size - 2) : at.x() - 1;
        int row = horizontal ? size - 1 - at.y() : size - 2 - Math.min(at.y(), size - 2);
        if (column < 0 || row < 0 || column > size - 2 || row > size - 2) throw fault("tool.rim");
        return row * size + column + (horizontal ? MoveCode.H : MoveCode.V);
    }

    private static void wall(Draft draft, int wall) {
        int player = draft.toMove;
        if (draft.walls.has(wall)) {
            for (int p = 0; p < draft.left.length; p++) if (draft.left[p] < draft.left[player]) player = p;
            if (draft.left[player] < draft.rules.walls()) draft.left[player]++;
        } else {
            MoveValidation.reasonAgainst(draft.walls, wall).ifPresent(reason -> {
                throw new NotationException(reason, QuoridorScene.spot(wall, draft.rules.size()));
            });
            for (int p = 0; p < draft.left.length; p++) if (draft.left[p] > draft.left[player]) player = p;
            if (draft.left[player] == 0) throw fault("tool.no-walls");
            draft.left[player]--;
        }
        draft.walls.flip(wall);
    }

    private static void hand(Draft draft, int player, int change) {
        int count = draft.left[player] + change;
        if (count < 0 || count > draft.rules.walls()) throw fault("tool.hand", draft.rules.walls());
        draft.left[player] = count;
    }

    private static int owner(Board board, int square) {
        for (int p = 0; p < board.players(); p++) if (board.pawn(p) == square) return p;
        throw fault("tool.on-pawn");
    }

    private static Text text(String key, Object... args) {
        return Text.of(QuoridorEditor.class, key, args);
    }

    private static NotationException fault(String key, Object... args) {
        return new NotationException(text(key, args));
    }

    /** What a position is made of, while it changes. */
    private static final class Draft {
        final Rules rules;
        final WallGrid walls;
        final int[] pawns;
        final int[] left;
        int toMove;

        Draft(Board board) {
            rules = board.rules;
            walls = board.maze.copy();
            pawns = new int[board.players()];
            left = new int[board.players()];
            for (int p = 0; p < pawns.length; p++) {
                pawns[p] = board.pawn(p);
                left[p] = board.left(p);
            }
            toMove = board.toMove();
        }

        String write() {
            return Notation.write(Board.of(rules, walls, pawns, left, toMove));
        }
    }
}

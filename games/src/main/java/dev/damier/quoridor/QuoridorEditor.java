package dev.damier.quoridor;

import dev.damier.game.Material;
import dev.damier.game.NotationException;
import dev.damier.game.PositionEditor;
import dev.damier.game.PositionEditor.Tool;
import dev.damier.game.Scene;
import dev.damier.game.Scene.Mark;
import dev.damier.game.Spot;
import dev.damier.game.Text;
import dev.damier.game.Tone;
import java.util.List;

/**
 * The tools of the position editor.
 *
 * <p>A new wall is taken from the player with the most walls left. A removed wall is returned to the player with the
 * fewest. So the total number of walls stays right. The editor does not check paths: reading the edited position does.
 */
final class QuoridorEditor {
    static final List<Tool> TOOLS = List.of(
            pawnTool(1),
            pawnTool(2),
            pawnTool(3),
            pawnTool(4),
            new Tool(
                    "wall",
                    text("tool.wall"),
                    "walls",
                    true,
                    emptySample(2, 2).wall(0, 1, false, 2, Tone.INK).build()),
            wallCountTool("more", Tone.GOOD, "+1"),
            wallCountTool("fewer", Tone.BAD, "−1"),
            new Tool("turn", text("tool.turn"), "turn", false, turnSample()),
            wholeBoardTool("empty"),
            wholeBoardTool("larger"),
            wholeBoardTool("smaller"),
            wholeBoardTool("players"));

    private static Tool wholeBoardTool(String id) {
        return new Tool(id, text("tool." + id), PositionEditor.WHOLE_BOARD, false);
    }

    private static Tool pawnTool(int player) {
        Scene sample = addPawn(emptySample(1, 1), 0, QuoridorScene.tone(player - 1), Integer.toString(player))
                .build();
        return new Tool("pawn-" + player, QuoridorScene.pawnName(player - 1), "pawns", false, sample);
    }

    /** Returns a tool that changes the number of walls of the player whose pawn is selected. */
    private static Tool wallCountTool(String id, Tone tone, String change) {
        Scene.Builder sample =
                emptySample(2, 1).wall(1, 0, true, 1, Tone.INK).mark(0, 0, Mark.Kind.HEAT, tone, change, 0);
        return new Tool(
                id,
                text("tool." + id),
                "walls",
                false,
                addPawn(sample, 1, Tone.SILVER, "").build());
    }

    private static Scene turnSample() {
        return addPawn(emptySample(1, 1).mark(0, 0, Mark.Kind.RING, Tone.ACCENT, "", 100), 0, Tone.SILVER, "")
                .build();
    }

    private static Scene.Builder emptySample(int columns, int rows) {
        return Scene.builder(columns, rows).material(Material.WALNUT);
    }

    private static Scene.Builder addPawn(Scene.Builder on, int x, Tone tone, String label) {
        return on.piece("pawn", x, 0, Scene.Piece.Shape.PAWN, tone, label, ' ', Text.plain(label));
    }

    private QuoridorEditor() {}

    static String applyTool(Board board, String id, Spot at) {
        Tool tool = Tool.of(TOOLS, id);
        boolean inside = at.x() >= 0 && at.y() >= 0 && at.x() <= board.size && at.y() <= board.size;
        if (!inside || tool.edges() == (at.kind() == Spot.Kind.CELL)) throw error("tool.place", tool.name());
        if (tool.group().equals(PositionEditor.WHOLE_BOARD)) return newBoard(board.rules, id);
        Draft draft = new Draft(board);
        if (tool.edges()) {
            toggleWall(draft, wallAt(at, board.size));
            return draft.write();
        }
        if (at.x() == board.size || at.y() == board.size) throw error("tool.place", tool.name());
        int square = (board.size - 1 - at.y()) * board.size + at.x();
        switch (id) {
            case "more" -> changeWallCount(draft, pawnOwner(board, square), 1);
            case "fewer" -> changeWallCount(draft, pawnOwner(board, square), -1);
            case "turn" -> draft.toMove = pawnOwner(board, square);
            default -> {
                int player = id.charAt(id.length() - 1) - '1';
                if (player >= board.players()) throw error("tool.no-player", board.players());
                draft.pawns[player] = square;
            }
        }
        return draft.write();
    }

    /** Returns the start position on an empty board, with another size or number of players if the tool says so. */
    private static String newBoard(Rules rules, String id) {
        int size = rules.size() + (id.equals("larger") ? 2 : id.equals("smaller") ? -2 : 0);
        int players = id.equals("players") ? 6 - rules.players() : rules.players();
        if (!Rules.isAllowedSize(size)) throw error("tool.size", Rules.MIN_SIZE, Rules.MAX_SIZE);
        boolean same = size == rules.size() && players == rules.players();
        Rules changed = same
                ? rules
                : Rules.of(size, players).withSideStep(rules.sideStep()).withDraws(rules.draws());
        return Notation.write(Board.start(changed));
    }

    /**
     * Returns the wall in the slot at an edge. At the far border, where no wall can start, it is the last wall before
     * the border.
     */
    private static int wallAt(Spot at, int size) {
        boolean horizontal = at.kind() == Spot.Kind.H;
        int column = horizontal ? Math.min(at.x(), size - 2) : at.x() - 1;
        int row = horizontal ? size - 1 - at.y() : size - 2 - Math.min(at.y(), size - 2);
        if (column < 0 || row < 0 || column > size - 2 || row > size - 2) throw error("tool.rim");
        return row * size + column + (horizontal ? MoveCode.HORIZONTAL : MoveCode.VERTICAL);
    }

    /** Places a wall, or removes it if it is there, and adjusts the walls left. */
    private static void toggleWall(Draft draft, int wall) {
        int player = draft.toMove;
        if (draft.walls.hasWall(wall)) {
            for (int p = 0; p < draft.wallsLeft.length; p++)
                if (draft.wallsLeft[p] < draft.wallsLeft[player]) player = p;
            if (draft.wallsLeft[player] < draft.rules.walls()) draft.wallsLeft[player]++;
        } else {
            MoveValidation.wallConflict(draft.walls, wall).ifPresent(reason -> {
                throw new NotationException(reason, QuoridorScene.spot(wall, draft.rules.size()));
            });
            for (int p = 0; p < draft.wallsLeft.length; p++)
                if (draft.wallsLeft[p] > draft.wallsLeft[player]) player = p;
            if (draft.wallsLeft[player] == 0) throw error("tool.no-walls");
            draft.wallsLeft[player]--;
        }
        draft.walls.toggleWall(wall);
    }

    private static void changeWallCount(Draft draft, int player, int change) {
        int count = draft.wallsLeft[player] + change;
        if (count < 0 || count > draft.rules.walls()) throw error("tool.hand", draft.rules.walls());
        draft.wallsLeft[player] = count;
    }

    /** Returns the player whose pawn is on a square. */
    private static int pawnOwner(Board board, int square) {
        for (int p = 0; p < board.players(); p++) if (board.pawn(p) == square) return p;
        throw error("tool.on-pawn");
    }

    private static Text text(String key, Object... args) {
        return Text.of(QuoridorEditor.class, key, args);
    }

    private static NotationException error(String key, Object... args) {
        return new NotationException(text(key, args));
    }

    /** The parts of a position while it is edited. */
    private static final class Draft {
        final Rules rules;
        final WallGrid walls;
        final int[] pawns;
        final int[] wallsLeft;
        int toMove;

        Draft(Board board) {
            rules = board.rules;
            walls = board.wallGrid.copy();
            pawns = new int[board.players()];
            wallsLeft = new int[board.players()];
            for (int p = 0; p < pawns.length; p++) {
                pawns[p] = board.pawn(p);
                wallsLeft[p] = board.wallsLeft(p);
            }
            toMove = board.toMove();
        }

        String write() {
            return Notation.write(Board.of(rules, walls, pawns, wallsLeft, toMove));
        }
    }
}

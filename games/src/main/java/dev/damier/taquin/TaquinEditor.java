package dev.damier.taquin;

import dev.damier.game.Material;
import dev.damier.game.NotationException;
import dev.damier.game.PositionEditor;
import dev.damier.game.PositionEditor.Tool;
import dev.damier.game.Scene;
import dev.damier.game.Scene.Piece;
import dev.damier.game.Spot;
import dev.damier.game.Text;
import dev.damier.game.Tone;
import java.util.ArrayList;
import java.util.List;

/**
 * The tools of the position editor. Each tool results in a valid board: tiles are swapped, and if their number changes
 * they are renumbered. A named goal keeps its name at every size. A custom goal is replaced by the default goal if the
 * tiles change.
 */
final class TaquinEditor {
    static final List<Tool> TOOLS = List.of(
            tool("next", "tiles", "+1"),
            tool("previous", "tiles", "−1"),
            tool("hole", "holes", "0"),
            tool("dig", "holes", "·,0"),
            tool("fill", "holes", "0,·"),
            tool("add-row", "size", "·,·/+,+"),
            tool("remove-row", "size", "·,·/−,−"),
            tool("add-column", "size", "·,+/·,+"),
            tool("remove-column", "size", "·,−/·,−"),
            new Tool("order", text("tool.order"), PositionEditor.WHOLE_BOARD, false));

    private TaquinEditor() {}

    private static Tool tool(String id, String group, String sample) {
        return new Tool(id, text("tool." + id), group, false, sample(sample));
    }

    /** Returns a small drawing of tiles, written like a position but with symbols as labels. */
    private static Scene sample(String tiles) {
        String[] rows = tiles.split("/");
        Scene.Builder scene =
                Scene.builder(rows[0].split(",").length, rows.length).material(Material.IVORY);
        for (int y = 0; y < rows.length; y++) {
            String[] labels = rows[y].split(",");
            for (int x = 0; x < labels.length; x++) {
                String label = labels[x];
                if (label.equals("0")) scene.cell(x, y, Scene.Cell.Kind.HOLE, Tone.BLOCK, "");
                else scene.piece(x + "-" + y, x, y, Piece.Shape.TILE, Tone.SILVER, label, ' ', Text.plain(label));
            }
        }
        return scene.build();
    }

    static String applyTool(TaquinSetup setup, String id, Spot at) {
        Tool tool = Tool.of(TOOLS, id);
        TileBoard board = setup.board();
        if (at.kind() != Spot.Kind.CELL || !EditedBoard.contains(board, at.x(), at.y()))
            throw error("tool.place", tool.name());
        int cell = at.y() * board.columns() + at.x();
        TileBoard edited = switch (id) {
            case "next" -> swapWithTile(board, cell, 1);
            case "previous" -> swapWithTile(board, cell, board.tileCount() - 1);
            case "hole" -> swapWithHole(board, cell);
            case "dig" -> makeHole(board, cell);
            case "fill" -> fillHole(board, cell);
            case "order" -> board.withCells(board.goal());
            default -> resize(board, id, at);
        };
        return TaquinNotation.write(edited, setup.multiTile());
    }

    /** Swaps a tile with the tile whose number is higher by some steps, cyclically. */
    private static TileBoard swapWithTile(TileBoard board, int cell, int steps) {
        int tile = board.cells()[cell];
        if (tile == 0) throw error("tool.tile");
        return swapCells(board, cell, findTile(board, (tile - 1 + steps) % board.tileCount() + 1));
    }

    /** Swaps a tile with the nearest blank. */
    private static TileBoard swapWithHole(TileBoard board, int cell) {
        int nearest = findTile(board, 0);
        for (int i = 0; i < board.size(); i++) {
            if (board.cells()[i] == 0 && board.distance(i, cell) < board.distance(nearest, cell)) nearest = i;
        }
        return swapCells(board, cell, nearest);
    }

    private static TileBoard makeHole(TileBoard board, int cell) {
        if (board.cells()[cell] == 0) throw error("tool.tile");
        if (board.tileCount() == 1) throw error("no-tile");
        int[] cells = board.cells().clone();
        cells[cell] = 0;
        return EditedBoard.renumbered(board, board.columns(), cells);
    }

    private static TileBoard fillHole(TileBoard board, int cell) {
        if (board.cells()[cell] != 0) throw error("tool.hole.none");
        if (board.holeCount() == 1) throw error("no-hole");
        int[] cells = board.cells().clone();
        cells[cell] = board.tileCount() + 1;
        return EditedBoard.renumbered(board, board.columns(), cells);
    }

    private static TileBoard resize(TileBoard board, String id, Spot at) {
        boolean row = id.endsWith("row");
        int change = id.startsWith("add") ? 1 : -1;
        int rows = board.rows() + (row ? change : 0);
        int columns = board.columns() + (row ? 0 : change);
        if (Math.min(rows, columns) < TileBoard.MIN_SIDE || Math.max(rows, columns) > TileBoard.MAX_SIDE)
            throw error("size", rows, columns, TileBoard.MIN_SIDE, TileBoard.MAX_SIDE);
        List<Integer> cells = new ArrayList<>();
        int highestTile = board.tileCount();
        for (int i = 0; i < rows * columns; i++) {
            int y = row ? sourceLine(i / columns, at.y(), change) : i / columns;
            int x = row ? i % columns : sourceLine(i % columns, at.x(), change);
            cells.add(x < 0 || y < 0 ? ++highestTile : board.cells()[y * board.columns() + x]);
        }
        return EditedBoard.renumbered(
                board, columns, cells.stream().mapToInt(t -> t).toArray());
    }

    /**
     * Returns the old line that becomes a line when a line is inserted after {@code at}, or {@code at} is removed.
     * Returns -1 for a new line.
     */
    private static int sourceLine(int line, int at, int change) {
        if (change > 0) return line <= at ? line : line == at + 1 ? -1 : line - 1;
        return line < at ? line : line + 1;
    }

    /** Returns the cell of a tile, or of the first blank. */
    private static int findTile(TileBoard board, int tile) {
        int cell = 0;
        while (board.cells()[cell] != tile) cell++;
        return cell;
    }

    private static TileBoard swapCells(TileBoard board, int a, int b) {
        int[] cells = board.cells().clone();
        cells[a] = board.cells()[b];
        cells[b] = board.cells()[a];
        return board.withCells(cells);
    }

    private static Text text(String key, Object... args) {
        return Text.of(TaquinEditor.class, key, args);
    }

    private static NotationException error(String key, Object... args) {
        return new NotationException(text(key, args));
    }
}

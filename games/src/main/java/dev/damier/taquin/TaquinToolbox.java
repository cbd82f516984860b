package dev.damier.taquin;

import dev.damier.game.Material;
import dev.damier.game.NotationException;
import dev.damier.game.Scene;
import dev.damier.game.Scene.Piece;
import dev.damier.game.Spot;
import dev.damier.game.Text;
import dev.damier.game.Tone;
import dev.damier.game.PositionEditor.Tool;
import java.util.ArrayList;
import java.util.List;

/**
 * The editor's tools. Each leaves a whole board: tiles trade places, and where their number changes they are numbered anew.
 * A goal with a name keeps its name at every size; one that was drawn gives way to reading order when the tiles change.
 */
final class TaquinToolbox {
    static final List<Tool> TOOLS = List.of(
            tool("next", "tiles", "+1"),
            tool("previous", "tiles", "−1"),
            tool("hole", "holes", "0"),
            tool("dig", "holes", "·,0"),
            tool("fill", "holes", "0,·"),
            tool("add-row", "size", "·,·/+,+"),
            tool("remove-row", "size", "·,·/−,−"),
            tool("add-column", "size", "·,+/·,+"),
            tool("remove-column", "size", "·,−/·,−"));

    private TaquinToolbox() {}

    private static Tool tool(String id, String group, String sample) {
        return new Tool(id, text("tool." + id), group, false, sample(sample));
    }

    /** Tiles written as in a position, with signs for numbers. */
    private static Scene sample(String tiles) {
        String[] rows = tiles.split("/");
        Scene.Builder scene = Scene.of(rows[0].split(",").length, rows.length).material(Material.IVORY);
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

    static String use(TaquinSetup setup, String id, Spot at) {
        Tool tool = Tool.of(TOOLS, id);
        TileBoard board = setup.board();
        if (at.kind() != Spot.Kind.CELL || !EditedBoard.holds(board, at.x(), at.y()))
            throw fault("tool.place", tool.name());
        int cell = at.y() * board.columns() + at.x();
        TileBoard edited = switch (id) {
            case "next" -> trade(board, cell, 1);
            case "previous" -> trade(board, cell, board.tiles() - 1);
            case "hole" -> hole(board, cell);
            case "dig" -> dig(board, cell);
            case "fill" -> fill(board, cell);
            default -> resize(board, id, at);
        };
        return TaquinNotation.write(edited, setup.slides());
    }

    /** Trades places with the tile so many numbers further, round and round. */
    private static TileBoard trade(TileBoard board, int cell, int further) {
        int tile = board.cells()[cell];
        if (tile == 0) throw fault("tool.tile");
        return swap(board, cell, place(board, (tile - 1 + further) % board.tiles() + 1));
    }

    /** Trades places with the nearest hole. */
    private static TileBoard hole(TileBoard board, int cell) {
        int nearest = place(board, 0);
        for (int i = 0; i < board.size(); i++) {
            if (board.cells()[i] == 0 && board.distance(i, cell) < board.distance(nearest, cell)) nearest = i;
        }
        return swap(board, cell, nearest);
    }

    private static TileBoard dig(TileBoard board, int cell) {
        if (board.cells()[cell] == 0) throw fault("tool.tile");
        if (board.tiles() == 1) throw fault("no-tile");
        int[] cells = board.cells().clone();
        cells[cell] = 0;
        return EditedBoard.board(board, board.columns(), cells);
    }

    private static TileBoard fill(TileBoard board, int cell) {
        if (board.cells()[cell] != 0) throw fault("tool.hole.none");
        if (board.holes() == 1) throw fault("no-hole");
        int[] cells = board.cells().clone();
        cells[cell] = board.tiles() + 1;
        return EditedBoard.board(board, board.columns(), cells);
    }

    private static TileBoard resize(TileBoard board, String id, Spot at) {
        boolean row = id.endsWith("row");
        int change = id.startsWith("add") ? 1 : -1;
        int rows = board.rows() + (row ? change : 0);
        int columns = board.columns() + (row ? 0 : change);
        if (Math.min(rows, columns) < TileBoard.MIN_SIDE || Math.max(rows, columns) > TileBoard.MAX_SIDE)
            throw fault("size", rows, columns, TileBoard.MIN_SIDE, TileBoard.MAX_SIDE);
        List<Integer> cells = new ArrayList<>();
        int fresh = board.tiles();
        for (int i = 0; i < rows * columns; i++) {
            int y = row ? source(i / columns, at.y(), change) : i / columns;
            int x = row ? i % columns : source(i % columns, at.x(), change);
            cells.add(x < 0 || y < 0 ? ++fresh : board.cells()[y * board.columns() + x]);
        }
        return EditedBoard.board(board, columns, cells.stream().mapToInt(t -> t).toArray());
    }

    /** The old line that becomes this one when a line after {@code at} comes in, or {@code at} goes; -1 for a new one. */
    private static int source(int line, int at, int change) {
        if (change > 0) return line <= at ? line : line == at + 1 ? -1 : line - 1;
        return line < at ? line : line + 1;
    }

    private static int place(TileBoard board, int tile) {
        int cell = 0;
        while (board.cells()[cell] != tile) cell++;
        return cell;
    }

    private static TileBoard swap(TileBoard board, int a, int b) {
        int[] cells = board.cells().clone();
        cells[a] = board.cells()[b];
        cells[b] = board.cells()[a];
        return board.with(cells);
    }

    private static Text text(String key, Object... args) {
        return Text.of(TaquinToolbox.class, key, args);
    }

    private static NotationException fault(String key, Object... args) {
        return new NotationException(text(key, args));
    }
}

package dev.damier.taquin;

import dev.damier.game.NotationException;
import dev.damier.game.Spot;
import dev.damier.game.Text;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads and writes boards. The package description explains the notation. */
final class TaquinNotation {
    private static final Pattern MULTI_TILE_SUFFIX = Pattern.compile("[+\\s]\\s*slides\\s*$");
    private static final Pattern GOAL_SEPARATOR = Pattern.compile("[_\\s]\\s*goal\\s*=");
    private static final Pattern ROW_SEPARATOR = Pattern.compile("\\s*[/;]\\s*|\\s*\\R\\s*");
    private static final Pattern CELL_SEPARATOR = Pattern.compile("\\s*,\\s*|\\s+");
    private static final Pattern TILE_NUMBER = Pattern.compile("\\d{1,9}");
    private static final Set<String> HOLE_WORDS = Set.of("0", "-1", "*", ".", "_");

    private TaquinNotation() {}

    /** Returns the board in a text. Throws a {@link NotationException} with the reason and the cells at fault. */
    static TaquinSetup read(String text) {
        String rest = text.strip().toLowerCase(Locale.ROOT);
        Matcher suffix = MULTI_TILE_SUFFIX.matcher(rest);
        boolean multiTile = suffix.find();
        if (multiTile) rest = rest.substring(0, suffix.start());
        Matcher goal = GOAL_SEPARATOR.matcher(rest);
        boolean hasGoal = goal.find();
        RawGrid start = readGrid(hasGoal ? rest.substring(0, goal.start()) : rest);
        start.requireValid();
        int[] goalCells = hasGoal
                ? readGoal(rest.substring(goal.end()).strip(), start)
                : Goal.HOLES_LAST.cells(start.rows, start.columns, start.holeCount());
        return new TaquinSetup(new TileBoard(start.rows, start.columns, start.cells, goalCells), multiTile);
    }

    private static int[] readGoal(String text, RawGrid start) {
        if (!text.isEmpty() && Character.isLetter(text.charAt(0))) {
            return Goal.of(text)
                    .orElseThrow(() -> error("goal.unknown", text, String.join(", ", Goal.ids())))
                    .cells(start.rows, start.columns, start.holeCount());
        }
        RawGrid rawGrid;
        try {
            rawGrid = readGrid(text);
            rawGrid.requireValid();
        } catch (NotationException e) {
            throw new NotationException(Text.of(TaquinNotation.class, "goal.fault", e.text()));
        }
        if (rawGrid.rows != start.rows || rawGrid.columns != start.columns) {
            throw error("goal.size", rawGrid.rows, rawGrid.columns, start.rows, start.columns);
        }
        if (rawGrid.holeCount() != start.holeCount()) throw error("goal.holes", rawGrid.holeCount(), start.holeCount());
        return rawGrid.cells;
    }

    private static RawGrid readGrid(String text) {
        String body = text.strip();
        if (body.isEmpty()) throw error("empty");
        List<String[]> rows = Arrays.stream(ROW_SEPARATOR.split(body, -1))
                .map(CELL_SEPARATOR::split)
                .toList();
        if (rows.size() == 1) rows = splitSquare(JoinedTiles.split(body).orElse(rows.get(0)));
        int columns = rows.get(0).length;
        if (columns < TileBoard.MIN_SIDE || rows.size() > TileBoard.MAX_SIDE || columns > TileBoard.MAX_SIDE) {
            throw error("size", rows.size(), columns, TileBoard.MIN_SIDE, TileBoard.MAX_SIDE);
        }
        int[] cells = new int[rows.size() * columns];
        for (int r = 0; r < rows.size(); r++) {
            String[] row = rows.get(r);
            if (row.length != columns) throw error("ragged", r + 1, row.length, columns);
            for (int c = 0; c < columns; c++) cells[r * columns + c] = readTile(row[c], r, c);
        }
        return new RawGrid(rows.size(), columns, cells);
    }

    /** Splits one line of numbers, as in instance files, into the rows of a square board. */
    private static List<String[]> splitSquare(String[] cells) {
        int side = (int) Math.round(Math.sqrt(cells.length));
        if (side < TileBoard.MIN_SIDE || side * side != cells.length) throw error("one-row", cells.length);
        String[][] rows = new String[side][];
        for (int r = 0; r < side; r++) rows[r] = Arrays.copyOfRange(cells, r * side, (r + 1) * side);
        return List.of(rows);
    }

    private static int readTile(String word, int row, int column) {
        if (HOLE_WORDS.contains(word)) return 0;
        if (!TILE_NUMBER.matcher(word).matches()) throw error(row, column, "not-a-tile", word);
        return Integer.parseInt(word);
    }

    /** Numbers in a rectangle that are not yet checked. */
    private record RawGrid(int rows, int columns, int[] cells) {
        int holeCount() {
            return (int) Arrays.stream(cells).filter(t -> t == 0).count();
        }

        /**
         * Rejects the grid unless it contains each of the tiles 1, 2, … once, at least one tile and at least one blank.
         */
        void requireValid() {
            int tiles = cells.length - holeCount();
            if (tiles == cells.length) throw error("no-hole");
            if (tiles == 0) throw error("no-tile");
            int[] seen = new int[tiles + 1];
            Arrays.fill(seen, -1);
            for (int i = 0; i < cells.length; i++) {
                int tile = cells[i];
                if (tile == 0 || tile > tiles) continue;
                if (seen[tile] >= 0) {
                    Text twice = text("twice", tile, i / columns + 1, i % columns + 1);
                    throw new NotationException(twice, spot(seen[tile]), spot(i));
                }
                seen[tile] = i;
            }
            for (int i = 0; i < cells.length; i++) {
                if (cells[i] > tiles) {
                    throw error(i / columns, i % columns, "out-of-range", cells[i], tiles, cells.length - tiles);
                }
            }
        }

        private Spot spot(int cell) {
            return Spot.cell(cell % columns, cell / columns);
        }
    }

    private static NotationException error(String key, Object... args) {
        return new NotationException(text(key, args));
    }

    /** Returns an error at a cell. Row and column, counted from 1, are the last arguments of the message. */
    private static NotationException error(int row, int column, String key, Object... args) {
        Object[] all = Arrays.copyOf(args, args.length + 2);
        all[args.length] = row + 1;
        all[args.length + 1] = column + 1;
        return new NotationException(text(key, all), Spot.cell(column, row));
    }

    private static Text text(String key, Object... args) {
        return Text.of(TaquinNotation.class, key, args);
    }

    /** Returns the canonical form of a board. */
    static String write(TileBoard board, boolean multiTile) {
        StringBuilder out = new StringBuilder();
        writeCells(board.cells(), board.columns(), out);
        Goal named = Goal.of(board).orElse(null);
        if (named != Goal.HOLES_LAST) {
            out.append("_goal=");
            if (named != null) out.append(named.id);
            else writeCells(board.goal(), board.columns(), out);
        }
        return out.append(multiTile ? "+slides" : "").toString();
    }

    private static void writeCells(int[] cells, int columns, StringBuilder out) {
        for (int i = 0; i < cells.length; i++) {
            if (i > 0) out.append(i % columns == 0 ? '/' : ',');
            out.append(cells[i]);
        }
    }
}

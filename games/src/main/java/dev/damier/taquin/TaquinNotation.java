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

/** Boards as text; the package's page tells the notation. */
final class TaquinNotation {
    private static final Pattern SLIDES = Pattern.compile("[+\\s]\\s*slides\\s*$");
    private static final Pattern GOAL = Pattern.compile("[_\\s]\\s*goal\\s*=");
    private static final Pattern ROWS = Pattern.compile("\\s*[/;]\\s*|\\s*\\R\\s*");
    private static final Pattern CELLS = Pattern.compile("\\s*,\\s*|\\s+");
    private static final Pattern NUMBER = Pattern.compile("\\d{1,9}");
    private static final Set<String> HOLES = Set.of("0", "-1", "*", ".", "_");

    private TaquinNotation() {}

    static TaquinSetup read(String text) {
        String rest = text.strip().toLowerCase(Locale.ROOT);
        Matcher slides = SLIDES.matcher(rest);
        boolean sliding = slides.find();
        if (sliding) rest = rest.substring(0, slides.start());
        Matcher goal = GOAL.matcher(rest);
        boolean special = goal.find();
        Grid start = grid(special ? rest.substring(0, goal.start()) : rest);
        start.check();
        int[] wanted = special
                ? goal(rest.substring(goal.end()).strip(), start)
                : Goal.HOLES_LAST.cells(start.rows, start.columns, start.holes());
        return new TaquinSetup(new TileBoard(start.rows, start.columns, start.cells, wanted), sliding);
    }

    private static int[] goal(String text, Grid start) {
        if (!text.isEmpty() && Character.isLetter(text.charAt(0))) {
            return Goal.of(text)
                    .orElseThrow(() -> fault("goal.unknown", text, String.join(", ", Goal.ids())))
                    .cells(start.rows, start.columns, start.holes());
        }
        Grid grid;
        try {
            grid = grid(text);
            grid.check();
        } catch (NotationException e) {
            throw new NotationException(Text.of(TaquinNotation.class, "goal.fault", e.text()));
        }
        if (grid.rows != start.rows || grid.columns != start.columns) {
            throw fault("goal.size", grid.rows, grid.columns, start.rows, start.columns);
        }
        if (grid.holes() != start.holes()) throw fault("goal.holes", grid.holes(), start.holes());
        return grid.cells;
    }

    private static Grid grid(String text) {
        String body = text.strip();
        if (body.isEmpty()) throw fault("empty");
        List<String[]> rows =
                Arrays.stream(ROWS.split(body, -1)).map(CELLS::split).toList();
        if (rows.size() == 1) rows = square(rows.get(0));
        int columns = rows.get(0).length;
        if (columns < TileBoard.MIN_SIDE || rows.size() > TileBoard.MAX_SIDE || columns > TileBoard.MAX_SIDE) {
            throw fault("size", rows.size(), columns, TileBoard.MIN_SIDE, TileBoard.MAX_SIDE);
        }
        int[] cells = new int[rows.size() * columns];
        for (int r = 0; r < rows.size(); r++) {
            String[] row = rows.get(r);
            if (row.length != columns) throw fault("ragged", r + 1, row.length, columns);
            for (int c = 0; c < columns; c++) cells[r * columns + c] = tile(row[c], r, c);
        }
        return new Grid(rows.size(), columns, cells);
    }

    /** A board in one line of numbers, as instance files have them, if it can be a square. */
    private static List<String[]> square(String[] cells) {
        int side = (int) Math.round(Math.sqrt(cells.length));
        if (side < TileBoard.MIN_SIDE || side * side != cells.length) throw fault("one-row", cells.length);
        String[][] rows = new String[side][];
        for (int r = 0; r < side; r++) rows[r] = Arrays.copyOfRange(cells, r * side, (r + 1) * side);
        return List.of(rows);
    }

    private static int tile(String word, int row, int column) {
        if (HOLES.contains(word)) return 0;
        if (!NUMBER.matcher(word).matches()) throw fault(row, column, "not-a-tile", word);
        return Integer.parseInt(word);
    }

    /** Numbers in a rectangle, before it is known whether they are a board. */
    private record Grid(int rows, int columns, int[] cells) {
        int holes() {
            return (int) Arrays.stream(cells).filter(t -> t == 0).count();
        }

        /** Each of 1..tiles once, and at least one tile and one hole. */
        void check() {
            int tiles = cells.length - holes();
            if (tiles == cells.length) throw fault("no-hole");
            if (tiles == 0) throw fault("no-tile");
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
                    throw fault(i / columns, i % columns, "out-of-range", cells[i], tiles, cells.length - tiles);
                }
            }
        }

        private Spot spot(int cell) {
            return Spot.cell(cell % columns, cell / columns);
        }
    }

    private static NotationException fault(String key, Object... args) {
        return new NotationException(text(key, args));
    }

    /** A fault at a cell: row and column, from 1, come after the other arguments. */
    private static NotationException fault(int row, int column, String key, Object... args) {
        Object[] all = Arrays.copyOf(args, args.length + 2);
        all[args.length] = row + 1;
        all[args.length + 1] = column + 1;
        return new NotationException(text(key, all), Spot.cell(column, row));
    }

    private static Text text(String key, Object... args) {
        return Text.of(TaquinNotation.class, key, args);
    }

    static String write(TileBoard board, boolean slides) {
        StringBuilder out = new StringBuilder();
        write(board.cells(), board.columns(), out);
        Goal named = Goal.of(board).orElse(null);
        if (named != Goal.HOLES_LAST) {
            out.append("_goal=");
            if (named != null) out.append(named.id);
            else write(board.goal(), board.columns(), out);
        }
        return out.append(slides ? "+slides" : "").toString();
    }

    private static void write(int[] cells, int columns, StringBuilder out) {
        for (int i = 0; i < cells.length; i++) {
            if (i > 0) out.append(i % columns == 0 ? '/' : ',');
            out.append(cells[i]);
        }
    }
}

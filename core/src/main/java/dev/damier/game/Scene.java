package dev.damier.game;

import java.util.List;

/**
 * The only drawing vocabulary. A renderer knows no rules: it draws cells, then marks under pieces, walls, diagonals,
 * pieces, and the counters beside the board. Coordinates are those of {@link Spot}. Tones are names of design tokens:
 * {@code red green blue yellow silver ink soft accent good warn bad fog block}.
 */
public record Scene(
        int columns,
        int rows,
        List<Cell> cells,
        List<Wall> walls,
        List<Diagonal> diagonals,
        List<Piece> pieces,
        List<Mark> marks,
        List<Counter> counters,
        List<String> columnLabels,
        List<String> rowLabels) {

    /** A cell that is not plain floor. {@code kind}: {@code hole block goal home fog}; {@code label} is small text or "". */
    public record Cell(int x, int y, String kind, String tone, String label) {}

    /** A wall from the lattice point (x, y), {@code length} cells to the right, or down when vertical. */
    public record Wall(int x, int y, boolean vertical, int length, String tone) {}

    /** {@code slash}: '/' or '\'. */
    public record Diagonal(int x, int y, char slash, String tone) {}

    /**
     * Something that stands on a cell and may move; its id is stable so that a renderer can animate it.
     *
     * @param shape {@code robot tile pawn guard civilian hitman target suit wire}
     * @param label a letter or number, shown with the colour: colour is never the only sign
     * @param facing 'N', 'E', 'S', 'W' or ' '
     * @param name for the screen reader
     */
    public record Piece(String id, int x, int y, String shape, String tone, String label, char facing, Text name) {}

    /**
     * A sign on a cell: {@code target} (with {@code label} circle, triangle, square, hexagon or vortex), {@code dot, ring,
     * cone, heard, heat, proved, possible, excluded, path, last, fault}.
     *
     * @param weight 0 to 100, for heat and opacity
     */
    public record Mark(int x, int y, String kind, String tone, String label, int weight) {}

    /** A figure beside the board: moves, walls left, penalty, clock. */
    public record Counter(String id, Text name, String value, int seat) {}

    public static Builder of(int columns, int rows) {
        return new Builder(columns, rows);
    }

    /** Gathers a scene piece by piece. */
    public static final class Builder {
        private final int columns;
        private final int rows;
        private final List<Cell> cells = new java.util.ArrayList<>();
        private final List<Wall> walls = new java.util.ArrayList<>();
        private final List<Diagonal> diagonals = new java.util.ArrayList<>();
        private final List<Piece> pieces = new java.util.ArrayList<>();
        private final List<Mark> marks = new java.util.ArrayList<>();
        private final List<Counter> counters = new java.util.ArrayList<>();
        private List<String> columnLabels = List.of();
        private List<String> rowLabels = List.of();

        private Builder(int columns, int rows) {
            this.columns = columns;
            this.rows = rows;
        }

        public Builder cell(int x, int y, String kind, String tone, String label) {
            cells.add(new Cell(x, y, kind, tone, label));
            return this;
        }

        public Builder wall(int x, int y, boolean vertical, int length, String tone) {
            walls.add(new Wall(x, y, vertical, length, tone));
            return this;
        }

        public Builder diagonal(int x, int y, char slash, String tone) {
            diagonals.add(new Diagonal(x, y, slash, tone));
            return this;
        }

        public Builder piece(String id, int x, int y, String shape, String tone, String label, char facing, Text name) {
            pieces.add(new Piece(id, x, y, shape, tone, label, facing, name));
            return this;
        }

        public Builder mark(int x, int y, String kind, String tone, String label, int weight) {
            marks.add(new Mark(x, y, kind, tone, label, weight));
            return this;
        }

        public Builder counter(String id, Text name, String value, int seat) {
            counters.add(new Counter(id, name, value, seat));
            return this;
        }

        public Builder labels(List<String> ofColumns, List<String> ofRows) {
            columnLabels = List.copyOf(ofColumns);
            rowLabels = List.copyOf(ofRows);
            return this;
        }

        public Scene build() {
            return new Scene(
                    columns,
                    rows,
                    List.copyOf(cells),
                    List.copyOf(walls),
                    List.copyOf(diagonals),
                    List.copyOf(pieces),
                    List.copyOf(marks),
                    List.copyOf(counters),
                    columnLabels,
                    rowLabels);
        }
    }
}

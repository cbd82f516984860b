package dev.damier.game;

import java.util.ArrayList;
import java.util.List;

/**
 * The only drawing vocabulary. A renderer knows no rules: it draws the board's material, cells, then marks under pieces,
 * walls, diagonals, pieces, and the counters and walls in stock beside the board. Coordinates are those of {@link Spot}.
 * Kinds, shapes, signs and tones are closed lists: every renderer draws every one of them.
 */
public record Scene(
        int columns,
        int rows,
        Material material,
        List<Cell> cells,
        List<Wall> walls,
        List<Diagonal> diagonals,
        List<Piece> pieces,
        List<Mark> marks,
        List<Counter> counters,
        List<Stock> stocks,
        List<String> columnLabels,
        List<String> rowLabels) {

    /** A cell that is not plain floor; {@code label} is small text or "". */
    public record Cell(int x, int y, Kind kind, Tone tone, String label) {
        public enum Kind implements WireName {
            /** Nothing is there: the bottom of a tray. */
            HOLE,
            /** Nothing can ever be there. */
            BLOCK,
            /** Where the player of this tone wants to go. */
            GOAL,
            /** Where one starts, and may have to come back to. */
            HOME,
            /** Nobody has looked there yet. */
            FOG
        }
    }

    /** A wall from the lattice point (x, y), {@code length} cells to the right, or down when vertical. */
    public record Wall(int x, int y, boolean vertical, int length, Tone tone) {}

    /** {@code slash}: '/' or '\'. */
    public record Diagonal(int x, int y, char slash, Tone tone) {}

    /**
     * Something that stands on a cell and may move; its id is stable so that a renderer can animate it.
     *
     * @param label a letter or number, shown with the colour: colour is never the only sign
     * @param facing 'N', 'E', 'S', 'W' or ' '
     * @param name for the screen reader
     */
    public record Piece(String id, int x, int y, Shape shape, Tone tone, String label, char facing, Text name) {
        /** A silhouette: things first, then people. */
        public enum Shape implements WireName {
            DISC,
            TILE,
            PAWN,
            ROBOT,
            SUIT,
            ROPE,
            TARGET,
            HERO,
            GUARD,
            CIVILIAN
        }
    }

    /**
     * A sign on a cell.
     *
     * @param label what is written on it; for a {@link Kind#TARGET} the word of its {@link Sign}
     * @param weight 0 to 100, for heat and opacity
     */
    public record Mark(int x, int y, Kind kind, Tone tone, String label, int weight) {
        public enum Kind implements WireName {
            /** A sign to reach: strong when it is the one of this mission. */
            TARGET,
            /** The sign to reach, said once more on a block of four cells whose upper left one this is. */
            PLATE,
            DOT,
            RING,
            /** In somebody's sight. */
            CONE,
            /** Within earshot. */
            HEARD,
            /** How likely, by weight. */
            HEAT,
            PROVED,
            POSSIBLE,
            EXCLUDED,
            PATH,
            /** Where the last move began or ended. */
            LAST,
            FAULT
        }

        public Mark {
            if (kind == Kind.TARGET || kind == Kind.PLATE) Sign.of(label);
        }
    }

    /** What a target looks like. */
    public enum Sign implements WireName {
        CIRCLE,
        TRIANGLE,
        SQUARE,
        HEXAGON,
        VORTEX;

        /** The sign with this word; {@link IllegalArgumentException} for another. */
        public static Sign of(String word) {
            for (Sign sign : values()) if (sign.word().equals(word)) return sign;
            throw new IllegalArgumentException(
                    "a target must have a symbol (circle, triangle…), but got '" + word + "'");
        }
    }

    /** A figure beside the board: moves, walls left, penalty, clock. */
    public record Counter(String id, Text name, String value, int seat) {}

    /** Walls that a seat may still place: they stand beside the board, {@code left} of {@code all}. */
    public record Stock(int seat, Tone tone, int left, int all) {}

    public static Builder of(int columns, int rows) {
        return new Builder(columns, rows);
    }

    /** Gathers a scene piece by piece. */
    public static final class Builder {
        private final int columns;
        private final int rows;
        private Material material = Material.PLAIN;
        private final List<Cell> cells = new ArrayList<>();
        private final List<Wall> walls = new ArrayList<>();
        private final List<Diagonal> diagonals = new ArrayList<>();
        private final List<Piece> pieces = new ArrayList<>();
        private final List<Mark> marks = new ArrayList<>();
        private final List<Counter> counters = new ArrayList<>();
        private final List<Stock> stocks = new ArrayList<>();
        private List<String> columnLabels = List.of();
        private List<String> rowLabels = List.of();

        private Builder(int columns, int rows) {
            this.columns = columns;
            this.rows = rows;
        }

        public Builder material(Material of) {
            material = of;
            return this;
        }

        public Builder cell(int x, int y, Cell.Kind kind, Tone tone, String label) {
            cells.add(new Cell(x, y, kind, tone, label));
            return this;
        }

        public Builder wall(int x, int y, boolean vertical, int length, Tone tone) {
            walls.add(new Wall(x, y, vertical, length, tone));
            return this;
        }

        public Builder diagonal(int x, int y, char slash, Tone tone) {
            diagonals.add(new Diagonal(x, y, slash, tone));
            return this;
        }

        public Builder piece(
                String id, int x, int y, Piece.Shape shape, Tone tone, String label, char facing, Text name) {
            pieces.add(new Piece(id, x, y, shape, tone, label, facing, name));
            return this;
        }

        public Builder mark(int x, int y, Mark.Kind kind, Tone tone, String label, int weight) {
            marks.add(new Mark(x, y, kind, tone, label, weight));
            return this;
        }

        /** The same mark on every cell of a row or column. */
        public Builder line(boolean row, int at, Mark.Kind kind, Tone tone) {
            for (int i = 0; i < (row ? columns : rows); i++) mark(row ? i : at, row ? at : i, kind, tone, "", 100);
            return this;
        }

        public Builder counter(String id, Text name, String value, int seat) {
            counters.add(new Counter(id, name, value, seat));
            return this;
        }

        public Builder stock(int seat, Tone tone, int left, int all) {
            stocks.add(new Stock(seat, tone, left, all));
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
                    material,
                    List.copyOf(cells),
                    List.copyOf(walls),
                    List.copyOf(diagonals),
                    List.copyOf(pieces),
                    List.copyOf(marks),
                    List.copyOf(counters),
                    List.copyOf(stocks),
                    columnLabels,
                    rowLabels);
        }
    }
}

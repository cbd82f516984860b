package dev.damier.game;

import java.util.ArrayList;
import java.util.List;

/**
 * A description of a board to draw, independent of the game. Renderers contain no rules. They draw, in this order: material,
 * cells, marks, walls, diagonals, pieces; and beside the board the counters and the walls in stock. Coordinates are those of
 * {@link Spot}. Kinds, shapes, signs and tones are enums, and every renderer draws all of them. Immutable.
 *
 * @param columns the number of columns
 * @param rows the number of rows
 * @param material the look of the board
 * @param cells the cells that are not plain floor
 * @param walls the walls between cells
 * @param diagonals the diagonal walls on cells
 * @param pieces the pieces
 * @param marks the marks on cells, below the pieces
 * @param counters numbers beside the board
 * @param stocks walls that the players may still place
 * @param columnLabels labels of the columns from left to right; empty for none
 * @param rowLabels labels of the rows from top to bottom; empty for none
 * @param trail the paths of the moves since the start position, the first one first; empty if the game shows none
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
        List<String> rowLabels,
        List<Leg> trail) {

    /** Creates a scene without a trail. */
    public Scene(
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
        this(
                columns,
                rows,
                material,
                cells,
                walls,
                diagonals,
                pieces,
                marks,
                counters,
                stocks,
                columnLabels,
                rowLabels,
                List.of());
    }

    /**
     * A cell that is not plain floor.
     *
     * @param label a short text, or ""
     */
    public record Cell(int x, int y, Kind kind, Tone tone, String label) {
        /** The kind of a cell. */
        public enum Kind implements WireName {
            /** An empty cell of a sliding puzzle. */
            HOLE,
            /** A cell that no piece can enter. */
            BLOCK,
            /** The goal of the player with this tone. */
            GOAL,
            /** The start of a player, who may have to return there. */
            HOME,
            /** A cell that has not been observed yet. */
            FOG
        }
    }

    /**
     * A wall that starts at the grid point (x, y), the upper left corner of the cell (x, y).
     *
     * @param vertical whether the wall goes down instead of to the right
     * @param length the length in cells
     */
    public record Wall(int x, int y, boolean vertical, int length, Tone tone) {}

    /**
     * A diagonal wall on a cell.
     *
     * @param slash the direction: '/' or '\'
     */
    public record Diagonal(int x, int y, char slash, Tone tone) {}

    /**
     * A piece on a cell. Its id is the same before and after a move, so that a renderer can animate it.
     *
     * @param id the id
     * @param label a letter or number on the piece, because colour alone must not distinguish pieces; may be ""
     * @param facing the direction the piece faces: 'N', 'E', 'S' or 'W'; a space if none
     * @param name the name for screen readers
     */
    public record Piece(String id, int x, int y, Shape shape, Tone tone, String label, char facing, Text name) {
        /** The shape of a piece. */
        public enum Shape implements WireName {
            DISC,
            /** A flat piece for any game, such as a draughtsman; its label is drawn small. */
            STONE,
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
     * A mark on a cell.
     *
     * @param label a text on the mark, or ""; for {@link Kind#TARGET} and {@link Kind#PLATE} the wire name of a {@link Sign}
     * @param weight the intensity, from 0 to 100
     */
    public record Mark(int x, int y, Kind kind, Tone tone, String label, int weight) {
        /** The kind of a mark. */
        public enum Kind implements WireName {
            /** A target; intense if it is the target of the current round. */
            TARGET,
            /** The current target, shown again on a block of four cells; this is its upper left cell. */
            PLATE,
            /** A dot. */
            DOT,
            /** A ring. */
            RING,
            /** In the field of view of a person on the board. */
            CONE,
            /** Within hearing distance. */
            HEARD,
            /** A probability, given by the weight. */
            HEAT,
            /** The content of the cell is proved. */
            PROVED,
            /** The content is possible but not proved. */
            POSSIBLE,
            /** The content is proved impossible. */
            EXCLUDED,
            /** Part of a path. */
            PATH,
            /** Start or end of the last move. */
            LAST,
            /** An error. */
            FAULT
        }

        /**
         * Checks the label of a target.
         *
         * @throws IllegalArgumentException if it is not the wire name of a {@link Sign}
         */
        public Mark {
            if (kind == Kind.TARGET || kind == Kind.PLATE) Sign.of(label);
        }
    }

    /** The symbol of a target. */
    public enum Sign implements WireName {
        CIRCLE,
        TRIANGLE,
        SQUARE,
        HEXAGON,
        VORTEX;

        /**
         * Returns the sign with the given wire name.
         *
         * @throws IllegalArgumentException if there is none
         */
        public static Sign of(String wireName) {
            for (Sign sign : values()) if (sign.wireName().equals(wireName)) return sign;
            throw new IllegalArgumentException(
                    "a target must have a symbol (circle, triangle…), but got '" + wireName + "'");
        }
    }

    /**
     * A number beside the board, such as moves, walls left or penalty.
     *
     * @param id the id
     * @param name the name
     * @param value the value as text
     * @param seat the index of the seat it belongs to
     */
    public record Counter(String id, Text name, String value, int seat) {}

    /**
     * The walls that a player may still place, drawn beside the board.
     *
     * @param seat the index of the seat
     * @param left the number of walls left
     * @param all the number of walls at the start
     */
    public record Stock(int seat, Tone tone, int left, int all) {}

    /**
     * The path of one move of a piece.
     *
     * @param via the cells on which the piece changed its direction, in order
     * @param tone the tone of the piece
     */
    public record Leg(Spot from, Spot to, List<Spot> via, Tone tone) {}

    /** Returns a builder of a scene with {@link Material#PLAIN}. */
    public static Builder builder(int columns, int rows) {
        return new Builder(columns, rows);
    }

    /** Builds a scene. Each method adds an element or sets an attribute. Not thread-safe. */
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
        private List<Leg> trail = List.of();

        private Builder(int columns, int rows) {
            this.columns = columns;
            this.rows = rows;
        }

        /** Sets the look of the board. */
        public Builder material(Material newMaterial) {
            material = newMaterial;
            return this;
        }

        /** Adds a {@link Cell}. */
        public Builder cell(int x, int y, Cell.Kind kind, Tone tone, String label) {
            cells.add(new Cell(x, y, kind, tone, label));
            return this;
        }

        /** Adds a {@link Wall}. */
        public Builder wall(int x, int y, boolean vertical, int length, Tone tone) {
            walls.add(new Wall(x, y, vertical, length, tone));
            return this;
        }

        /** Adds a {@link Diagonal}. */
        public Builder diagonal(int x, int y, char slash, Tone tone) {
            diagonals.add(new Diagonal(x, y, slash, tone));
            return this;
        }

        /** Adds a {@link Piece}. */
        public Builder piece(
                String id, int x, int y, Piece.Shape shape, Tone tone, String label, char facing, Text name) {
            pieces.add(new Piece(id, x, y, shape, tone, label, facing, name));
            return this;
        }

        /** Adds a {@link Mark}. */
        public Builder mark(int x, int y, Mark.Kind kind, Tone tone, String label, int weight) {
            marks.add(new Mark(x, y, kind, tone, label, weight));
            return this;
        }

        /**
         * Adds the same mark to every cell of a row or column.
         *
         * @param row whether {@code index} is a row instead of a column
         */
        public Builder markLine(boolean row, int index, Mark.Kind kind, Tone tone) {
            for (int i = 0; i < (row ? columns : rows); i++)
                mark(row ? i : index, row ? index : i, kind, tone, "", 100);
            return this;
        }

        /** Adds a {@link Counter}. */
        public Builder counter(String id, Text name, String value, int seat) {
            counters.add(new Counter(id, name, value, seat));
            return this;
        }

        /** Adds a {@link Stock}. */
        public Builder stock(int seat, Tone tone, int left, int all) {
            stocks.add(new Stock(seat, tone, left, all));
            return this;
        }

        /** Sets the labels of columns and rows. */
        public Builder labels(List<String> ofColumns, List<String> ofRows) {
            columnLabels = List.copyOf(ofColumns);
            rowLabels = List.copyOf(ofRows);
            return this;
        }

        /** Sets the paths of the moves since the start position. */
        public Builder trail(List<Leg> legs) {
            trail = List.copyOf(legs);
            return this;
        }

        /** Returns the scene. */
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
                    rowLabels,
                    trail);
        }
    }
}

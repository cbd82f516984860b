package dev.damier.ricochet.box;

import dev.damier.ricochet.BoardBuilder;
import dev.damier.ricochet.RicochetBoard;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

/**
 * A board assembled from quadrants.
 *
 * @param quadrants the quadrants; four of them are in the order north-west, north-east, south-east, south-west
 * @param board the board that they form
 * @param targets the targets printed on them, sorted by cell
 */
public record Assembly(List<Quadrant> quadrants, RicochetBoard board, List<Target> targets) {
    /** Number of columns and of rows of a board of four quadrants. */
    public static final int SIDE = 2 * Quadrant.SIDE;

    private static final Comparator<Target> BY_CELL = Comparator.comparingInt(Target::cell);

    /**
     * A printed quadrant, rotated and placed in its corner of the board. It stores only the cells that are not empty, because
     * reading a position touches four of these objects.
     *
     * @param walls the cells with walls: cell number plus 256 times the bits of the closed sides
     * @param blocked the blocked cells
     * @param diagonals the cells with diagonals: cell number plus 256 times the value of the diagonal
     * @param targets the targets, sorted by cell
     */
    private record PlacedQuadrant(short[] walls, short[] blocked, short[] diagonals, List<Target> targets) {
        /** Per printed quadrant, its four placements; null if not created. */
        static final Map<Quadrant, PlacedQuadrant[]> PRINTED = new IdentityHashMap<>();

        static {
            for (Quadrant quadrant : Quadrants.printed().values()) PRINTED.put(quadrant, new PlacedQuadrant[4]);
        }

        static PlacedQuadrant of(Quadrant quadrant, int turns) {
            PlacedQuadrant[] cached = PRINTED.get(quadrant);
            if (cached == null) return create(quadrant, turns);
            // Two threads may each create one: they are equal.
            return cached[turns] != null ? cached[turns] : (cached[turns] = create(quadrant, turns));
        }

        private static PlacedQuadrant create(Quadrant quadrant, int turns) {
            Assembly rotated = rotated(quadrant, SIDE, turns);
            byte[] blocked = new byte[SIDE * SIDE];
            for (int cell = 0; cell < blocked.length; cell++) if (rotated.board.blocked()[cell]) blocked[cell] = 1;
            return new PlacedQuadrant(
                    nonZero(rotated.board.walls()),
                    nonZero(blocked),
                    nonZero(rotated.board.diagonals()),
                    rotated.targets);
        }

        private static short[] nonZero(byte[] values) {
            short[] cells = new short[values.length];
            int n = 0;
            for (int cell = 0; cell < values.length; cell++)
                if (values[cell] != 0) cells[n++] = (short) (cell | values[cell] << 8);
            return Arrays.copyOf(cells, n);
        }
    }

    /**
     * Assembles four quadrants. Each quadrant is rotated clockwise about the centre of the board: by 0, 1, 2 and 3 quarter
     * turns from the north-west on.
     */
    public static Assembly of(List<Quadrant> quadrants) {
        byte[] walls = new byte[SIDE * SIDE];
        boolean[] blocked = new boolean[SIDE * SIDE];
        byte[] diagonals = new byte[SIDE * SIDE];
        List<Target> targets = new ArrayList<>(5 * 4);
        for (int turns = 0; turns < 4; turns++) {
            PlacedQuadrant part = PlacedQuadrant.of(quadrants.get(turns), turns);
            for (short cell : part.walls) walls[cell & 255] |= (byte) (cell >> 8);
            for (short cell : part.blocked) blocked[cell & 255] = true;
            for (short cell : part.diagonals) diagonals[cell & 255] |= (byte) (cell >> 8);
            targets.addAll(part.targets);
        }
        targets.sort(BY_CELL);
        RicochetBoard board = new RicochetBoard(SIDE, SIDE, walls, blocked, diagonals);
        return new Assembly(List.copyOf(quadrants), board, List.copyOf(targets));
    }

    /** Returns a board of one quadrant, rotated clockwise by this many quarter turns. */
    public static Assembly single(Quadrant quadrant, int turns) {
        return rotated(quadrant, Quadrant.SIDE, turns);
    }

    private static Assembly rotated(Quadrant quadrant, int side, int turns) {
        BoardBuilder builder = new BoardBuilder(side, side);
        List<Target> targets = new ArrayList<>();
        new Rotation(side, turns).place(quadrant, builder, targets);
        targets.sort(BY_CELL);
        return new Assembly(List.of(quadrant), builder.build(), List.copyOf(targets));
    }

    /** A rotation of a square by quarter turns. One clockwise turn maps (x, y) to (side - 1 - y, x). */
    private record Rotation(int side, int turns) {
        int x(int x, int y) {
            return switch (turns) {
                case 0 -> x;
                case 1 -> side - 1 - y;
                case 2 -> side - 1 - x;
                default -> y;
            };
        }

        int y(int x, int y) {
            return switch (turns) {
                case 0 -> y;
                case 1 -> x;
                case 2 -> side - 1 - y;
                default -> side - 1 - x;
            };
        }

        /** Adds the contents of a quadrant, and blocks its inner corner, which is part of the centre block. */
        void place(Quadrant quadrant, BoardBuilder builder, List<Target> targets) {
            for (Quadrant.Wall w : quadrant.walls())
                builder.wall(x(w.x(), w.y()), y(w.x(), w.y()), w.direction() + turns & 3);
            for (Quadrant.Block b : quadrant.blocks()) builder.block(x(b.x(), b.y()), y(b.x(), b.y()));
            for (Quadrant.Diagonal m : quadrant.diagonals()) {
                char slash = turns % 2 == 0 ? m.slash() : m.slash() == '/' ? '\\' : '/';
                builder.diagonal(x(m.x(), m.y()), y(m.x(), m.y()), m.colour(), slash);
            }
            for (Quadrant.PrintedTarget s : quadrant.targets())
                targets.add(new Target(y(s.x(), s.y()) * side + x(s.x(), s.y()), s.colour(), s.shape()));
            int inner = Quadrant.SIDE - 1;
            builder.block(x(inner, inner), y(inner, inner));
        }
    }

    /** Returns the quadrant ids, such as {@code 2B-3B-4A-1A}. */
    public String write() {
        StringJoiner ids = new StringJoiner("-");
        for (Quadrant quadrant : quadrants) ids.add(quadrant.id());
        return ids.toString();
    }
}

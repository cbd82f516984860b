package dev.damier.taquin;

import dev.damier.search.Heuristic;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * P175: P to the power 1.75, a real number. It overrates, so that a search runs to the goal and proves nothing. Searches
 * that count in whole numbers see it rounded.
 */
final class ManhattanPower implements Heuristic {
    private static final double EXPONENT = 1.75;

    private final Manhattan manhattan;
    /** Strictly increasing, so that P can be read back from its power. */
    private final int[] powers;

    private final double[] reals;

    ManhattanPower(TileBoard board, Packing packing) {
        manhattan = new Manhattan(board, packing);
        reals = IntStream.rangeClosed(0, most(board))
                .mapToDouble(p -> Math.pow(p, EXPONENT))
                .toArray();
        powers = Arrays.stream(reals).mapToInt(p -> (int) Math.round(p)).toArray();
    }

    /** Whether the powers on this board stay far below {@link Heuristic#DEAD}. */
    static boolean fits(TileBoard board) {
        return Math.pow(most(board), EXPONENT) < DEAD / 2;
    }

    private static int most(TileBoard board) {
        return board.tiles() * (board.rows() + board.columns() - 2);
    }

    @Override
    public int estimate(long[] state, int at) {
        return powers[manhattan.estimate(state, at)];
    }

    @Override
    public int estimateAfterMove(int h, long[] parent, int p, int move, long[] child, int c) {
        return powers[Arrays.binarySearch(powers, h) + manhattan.change(parent, p, move, child, c)];
    }

    @Override
    public boolean whole() {
        return false;
    }

    @Override
    public double real(int h) {
        return reals[Arrays.binarySearch(powers, h)];
    }

    @Override
    public boolean admissible() {
        return false;
    }
}

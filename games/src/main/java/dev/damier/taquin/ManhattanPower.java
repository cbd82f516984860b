package dev.damier.taquin;

import dev.damier.search.Heuristic;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The heuristic P175: the Manhattan distance to the power 1.75, a real number. It is not admissible. A search with it
 * reaches the goal quickly but does not prove optimality. Searches with integer costs use the rounded value.
 */
final class ManhattanPower implements Heuristic {
    private static final double EXPONENT = 1.75;

    private final Manhattan manhattan;
    /** The powers by Manhattan distance. They are strictly increasing, so the distance can be found from its power. */
    private final int[] roundedPowers;

    private final double[] exactPowers;

    ManhattanPower(TileBoard board, Packing packing) {
        manhattan = new Manhattan(board, packing);
        exactPowers = IntStream.rangeClosed(0, maxManhattan(board))
                .mapToDouble(p -> Math.pow(p, EXPONENT))
                .toArray();
        roundedPowers =
                Arrays.stream(exactPowers).mapToInt(p -> (int) Math.round(p)).toArray();
    }

    /** Returns whether all powers on a board are far below {@link Heuristic#DEAD_END}. */
    static boolean fits(TileBoard board) {
        return Math.pow(maxManhattan(board), EXPONENT) < DEAD_END / 2;
    }

    /** Returns an upper bound of the Manhattan distance on a board. */
    private static int maxManhattan(TileBoard board) {
        return board.tileCount() * (board.rows() + board.columns() - 2);
    }

    @Override
    public int estimate(long[] state, int at) {
        return roundedPowers[manhattan.estimate(state, at)];
    }

    @Override
    public int estimateAfterMove(int h, long[] parent, int p, int move, long[] child, int c) {
        return roundedPowers[Arrays.binarySearch(roundedPowers, h) + manhattan.change(parent, p, move, child, c)];
    }

    @Override
    public boolean integral() {
        return false;
    }

    @Override
    public double unrounded(int h) {
        return exactPowers[Arrays.binarySearch(roundedPowers, h)];
    }

    @Override
    public boolean admissible() {
        return false;
    }
}

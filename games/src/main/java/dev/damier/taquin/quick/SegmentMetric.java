package dev.damier.taquin.quick;

import dev.damier.taquin.Slide;
import dev.damier.taquin.TileBoard;
import java.util.Arrays;

/**
 * Converts a solution of single-tile moves to the multi-tile metric. Consecutive moves of neighbouring tiles in the
 * same direction become one move.
 */
final class SegmentMetric {
    private SegmentMetric() {}

    /** Returns the same solution with joined moves. The last tile of each segment pushes the others. */
    static int[] join(TileBoard start, int[] moves) {
        int[] cellOfTile = new int[start.tileCount() + 1];
        for (int cell = 0; cell < start.size(); cell++) cellOfTile[start.cells()[cell]] = cell;
        int[] joined = new int[moves.length];
        int count = 0;
        int vacated = -1;
        for (int move : moves) {
            int from = cellOfTile[Slide.tile(move)];
            int to = start.neighbour(from, Slide.direction(move));
            boolean follows = count > 0 && to == vacated && Slide.direction(joined[count - 1]) == Slide.direction(move);
            joined[follows ? count - 1 : count++] = move;
            cellOfTile[Slide.tile(move)] = to;
            vacated = from;
        }
        return Arrays.copyOf(joined, count);
    }
}

package dev.damier.taquin.quick;

import dev.damier.taquin.Slide;
import dev.damier.taquin.TileBoard;
import java.util.Arrays;

/** Counts a line of single moves in the other metric: neighbours in a row that follow one another the same way are one slide. */
final class SegmentMetric {
    private SegmentMetric() {}

    /** The same line with segments slid at once: the last tile of each pushes the others. */
    static int[] join(TileBoard start, int[] line) {
        int[] places = new int[start.tiles() + 1];
        for (int cell = 0; cell < start.size(); cell++) places[start.cells()[cell]] = cell;
        int[] joined = new int[line.length];
        int count = 0;
        int left = -1;
        for (int move : line) {
            int from = places[Slide.tile(move)];
            int to = start.step(from, Slide.way(move));
            boolean follows = count > 0 && to == left && Slide.way(joined[count - 1]) == Slide.way(move);
            joined[follows ? count - 1 : count++] = move;
            places[Slide.tile(move)] = to;
            left = from;
        }
        return Arrays.copyOf(joined, count);
    }
}

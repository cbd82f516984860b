package dev.damier.taquin;

import dev.damier.run.Control;
import dev.damier.run.Counters;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The distance of every arrangement of a small board from its goal, computed by one breadth-first search. */
final class PerfectTable {
    /** Number of tables in memory. The table used longest ago is removed first. */
    private static final int MAX_TABLES = 8;

    private static final Map<String, PerfectTable> CACHE = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, PerfectTable> eldest) {
            return size() > MAX_TABLES;
        }
    };

    /** By rank; -1 if the goal cannot be reached. */
    private final byte[] distances;

    private PerfectTable(byte[] distances) {
        this.distances = distances;
    }

    /**
     * Returns the table for a board's size, blanks, goal and metric. Empty if the budget does not allow building it.
     */
    static Optional<PerfectTable> of(SmallBoard small, Control control, Counters counters) {
        TileBoard board = small.board();
        String key = TaquinNotation.write(board.withCells(board.goal()), small.multiTile());
        synchronized (CACHE) {
            PerfectTable table = CACHE.get(key);
            if (table != null) return Optional.of(table);
        }
        Optional<PerfectTable> built = build(small, control, counters);
        synchronized (CACHE) {
            built.ifPresent(table -> CACHE.put(key, table));
        }
        return built;
    }

    /** Removes all tables from memory. */
    static void clearCache() {
        synchronized (CACHE) {
            CACHE.clear();
        }
    }

    private static Optional<PerfectTable> build(SmallBoard small, Control control, Counters counters) {
        TileBoard board = small.board();
        Arrangement arrangement = new Arrangement(board.withCells(board.goal()), small.multiTile());
        counters.bytes = 5L * arrangement.count();
        if (!control.checkMemory(counters.bytes)) return Optional.empty();
        byte[] distances = new byte[arrangement.count()];
        Arrays.fill(distances, (byte) -1);
        int[] queue = new int[distances.length];
        int[] moves = new int[4 * board.size()];
        int tail = 1;
        queue[0] = arrangement.rank();
        distances[queue[0]] = 0;
        for (int head = 0; head < tail; head++) {
            int depth = distances[queue[head]];
            counters.countExpansion(depth);
            if (control.shouldStop(counters)) return Optional.empty();
            arrangement.unrank(queue[head]);
            int count = arrangement.moves(moves);
            for (int i = 0; i < count; i++) {
                int back = arrangement.slide(moves[i]);
                int rank = arrangement.rank();
                arrangement.slide(back);
                if (distances[rank] >= 0) continue;
                distances[rank] = (byte) (depth + 1);
                queue[tail++] = rank;
            }
            counters.generated += count;
        }
        return Optional.of(new PerfectTable(distances));
    }

    int bytes() {
        return distances.length;
    }

    int distance(Arrangement arrangement) {
        return distances[arrangement.rank()];
    }

    /** Returns a shortest solution. Afterwards the arrangement is the goal. */
    int[] shortestSolution(Arrangement arrangement) {
        int[] solution = new int[distance(arrangement)];
        int[] moves = new int[256];
        for (int i = 0; i < solution.length; i++) {
            int count = arrangement.moves(moves);
            for (int move = 0; move < count; move++) {
                int back = arrangement.slide(moves[move]);
                if (distance(arrangement) == solution.length - i - 1) {
                    solution[i] = moves[move];
                    break;
                }
                arrangement.slide(back);
            }
        }
        return solution;
    }
}

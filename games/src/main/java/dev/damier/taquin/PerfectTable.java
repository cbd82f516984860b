package dev.damier.taquin;

import dev.damier.run.Control;
import dev.damier.run.Counters;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The distance of every arrangement of a small board from its goal: breadth first, once. */
final class PerfectTable {
    /** Tables kept in memory, the least recently used dropped first. */
    private static final int KEPT = 8;

    private static final Map<String, PerfectTable> TABLES = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, PerfectTable> eldest) {
            return size() > KEPT;
        }
    };

    /** By rank; -1 where the goal cannot be reached. */
    private final byte[] depths;

    private PerfectTable(byte[] depths) {
        this.depths = depths;
    }

    /** The table for this board's size, holes, goal and metric; empty if it may not be built within the budget. */
    static Optional<PerfectTable> of(SmallBoard small, Control control, Counters counters) {
        TileBoard board = small.board();
        String key = TaquinNotation.write(board.with(board.goal()), small.slides());
        synchronized (TABLES) {
            PerfectTable table = TABLES.get(key);
            if (table != null) return Optional.of(table);
        }
        Optional<PerfectTable> built = build(small, control, counters);
        synchronized (TABLES) {
            built.ifPresent(table -> TABLES.put(key, table));
        }
        return built;
    }

    /** Drops all tables; the next one asked for is built anew. */
    static void forget() {
        synchronized (TABLES) {
            TABLES.clear();
        }
    }

    private static Optional<PerfectTable> build(SmallBoard small, Control control, Counters counters) {
        TileBoard board = small.board();
        Arrangement at = new Arrangement(board.with(board.goal()), small.slides());
        counters.bytes = 5L * at.count();
        if (!control.fits(counters.bytes)) return Optional.empty();
        byte[] depths = new byte[at.count()];
        Arrays.fill(depths, (byte) -1);
        int[] queue = new int[depths.length];
        int[] moves = new int[4 * board.size()];
        int tail = 1;
        queue[0] = at.rank();
        depths[queue[0]] = 0;
        for (int head = 0; head < tail; head++) {
            int depth = depths[queue[head]];
            counters.expand(depth);
            if (control.shouldStop(counters)) return Optional.empty();
            at.unrank(queue[head]);
            int count = at.moves(moves);
            for (int i = 0; i < count; i++) {
                int back = at.slide(moves[i]);
                int rank = at.rank();
                at.slide(back);
                if (depths[rank] >= 0) continue;
                depths[rank] = (byte) (depth + 1);
                queue[tail++] = rank;
            }
            counters.generated += count;
        }
        return Optional.of(new PerfectTable(depths));
    }

    int bytes() {
        return depths.length;
    }

    int depth(Arrangement at) {
        return depths[at.rank()];
    }

    /** A shortest line from here; the arrangement ends at the goal. */
    int[] line(Arrangement at) {
        int[] line = new int[depth(at)];
        int[] moves = new int[256];
        for (int i = 0; i < line.length; i++) {
            int count = at.moves(moves);
            for (int m = 0; m < count; m++) {
                int back = at.slide(moves[m]);
                if (depth(at) == line.length - i - 1) {
                    line[i] = moves[m];
                    break;
                }
                at.slide(back);
            }
        }
        return line;
    }
}

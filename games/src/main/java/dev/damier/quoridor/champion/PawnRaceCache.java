package dev.damier.quoridor.champion;

import dev.damier.quoridor.Board;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The race tables of one game, by wall layout. A table costs as much as some thousand nodes, so new ones are rationed
 * by the nodes searched; the count is of nodes, not time, to keep searches repeatable.
 */
final class PawnRaceCache {
    private static final int MAX_ENTRIES = 256;
    private static final long NODES_EACH = 4000;
    private static final long FREE = 12;

    private final Map<Long, PawnRaceTable> tables = new LinkedHashMap<>(64, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Long, PawnRaceTable> eldest) {
            return size() > MAX_ENTRIES;
        }
    };

    private long solved;

    /** The ration starts anew; the tables stay. */
    void newSearch() {
        solved = 0;
    }

    /** The table of this board's walls, or null when it is not there and not to be made now. */
    PawnRaceTable of(Board board, long nodes) {
        PawnRaceTable table = tables.get(board.wallKey());
        if (table == null && solved < FREE + nodes / NODES_EACH) {
            solved++;
            table = PawnRaceTable.of(board);
            tables.put(board.wallKey(), table);
        }
        return table;
    }
}

package dev.damier.quoridor.champion;

import dev.damier.quoridor.Board;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Caches the race tables of a game by wall layout. A table costs as much as some thousand nodes, so a search may build
 * a new one only after a number of nodes. The limit depends on nodes, not on time, so that searches are reproducible.
 */
final class PawnRaceCache {
    private static final int MAX_TABLES = 256;
    private static final long NODES_PER_TABLE = 4000;
    /** Number of tables that each search may build at once. */
    private static final long INITIAL_TABLES = 12;

    private final Map<Long, PawnRaceTable> tables = new LinkedHashMap<>(64, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Long, PawnRaceTable> eldest) {
            return size() > MAX_TABLES;
        }
    };

    /** Number of tables built in the current search. */
    private long builtTables;

    /** Resets the limit for a new search. The tables are kept. */
    void newSearch() {
        builtTables = 0;
    }

    /** Returns the table for the walls of a board, or null if it is not cached and must not be built yet. */
    @Nullable PawnRaceTable get(Board board, long nodes) {
        PawnRaceTable table = tables.get(board.wallKey());
        if (table == null && builtTables < INITIAL_TABLES + nodes / NODES_PER_TABLE) {
            builtTables++;
            table = PawnRaceTable.solve(board);
            tables.put(board.wallKey(), table);
        }
        return table;
    }
}

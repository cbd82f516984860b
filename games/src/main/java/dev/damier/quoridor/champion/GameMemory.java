package dev.damier.quoridor.champion;

import dev.damier.play.TranspositionTable;
import dev.damier.quoridor.Board;
import dev.damier.run.Budget;
import java.time.Duration;

/** Tables that the searches of one game share: the transposition table, the race tables and the move ordering. */
final class GameMemory {
    private static final long MIN_BYTES = 1L << 16;
    private static final long MAX_BYTES = 64L << 20;
    private static final long NODES_PER_MILLI = 2000;

    final TranspositionTable table;
    PawnRaceCache races = new PawnRaceCache();
    MoveOrdering ordering = new MoveOrdering();
    /** Whether the transposition table contains entries from earlier games. */
    private boolean hasLearntEntries;

    /** The ply of the last search, or -1 before the first. */
    private int lastSearchPly = -1;

    /**
     * @param searches number of searches of this budget that the table must have room for
     */
    GameMemory(Budget budget, int searches) {
        table = new TranspositionTable(tableBytes(budget, searches));
    }

    /** Returns the size of a table with about one entry for each node that the budget allows. */
    private static long tableBytes(Budget budget, int searches) {
        boolean longTime = budget.time().compareTo(Duration.ofHours(1)) > 0;
        long nodesInTime = longTime ? MAX_BYTES : budget.time().toMillis() * NODES_PER_MILLI;
        long nodes = Math.min(Math.min(budget.nodes(), nodesInTime), MAX_BYTES);
        return Math.min(budget.bytes(), Math.max(MIN_BYTES, Math.min(MAX_BYTES, nodes * 16 * searches)));
    }

    /** Adds the learnt positions to the transposition table. */
    void addLearnt(LearntPositions learnt) {
        hasLearntEntries = learnt.fillTable(table);
    }

    /** Returns whether the transposition table contains entries from earlier games. */
    boolean hasLearntEntries() {
        return hasLearntEntries;
    }

    /** Forgets everything. The transposition table is not allocated again, because that can take longer than a search. */
    void clear() {
        table.clear();
        races = new PawnRaceCache();
        ordering = new MoveOrdering();
        hasLearntEntries = false;
        lastSearchPly = -1;
    }

    /** Prepares the tables for a search of this position. */
    void newSearch(Board board) {
        table.newSearch();
        races.newSearch();
        if (lastSearchPly >= 0) ordering.newSearch(board.ply() - lastSearchPly);
        lastSearchPly = board.ply();
    }
}

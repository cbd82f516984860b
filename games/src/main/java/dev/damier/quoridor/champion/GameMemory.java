package dev.damier.quoridor.champion;

import dev.damier.play.TranspositionTable;
import dev.damier.quoridor.Board;
import dev.damier.run.Budget;
import java.time.Duration;

/** What a search learns and the next search of the same game can use: the table, the races, and the order of moves. */
final class GameMemory {
    private static final long MIN_BYTES = 1L << 16;
    private static final long MAX_BYTES = 64L << 20;
    private static final long NODES_PER_MILLI = 2000;

    final TranspositionTable table;
    final PawnRaceCache races = new PawnRaceCache();
    final MoveOrdering order = new MoveOrdering();
    /** Whether the table holds what earlier games have taught. */
    private boolean experienced;

    private int ply = -1;

    /** @param moves how many searches of this budget it is for */
    GameMemory(Budget budget, int moves) {
        table = new TranspositionTable(bytes(budget, moves));
    }

    /** About a fresh entry for every node that the budget can reach. */
    private static long bytes(Budget budget, int moves) {
        boolean hours = budget.time().compareTo(Duration.ofHours(1)) > 0;
        long inTime = hours ? MAX_BYTES : budget.time().toMillis() * NODES_PER_MILLI;
        long nodes = Math.min(Math.min(budget.nodes(), inTime), MAX_BYTES);
        return Math.min(budget.bytes(), Math.max(MIN_BYTES, Math.min(MAX_BYTES, nodes * 16 * moves)));
    }

    void recall(LearntPositions learnt) {
        experienced = learnt.recall(table);
    }

    boolean experienced() {
        return experienced;
    }

    /** Gets ready for a search from this board. */
    void newSearch(Board board) {
        table.newSearch();
        races.newSearch();
        if (ply >= 0) order.newSearch(board.ply() - ply);
        ply = board.ply();
    }
}

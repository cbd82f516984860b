package dev.damier.quoridor.champion;

/** Move ordering of one search thread: killer moves, countermoves and history. */
final class MoveOrdering {
    /** The score of the move from the transposition table, above all others. */
    static final int TABLE_MOVE_SCORE = 1 << 30;

    private static final int MAX_HISTORY = 1 << 14;

    /** By player and move code, how often a move caused cutoffs. */
    private final int[] history = new int[2 * 512];

    /** By player and the opponent's previous move, the reply that last caused a cutoff. */
    private final int[] countermoves = new int[2 * 512];

    /** Two moves per ply that last caused cutoffs. */
    private final int[] killers = new int[2 * (SearchThread.MAX_PLIES + 2)];
    /** By ply, the move that led to the current node. */
    final int[] previousMoves = new int[SearchThread.MAX_PLIES + 2];

    MoveOrdering() {
        java.util.Arrays.fill(killers, -1);
        java.util.Arrays.fill(countermoves, -1);
    }

    /** Prepares for a search that starts some plies later in the same game. Killers are shifted, history is halved. */
    void newSearch(int pliesLater) {
        for (int i = 0; i < killers.length; i++) {
            int from = i + 2 * pliesLater;
            killers[i] = from >= 0 && from < killers.length ? killers[from] : -1;
        }
        for (int i = 0; i < history.length; i++) history[i] /= 2;
    }

    /** Returns the score of a move. Moves with higher scores are searched first. */
    int score(int player, int move, int ply) {
        int total = history[player * 512 + move];
        if (killers[2 * ply] == move) return total + 90_000;
        if (killers[2 * ply + 1] == move) return total + 70_000;
        if (countermoves[player * 512 + previousMoves[ply]] == move) return total + 50_000;
        return total;
    }

    int history(int player, int move) {
        return history[player * 512 + move];
    }

    /** Records that the move at an index of the list caused a cutoff, and that the moves before it did not. */
    void recordCutoff(int player, int ply, int depth, MoveList list, int index) {
        int move = list.moves[index];
        if (killers[2 * ply] != move) {
            killers[2 * ply + 1] = killers[2 * ply];
            killers[2 * ply] = move;
        }
        countermoves[player * 512 + previousMoves[ply]] = move;
        int bonus = Math.min(depth * depth * 8, 1600);
        updateHistory(player * 512 + move, bonus);
        for (int i = 0; i < index; i++) updateHistory(player * 512 + list.moves[i], -bonus);
    }

    /**
     * Adds a bonus to a history value. The bonus shrinks as the value approaches the limit, so the value never exceeds
     * it and old results fade.
     */
    private void updateHistory(int at, int bonus) {
        history[at] += bonus - history[at] * Math.abs(bonus) / MAX_HISTORY;
    }
}

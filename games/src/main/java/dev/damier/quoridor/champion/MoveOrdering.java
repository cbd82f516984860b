package dev.damier.quoridor.champion;

/** What a search has learnt of moves as such: killers, countermoves and history. One per worker. */
final class MoveOrdering {
    /** The score of the move from the table: before all others. */
    static final int FIRST = 1 << 30;

    private static final int MAX_HISTORY = 1 << 14;

    private final int[] history = new int[2 * 512];
    private final int[] counter = new int[2 * 512];
    private final int[] killer = new int[2 * (SearchThread.PLIES + 2)];
    /** The move that led to the node at each ply. */
    final int[] led = new int[SearchThread.PLIES + 2];

    MoveOrdering() {
        java.util.Arrays.fill(killer, -1);
        java.util.Arrays.fill(counter, -1);
    }

    /** Another search starts so many plies later in the same game: killers move up with it, history half fades. */
    void newSearch(int later) {
        for (int i = 0; i < killer.length; i++) {
            int from = i + 2 * later;
            killer[i] = from >= 0 && from < killer.length ? killer[from] : -1;
        }
        for (int i = 0; i < history.length; i++) history[i] /= 2;
    }

    int score(int player, int move, int ply) {
        int s = history[player * 512 + move];
        if (killer[2 * ply] == move) return s + 90_000;
        if (killer[2 * ply + 1] == move) return s + 70_000;
        if (counter[player * 512 + led[ply]] == move) return s + 50_000;
        return s;
    }

    int history(int player, int move) {
        return history[player * 512 + move];
    }

    /** A move was too good; those tried before it were not. */
    void reward(int player, int ply, int depth, MoveList list, int index) {
        int move = list.move[index];
        if (killer[2 * ply] != move) {
            killer[2 * ply + 1] = killer[2 * ply];
            killer[2 * ply] = move;
        }
        counter[player * 512 + led[ply]] = move;
        int bonus = Math.min(depth * depth * 8, 1600);
        gravity(player * 512 + move, bonus);
        for (int i = 0; i < index; i++) gravity(player * 512 + list.move[i], -bonus);
    }

    /** Moves towards the bound by a share of the way left, so that it never passes it and old news fades. */
    private void gravity(int at, int bonus) {
        history[at] += bonus - history[at] * Math.abs(bonus) / MAX_HISTORY;
    }
}

package dev.damier.quoridor.champion;

import dev.damier.quoridor.Board;

/**
 * Estimates from the moves of a game how predictable each player is. Many opponents walk along a shortest path and place the
 * wall that hinders the leader most, as the engine {@code greedy} does. Their replies can be predicted.
 */
final class OpponentModel {
    /** The rate of predicted moves that is assumed before the first move, and the number of moves that it counts for. */
    private static final double ASSUMED_RATE = 0.3;

    private static final int ASSUMED_MOVES = 2;

    private OpponentModel() {}

    /**
     * Returns for each player the probability that it plays the move of {@link FourPlayerPaths#greedyMove}. It is the square
     * of the observed rate, because a player with another plan often agrees by chance.
     */
    static double[] predictability(Board board) {
        Board past = board.copy();
        while (past.ply() > 0) past.undo();
        FourPlayerPaths paths = new FourPlayerPaths(past);
        paths.reset();
        int[] moves = new int[board.players()];
        int[] predicted = new int[board.players()];
        while (past.ply() < board.ply()) {
            int move = board.moveAt(past.ply());
            moves[past.toMove()]++;
            if (paths.greedyMove(true) == move) predicted[past.toMove()]++;
            paths.play(move);
        }
        double[] probabilities = new double[board.players()];
        for (int p = 0; p < probabilities.length; p++) {
            double rate = (predicted[p] + ASSUMED_RATE * ASSUMED_MOVES) / (moves[p] + ASSUMED_MOVES);
            probabilities[p] = rate * rate;
        }
        return probabilities;
    }
}

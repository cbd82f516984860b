package dev.damier.play;

import java.util.SplittableRandom;

/** The default rollout policy: all legal moves are candidates, and simulations play uniformly random moves. */
final class RandomRollouts implements RolloutPolicy {
    @Override
    public int candidates(Position position, int[] buffer) {
        return position.moves(buffer);
    }

    @Override
    public void playOut(Position position, SplittableRandom random, double[] gains) {
        int[] moves = new int[position.maxMoves()];
        int plies = 0;
        int n;
        while ((n = position.moves(moves)) > 0) {
            position.play(moves[random.nextInt(n)]);
            plies++;
        }
        for (int p = 0; p < gains.length; p++) gains[p] = (position.result(p) + 1) / 2.0;
        while (plies-- > 0) position.undo();
    }
}

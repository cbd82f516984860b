package dev.damier.search;

/** Checks a solution by playing its moves, and computes its cost. */
public final class SolutionCost {
    private SolutionCost() {}

    /**
     * Returns the total cost of a solution.
     *
     * @throws IllegalArgumentException if a move is not possible, or if the moves do not end in a goal
     */
    public static int of(StateSpace space, int[] moves) {
        int width = space.width();
        long[] state = new long[width];
        Successors out = new Successors(width);
        space.writeInitial(state, 0);
        int cost = 0;
        for (int step = 0; step < moves.length; step++) {
            out.clear();
            space.expand(state, 0, out);
            int i = 0;
            while (i < out.size() && out.moves[i] != moves[step]) i++;
            if (i == out.size())
                throw new IllegalArgumentException("move " + moves[step] + " is not possible at step " + (step + 1));
            cost += out.costs[i];
            System.arraycopy(out.words, i * width, state, 0, width);
        }
        if (!space.isGoal(state, 0))
            throw new IllegalArgumentException("the move sequence does not end in a goal state");
        return cost;
    }
}

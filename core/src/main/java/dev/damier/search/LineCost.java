package dev.damier.search;

/** Plays a line in a space: whatever a search claims can be checked. */
public final class LineCost {
    private LineCost() {}

    /** What the line costs; refuses one that makes a move the space does not know or that does not end in a goal. */
    public static int cost(StateSpace space, int[] moves) {
        int width = space.width();
        long[] state = new long[width];
        Successors out = new Successors(width);
        space.initial(state, 0);
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
        if (!space.goal(state, 0)) throw new IllegalArgumentException("the move sequence does not end in a goal state");
        return cost;
    }
}

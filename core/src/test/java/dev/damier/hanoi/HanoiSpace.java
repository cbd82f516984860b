package dev.damier.hanoi;

import dev.damier.search.Reversible;
import dev.damier.search.Successors;

/** The packed state space: two bits per disk for its peg, the smallest disk in the lowest bits. */
final class HanoiSpace implements Reversible {
    private final int disks;
    private final long initial;
    private final long goal;

    HanoiSpace(int[] peg) {
        disks = peg.length;
        long from = 0;
        long to = 0;
        for (int d = 0; d < disks; d++) {
            from |= (long) peg[d] << 2 * d;
            to |= (long) (Hanoi.PEGS - 1) << 2 * d;
        }
        initial = from;
        goal = to;
    }

    static int peg(long state, int disk) {
        return (int) (state >>> 2 * disk) & 3;
    }

    @Override
    public int width() {
        return 1;
    }

    @Override
    public void writeInitial(long[] to, int at) {
        to[at] = initial;
    }

    @Override
    public boolean isGoal(long[] from, int at) {
        return from[at] == goal;
    }

    @Override
    public void expand(long[] from, int at, Successors out) {
        long state = from[at];
        int covered = 0;
        for (int d = 0; d < disks; d++) {
            int p = peg(state, d);
            if ((covered & 1 << p) != 0) continue;
            covered |= 1 << p;
            for (int q = 0; q < Hanoi.PEGS; q++) {
                // A peg with a smaller disk on top is covered already.
                if ((covered & 1 << q) == 0) out.add(p * Hanoi.PEGS + q, 1, state ^ (long) (p ^ q) << 2 * d);
            }
        }
    }

    @Override
    public int goalCount() {
        return 1;
    }

    @Override
    public void writeGoal(int index, long[] to, int at) {
        to[at] = goal;
    }

    /** Every move can be reversed: the predecessors are the successors, with the moves reversed. */
    @Override
    public void predecessors(long[] from, int at, Successors out) {
        int first = out.size();
        expand(from, at, out);
        for (int i = first; i < out.size(); i++)
            out.moves[i] = out.moves[i] % Hanoi.PEGS * Hanoi.PEGS + out.moves[i] / Hanoi.PEGS;
    }
}

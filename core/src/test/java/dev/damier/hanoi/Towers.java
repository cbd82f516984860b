package dev.damier.hanoi;

import dev.damier.game.Game;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.search.Heuristic;
import dev.damier.search.Puzzle;
import java.util.List;
import java.util.Optional;

/** A position: the peg of each disk, the smallest disk first. It is a puzzle that can be searched in both directions. */
record Towers(Game game, int[] peg) implements Setup, Puzzle.ReversiblePuzzle {

    @Override
    public String write() {
        return write(peg);
    }

    static String write(int[] peg) {
        StringBuilder text = new StringBuilder();
        for (int p = 0; p < Hanoi.PEGS; p++) {
            if (p > 0) text.append('/');
            for (int d = peg.length - 1; d >= 0; d--) if (peg[d] == p) text.append(d + 1);
        }
        return text.toString();
    }

    @Override
    public Table newTable() {
        return new HanoiTable(peg.clone());
    }

    @Override
    public <T> Optional<T> as(Class<T> view) {
        return view.isInstance(this) ? Optional.of(view.cast(this)) : Optional.empty();
    }

    @Override
    public HanoiSpace space() {
        return new HanoiSpace(peg);
    }

    @Override
    public List<NamedHeuristic> heuristics() {
        return List.of(
                new NamedHeuristic("largest", true, LargestDisk::new),
                new NamedHeuristic("misplaced", true, () -> this::misplaced));
    }

    /**
     * A lower bound: before the largest misplaced disk moves, all smaller disks must be on one peg, and afterwards they must
     * move onto it. This takes at least 2^(size - 1) moves.
     */
    private final class LargestDisk implements Heuristic {
        @Override
        public int estimate(long[] state, int at) {
            for (int d = peg.length - 1; d >= 0; d--) {
                if (HanoiSpace.peg(state[at], d) != Hanoi.PEGS - 1) return 1 << d;
            }
            return 0;
        }

        /** The move of the largest disk halves the estimate. */
        @Override
        public boolean consistent() {
            return false;
        }
    }

    /** Returns the number of disks that are not on the last peg; each of them must move. */
    private int misplaced(long[] state, int at) {
        int count = 0;
        for (int d = 0; d < peg.length; d++) if (HanoiSpace.peg(state[at], d) != Hanoi.PEGS - 1) count++;
        return count;
    }
}

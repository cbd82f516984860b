package dev.damier.hitman.deduce;

import dev.damier.hitman.world.Content;
import dev.damier.hitman.world.ContentMasks;
import org.jspecify.annotations.Nullable;

/** The posterior probability of each content in each cell, given the observations. */
public final class CellProbabilities {
    private static final int CONTENTS = Content.values().length;

    private final double[] probability;
    private final int[] possible;

    /**
     * False if some constraints were dropped to limit the work. Then contents with probability 0 are still impossible,
     * but other contents may be impossible too.
     */
    final boolean isExact;

    CellProbabilities(int cells, boolean exact) {
        probability = new double[cells * CONTENTS];
        possible = new int[cells];
        this.isExact = exact;
    }

    /** Returns a uniform distribution over the possible contents of each cell. */
    static CellProbabilities uniform(int[] masks) {
        CellProbabilities probabilities = new CellProbabilities(masks.length, true);
        for (int c = 0; c < masks.length; c++) {
            for (int rest = masks[c]; rest != 0; rest &= rest - 1) {
                probabilities.set(c, ContentMasks.toContent(rest & -rest), 1.0 / Integer.bitCount(masks[c]));
            }
        }
        return probabilities;
    }

    void set(int cell, Content content, double value) {
        probability[cell * CONTENTS + content.ordinal()] = value;
        if (value > 0) possible[cell] |= ContentMasks.of(content);
    }

    public double probability(int cell, Content content) {
        return probability[cell * CONTENTS + content.ordinal()];
    }

    /** Returns the probability that a cell has one of these contents (a mask of {@link ContentMasks}). */
    public double probability(int cell, int mask) {
        double sum = 0;
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            sum += probability[cell * CONTENTS + Integer.numberOfTrailingZeros(rest)];
        }
        return sum;
    }

    /**
     * Returns the possible contents of a cell as a mask. The mask is 0 if no world is consistent with the observations.
     */
    public int possible(int cell) {
        return possible[cell];
    }

    /** Returns the only possible content of a cell, or null if several are possible. */
    public @Nullable Content provenContent(int cell) {
        return possible[cell] != 0 && ContentMasks.isSingle(possible[cell])
                ? ContentMasks.toContent(possible[cell])
                : null;
    }

    /** Returns the most likely content of a cell. Ties go to the first in the order of {@link Content}. */
    public Content mostLikely(int cell) {
        int best = 0;
        for (int v = 1; v < CONTENTS; v++) {
            if (probability[cell * CONTENTS + v] > probability[cell * CONTENTS + best] + 1e-12) best = v;
        }
        return ContentMasks.toContent(1 << best);
    }

    boolean isConsistent() {
        return possible.length == 0 || possible[0] != 0;
    }
}

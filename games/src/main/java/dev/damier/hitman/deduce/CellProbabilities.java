package dev.damier.hitman.deduce;

import dev.damier.hitman.world.Content;
import dev.damier.hitman.world.ContentMasks;

/** How likely each content is in each cell, given all that was observed. */
public final class CellProbabilities {
    private static final int CONTENTS = Content.values().length;

    private final double[] chance;
    private final int[] possible;

    /** False if some counts had to be left out to keep it quick: then what is impossible is, but more may be. */
    final boolean exact;

    CellProbabilities(int cells, boolean exact) {
        chance = new double[cells * CONTENTS];
        possible = new int[cells];
        this.exact = exact;
    }

    /** Of what a cell may hold, one thing as likely as another: where only that is known. */
    static CellProbabilities uniform(int[] masks) {
        CellProbabilities probabilities = new CellProbabilities(masks.length, true);
        for (int c = 0; c < masks.length; c++) {
            for (int rest = masks[c]; rest != 0; rest &= rest - 1) {
                probabilities.set(c, ContentMasks.only(rest & -rest), 1.0 / Integer.bitCount(masks[c]));
            }
        }
        return probabilities;
    }

    void set(int cell, Content content, double value) {
        chance[cell * CONTENTS + content.ordinal()] = value;
        if (value > 0) possible[cell] |= ContentMasks.of(content);
    }

    public double of(int cell, Content content) {
        return chance[cell * CONTENTS + content.ordinal()];
    }

    /** The chance that a cell holds one of several contents. */
    public double of(int cell, int mask) {
        double sum = 0;
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            sum += chance[cell * CONTENTS + Integer.numberOfTrailingZeros(rest)];
        }
        return sum;
    }

    /** What a cell may hold; no bit at all when nothing agrees with the observations. */
    public int possible(int cell) {
        return possible[cell];
    }

    /** The only content a cell may have, or null. */
    public Content proven(int cell) {
        return possible[cell] != 0 && ContentMasks.single(possible[cell]) ? ContentMasks.only(possible[cell]) : null;
    }

    /** The likeliest content; of equals the first in the course's order. */
    public Content likeliest(int cell) {
        int best = 0;
        for (int v = 1; v < CONTENTS; v++) {
            if (chance[cell * CONTENTS + v] > chance[cell * CONTENTS + best] + 1e-12) best = v;
        }
        return ContentMasks.only(1 << best);
    }

    boolean consistent() {
        return possible.length == 0 || possible[0] != 0;
    }
}

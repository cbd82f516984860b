package dev.damier.logic;

import java.util.BitSet;

/** Literals that hold in every model, and those that hold in none. */
public final class Backbone {
    private Backbone() {}

    /**
     * Which of these literals hold in some model: each model found strikes off all it shows, so few questions are asked.
     *
     * @return bit i for {@code literals[i]}; empty if the formula has no model at all
     */
    public static BitSet possible(Sat sat, int[] literals) {
        BitSet possible = new BitSet();
        if (!sat.satisfiable()) return possible;
        note(sat, literals, possible);
        for (int i = 0; i < literals.length; i++) {
            if (!possible.get(i) && sat.satisfiable(literals[i])) note(sat, literals, possible);
        }
        return possible;
    }

    private static void note(Sat sat, int[] literals, BitSet possible) {
        for (int i = 0; i < literals.length; i++) if (sat.holds(literals[i])) possible.set(i);
    }
}

package dev.damier.logic;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Of many facts, few that are enough: none of them can be left out. */
final class MinimalCore {
    private static final int FEW = 4;

    private MinimalCore() {}

    /**
     * A minimal set of facts from which the claim follows: the first facts that are enough, of those the solver's core,
     * and then one after another is tried without (deletion), the first in the list given up last.
     *
     * @param facts each a literal, the most welcome first
     * @return indices of facts in rising order, or an empty list if the claim does not follow or needs no fact
     */
    static List<Integer> minimal(Sat sat, int[] facts, int claim) {
        List<Integer> kept = new ArrayList<>();
        do {
            if (kept.size() == facts.length) return List.of();
            int more = Math.min(facts.length, Math.max(FEW, 2 * kept.size()));
            for (int i = kept.size(); i < more; i++) kept.add(i);
        } while (sat.satisfiable(assumptions(facts, kept, claim)));
        kept = core(sat, facts, kept, claim);
        for (int i = kept.size() - 1; i >= 0; i--) {
            // A smaller core may have dropped several facts at once.
            if (i >= kept.size()) continue;
            List<Integer> fewer = new ArrayList<>(kept);
            fewer.remove(i);
            if (sat.satisfiable(assumptions(facts, fewer, claim))) continue;
            kept = core(sat, facts, fewer, claim);
        }
        return List.copyOf(kept);
    }

    /** The facts in the solver's core. A core is a hint: where it turns out not to be enough, nothing is given up. */
    private static List<Integer> core(Sat sat, int[] facts, List<Integer> kept, int claim) {
        Set<Integer> core = new HashSet<>();
        for (int literal : sat.core()) core.add(literal);
        List<Integer> fewer = new ArrayList<>(kept);
        fewer.removeIf(fact -> !core.contains(facts[fact]));
        if (fewer.size() == kept.size()) return kept;
        return sat.satisfiable(assumptions(facts, fewer, claim)) ? kept : fewer;
    }

    private static int[] assumptions(int[] facts, List<Integer> kept, int claim) {
        int[] all = new int[kept.size() + 1];
        for (int i = 0; i < kept.size(); i++) all[i] = facts[kept.get(i)];
        all[kept.size()] = -claim;
        return all;
    }
}

package dev.damier.logic;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Finds a minimal set of facts that proves a claim (a minimal unsatisfiable core by deletion). */
final class MinimalCore {
    /** How many facts the first query assumes. The number doubles until the claim follows. */
    private static final int INITIAL_FACTS = 4;

    private MinimalCore() {}

    /**
     * Returns a minimal set of facts from which the claim follows.
     *
     * <ol>
     *   <li>Take a prefix of the list that is sufficient, doubling its length until it is.
     *   <li>Reduce it to the solver's core.
     *   <li>Delete single facts from the end as long as the rest is sufficient.
     * </ol>
     *
     * @param facts one literal per fact, preferred facts first
     * @return the indices of the facts in ascending order, or an empty list if the claim does not follow or needs no
     *     fact
     */
    static List<Integer> minimal(Sat sat, int[] facts, int claim) {
        List<Integer> selected = new ArrayList<>();
        do {
            if (selected.size() == facts.length) return List.of();
            int size = Math.min(facts.length, Math.max(INITIAL_FACTS, 2 * selected.size()));
            for (int i = selected.size(); i < size; i++) selected.add(i);
        } while (sat.satisfiable(assumptions(facts, selected, claim)));
        selected = shrinkToCore(sat, facts, selected, claim);
        for (int i = selected.size() - 1; i >= 0; i--) {
            // The solver's core may have removed several facts at once.
            if (i >= selected.size()) continue;
            List<Integer> fewer = new ArrayList<>(selected);
            fewer.remove(i);
            if (sat.satisfiable(assumptions(facts, fewer, claim))) continue;
            selected = shrinkToCore(sat, facts, fewer, claim);
        }
        return List.copyOf(selected);
    }

    /**
     * Returns the facts that are in the solver's last core. The result is checked: if it is not sufficient, the method
     * returns the facts unchanged.
     */
    private static List<Integer> shrinkToCore(Sat sat, int[] facts, List<Integer> selected, int claim) {
        Set<Integer> core = new HashSet<>();
        for (int literal : sat.core()) core.add(literal);
        List<Integer> fewer = new ArrayList<>(selected);
        fewer.removeIf(fact -> !core.contains(facts[fact]));
        if (fewer.size() == selected.size()) return selected;
        return sat.satisfiable(assumptions(facts, fewer, claim)) ? selected : fewer;
    }

    private static int[] assumptions(int[] facts, List<Integer> selected, int claim) {
        int[] all = new int[selected.size() + 1];
        for (int i = 0; i < selected.size(); i++) all[i] = facts[selected.get(i)];
        all[selected.size()] = -claim;
        return all;
    }
}

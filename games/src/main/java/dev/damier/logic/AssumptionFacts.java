package dev.damier.logic;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;

/**
 * A changing set of facts over one formula and one incremental solver.
 *
 * <p>Each fact has a selector literal: the formula contains "selector implies fact", and every query assumes the
 * selectors of the current facts. So a fact can be added or withdrawn without building the formula again, and the
 * learned clauses of the solver stay valid. If a query is unsatisfiable, the selectors among the failed assumptions are
 * the facts that cause it.
 *
 * @param <F> the type that identifies a fact
 */
public final class AssumptionFacts<F> {
    private final Cnf cnf;
    private final Sat sat;
    private final Map<F, Integer> selectors = new LinkedHashMap<>();

    /** Variables that are false in every model. New facts only add to this set; withdrawing a fact clears it. */
    private final BitSet refuted = new BitSet();

    /**
     * @param cnf the clauses that hold independently of the facts; more clauses may be added later
     */
    public AssumptionFacts(Cnf cnf) {
        this.cnf = cnf;
        sat = new Sat(cnf);
    }

    /** Adds a fact with its meaning. Does nothing if the fact is already present. */
    public void add(F fact, CardinalityConstraint constraint) {
        if (selectors.containsKey(fact)) return;
        int selector = cnf.newVariable();
        for (int literal : Totalizer.literals(cnf, constraint)) cnf.add(-selector, literal);
        selectors.put(fact, selector);
    }

    /** Removes a fact. Does nothing if it is absent. */
    public void withdraw(F fact) {
        Integer selector = selectors.remove(fact);
        if (selector == null) return;
        cnf.add(-selector);
        refuted.clear();
    }

    public boolean contains(F fact) {
        return selectors.containsKey(fact);
    }

    /** Returns the current facts with their selector literals, in insertion order. */
    public Map<F, Integer> selectors() {
        return Collections.unmodifiableMap(selectors);
    }

    /**
     * Returns the variables of these groups that are true in at least one model, or an empty set if the facts
     * contradict each other.
     *
     * @param groups groups of variables; in every model exactly one variable of each group is true
     */
    public BitSet possible(int[][] groups) {
        int[][] candidates = new int[groups.length][];
        for (int g = 0; g < groups.length; g++) {
            candidates[g] =
                    Arrays.stream(groups[g]).filter(v -> !refuted.get(v)).toArray();
        }
        BitSet possible = Backbone.possible(sat, candidates, QueryListener.NO_OP, assumptions());
        for (int[] group : candidates) for (int variable : group) if (!possible.get(variable)) refuted.set(variable);
        return possible;
    }

    /**
     * Returns a minimal set of facts from which the claim follows. The list is empty if the claim does not follow, or
     * if it follows from the formula alone.
     *
     * @param rank ranks the facts; facts with a low rank are preferred
     */
    public List<F> explain(int claim, ToIntFunction<F> rank) {
        List<F> facts = selectors.keySet().stream()
                .sorted(Comparator.comparingInt(rank))
                .toList();
        int[] assumedLiterals = facts.stream().mapToInt(selectors::get).toArray();
        return MinimalCore.minimal(sat, assumedLiterals, claim).stream()
                .map(facts::get)
                .toList();
    }

    private int[] assumptions() {
        return selectors.values().stream().mapToInt(selector -> selector).toArray();
    }
}

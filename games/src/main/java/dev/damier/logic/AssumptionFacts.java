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
 * What is held for true, in one formula and one solver that live as long as somebody goes on learning. Each fact stands
 * behind a switch, a literal that is assumed when a question is asked: a fact can be added or withdrawn without building
 * anything anew, what the solver learned stays right, and when a question is answered by no, the switches among the
 * assumptions that failed are the facts it rests on.
 */
public final class AssumptionFacts<F> {
    private final Cnf cnf;
    private final Sat sat;
    private final Map<F, Integer> selectors = new LinkedHashMap<>();

    /** Literals that hold in no model; facts only add to them until one is withdrawn. */
    private final BitSet refuted = new BitSet();

    /**
     * @param cnf what holds whatever the facts: it may go on growing
     */
    public AssumptionFacts(Cnf cnf) {
        this.cnf = cnf;
        sat = new Sat(cnf);
    }

    /** Holds this for true from now on. */
    public void add(F fact, CardinalityConstraint constraint) {
        if (selectors.containsKey(fact)) return;
        int on = cnf.fresh();
        for (int literal : Totalizer.literals(cnf, constraint)) cnf.add(-on, literal);
        selectors.put(fact, on);
    }

    /** Holds it no longer. */
    public void withdraw(F fact) {
        Integer on = selectors.remove(fact);
        if (on == null) return;
        cnf.add(-on);
        refuted.clear();
    }

    public boolean has(F fact) {
        return selectors.containsKey(fact);
    }

    /** The facts and the literals they stand behind, in the order they came. */
    public Map<F, Integer> selectors() {
        return Collections.unmodifiableMap(selectors);
    }

    /**
     * The variables of these groups that are true in some model; none if the facts contradict each other.
     *
     * @param groups of variables, exactly one of each true in every model
     */
    public BitSet possible(int[][] groups) {
        int[][] open = new int[groups.length][];
        for (int g = 0; g < groups.length; g++) {
            open[g] = Arrays.stream(groups[g]).filter(v -> !refuted.get(v)).toArray();
        }
        BitSet possible = Backbone.possible(sat, open, QueryListener.NO_OP, assumptions());
        for (int[] group : open) for (int variable : group) if (!possible.get(variable)) refuted.set(variable);
        return possible;
    }

    /**
     * A minimal set of facts from which the claim follows; empty if it does not, or follows from none.
     *
     * @param rank of a fact: those with low ones are rather kept
     */
    public List<F> because(int claim, ToIntFunction<F> rank) {
        List<F> facts =
                selectors.keySet().stream().sorted(Comparator.comparingInt(rank)).toList();
        int[] assumed = facts.stream().mapToInt(selectors::get).toArray();
        return MinimalCore.minimal(sat, assumed, claim).stream().map(facts::get).toList();
    }

    private int[] assumptions() {
        return selectors.values().stream().mapToInt(on -> on).toArray();
    }
}

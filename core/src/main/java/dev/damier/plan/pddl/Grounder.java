package dev.damier.plan.pddl;

import dev.damier.plan.GroundTask;
import dev.damier.plan.GroundTask.Action;
import dev.damier.plan.GroundTask.Atom;
import dev.damier.plan.pddl.Conditions.Facts;
import dev.damier.plan.pddl.PddlTask.Fact;
import dev.damier.plan.pddl.RelaxedReachability.Instance;
import dev.damier.run.Control;
import dev.damier.run.Outcome.Reason;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Grounds a task: computes the reachable instances of its actions, evaluates what never changes, and replaces negative
 * conditions by facts for the negation. Conditional effects are compiled away by splitting the action.
 */
public final class Grounder {
    private final PddlTask task;
    private final Control control;
    private final WorkMeter meter;
    private final List<BitSet> objects;
    private final BitSet changing = new BitSet();
    private final RelaxedReachability reachability;
    private final List<GroundAction> actions = new ArrayList<>();

    /**
     * The result of grounding.
     *
     * @param task the grounded task; empty if a limit of the budget was reached
     * @param stopped why the grounding stopped; empty if it is complete
     * @param facts the number of reachable facts found so far
     * @param instances the number of action instances found so far
     */
    public record Grounding(Optional<GroundTask> task, Optional<Reason> stopped, int facts, int instances) {}

    private Grounder(PddlTask task, Control control) {
        this.task = task;
        this.control = control;
        meter = new WorkMeter(control);
        objects = task.symbols.objectsByType();
        for (Schema s : task.schemas) s.effects().forEach(e -> changing.set(e.predicate()));
        reachability = new RelaxedReachability(task, objects, changing, control, meter);
    }

    /**
     * Grounds a task within the time and memory of a control.
     *
     * @throws PddlException if a cost is not defined or a condition has too many alternatives
     */
    public static Grounding ground(PddlTask task, Control control) {
        Grounder grounder = new Grounder(task, control);
        try {
            return grounder.ground();
        } catch (WorkMeter.StoppedException e) {
            return grounder.stopped();
        } catch (OutOfMemoryError e) {
            control.onOutOfMemory();
            return grounder.stopped();
        }
    }

    private Grounding ground() {
        reachability.run();
        Conditions conditions = new Conditions(objects, this::number, meter);
        ActionGrounder grounder = new ActionGrounder(task, objects, conditions, meter);
        for (Instance instance : reachability.instances) grounder.ground(instance, actions);
        conditions.bind(task.goalSlotTypes, new int[task.goalSlotTypes.length], "goal");
        List<int[]> goals = conditions.alternatives(task.goal, true);
        return new Grounding(
                Optional.of(new Assembly(goals).build()), Optional.empty(), reachability.facts.size(), actions.size());
    }

    private Grounding stopped() {
        return new Grounding(
                Optional.empty(),
                Optional.of(control.reason()),
                reachability.facts.size(),
                reachability.instances.size());
    }

    private int number(Fact fact) {
        Integer number = reachability.numbers.get(fact);
        if (number != null) return number;
        return !changing.get(fact.symbol()) && task.initial.contains(fact) ? Facts.TRUE : Facts.FALSE;
    }

    /** A grounded action whose preconditions are literals of reached facts. */
    record GroundAction(String name, int cost, int[] literals, int[] adds, int[] deletes) {}

    /** Removes facts that never change or that no condition needs, and numbers the rest. */
    private final class Assembly {
        private final int n = reachability.facts.size();
        private final boolean[] initial = new boolean[n];
        private final boolean[] constant = new boolean[n];
        private final boolean[] needed = new boolean[n];
        private final boolean[] neededNegated = new boolean[n];
        private final List<int[]> goals;
        private final Map<Integer, Integer> numbers = new LinkedHashMap<>();
        private final List<Atom> atoms = new ArrayList<>();

        Assembly(List<int[]> goals) {
            this.goals = new ArrayList<>(goals);
            for (Fact f : task.initial) {
                Integer number = reachability.numbers.get(f);
                if (number != null) initial[number] = true;
            }
        }

        GroundTask build() {
            findConstants();
            goals.removeIf(this::contradicts);
            List<GroundAction> kept = new ArrayList<>();
            for (GroundAction a : actions) if (!contradicts(a.literals())) kept.add(a);
            for (GroundAction a : kept) markNeeded(a.literals());
            for (int[] goal : goals) markNeeded(goal);
            for (int f = 0; f < n; f++) if (needed[f]) define(f, false);
            for (int f = 0; f < n; f++) if (neededNegated[f]) define(f, true);
            List<Action> result = new ArrayList<>();
            for (GroundAction a : kept) addAction(a, result);
            int[] goal = goal(result);
            int[] start = numbers.entrySet().stream()
                    .filter(e -> e.getKey() >= 0 ? initial[e.getKey()] : !initial[~e.getKey()])
                    .mapToInt(Map.Entry::getValue)
                    .sorted()
                    .toArray();
            List<List<String>> classes =
                    new ObjectSymmetries(task, changing, reachability, constant, goals, meter).classes();
            return new GroundTask(List.copyOf(atoms), List.copyOf(result), start, goal, classes);
        }

        /** Finds the facts of the initial state that no action deletes. */
        private void findConstants() {
            boolean[] deleted = new boolean[n];
            for (GroundAction a : actions) for (int f : a.deletes()) deleted[f] = true;
            for (int f = 0; f < n; f++) constant[f] = initial[f] && !deleted[f];
        }

        private boolean contradicts(int[] literals) {
            for (int literal : literals) if (literal < 0 && constant[~literal]) return true;
            return false;
        }

        private void markNeeded(int[] literals) {
            for (int literal : literals) {
                if (literal < 0) neededNegated[~literal] = true;
                else if (!constant[literal]) needed[literal] = true;
            }
        }

        private void define(int fact, boolean negated) {
            numbers.put(negated ? ~fact : fact, atoms.size());
            Fact f = reachability.facts.get(fact);
            List<String> arguments = new ArrayList<>();
            for (int o : f.objects()) arguments.add(task.symbols.objectNames.get(o));
            atoms.add(new Atom(task.symbols.predicates.get(f.symbol()).name(), List.copyOf(arguments), negated));
        }

        private int[] mapped(int[] literals) {
            return Arrays.stream(literals)
                    .filter(l -> l < 0 || !constant[l])
                    .map(numbers::get)
                    .sorted()
                    .toArray();
        }

        private void addAction(GroundAction a, List<Action> to) {
            int[] preconditions = mapped(a.literals());
            BitSet adds = new BitSet();
            BitSet deletes = new BitSet();
            for (int f : a.deletes()) change(f, false, adds, deletes);
            for (int f : a.adds()) change(f, true, adds, deletes);
            for (int p : preconditions) adds.clear(p);
            if (adds.isEmpty() && deletes.isEmpty()) return;
            to.add(new Action(
                    a.name(),
                    a.cost(),
                    preconditions,
                    adds.stream().toArray(),
                    deletes.stream().toArray()));
        }

        /** A fact that an action both deletes and adds is added. */
        private void change(int fact, boolean value, BitSet adds, BitSet deletes) {
            Integer positive = numbers.get(fact);
            Integer negative = numbers.get(~fact);
            if (positive != null) set(positive, value, adds, deletes);
            if (negative != null) set(negative, !value, adds, deletes);
        }

        private void set(int number, boolean value, BitSet adds, BitSet deletes) {
            adds.set(number, value);
            deletes.set(number, !value);
        }

        private int[] goal(List<Action> to) {
            if (goals.size() == 1) return mapped(goals.get(0));
            int reached = atoms.size();
            atoms.add(new Atom(goals.isEmpty() ? "impossible-goal" : "goal-reached", List.of(), false));
            for (int[] alternative : goals)
                to.add(new Action(GroundTask.GOAL_ACTION, 0, mapped(alternative), new int[] {reached}, new int[0]));
            return new int[] {reached};
        }
    }
}

package dev.damier.plan;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A part of the state space of a task for a drawing: the states of a plan and the states nearest to the initial one. */
public final class StateGraph {
    private final GroundTask task;
    private final int maxStates;
    private final Map<BitSet, Integer> numbers = new HashMap<>();
    private final List<State> states = new ArrayList<>();
    private final List<Edge> edges = new ArrayList<>();
    private boolean complete = true;

    /**
     * A state.
     *
     * @param facts the numbers of its facts
     * @param depth the number of actions from the initial state along the shortest path in the graph
     * @param planStep the number of plan steps before this state, or -1 if the plan does not visit it
     * @param goal whether the goal holds
     */
    public record State(int[] facts, int depth, int planStep, boolean goal) {}

    /**
     * An action between two states.
     *
     * @param from the number of the state before
     * @param to the number of the state after
     * @param action the action with its arguments
     * @param onPlan whether this is a step of the plan
     */
    public record Edge(int from, int to, String action, boolean onPlan) {}

    /**
     * The graph.
     *
     * @param states the states; the initial one is first
     * @param edges the actions between them
     * @param complete whether these are all reachable states
     */
    public record Graph(List<State> states, List<Edge> edges, boolean complete) {}

    private StateGraph(GroundTask task, int maxStates) {
        this.task = task;
        this.maxStates = maxStates;
    }

    /**
     * Explores the state space breadth-first, after the states of a plan.
     *
     * @param plan the numbers of the actions of a plan, which may be empty
     * @param maxStates the maximum number of states; a longer plan is cut
     */
    public static Graph explore(GroundTask task, int[] plan, int maxStates) {
        return new StateGraph(task, maxStates).explore(plan);
    }

    private Graph explore(int[] plan) {
        BitSet state = new BitSet();
        for (int f : task.initial()) state.set(f);
        add(state, 0, 0);
        int at = 0;
        for (int step = 0; step < plan.length && states.size() < maxStates; step++) {
            state = after(state, task.actions().get(plan[step]));
            int next = add(state, states.get(at).depth() + 1, step + 1);
            edges.add(new Edge(at, next, task.actions().get(plan[step]).name(), true));
            at = next;
        }
        List<BitSet> order = new ArrayList<>();
        for (int i = 0; i < states.size(); i++) order.add(null);
        numbers.forEach((bits, number) -> order.set(number, bits));
        for (int i = 0; i < order.size(); i++) expand(i, order);
        return new Graph(List.copyOf(states), List.copyOf(edges), complete);
    }

    private void expand(int from, List<BitSet> order) {
        BitSet state = order.get(from);
        for (GroundTask.Action action : task.actions()) {
            if (!Arrays.stream(action.preconditions()).allMatch(state::get)) continue;
            BitSet next = after(state, action);
            Integer known = numbers.get(next);
            if (known == null && states.size() >= maxStates) {
                complete = false;
                continue;
            }
            if (known == null) {
                known = add(next, states.get(from).depth() + 1, -1);
                order.add(next);
            }
            Edge edge = new Edge(from, known, action.name(), false);
            if (known != from && edges.stream().noneMatch(e -> e.from() == edge.from() && e.to() == edge.to()))
                edges.add(edge);
        }
    }

    private static BitSet after(BitSet state, GroundTask.Action action) {
        BitSet next = (BitSet) state.clone();
        for (int f : action.deletes()) next.clear(f);
        for (int f : action.adds()) next.set(f);
        return next;
    }

    private int add(BitSet state, int depth, int planStep) {
        Integer known = numbers.get(state);
        if (known != null) return known;
        int number = states.size();
        numbers.put(state, number);
        boolean goal = Arrays.stream(task.goal()).allMatch(state::get);
        states.add(new State(state.stream().toArray(), depth, planStep, goal));
        return number;
    }
}

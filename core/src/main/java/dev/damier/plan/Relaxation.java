package dev.damier.plan;

import dev.damier.search.Heuristic;
import java.util.Arrays;

/**
 * The delete relaxation of a task: the same task without delete effects. Dijkstra's algorithm computes the cost of each
 * fluent; an action is reached when its last precondition is reached. h-max takes the maximum cost of the preconditions,
 * h-add their sum. The goal is modelled as the preconditions of an extra action of cost 0 that adds an extra fluent.
 */
final class Relaxation {
    /** The extra fluent that represents the goal. */
    final int goalFluent;

    /** The extra action that adds the goal fluent. */
    final int goalAction;

    /** An extra fluent that always holds, so that every action has a precondition. */
    private final int alwaysTrue;

    final int[][] preconditions;
    final int[][] adds;
    final int[] costs;

    /** The actions that have each fluent as a precondition. */
    final int[][] actionsByPrecondition;

    Relaxation(Strips task) {
        int fluents = task.fluents().size();
        int n = task.actions().size();
        goalFluent = fluents;
        alwaysTrue = fluents + 1;
        goalAction = n;
        preconditions = new int[n + 1][];
        adds = new int[n + 1][];
        costs = new int[n + 1];
        for (int i = 0; i < n; i++) {
            Strips.Action a = task.actions().get(i);
            preconditions[i] = orAlwaysTrue(Strips.members(a.preconditions()));
            adds[i] = Strips.members(a.adds());
            costs[i] = a.cost();
        }
        preconditions[n] = orAlwaysTrue(Strips.members(task.goal()));
        adds[n] = new int[] {goalFluent};
        actionsByPrecondition = invert(preconditions, fluents + 2);
    }

    private int[] orAlwaysTrue(int[] members) {
        return members.length > 0 ? members : new int[] {alwaysTrue};
    }

    /** Converts lists of fluents per action to lists of actions per fluent. */
    static int[][] invert(int[][] byAction, int fluents) {
        int[] sizes = new int[fluents];
        for (int[] of : byAction) for (int f : of) sizes[f]++;
        int[][] index = new int[fluents][];
        for (int f = 0; f < fluents; f++) index[f] = new int[sizes[f]];
        for (int a = 0; a < byAction.length; a++) for (int f : byAction[a]) index[f][--sizes[f]] = a;
        return index;
    }

    /** The buffers of one cost computation; each thread reuses its own. */
    final class CostPropagation {
        /** The cost of each fluent; {@link Heuristic#DEAD_END} if it cannot be reached. */
        final int[] cost = new int[actionsByPrecondition.length];

        /** The precondition of each action that was reached last, which is the most expensive one. */
        final int[] supporter = new int[preconditions.length];

        /** The action that reaches each fluent at its cost, or -1 if it holds in the state or is not reached. */
        final int[] achiever = new int[actionsByPrecondition.length];

        private final int[] unmetPreconditions = new int[preconditions.length];
        private final int[] sum = new int[preconditions.length];
        private final LongHeap open = new LongHeap();

        /**
         * Computes the costs of all fluents from a state.
         *
         * @param actionCosts the cost of each action
         * @param add whether the costs of preconditions are added (h-add) instead of maximised (h-max)
         * @return the cost of the goal
         */
        int propagate(long[] state, int at, int[] actionCosts, boolean add) {
            Arrays.fill(cost, Heuristic.DEAD_END);
            Arrays.fill(sum, 0);
            Arrays.fill(achiever, -1);
            for (int a = 0; a < unmetPreconditions.length; a++) unmetPreconditions[a] = preconditions[a].length;
            open.clear();
            for (int w = 0; w < (goalFluent + 63) / 64; w++) {
                for (long left = state[at + w]; left != 0; left &= left - 1) {
                    lowerCost(64 * w + Long.numberOfTrailingZeros(left), 0, -1);
                }
            }
            lowerCost(alwaysTrue, 0, -1);
            while (!open.isEmpty()) {
                long min = open.remove();
                int fluent = (int) min;
                int reached = (int) (min >>> 32);
                if (reached > cost[fluent]) continue;
                for (int a : actionsByPrecondition[fluent]) {
                    // Fluents are reached in order of cost, so the last precondition is the most expensive one.
                    sum[a] = add ? Math.min(Heuristic.DEAD_END - 1, sum[a] + reached) : reached;
                    if (--unmetPreconditions[a] > 0) continue;
                    supporter[a] = fluent;
                    int price = Math.min(Heuristic.DEAD_END - 1, sum[a] + actionCosts[a]);
                    for (int f : adds[a]) lowerCost(f, price, a);
                }
            }
            return cost[goalFluent];
        }

        private void lowerCost(int fluent, int to, int action) {
            if (to >= cost[fluent]) return;
            cost[fluent] = to;
            achiever[fluent] = action;
            open.add((long) to << 32 | fluent);
        }

        /** Returns whether all preconditions of an action were reached. */
        boolean isReached(int action) {
            return unmetPreconditions[action] <= 0;
        }
    }
}

package dev.damier.plan;

import dev.damier.search.Heuristic;
import java.util.Arrays;

/**
 * The task in which nothing is ever deleted: what every fluent then costs, by a Dijkstra walk in which an action is
 * reached once its last precondition is. How preconditions combine is the whole difference between h-max (the dearest
 * one) and h-add (their sum). The goal is the precondition of one more action, of no cost, that adds one more fluent.
 */
final class Relaxation {
    /** The fluent that stands for the goal, and the action that reaches it. */
    final int goalFluent;

    final int goalAction;

    /** One fluent that always holds, so that every action has a precondition. */
    private final int always;

    final int[][] preconditions;
    final int[][] adds;
    final int[] costs;

    /** Actions by precondition. */
    final int[][] users;

    Relaxation(Strips task) {
        int fluents = task.fluents().size();
        int n = task.actions().size();
        goalFluent = fluents;
        always = fluents + 1;
        goalAction = n;
        preconditions = new int[n + 1][];
        adds = new int[n + 1][];
        costs = new int[n + 1];
        for (int i = 0; i < n; i++) {
            Strips.Action a = task.actions().get(i);
            preconditions[i] = orAlways(Strips.members(a.preconditions()));
            adds[i] = Strips.members(a.adds());
            costs[i] = a.cost();
        }
        preconditions[n] = orAlways(Strips.members(task.goal()));
        adds[n] = new int[] {goalFluent};
        users = index(preconditions, fluents + 2);
    }

    private int[] orAlways(int[] members) {
        return members.length > 0 ? members : new int[] {always};
    }

    /** Turns a table of fluents by action into one of actions by fluent. */
    static int[][] index(int[][] byAction, int fluents) {
        int[] sizes = new int[fluents];
        for (int[] of : byAction) for (int f : of) sizes[f]++;
        int[][] index = new int[fluents][];
        for (int f = 0; f < fluents; f++) index[f] = new int[sizes[f]];
        for (int a = 0; a < byAction.length; a++) for (int f : byAction[a]) index[f][--sizes[f]] = a;
        return index;
    }

    /** Numbers of one evaluation; reused by a thread. */
    final class Walk {
        /** What each fluent costs; {@link Heuristic#DEAD} when it cannot be reached. */
        final int[] cost = new int[users.length];

        /** The precondition through which each action was reached last: its dearest. */
        final int[] supporter = new int[preconditions.length];

        private final int[] waiting = new int[preconditions.length];
        private final int[] sum = new int[preconditions.length];
        private final Heap open = new Heap();

        /** Costs of all fluents from a state, with these action costs; returns that of the goal. */
        int from(long[] state, int at, int[] actionCosts, boolean add) {
            Arrays.fill(cost, Heuristic.DEAD);
            Arrays.fill(sum, 0);
            for (int a = 0; a < waiting.length; a++) waiting[a] = preconditions[a].length;
            open.clear();
            for (int w = 0; w < (goalFluent + 63) / 64; w++) {
                for (long left = state[at + w]; left != 0; left &= left - 1) {
                    lower(64 * w + Long.numberOfTrailingZeros(left), 0);
                }
            }
            lower(always, 0);
            while (!open.isEmpty()) {
                long min = open.remove();
                int fluent = (int) min;
                int reached = (int) (min >>> 32);
                if (reached > cost[fluent]) continue;
                for (int a : users[fluent]) {
                    // Fluents come by rising cost, so the last to come is the dearest.
                    sum[a] = add ? Math.min(Heuristic.DEAD - 1, sum[a] + reached) : reached;
                    if (--waiting[a] > 0) continue;
                    supporter[a] = fluent;
                    int price = Math.min(Heuristic.DEAD - 1, sum[a] + actionCosts[a]);
                    for (int f : adds[a]) lower(f, price);
                }
            }
            return cost[goalFluent];
        }

        private void lower(int fluent, int to) {
            if (to >= cost[fluent]) return;
            cost[fluent] = to;
            open.add((long) to << 32 | fluent);
        }

        /** Whether an action was reached at all. */
        boolean reached(int action) {
            return waiting[action] <= 0;
        }
    }
}

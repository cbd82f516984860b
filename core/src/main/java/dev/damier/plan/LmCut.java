package dev.damier.plan;

import dev.damier.search.Heuristic;
import java.util.Arrays;

/**
 * The LM-cut heuristic (Helmert and Domshlak 2009). While the goal has a positive h-max cost, every plan contains at least
 * one action of a cut between the state and the goal. The minimum cost of these actions is added to the estimate and
 * subtracted from the cost of each of them. Admissible but not consistent. Thread-safe.
 */
public final class LmCut implements Heuristic {
    private final Relaxation relaxation;
    private final ThreadLocal<CutFinder> cutFinders;

    /** Creates the heuristic for states of {@link StripsSpace}. */
    public LmCut(Strips task) {
        relaxation = new Relaxation(task);
        cutFinders = ThreadLocal.withInitial(CutFinder::new);
    }

    @Override
    public int estimate(long[] state, int at) {
        return cutFinders.get().estimate(state, at);
    }

    @Override
    public boolean consistent() {
        return false;
    }

    /** The buffers of one evaluation; each thread reuses its own. */
    private final class CutFinder {
        private final Relaxation.CostPropagation propagation = relaxation.new CostPropagation();
        private final int[] remainingCosts = new int[relaxation.costs.length];
        private final boolean[] goalZone = new boolean[relaxation.goalFluent + 2];
        private final boolean[] reachedBeforeCut = new boolean[relaxation.goalFluent + 2];
        private final int[] stack = new int[relaxation.goalFluent + 2];
        private final int[] cut = new int[relaxation.costs.length];

        /** The actions that add each fluent. */
        private final int[][] achievers = Relaxation.invert(relaxation.adds, relaxation.goalFluent + 2);

        int estimate(long[] state, int at) {
            System.arraycopy(relaxation.costs, 0, remainingCosts, 0, remainingCosts.length);
            int estimate = 0;
            for (int goal = propagation.propagate(state, at, remainingCosts, false);
                    goal > 0;
                    goal = propagation.propagate(state, at, remainingCosts, false)) {
                if (goal >= Heuristic.DEAD_END) return Heuristic.DEAD_END;
                findGoalZone();
                int size = findCut();
                int min = Integer.MAX_VALUE;
                for (int i = 0; i < size; i++) min = Math.min(min, remainingCosts[cut[i]]);
                for (int i = 0; i < size; i++) remainingCosts[cut[i]] -= min;
                estimate += min;
            }
            return estimate;
        }

        /** Finds the fluents from which the goal has cost 0, backwards through the supporters of actions with remaining cost 0. */
        private void findGoalZone() {
            Arrays.fill(goalZone, false);
            int size = 0;
            stack[size++] = relaxation.goalFluent;
            goalZone[relaxation.goalFluent] = true;
            while (size > 0) {
                for (int a : achievers[stack[--size]]) {
                    if (remainingCosts[a] > 0 || !propagation.isReached(a) || goalZone[propagation.supporter[a]])
                        continue;
                    goalZone[propagation.supporter[a]] = true;
                    stack[size++] = propagation.supporter[a];
                }
            }
        }

        /**
         * Finds the cut: the actions that lead from fluents outside the goal zone, through their supporter, into it.
         *
         * @return the number of actions in {@link #cut}
         */
        private int findCut() {
            Arrays.fill(reachedBeforeCut, false);
            int size = 0;
            int found = 0;
            for (int f = 0; f < reachedBeforeCut.length; f++) {
                if (propagation.cost[f] == 0 && !goalZone[f]) {
                    reachedBeforeCut[f] = true;
                    stack[size++] = f;
                }
            }
            while (size > 0) {
                int fluent = stack[--size];
                for (int a : relaxation.actionsByPrecondition[fluent]) {
                    if (!propagation.isReached(a) || propagation.supporter[a] != fluent) continue;
                    boolean crosses = false;
                    for (int f : relaxation.adds[a]) crosses |= goalZone[f];
                    if (crosses) {
                        cut[found++] = a;
                        continue;
                    }
                    for (int f : relaxation.adds[a]) {
                        if (reachedBeforeCut[f]) continue;
                        reachedBeforeCut[f] = true;
                        stack[size++] = f;
                    }
                }
            }
            return found;
        }
    }
}

package dev.damier.plan;

import dev.damier.search.Heuristic;
import java.util.Arrays;

/**
 * LM-cut (Helmert and Domshlak 2009). While the goal costs something under h-max, some action of a cut between the state
 * and the goal must be done: its least cost is added to the estimate and taken from every action of the cut. Admissible
 * but not consistent.
 */
public final class LmCut implements Heuristic {
    private final Relaxation relaxation;
    private final ThreadLocal<Cuts> cuts;

    public LmCut(Strips task) {
        relaxation = new Relaxation(task);
        cuts = ThreadLocal.withInitial(Cuts::new);
    }

    @Override
    public int estimate(long[] state, int at) {
        return cuts.get().of(state, at);
    }

    @Override
    public boolean consistent() {
        return false;
    }

    /** One evaluation; reused by a thread. */
    private final class Cuts {
        private final Relaxation.Walk walk = relaxation.new Walk();
        private final int[] left = new int[relaxation.costs.length];
        private final boolean[] goalZone = new boolean[relaxation.goalFluent + 2];
        private final boolean[] before = new boolean[relaxation.goalFluent + 2];
        private final int[] stack = new int[relaxation.goalFluent + 2];
        private final int[] cut = new int[relaxation.costs.length];

        /** Actions by what they add: the way back from the goal. */
        private final int[][] achievers = Relaxation.index(relaxation.adds, relaxation.goalFluent + 2);

        int of(long[] state, int at) {
            System.arraycopy(relaxation.costs, 0, left, 0, left.length);
            int estimate = 0;
            for (int goal = walk.from(state, at, left, false); goal > 0; goal = walk.from(state, at, left, false)) {
                if (goal >= Heuristic.DEAD) return Heuristic.DEAD;
                findGoalZone();
                int size = findCut();
                int min = Integer.MAX_VALUE;
                for (int i = 0; i < size; i++) min = Math.min(min, left[cut[i]]);
                for (int i = 0; i < size; i++) left[cut[i]] -= min;
                estimate += min;
            }
            return estimate;
        }

        /** Fluents from which the goal costs nothing more, going back through the supporters of free actions. */
        private void findGoalZone() {
            Arrays.fill(goalZone, false);
            int size = 0;
            stack[size++] = relaxation.goalFluent;
            goalZone[relaxation.goalFluent] = true;
            while (size > 0) {
                for (int a : achievers[stack[--size]]) {
                    if (left[a] > 0 || !walk.reached(a) || goalZone[walk.supporter[a]]) continue;
                    goalZone[walk.supporter[a]] = true;
                    stack[size++] = walk.supporter[a];
                }
            }
        }

        /** Actions that lead, by their supporter, from what is reached outside the goal zone into it. */
        private int findCut() {
            Arrays.fill(before, false);
            int size = 0;
            int found = 0;
            for (int f = 0; f < before.length; f++) {
                if (walk.cost[f] == 0 && !goalZone[f]) {
                    before[f] = true;
                    stack[size++] = f;
                }
            }
            while (size > 0) {
                int fluent = stack[--size];
                for (int a : relaxation.users[fluent]) {
                    if (!walk.reached(a) || walk.supporter[a] != fluent) continue;
                    boolean crosses = false;
                    for (int f : relaxation.adds[a]) crosses |= goalZone[f];
                    if (crosses) {
                        cut[found++] = a;
                        continue;
                    }
                    for (int f : relaxation.adds[a]) {
                        if (before[f]) continue;
                        before[f] = true;
                        stack[size++] = f;
                    }
                }
            }
            return found;
        }
    }
}

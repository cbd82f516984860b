package dev.damier.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Outcome.Stopped;
import dev.damier.run.Solver;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Tests that the statistics of a search agree with the calls counted by the state space. */
class SearchCountersTest {
    /** A state space that counts expansions and states. */
    private static final class CountingSpace implements StateSpace {
        private final StateSpace graph;
        private final Set<List<Long>> seen = new HashSet<>();
        private final Set<List<Long>> expanded = new HashSet<>();
        private long expansions;
        private long successors;

        CountingSpace(StateSpace graph) {
            this.graph = graph;
        }

        @Override
        public int width() {
            return graph.width();
        }

        @Override
        public void writeInitial(long[] to, int at) {
            graph.writeInitial(to, at);
            seen.add(state(to, at));
        }

        @Override
        public void expand(long[] from, int at, Successors out) {
            int before = out.size();
            expanded.add(state(from, at));
            graph.expand(from, at, out);
            expansions++;
            successors += out.size() - before;
            for (int i = before; i < out.size(); i++) seen.add(state(out.words, i * width()));
        }

        @Override
        public boolean isGoal(long[] from, int at) {
            return graph.isGoal(from, at);
        }

        @Override
        public int minCost() {
            return graph.minCost();
        }

        private List<Long> state(long[] words, int at) {
            return Arrays.stream(words, at, at + width()).boxed().toList();
        }
    }

    private static Map<String, Solver<Problem>> solvers() {
        Map<String, Solver<Problem>> solvers = new LinkedHashMap<>();
        for (TieBreaking ties : TieBreaking.values()) solvers.put("astar " + ties, new AStar(Evaluation.SUM, ties));
        solvers.put("weighted", new AStar(Evaluation.weighted(150), TieBreaking.LOW_H));
        solvers.put("uniform-cost", new UniformCost());
        return solvers;
    }

    private static RandomGraph graph(long seed) {
        return seed % 2 == 0
                ? new RandomGraph(seed, 24, 2, 1 + (int) (seed % 3), 1, 1)
                : new RandomGraph(seed, 24, 2, 1 + (int) (seed % 3), 2, 9);
    }

    @Test
    void statisticsAgreeWithTheStateSpace() {
        for (long seed = 0; seed < 60; seed++) {
            for (Map.Entry<String, Solver<Problem>> solver : solvers().entrySet()) {
                CountingSpace space = new CountingSpace(graph(seed));
                Outcome outcome = solver.getValue().solve(new Problem(space, Heuristic.ZERO), Control.unlimited());
                String context = solver.getKey() + " on graph " + seed;
                assertThat(outcome.stats().expanded()).as(context).isEqualTo(space.expansions);
                assertThat(outcome.stats().generated()).as(context).isEqualTo(space.successors);
                assertThat(Arrays.stream(outcome.stats().profile()).sum())
                        .as(context)
                        .isEqualTo(space.expansions);
                assertThat(outcome.stats().closed()).as(context).isEqualTo(space.expanded.size());
                assertThat(outcome.stats().open() + outcome.stats().closed())
                        .as(context)
                        .isEqualTo(space.seen.size());
            }
        }
    }

    @Test
    void lowerBoundIsNotBelowTheFirstEstimate() {
        for (long seed = 0; seed < 60; seed++) {
            RandomGraph graph = graph(seed);
            Heuristic heuristic = graph.inconsistent(seed);
            long[] state = new long[graph.width()];
            graph.writeInitial(state, 0);
            int estimate = heuristic.estimate(state, 0);
            if (estimate >= Heuristic.DEAD_END || graph.isGoal(state, 0)) continue;
            Outcome outcome =
                    new AStar().solve(new Problem(graph, heuristic), new Control(Budget.UNLIMITED.withNodes(1)));
            if (!(outcome instanceof Stopped stopped)) continue;
            assertThat(stopped.stats().expanded()).isEqualTo(1);
            assertThat(stopped.lowerBound()).as("graph " + seed).isBetween(estimate, graph.optimum());
        }
    }
}

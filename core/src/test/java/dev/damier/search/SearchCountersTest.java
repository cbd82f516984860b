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

/** What a search says it has done is what its space saw it do. */
class SearchCountersTest {
    /** A graph that counts along. */
    private static final class Counting implements StateSpace {
        private final StateSpace graph;
        private final Set<List<Long>> seen = new HashSet<>();
        private final Set<List<Long>> expanded = new HashSet<>();
        private long expansions;
        private long successors;

        Counting(StateSpace graph) {
            this.graph = graph;
        }

        @Override
        public int width() {
            return graph.width();
        }

        @Override
        public void initial(long[] to, int at) {
            graph.initial(to, at);
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
        public boolean goal(long[] from, int at) {
            return graph.goal(from, at);
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
    void expansionsSuccessorsAndWhatWaitsAreCounted() {
        for (long seed = 0; seed < 60; seed++) {
            for (Map.Entry<String, Solver<Problem>> solver : solvers().entrySet()) {
                Counting space = new Counting(graph(seed));
                Outcome outcome = solver.getValue().solve(new Problem(space, Heuristic.ZERO), Control.unlimited());
                String where = solver.getKey() + " on graph " + seed;
                assertThat(outcome.stats().expanded()).as(where).isEqualTo(space.expansions);
                assertThat(outcome.stats().generated()).as(where).isEqualTo(space.successors);
                assertThat(Arrays.stream(outcome.stats().profile()).sum())
                        .as(where)
                        .isEqualTo(space.expansions);
                assertThat(outcome.stats().closed()).as(where).isEqualTo(space.expanded.size());
                assertThat(outcome.stats().open() + outcome.stats().closed())
                        .as(where)
                        .isEqualTo(space.seen.size());
            }
        }
    }

    @Test
    void theBoundOfAStoppedSearchIsNoLessThanTheFirstEstimate() {
        for (long seed = 0; seed < 60; seed++) {
            RandomGraph graph = graph(seed);
            Heuristic heuristic = graph.inconsistent(seed);
            long[] state = new long[graph.width()];
            graph.initial(state, 0);
            int estimate = heuristic.estimate(state, 0);
            if (estimate >= Heuristic.DEAD || graph.goal(state, 0)) continue;
            Outcome outcome =
                    new AStar().solve(new Problem(graph, heuristic), new Control(Budget.UNLIMITED.withNodes(1)));
            if (!(outcome instanceof Stopped stopped)) continue;
            assertThat(stopped.stats().expanded()).isEqualTo(1);
            assertThat(stopped.lowerBound()).as("graph " + seed).isBetween(estimate, graph.optimum());
        }
    }
}

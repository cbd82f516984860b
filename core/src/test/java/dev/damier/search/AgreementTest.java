package dev.damier.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Outcome.Solved;
import dev.damier.run.Outcome.Stopped;
import dev.damier.run.Solver;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Compares every search with exact distances on hundreds of small random graphs. To add a search, add one line. */
class AgreementTest {
    /** Number of graphs. Mutation tests use fewer, because every mutant runs all of them. */
    private static final int GRAPHS = Integer.getInteger("damier.graphs", 300);

    /** Optimal for all move costs. */
    private static final Map<String, Solver<Problem>> OPTIMAL = new LinkedHashMap<>();

    /** Optimal if all moves have the same cost. */
    private static final Map<String, Solver<Problem>> MINIMUM_MOVES = new LinkedHashMap<>();

    /** Complete, but not optimal. */
    private static final Map<String, Solver<Problem>> COMPLETE = new LinkedHashMap<>();

    static {
        for (TieBreaking ties : TieBreaking.values()) OPTIMAL.put("astar " + ties, new AStar(Evaluation.SUM, ties));
        OPTIMAL.put("uniform-cost", new UniformCost());
        OPTIMAL.put("ida-star", new IdaStar());
        OPTIMAL.put("bidirectional", (p, control) -> new Bidirectional().solve((Reversible) p.space(), control));
        OPTIMAL.put("anytime 3", new AnytimeAStar(Evaluation.weighted(300)));

        MINIMUM_MOVES.put("breadth early", new BreadthFirstSearch(true));
        MINIMUM_MOVES.put("breadth late", new BreadthFirstSearch(false));
        MINIMUM_MOVES.put("iterative deepening", new IterativeDeepening());

        COMPLETE.put("depth", new DepthFirstSearch());
        for (TieBreaking ties : TieBreaking.values()) COMPLETE.put("greedy " + ties, new Greedy(ties));
        COMPLETE.put("beam of unlimited width", new Beam(1 << 20));
        COMPLETE.put("attrapay", new Attrapay(4, TieBreaking.LOW_H));
        COMPLETE.put("weighted 1.5", new AStar(Evaluation.weighted(150), TieBreaking.LOW_H));
        COMPLETE.put("weighted 5", new AStar(Evaluation.weighted(500), TieBreaking.FIFO));
    }

    private static Map<String, Solver<Problem>> all() {
        Map<String, Solver<Problem>> all = new LinkedHashMap<>(OPTIMAL);
        all.putAll(MINIMUM_MOVES);
        all.putAll(COMPLETE);
        return all;
    }

    private static RandomGraph graph(long seed) {
        int width = 1 + (int) (seed % 3);
        return seed % 2 == 0
                ? new RandomGraph(seed, 24, 2, width, 1, 1)
                : new RandomGraph(seed, 24, 2, width, (int) (seed % 3 == 0 ? 0 : 2), 9);
    }

    @Test
    void outcomesAgreeWithDijkstra() {
        int solvable = 0;
        for (long seed = 0; seed < GRAPHS; seed++) {
            RandomGraph graph = graph(seed);
            solvable += graph.optimum() < Heuristic.DEAD_END ? 1 : 0;
            for (Heuristic heuristic :
                    new Heuristic[] {Heuristic.ZERO, graph.inconsistent(seed), graph.inadmissible()}) {
                Problem problem = new Problem(graph, heuristic);
                boolean equalCosts = seed % 2 == 0;
                all().forEach((name, solver) -> {
                    String context = name + " on graph " + graph.optimum();
                    Outcome outcome = solver.solve(problem, Control.unlimited());
                    if (graph.optimum() >= Heuristic.DEAD_END) {
                        assertThat(outcome).as(context).isInstanceOf(Outcome.Impossible.class);
                        return;
                    }
                    assertThat(outcome).as(context).isInstanceOf(Solved.class);
                    Solved solved = (Solved) outcome;
                    assertThat(solved.cost()).as(context).isEqualTo(SolutionCost.of(graph, solved.moves()));
                    assertThat(solved.cost()).as(context).isGreaterThanOrEqualTo(graph.optimum());
                    if (solved.optimal()) assertThat(solved.cost()).as(context).isEqualTo(graph.optimum());
                    if (OPTIMAL.containsKey(name) && heuristic.admissible()) {
                        assertThat(solved.optimal()).as(context).isTrue();
                    }
                    if (MINIMUM_MOVES.containsKey(name) && equalCosts)
                        assertThat(solved.optimal()).as(context).isTrue();
                });
            }
        }
        assertThat(solvable).isBetween(GRAPHS / 3, GRAPHS - 10);
    }

    @Test
    void weightedAStarIsWithinItsWeight() {
        for (long seed = 0; seed < GRAPHS; seed++) {
            RandomGraph graph = graph(seed);
            if (graph.optimum() >= Heuristic.DEAD_END) continue;
            for (int hundredths : new int[] {100, 110, 150, 333, 1000}) {
                Solved solved = (Solved) new AStar(Evaluation.weighted(hundredths), TieBreaking.LOW_H)
                        .solve(new Problem(graph, graph.inconsistent(seed)), Control.unlimited());
                assertThat(solved.cost() * 100L).isLessThanOrEqualTo((long) graph.optimum() * hundredths);
            }
        }
    }

    @Test
    void narrowBeamsMakeNoFalseClaims() {
        int notFound = 0;
        for (long seed = 0; seed < GRAPHS; seed++) {
            RandomGraph graph = graph(seed);
            for (Heuristic heuristic : new Heuristic[] {graph.inconsistent(seed), graph.inadmissible()}) {
                Outcome outcome = new Beam(2).solve(new Problem(graph, heuristic), Control.unlimited());
                if (outcome instanceof Solved solved) {
                    assertThat(solved.cost()).isEqualTo(SolutionCost.of(graph, solved.moves()));
                    if (solved.optimal()) assertThat(solved.cost()).isEqualTo(graph.optimum());
                } else if (outcome instanceof Stopped stopped) {
                    notFound++;
                    assertThat(stopped.reason()).isEqualTo(Outcome.Reason.EXHAUSTED);
                    assertThat(stopped.lowerBound()).isLessThanOrEqualTo(graph.optimum());
                } else {
                    assertThat(graph.optimum()).isEqualTo(Heuristic.DEAD_END);
                }
            }
        }
        assertThat(notFound).isPositive();
    }

    @Test
    void lowerBoundsOfStoppedSearchesAreCorrect() {
        for (long seed = 0; seed < GRAPHS / 2; seed++) {
            RandomGraph graph = graph(seed);
            for (Heuristic heuristic :
                    new Heuristic[] {Heuristic.ZERO, graph.inconsistent(seed), graph.inadmissible()}) {
                for (int nodes = 1; nodes < 20; nodes += 2) {
                    for (Map.Entry<String, Solver<Problem>> entry : all().entrySet()) {
                        Control control = new Control(Budget.UNLIMITED.withNodes(nodes));
                        Outcome outcome = entry.getValue().solve(new Problem(graph, heuristic), control);
                        assertThat(outcome.stats().expanded()).isLessThanOrEqualTo(nodes);
                        if (!(outcome instanceof Stopped stopped)) continue;
                        assertThat(stopped.reason()).isEqualTo(Outcome.Reason.NODES);
                        stopped.best()
                                .ifPresent(found ->
                                        assertThat(found.cost()).isEqualTo(SolutionCost.of(graph, found.moves())));
                        assertThat(stopped.lowerBound())
                                .as(entry.getKey() + " stopped after " + nodes + ", seed " + seed)
                                .isLessThanOrEqualTo(graph.optimum());
                    }
                }
            }
        }
    }

    @Test
    void searchesAreDeterministic() {
        for (long seed = 0; seed < 20; seed++) {
            RandomGraph graph = graph(seed);
            Problem problem = new Problem(graph, graph.inconsistent(seed));
            for (Solver<Problem> solver : all().values()) {
                Outcome one = solver.solve(problem, Control.unlimited());
                Outcome two = solver.solve(problem, Control.unlimited());
                assertThat(two.stats().expanded()).isEqualTo(one.stats().expanded());
                assertThat(two.stats().generated()).isEqualTo(one.stats().generated());
                assertThat(two.stats().profile()).isEqualTo(one.stats().profile());
                if (one instanceof Solved solved)
                    assertThat(((Solved) two).moves()).isEqualTo(solved.moves());
            }
        }
    }

    @Test
    void depthLimitExcludesNoShorterSolution() {
        for (long seed = 0; seed < GRAPHS; seed += 2) {
            RandomGraph graph = graph(seed);
            if (graph.optimum() >= Heuristic.DEAD_END) continue;
            Problem problem = new Problem(graph, Heuristic.ZERO);
            Outcome within = new DepthFirstSearch(Math.max(1, graph.optimum())).solve(problem, Control.unlimited());
            assertThat(within).isInstanceOf(Solved.class);
            assertThat(((Solved) within).optimal()).isEqualTo(graph.optimum() <= 1);
            if (graph.optimum() < 2) continue;
            Outcome below = new DepthFirstSearch(graph.optimum() - 1).solve(problem, Control.unlimited());
            assertThat(((Stopped) below).reason()).isEqualTo(Outcome.Reason.EXHAUSTED);
            assertThat(((Stopped) below).lowerBound()).isEqualTo(graph.optimum());
        }
    }
}

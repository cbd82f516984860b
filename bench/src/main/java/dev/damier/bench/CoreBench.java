package dev.damier.bench;

import aima.core.agent.Action;
import aima.core.search.framework.qsearch.GraphSearch;
import aima.core.search.informed.AStarSearch;
import com.sun.management.OperatingSystemMXBean;
import dev.damier.run.Control;
import dev.damier.run.Outcome.Solved;
import dev.damier.run.Solver;
import dev.damier.run.Stats;
import dev.damier.search.AStar;
import dev.damier.search.BreadthFirstSearch;
import dev.damier.search.Problem;
import es.usc.citius.hipster.algorithm.Hipster;
import es.usc.citius.hipster.model.Node;
import es.usc.citius.hipster.model.Transition;
import es.usc.citius.hipster.model.function.impl.StateTransitionFunction;
import es.usc.citius.hipster.model.impl.WeightedNode;
import es.usc.citius.hipster.model.problem.ProblemBuilder;
import es.usc.citius.hipster.model.problem.SearchProblem;
import java.lang.management.ManagementFactory;
import java.lang.ref.Reference;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Compares the search core with hipster and aima-java. All libraries solve the same boards in one run, packed in the
 * same longs (boxed for the other libraries, which need objects), with the same successors and the same Manhattan
 * distance. Speed is generated states per second of processor time of the whole process, including garbage collection.
 * Memory is what the search still holds when it has found its solution, in total and per node. The first round is the
 * warm-up.
 *
 * <p>{@code java -Xmx6g -XX:+UseSerialGC -cp … dev.damier.bench.CoreBench}
 */
public final class CoreBench {
    private static final OperatingSystemMXBean SYSTEM =
            (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    private static final int ROUNDS = 2;

    private CoreBench() {}

    /** The totals of one library over all boards. */
    private static final class Tally {
        final String name;
        long generated;
        long states;
        long bytes;
        long cpuNanos;
        long cost;

        Tally(String name) {
            this.name = name;
        }

        double generatedPerSecond() {
            return generated / (cpuNanos / 1e9);
        }

        void print(Tally ours) {
            System.out.printf(
                    Locale.ROOT,
                    "| %s | %d | %,d | %.2f | %,.0f | %.0f | %.0f | %.1f× | %.1f× |%n",
                    name,
                    cost,
                    generated,
                    cpuNanos / 1e9,
                    generatedPerSecond(),
                    (double) bytes / states,
                    bytes / 1e6,
                    ours.generatedPerSecond() / generatedPerSecond(),
                    (double) bytes / ours.bytes);
        }
    }

    public static void main(String[] args) {
        List<PackedTiles> eights = new ArrayList<>();
        for (long seed = 0; seed < 8; seed++) eights.add(PackedTiles.shuffled(3, 10_001, seed));
        List<PackedTiles> fifteens = new ArrayList<>();
        for (long seed = 0; seed < 3; seed++) fifteens.add(PackedTiles.shuffled(4, 160, seed));
        for (int round = 1; round <= ROUNDS; round++) {
            System.out.println("\nround " + round + " of " + ROUNDS);
            System.out.println("| search | total moves | generated | CPU s | generated/s | bytes/node | total MB"
                    + " | Damier is faster by | and smaller by |");
            System.out.println("|---|---|---|---|---|---|---|---|---|");
            Tally breadth = damier("breadth-first 8-puzzle, Damier", new BreadthFirstSearch(false), eights);
            breadth.print(breadth);
            hipsterBreadth("breadth-first 8-puzzle, hipster", eights).print(breadth);
            Tally astar = damier("A* 15-puzzle, Damier", new AStar(), fifteens);
            astar.print(astar);
            hipsterAStar("A* 15-puzzle, hipster", fifteens).print(astar);
            aimaAStar("A* 15-puzzle, aima-java", fifteens).print(astar);
        }
    }

    private static Tally damier(String name, Solver<Problem> solver, List<PackedTiles> boards) {
        Tally tally = new Tally(name);
        for (PackedTiles board : boards) {
            Problem problem = new Problem(board, board.manhattan());
            long start = SYSTEM.getProcessCpuTime();
            Solved solved = (Solved) solver.solve(problem, Control.unlimited());
            tally.cpuNanos += SYSTEM.getProcessCpuTime() - start;
            Stats stats = solved.stats();
            tally.cost += solved.cost();
            tally.generated += stats.generated();
            tally.states += stats.open() + stats.closed();
            tally.bytes += stats.bytes();
        }
        return tally;
    }

    private static StateTransitionFunction<Long> transitions(int side, Tally tally) {
        return new StateTransitionFunction<>() {
            @Override
            public Iterable<Long> successorsOf(Long state) {
                List<Long> next = successors(state, side);
                tally.generated += next.size();
                return next;
            }
        };
    }

    private static List<Long> successors(long state, int side) {
        List<Long> all = new ArrayList<>(4);
        int blank = PackedTiles.blankCell(state);
        for (int direction = 0; direction < 4; direction++) {
            long next = PackedTiles.slide(state, blank, direction, side);
            if (next != state) all.add(next);
        }
        return all;
    }

    private static Tally hipsterBreadth(String name, List<PackedTiles> boards) {
        Tally tally = new Tally(name);
        for (PackedTiles board : boards) {
            var problem = ProblemBuilder.create()
                    .initialState(board.initial())
                    .defineProblemWithoutActions()
                    .useTransitionFunction(transitions(board.side(), tally))
                    .build();
            long before = usedHeapBytes();
            var search = Hipster.createBreadthFirstSearch(problem).iterator();
            tally.cost += runToGoal(search, PackedTiles.goal(board.side()), tally);
            tally.bytes += usedHeapBytes() - before;
            tally.states += search.getVisited().size();
            Reference.reachabilityFence(search);
        }
        return tally;
    }

    private static Tally hipsterAStar(String name, List<PackedTiles> boards) {
        Tally tally = new Tally(name);
        for (PackedTiles board : boards) {
            int side = board.side();
            SearchProblem<Void, Long, WeightedNode<Void, Long, Double>> problem = ProblemBuilder.create()
                    .initialState(board.initial())
                    .defineProblemWithoutActions()
                    .useTransitionFunction(transitions(side, tally))
                    .useCostFunction((Transition<Void, Long> t) -> 1.0)
                    .useHeuristicFunction(state -> (double) PackedTiles.manhattan(state, side))
                    .build();
            long before = usedHeapBytes();
            var search = Hipster.createAStar(problem).iterator();
            tally.cost += runToGoal(search, PackedTiles.goal(side), tally);
            tally.bytes += usedHeapBytes() - before;
            tally.states += search.getOpen().size() + search.getClosed().size();
            Reference.reachabilityFence(search);
        }
        return tally;
    }

    /** A move of the blank as an object, which aima-java needs. */
    private record Slide(int direction) implements Action {
        @Override
        public boolean isNoOp() {
            return false;
        }
    }

    private static Tally aimaAStar(String name, List<PackedTiles> boards) {
        Tally tally = new Tally(name);
        Slide[] slides = {new Slide(0), new Slide(1), new Slide(2), new Slide(3)};
        for (PackedTiles board : boards) {
            int side = board.side();
            var problem = new aima.core.search.framework.problem.Problem(
                    board.initial(),
                    state -> actions((Long) state, side, slides, tally),
                    (state, action) -> PackedTiles.slide(
                            (Long) state, PackedTiles.blankCell((Long) state), ((Slide) action).direction(), side),
                    state -> (Long) state == PackedTiles.goal(side));
            GraphSearch graph = new GraphSearch();
            AStarSearch search = new AStarSearch(graph, state -> PackedTiles.manhattan((Long) state, side));
            long before = usedHeapBytes();
            long start = SYSTEM.getProcessCpuTime();
            tally.cost += search.findActions(problem).size();
            tally.cpuNanos += SYSTEM.getProcessCpuTime() - start;
            tally.bytes += usedHeapBytes() - before;
            tally.states += search.getMetrics().getInt("nodesExpanded")
                    + search.getMetrics().getInt("queueSize");
            Reference.reachabilityFence(graph);
        }
        return tally;
    }

    private static Set<Action> actions(long state, int side, Slide[] slides, Tally tally) {
        Set<Action> all = new LinkedHashSet<>();
        int blank = PackedTiles.blankCell(state);
        for (Slide slide : slides)
            if (PackedTiles.slide(state, blank, slide.direction(), side) != state) all.add(slide);
        tally.generated += all.size();
        return all;
    }

    /** Runs a hipster search to the goal and returns the number of moves. */
    private static <N extends Node<Void, Long, N>> int runToGoal(Iterator<N> search, long goal, Tally tally) {
        long start = SYSTEM.getProcessCpuTime();
        N node = search.next();
        while (node.state() != goal) node = search.next();
        tally.cpuNanos += SYSTEM.getProcessCpuTime() - start;
        return node.pathSize() - 1;
    }

    /** Returns the number of heap bytes in use after a garbage collection. */
    private static long usedHeapBytes() {
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory();
    }
}

package dev.damier.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.run.Outcome;
import dev.damier.run.Outcome.Reason;
import dev.damier.run.Outcome.Stopped;
import dev.damier.run.Solver;
import dev.damier.run.Trace;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Tests that every search respects its limits on memory and time, stops when it is cancelled, and records a correct trace. */
class BudgetTest {
    /** A position that none of these searches can solve within the budgets below. */
    private static final Tiles HARD = Tiles.shuffled(4, 4, 20_000, 1);

    private static final Problem PROBLEM = new Problem(HARD, HARD.manhattan());

    private static Map<String, Solver<Problem>> searchesWithTable() {
        Map<String, Solver<Problem>> solvers = new LinkedHashMap<>();
        solvers.put("breadth", new BreadthFirstSearch(true));
        solvers.put("depth", new DepthFirstSearch(60));
        solvers.put("uniform-cost", new UniformCost());
        solvers.put("astar", new AStar());
        solvers.put("bidirectional", (p, control) -> new Bidirectional().solve((Reversible) p.space(), control));
        solvers.put("anytime", new AnytimeAStar(Evaluation.weighted(110)));
        solvers.put("beam", new Beam(1 << 22));
        return solvers;
    }

    @Test
    void memoryLimitIsNeverExceeded() {
        for (long bytes : new long[] {1, 1000, 30_000, 1_000_000, 8_000_000}) {
            searchesWithTable().forEach((name, solver) -> {
                Outcome outcome = solver.solve(PROBLEM, new Control(Budget.UNLIMITED.withBytes(bytes)));
                assertThat(outcome).as(name).isInstanceOf(Stopped.class);
                assertThat(((Stopped) outcome).reason()).as(name).isEqualTo(Reason.MEMORY);
                assertThat(outcome.stats().bytes()).as(name).isLessThanOrEqualTo(bytes);
            });
        }
    }

    @Test
    void memoryOfThePathIsCounted() {
        for (Solver<Problem> solver : List.of(new IdaStar(), new IterativeDeepening())) {
            Stopped stopped = (Stopped) solver.solve(PROBLEM, new Control(Budget.UNLIMITED.withBytes(1000)));
            assertThat(stopped.reason()).isEqualTo(Reason.MEMORY);
        }
    }

    @Test
    void fullHeapStopsTheSearch() {
        Control control = new Control(Budget.UNLIMITED.withBytes(Long.MAX_VALUE));
        MemoryBudget memory = new MemoryBudget(control, new Counters());
        assertThatThrownBy(() -> memory.newLongs(MemoryBudget.MAX_ARRAY_LENGTH)).isInstanceOf(SearchStoppedException.class);
        assertThatThrownBy(() -> memory.newInts(1L << 40)).isInstanceOf(SearchStoppedException.class);
        assertThat(control.reason()).isEqualTo(Reason.MEMORY);
    }

    /** A search allocates only its tables, including smaller versions that were replaced; nothing per node. */
    @Test
    void nodesAreNotAllocated() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        Map<String, Solver<Problem>> solvers = searchesWithTable();
        solvers.put("ida-star", new IdaStar());
        solvers.forEach((name, solver) -> {
            Control control = new Control(Budget.UNLIMITED.withNodes(100_000));
            long before = threads.getCurrentThreadAllocatedBytes();
            Outcome outcome = solver.solve(PROBLEM, control);
            long allocated = threads.getCurrentThreadAllocatedBytes() - before;
            assertThat(outcome.stats().expanded()).as(name).isGreaterThan(90_000);
            assertThat(allocated).as(name).isLessThan(outcome.stats().bytes() * 3 + 300_000);
        });
    }

    @Test
    void cancelStopsEverySearchQuickly() throws Exception {
        ExecutorService thread = Executors.newSingleThreadExecutor();
        try {
            Map<String, Solver<Problem>> solvers = searchesWithTable();
            solvers.put("ida-star", new IdaStar());
            solvers.put("iterative deepening", new IterativeDeepening());
            for (Map.Entry<String, Solver<Problem>> entry : solvers.entrySet()) {
                CountDownLatch started = new CountDownLatch(1);
                Control control = new Control(Budget.UNLIMITED, 0, progress -> started.countDown());
                Future<Outcome> running = thread.submit(() -> entry.getValue().solve(PROBLEM, control));
                started.await();
                control.cancel();
                // This takes a few milliseconds; the margin is for busy machines.
                Outcome outcome = running.get(2, TimeUnit.SECONDS);
                assertThat(((Stopped) outcome).reason()).as(entry.getKey()).isEqualTo(Reason.CANCELLED);
            }
        } finally {
            thread.shutdownNow();
        }
    }

    @Test
    void timeLimitStopsTheSearch() {
        Outcome outcome = new IdaStar().solve(PROBLEM, new Control(Budget.UNLIMITED.withTime(Duration.ofMillis(20))));
        assertThat(((Stopped) outcome).reason()).isEqualTo(Reason.TIME);
    }

    @Test
    void traceIsATreeInOrderOfExpansion() {
        Map<String, Solver<Problem>> solvers = searchesWithTable();
        solvers.put("ida-star", new IdaStar());
        solvers.put("iterative deepening", new IterativeDeepening());
        solvers.put("depth to the end", new DepthFirstSearch());
        solvers.put("greedy", new Greedy(TieBreaking.LOW_H));
        solvers.put("attrapay", new Attrapay(4, TieBreaking.LOW_H));
        Tiles tiles = Tiles.shuffled(3, 3, 60, 4);
        solvers.forEach((name, solver) -> {
            Control control = new Control(Budget.UNLIMITED, 500, p -> {});
            Outcome outcome = solver.solve(new Problem(tiles, tiles.manhattan()), control);
            Trace trace = control.trace();
            assertThat(trace.size()).as(name).isBetween(10, 500);
            assertThat(trace.parent(0)).isEqualTo(-1);
            assertThat(trace.expansionOrder(0)).isZero();
            int expanded = 0;
            for (int id = 1; id < trace.size(); id++) {
                int parent = trace.parent(id);
                assertThat(parent).as(name).isBetween(0, id - 1);
                assertThat(trace.g(id)).as(name).isEqualTo(trace.g(parent) + 1);
                assertThat(trace.expansionOrder(parent)).as(name).isGreaterThanOrEqualTo(0);
                if (trace.expansionOrder(id) >= 0) {
                    expanded++;
                    assertThat(trace.expansionOrder(id)).as(name).isGreaterThan(trace.expansionOrder(parent));
                }
            }
            assertThat(expanded).as(name).isLessThanOrEqualTo((int)
                    outcome.stats().expanded());
        });
        Control untraced = Control.unlimited();
        new AStar().solve(new Problem(tiles, tiles.manhattan()), untraced);
        assertThat(untraced.trace().size()).isZero();
    }
}

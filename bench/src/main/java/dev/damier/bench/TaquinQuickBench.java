package dev.damier.bench;

import dev.damier.game.Engine;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.Arrays;
import java.util.Map;

/**
 * Measures the sliding-puzzle engines {@code perfect} (table and queries) and {@code quick} (first solution, and
 * solution within a CPU time limit).
 */
public final class TaquinQuickBench {
    private TaquinQuickBench() {}

    public static void main(String[] args) {
        runPerfect();
        runQuick("20", 1, 6, 1000);
        runQuick("20", 3, 4, 1000);
        runQuick("50", 1, 2, 5000);
        runQuick("100", 1, 2, 10_000);
        runQuick("4", 1, 20, 300);
        runQuick("5", 2, 10, 1000);
    }

    private static double cpuMillis() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1e6;
    }

    private static Setup deal(String size, int holes, String goal, long seed) {
        return Games.all().game("taquin").deal(Map.of("size", size, "holes", "" + holes, "goal", goal), seed);
    }

    /** Measures the engine {@code perfect}. The first query for a goal builds its table; the others read it. */
    private static void runPerfect() {
        for (int round = 0; round < 2; round++) {
            for (String goal : new String[] {"holes-last", "holes-first", "spiral"}) {
                for (int holes = 1; holes <= 3; holes++) {
                    double build = 0;
                    double[] queries = new double[2000];
                    for (int seed = -1; seed < queries.length; seed++) {
                        Setup setup = deal("3", holes, goal, seed);
                        double from = cpuMillis();
                        run(setup, "perfect", Control.unlimited());
                        double elapsed = cpuMillis() - from;
                        if (seed < 0) build = elapsed;
                        else queries[seed] = elapsed;
                    }
                    Arrays.sort(queries);
                    System.out.printf(
                            "perfect 3x3 %d hole(s) %s: table %.0f ms, query median %.4f ms, maximum %.3f ms%n",
                            holes, goal, build, queries[queries.length / 2], queries[queries.length - 1]);
                }
            }
        }
    }

    /**
     * Measures the engine {@code quick}. The limit is CPU time, because the machine is shared; the progress listener
     * cancels the search.
     */
    private static void runQuick(String size, int holes, int boards, double limit) {
        int cells = Integer.parseInt(size) * Integer.parseInt(size);
        double cube = Math.pow(cells, 1.5);
        double first = 0;
        double firstLength = 0;
        double length = 0;
        double worst = 0;
        double bound = 0;
        for (long seed = 0; seed < boards; seed++) {
            Setup setup = deal(size, holes, "holes-last", seed);
            double from = cpuMillis();
            double[] progressData = {0, 0, 0};
            Control[] control = new Control[1];
            control[0] = new Control(Budget.UNLIMITED.withTime(Duration.ofMinutes(5)), 0, progress -> {
                double now = cpuMillis() - from;
                if (progress.bestCost() >= 0 && progressData[0] == 0) {
                    progressData[0] = now;
                    progressData[1] = progress.bestCost();
                }
                if (now <= limit && progress.bestCost() >= 0) progressData[2] = progress.bestCost();
                if (now > limit) control[0].cancel();
            });
            Outcome outcome = run(setup, "quick", control[0]);
            first += progressData[0] / boards;
            firstLength += progressData[1] / cube / boards;
            length += progressData[2] / cube / boards;
            worst = Math.max(worst, progressData[2] / cube);
            if (outcome instanceof Outcome.Stopped stopped) bound += stopped.lowerBound() / cube / boards;
        }
        System.out.printf(
                "quick %sx%s %d hole(s), %d boards: first %.0f ms CPU, %.3f n3; within %.0f ms %.3f n3 (maximum"
                        + " %.3f); bound %.3f n3%n",
                size, size, holes, boards, first, firstLength, limit, length, worst, bound);
    }

    private static Outcome run(Setup setup, String id, Control control) {
        Engine<?> engine = Games.all().engine(setup, id);
        return Games.run(engine, Map.of(), setup, control);
    }
}

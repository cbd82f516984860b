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

/** The taquin's engines perfect (table and queries) and quick (first line, line within a second of CPU). */
public final class TaquinQuick {
    private TaquinQuick() {}

    public static void main(String[] args) {
        perfect();
        quick("20", 1, 6, 1000);
        quick("20", 3, 4, 1000);
        quick("50", 1, 2, 5000);
        quick("100", 1, 2, 10_000);
        quick("4", 1, 20, 300);
        quick("5", 2, 10, 1000);
    }

    private static double cpuMillis() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1e6;
    }

    private static Setup deal(String size, int holes, String goal, long seed) {
        return Games.all().game("taquin").deal(Map.of("size", size, "holes", "" + holes, "goal", goal), seed);
    }

    /** The first query of a new goal builds its table; the others read it. */
    private static void perfect() {
        for (int round = 0; round < 2; round++) {
            for (String goal : new String[] {"holes-last", "holes-first", "spiral"}) {
                for (int holes = 1; holes <= 3; holes++) {
                    double build = 0;
                    double[] queries = new double[2000];
                    for (int seed = -1; seed < queries.length; seed++) {
                        Setup setup = deal("3", holes, goal, seed);
                        double from = cpuMillis();
                        run(setup, "perfect", Control.unlimited());
                        double took = cpuMillis() - from;
                        if (seed < 0) build = took;
                        else queries[seed] = took;
                    }
                    Arrays.sort(queries);
                    System.out.printf(
                            "perfect 3x3 %d hole(s) %s: table %.0f ms, query median %.4f ms, maximum %.3f ms%n",
                            holes, goal, build, queries[queries.length / 2], queries[queries.length - 1]);
                }
            }
        }
    }

    /** A limit in CPU time, for the machine is shared: the listener cancels when it is reached. */
    private static void quick(String size, int holes, int boards, double limit) {
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
            double[] heard = {0, 0, 0};
            Control[] control = new Control[1];
            control[0] = new Control(Budget.UNLIMITED.withTime(Duration.ofMinutes(5)), 0, progress -> {
                double now = cpuMillis() - from;
                if (progress.bestCost() >= 0 && heard[0] == 0) {
                    heard[0] = now;
                    heard[1] = progress.bestCost();
                }
                if (now <= limit && progress.bestCost() >= 0) heard[2] = progress.bestCost();
                if (now > limit) control[0].cancel();
            });
            Outcome outcome = run(setup, "quick", control[0]);
            first += heard[0] / boards;
            firstLength += heard[1] / cube / boards;
            length += heard[2] / cube / boards;
            worst = Math.max(worst, heard[2] / cube);
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

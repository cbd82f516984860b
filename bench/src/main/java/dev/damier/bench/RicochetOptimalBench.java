package dev.damier.bench;

import dev.damier.game.Engine;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Outcome.Solved;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Measures the optimal Ricochet engine on positions that it has not seen before: processor time of the solving thread,
 * from the text to the proved solution. Another process deals the positions, because dealing solves them. A board is
 * repeated only after more other boards than the engine caches tables for. Positions of the same kind are the warm-up.
 *
 * <p><em>First</em> is reading the position, choosing the engine and solving. <em>Solving</em> is the last part alone.
 * <em>Again</em> is solving once more with the cached tables of the board and the target.
 *
 * <p>Arguments: {@code tune} or {@code report} (different seeds), number of positions per set (800), number of warm-up
 * positions (2000), names of the sets (all).
 */
public final class RicochetOptimalBench {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private static final Map<String, Map<String, String>> SETS = new LinkedHashMap<>();

    static {
        SETS.put("4-robots", Map.of());
        SETS.put("5-robots", Map.of("robots", "5"));
        SETS.put("vortex", Map.of());
        SETS.put("diagonals", Map.of("edition", "2003"));
        SETS.put("ricochet", Map.of("rules", "ricochet"));
        SETS.put("no-rebound", Map.of("rules", "no-rebound"));
        SETS.put("both-rules", Map.of("rules", "ricochet+no-rebound"));
    }

    private static final List<String> LONGEST_POSITIONS = List.of(
            "2B-1A-4A-3B_r3.5_g2.12_b11.12_y3.13_t6.3.blue",
            "3A-2B-1A-4A_r7.11_g0.12_b2.5_y6.9_t12.6.blue",
            "2B-1A-4A-3B_r3.5_g2.12_b10.9_y4.9_t6.3.blue",
            "0765+42+2E21BD0F+93",
            "7650+42+E2302B12+C9");

    private final Game game = Games.all().game("ricochet");

    public static void main(String[] args) throws IOException {
        boolean report = args.length > 0 && args[0].equals("report");
        int count = args.length > 1 ? Integer.parseInt(args[1]) : 800;
        int warmUps = args.length > 2 ? Integer.parseInt(args[2]) : 2000;
        List<String> sets = args.length > 3 ? List.of(args).subList(3, args.length) : List.copyOf(SETS.keySet());
        RicochetOptimalBench bench = new RicochetOptimalBench();
        System.out.printf("load %s%n", load());
        System.out.printf(
                "%-24s %9s %9s %9s %9s %9s %9s%n", "set, times in ms", "p50", "p75", "p95", "p99", "mean", "maximum");
        for (String name : sets) {
            if (name.equals("long")) bench.runLongest();
            else
                bench.runSet(
                        name,
                        RicochetPositions.dealInChildProcess(name, SETS.get(name), report, warmUps + count),
                        warmUps);
        }
        if (args.length <= 3) bench.runLongest();
        System.out.printf("load %s%n", load());
    }

    private static String load() throws IOException {
        return java.nio.file.Files.readString(java.nio.file.Path.of("/proc/loadavg"), StandardCharsets.US_ASCII)
                .strip();
    }

    private void runSet(String name, List<String> texts, int warmUps) {
        for (String text : texts.subList(0, warmUps)) solve(game.read(text), Control.unlimited());
        int count = texts.size() - warmUps;
        double[] first = new double[count];
        double[] solving = new double[count];
        double[] again = new double[count];
        double[] expanded = new double[count];
        double generated = 0;
        double moves = 0;
        double middle = 0;
        int middleCount = 0;
        for (int i = 0; i < count; i++) {
            long start = THREADS.getCurrentThreadCpuTime();
            Setup setup = game.read(texts.get(warmUps + i));
            Outcome outcome = solve(setup, Control.unlimited());
            first[i] = (THREADS.getCurrentThreadCpuTime() - start) / 1e6;
            solving[i] = outcome.stats().cpuMillis();
            again[i] = solve(setup, Control.unlimited()).stats().cpuMillis();
            expanded[i] = outcome.stats().expanded();
            generated += outcome.stats().generated();
            if (!(outcome instanceof Solved solved)) continue;
            moves += solved.cost();
            if (solved.cost() < 5 || solved.cost() > 7) continue;
            middle += solving[i];
            middleCount++;
        }
        printPercentiles(name + ", first", first, 3);
        printPercentiles(name + ", solving", solving, 3);
        printPercentiles(name + ", again", again, 3);
        printPercentiles(name + ", expanded", expanded, 0);
        System.out.printf(
                "%-24s generated mean %.0f, moves mean %.2f, solving mean of 5 to 7 moves %.3f%n",
                name, generated / count, moves / count, middle / middleCount);
    }

    private static void printPercentiles(String row, double[] values, int digits) {
        Arrays.sort(values);
        StringBuilder out = new StringBuilder("%-24s".formatted(row));
        for (int percent : new int[] {50, 75, 95, 99}) append(out, values[values.length * percent / 100], digits);
        append(out, Arrays.stream(values).average().orElse(0), digits);
        append(out, values[values.length - 1], digits);
        System.out.println(out);
    }

    private static void append(StringBuilder out, double value, int digits) {
        out.append((" %9." + digits + "f").formatted(value));
    }

    private void runLongest() {
        for (int threads = 1; threads <= 2; threads++) {
            for (String text : LONGEST_POSITIONS) {
                Budget budget = Budget.UNLIMITED.withBytes(64_000_000).withThreads(threads);
                Outcome outcome = solve(game.read(text), new Control(budget));
                System.out.printf(
                        "%-48s %d threads: %s moves, %,d expanded, %.0f ms CPU, %.0f ms, %.1f MB%n",
                        text,
                        threads,
                        outcome instanceof Solved s ? s.cost() : outcome,
                        outcome.stats().expanded(),
                        outcome.stats().cpuMillis(),
                        outcome.stats().millis(),
                        outcome.stats().bytes() / 1e6);
            }
        }
    }

    private static Outcome solve(Setup setup, Control control) {
        Engine<?> engine = Games.all().engine(setup, "optimal");
        return Games.run(engine, Map.of(), setup, control);
    }
}

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
 * The optimal Ricochet engine when it meets a position for the first time: from the text to the proved answer, processor
 * time of the solving thread. Another process deals the positions, because dealing solves; boards repeat only after more
 * others than the engine keeps tables of; and others of the same kind warm the machine.
 *
 * <p><em>First</em> is reading, choosing the engine and solving; <em>solving</em> its last part alone; <em>again</em> is
 * solving once more with the tables of the board and the target there.
 *
 * <p>Arguments: {@code tune} or {@code report} (seeds apart), how many positions a set (800), how many warm it (2000), then
 * names of sets (all).
 */
public final class RicochetOptimal {
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

    private static final List<String> LONG = List.of(
            "2B-1A-4A-3B_r3.5_g2.12_b11.12_y3.13_t6.3.blue",
            "3A-2B-1A-4A_r7.11_g0.12_b2.5_y6.9_t12.6.blue",
            "2B-1A-4A-3B_r3.5_g2.12_b10.9_y4.9_t6.3.blue",
            "0765+42+2E21BD0F+93",
            "7650+42+E2302B12+C9");

    private final Game game = Games.all().game("ricochet");

    public static void main(String[] args) throws IOException {
        boolean report = args.length > 0 && args[0].equals("report");
        int count = args.length > 1 ? Integer.parseInt(args[1]) : 800;
        int warm = args.length > 2 ? Integer.parseInt(args[2]) : 2000;
        List<String> wanted = args.length > 3 ? List.of(args).subList(3, args.length) : List.copyOf(SETS.keySet());
        RicochetOptimal bench = new RicochetOptimal();
        System.out.printf("load %s%n", load());
        System.out.println("set          first p50    p95   solving p50    p95    again p50    p95"
                + "   expanded p50    p95   generated mean   moves");
        for (String name : wanted) {
            if (name.equals("long")) bench.longest();
            else bench.set(name, RicochetPositions.dealt(name, SETS.get(name), report, warm + count), warm);
        }
        if (args.length <= 3) bench.longest();
        System.out.printf("load %s%n", load());
    }

    private static String load() throws IOException {
        return java.nio.file.Files.readString(java.nio.file.Path.of("/proc/loadavg"), StandardCharsets.US_ASCII)
                .strip();
    }

    private void set(String name, List<String> texts, int warm) {
        for (String text : texts.subList(0, warm)) answer(game.read(text), Control.unlimited());
        int count = texts.size() - warm;
        double[] first = new double[count];
        double[] solving = new double[count];
        double[] again = new double[count];
        double[] expanded = new double[count];
        double generated = 0;
        double moves = 0;
        for (int i = 0; i < count; i++) {
            long start = THREADS.getCurrentThreadCpuTime();
            Setup setup = game.read(texts.get(warm + i));
            Outcome outcome = answer(setup, Control.unlimited());
            first[i] = (THREADS.getCurrentThreadCpuTime() - start) / 1e6;
            solving[i] = outcome.stats().cpuMillis();
            again[i] = answer(setup, Control.unlimited()).stats().cpuMillis();
            expanded[i] = outcome.stats().expanded();
            generated += outcome.stats().generated();
            if (outcome instanceof Solved s) moves += s.cost();
        }
        System.out.printf(
                "%-12s %s      %s     %s   %s %13.0f %11.2f%n",
                name,
                spread(first, "%8.3f %7.2f"),
                spread(solving, "%8.3f %7.2f"),
                spread(again, "%8.3f %7.2f"),
                spread(expanded, "%10.0f %7.0f"),
                generated / count,
                moves / count);
    }

    private static String spread(double[] values, String form) {
        Arrays.sort(values);
        return String.format(form, values[values.length / 2], values[values.length * 95 / 100]);
    }

    private void longest() {
        for (int threads = 1; threads <= 2; threads++) {
            for (String text : LONG) {
                Budget budget = Budget.UNLIMITED.withBytes(64_000_000).withThreads(threads);
                Outcome outcome = answer(game.read(text), new Control(budget));
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

    private static Outcome answer(Setup setup, Control control) {
        Engine<?> engine = Games.all().engine(setup, "optimal");
        return Games.run(engine, Map.of(), setup, control);
    }
}

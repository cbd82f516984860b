package dev.damier.bench;

import dev.damier.game.Engine;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Outcome.Solved;
import dev.damier.run.Stats;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * The optimal Ricochet engine on seeded random sets, on the longest known positions and on a batch of one board:
 * processor time of the solving thread from mission to proved answer, in the last of several rounds. Every position has
 * a board of its own, most of them met for the first time in a while: the price of its tables is in the figure.
 *
 * <p>Arguments: how many positions a set (1000), how many rounds (4).
 */
public final class RicochetOptimal {
    private static final List<String> LONG = List.of(
            "2B-1A-4A-3B_r3.5_g2.12_b11.12_y3.13_t6.3.blue",
            "3A-2B-1A-4A_r7.11_g0.12_b2.5_y6.9_t12.6.blue",
            "2B-1A-4A-3B_r3.5_g2.12_b10.9_y4.9_t6.3.blue",
            "0765+42+2E21BD0F+93",
            "7650+42+E2302B12+C9");

    private static final Game GAME = Games.all().game("ricochet");

    private RicochetOptimal() {}

    public static void main(String[] args) {
        int count = args.length > 0 ? Integer.parseInt(args[0]) : 1000;
        int rounds = args.length > 1 ? Integer.parseInt(args[1]) : 4;
        System.out.println("set                 median ms    p95 ms    p99 ms    max ms   mean expanded   mean moves");
        set("4 robots", Map.of(), count, rounds, false);
        set("5 robots", Map.of("robots", "5"), count, rounds, false);
        set("diagonals", Map.of("edition", "2003"), count, rounds, false);
        set("vortex", Map.of(), count, rounds, true);
        set("ricochet", Map.of("rules", "ricochet"), count, rounds, false);
        set("no-rebound", Map.of("rules", "no-rebound"), count, rounds, false);
        set("both rules", Map.of("rules", "ricochet+no-rebound"), count, rounds, false);
        set("one board", Map.of("board", "2B-3B-4A-1A"), count, rounds, false);
        for (String text : LONG) {
            Setup setup = GAME.read(text);
            Outcome outcome = solve(setup, new Control(Budget.UNLIMITED.withBytes(64_000_000)));
            Stats stats = outcome.stats();
            System.out.printf(
                    "%-48s %s moves, %,d expanded, %.0f ms, %.1f MB%n",
                    text,
                    outcome instanceof Solved s ? s.cost() : outcome,
                    stats.expanded(),
                    stats.cpuMillis(),
                    stats.bytes() / 1e6);
        }
    }

    private static void set(String name, Map<String, String> wishes, int count, int rounds, boolean vortex) {
        List<Setup> setups = new ArrayList<>();
        Map<String, String> options = new java.util.HashMap<>(wishes);
        options.put("trivial", "yes");
        for (long seed = 1; setups.size() < count; seed++) {
            Setup setup = GAME.deal(options, seed);
            if (setup.write().contains(".any") == vortex) setups.add(setup);
        }
        double[] millis = new double[count];
        long expanded = 0;
        long moves = 0;
        for (int round = 0; round < rounds; round++) {
            expanded = 0;
            moves = 0;
            for (int i = 0; i < count; i++) {
                Outcome outcome = solve(setups.get(i), Control.unlimited());
                millis[i] = outcome.stats().cpuMillis();
                expanded += outcome.stats().expanded();
                if (outcome instanceof Solved s) moves += s.cost();
            }
        }
        Arrays.sort(millis);
        System.out.printf(
                "%-18s %10.4f %9.3f %9.3f %9.1f %15d %12.2f%n",
                name,
                millis[count / 2],
                millis[count * 95 / 100],
                millis[count * 99 / 100],
                millis[count - 1],
                expanded / count,
                moves / (double) count);
    }

    private static Outcome solve(Setup setup, Control control) {
        Engine<?> engine = Games.all().engine(setup, "optimal");
        return Games.run(engine, Map.of(), setup, control);
    }
}

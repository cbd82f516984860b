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
import java.util.function.Supplier;

/**
 * The optimal Ricochet engine on seeded random sets, on the longest known positions and on a batch of one board:
 * processor time of the solving thread from mission to proved answer. Other positions of the kind warm the machine; then
 * each is solved when first met, and once more with the tables of its board and target there.
 *
 * <p>Arguments: how many positions a set (1000), how many warming rounds (3).
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
        int rounds = args.length > 1 ? Integer.parseInt(args[1]) : 3;
        System.out.println(
                "set                     median ms    p95 ms    p99 ms    max ms   mean expanded   mean moves");
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
            Outcome outcome = solve(setup, () -> new Control(Budget.UNLIMITED.withBytes(64_000_000)));
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
        for (long seed = 1; setups.size() < 2 * count; seed++) {
            Setup setup = GAME.deal(options, seed);
            if (setup.write().contains(".any") == vortex) setups.add(setup);
        }
        List<Setup> others = setups.subList(count, 2 * count);
        for (int round = 0; round < rounds; round++) for (Setup other : others) solve(other, Control::unlimited);
        measure(name + ", first", setups.subList(0, count));
        measure(name + ", again", setups.subList(0, count));
    }

    private static void measure(String name, List<Setup> setups) {
        int count = setups.size();
        double[] millis = new double[count];
        long expanded = 0;
        long moves = 0;
        for (int i = 0; i < count; i++) {
            Outcome outcome = solve(setups.get(i), Control::unlimited);
            millis[i] = outcome.stats().cpuMillis();
            expanded += outcome.stats().expanded();
            if (outcome instanceof Solved s) moves += s.cost();
        }
        Arrays.sort(millis);
        System.out.printf(
                "%-22s %10.4f %9.3f %9.3f %9.1f %15d %12.2f%n",
                name,
                millis[count / 2],
                millis[count * 95 / 100],
                millis[count * 99 / 100],
                millis[count - 1],
                expanded / count,
                moves / (double) count);
    }

    /** The clock of a control runs from its making: it is made once the engine is chosen. */
    private static Outcome solve(Setup setup, Supplier<Control> control) {
        Engine<?> engine = Games.all().engine(setup, "optimal");
        return Games.run(engine, Map.of(), setup, control.get());
    }
}

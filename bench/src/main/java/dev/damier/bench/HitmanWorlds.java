package dev.damier.bench;

import dev.damier.game.Engine;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Measures phase 2 on dealt square worlds: the processor time from text to proved plan, and the expanded nodes. A search stops
 * at a number of nodes, so the unsolved worlds do not depend on the machine.
 *
 * <p>{@code HitmanWorlds FIRST_SEED WORLDS SIZE… [k=v …]}; the options are those of the deal, and {@code nodes} is the limit.
 * Seeds below 5000 were used for tuning.
 */
public final class HitmanWorlds {
    private static final int WARM_UP_WORLDS = 60;
    private static final long WARM_UP_SEED = 1;
    private static final String MAX_NODES = "6000000";

    private HitmanWorlds() {}

    public static void main(String[] args) {
        Map<String, String> options = new HashMap<>();
        Arrays.stream(args).filter(a -> a.contains("=")).forEach(a -> options.putAll(HitmanPlans.pairs(List.of(a))));
        String nodes = options.remove("nodes");
        Budget budget = Budget.UNLIMITED.withNodes(Long.parseLong(nodes == null ? MAX_NODES : nodes));
        long first = Long.parseLong(args[0]);
        int worlds = Integer.parseInt(args[1]);
        measure("14", options, WARM_UP_SEED, WARM_UP_WORLDS, budget);
        System.out.println(
                "| size | p50 ms | p75 | p95 | p99 | mean | maximum | expanded p50 | p95 | mean | maximum | unsolved |");
        System.out.println("|---|---|---|---|---|---|---|---|---|---|---|---|");
        for (String size : Arrays.asList(args).subList(2, args.length))
            if (!size.contains("=")) System.out.println(measure(size, options, first, worlds, budget));
    }

    private static String measure(String size, Map<String, String> deal, long first, int worlds, Budget budget) {
        Map<String, String> options = new HashMap<>(deal);
        options.put("rows", size);
        options.put("columns", size);
        double[] millis = new double[worlds];
        double[] expanded = new double[worlds];
        int unsolved = 0;
        for (int i = 0; i < worlds; i++) {
            String text =
                    Games.all().game(HitmanRun.GAME_ID).deal(options, first + i).write();
            Setup setup = Games.all().game(HitmanRun.GAME_ID).read(text);
            Engine<?> engine = Games.all().engine(setup, "optimal");
            Outcome outcome = Games.run(engine, Map.of(), setup, new Control(budget));
            millis[i] = outcome.stats().cpuMillis();
            expanded[i] = outcome.stats().expanded();
            if (!(outcome instanceof Outcome.Solved s && s.optimal())) unsolved++;
        }
        Measurements t = new Measurements(millis);
        Measurements e = new Measurements(expanded);
        return String.format(
                Locale.ROOT,
                "| %s×%s | %.1f | %.1f | %.1f | %.1f | %.1f | %.0f | %.0f | %.0f | %.0f | %.0f | %d |",
                size,
                size,
                t.quantile(500),
                t.quantile(750),
                t.quantile(950),
                t.quantile(990),
                t.mean(),
                t.quantile(1000),
                e.quantile(500),
                e.quantile(950),
                e.mean(),
                e.quantile(1000),
                unsolved);
    }
}

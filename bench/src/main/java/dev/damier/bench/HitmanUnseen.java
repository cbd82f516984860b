package dev.damier.bench;

import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.hitman.world.MapReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Explorers on worlds that nothing was tuned on, each as the ratio of its penalty to that of a {@link SeeAllTour}, which
 * knows the map: worlds of 6×7 dealt from a seed on, fully viewable, and several seeds of the surveyor. Differences are
 * taken world by world, so that an easy world is easy for both.
 *
 * <p>{@code HitmanUnseen FIRST_SEED WORLDS AGENT_SEEDS [BEAM]}: seeds below 90000 were tuned on.
 */
public final class HitmanUnseen {
    private static final double BAD = 1.3;

    /** Explored before, to warm the machine: their seeds are for tuning, and nothing is told of them. */
    private static final int WARM_UP = 70_000;

    private static final int WARM_UPS = 6;

    /** Ratios by explorer, {@code nearest-unknown} first, and world. */
    private final double[][] ratios;

    private final List<Double> steps = new ArrayList<>();

    private HitmanUnseen(int worlds, int seeds) {
        ratios = new double[seeds + 1][worlds];
    }

    public static void main(String[] args) {
        int worlds = Integer.parseInt(args[1]);
        int seeds = Integer.parseInt(args[2]);
        int beam = args.length > 3 ? Integer.parseInt(args[3]) : 900;
        for (int i = 0; i < WARM_UPS; i++) HitmanRun.of(deal(WARM_UP + i), "surveyor", Map.of());
        HitmanUnseen bench = new HitmanUnseen(worlds, seeds);
        int found = 0;
        for (long seed = Long.parseLong(args[0]); found < worlds; seed++) {
            Setup setup = deal(seed);
            SeeAllTour tour = new SeeAllTour(MapReader.read(setup.write()));
            if (tour.seesAll()) bench.explore(found++, setup, tour.penalty(beam));
        }
        bench.report();
    }

    private static Setup deal(long seed) {
        return Games.all().game(HitmanRun.GAME).deal(Map.of(), seed);
    }

    private void explore(int world, Setup setup, double reference) {
        ratios[0][world] = HitmanRun.of(setup, "nearest-unknown", Map.of()).penalties[0] / reference;
        for (int s = 1; s < ratios.length; s++) {
            HitmanRun run = HitmanRun.of(setup, "surveyor", Map.of("seed", String.valueOf(s)));
            ratios[s][world] = run.penalties[0] / reference;
            steps.addAll(run.millis);
        }
    }

    private void report() {
        System.out.println(
                "| agent | ratio | ≥ 1.30 | worse than nearest-unknown | paired difference to nearest-unknown |");
        System.out.println("|---|---|---|---|---|");
        int worlds = ratios[0].length;
        Measured nearest = new Measured(ratios[0]);
        row("nearest-unknown", nearest, nearest);
        double[] mean = new double[worlds];
        double[] luckiest = new double[worlds];
        java.util.Arrays.fill(luckiest, Double.MAX_VALUE);
        for (int s = 1; s < ratios.length; s++) {
            row("surveyor, seed " + s, new Measured(ratios[s]), nearest);
            for (int w = 0; w < worlds; w++) {
                mean[w] += ratios[s][w] / (ratios.length - 1);
                luckiest[w] = Math.min(luckiest[w], ratios[s][w]);
            }
        }
        row("surveyor, mean of its seeds", new Measured(mean), nearest);
        row("surveyor, best seed per world", new Measured(luckiest), nearest);
        if (ratios.length > 2) {
            Measured apart = new Measured(ratios[1]).less(new Measured(ratios[2]));
            System.out.printf(Locale.ROOT, "seed 1 minus seed 2, paired: %s (%d worlds)%n", apart.words(4), worlds);
        }
        tell(new Measured(steps.stream().mapToDouble(t -> t).toArray()));
    }

    private static void row(String agent, Measured ratio, Measured nearest) {
        Measured difference = ratio.less(nearest);
        System.out.printf(
                Locale.ROOT,
                "| %s | %s | %.1f%% | %.1f%% | %s |%n",
                agent,
                ratio.words(4),
                100 * ratio.share(BAD),
                100 * difference.positive(),
                difference.words(4));
    }

    /** The processor time of steps. */
    static void tell(Measured steps) {
        System.out.printf(
                Locale.ROOT,
                "processor time per step: mean %.2f ms, p99 %.1f, p99.9 %.1f, maximum %.1f ms (%d steps)%n",
                steps.mean(),
                steps.quantile(990),
                steps.quantile(999),
                steps.quantile(1000),
                steps.values().length);
    }
}

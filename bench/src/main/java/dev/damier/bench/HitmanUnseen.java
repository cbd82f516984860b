package dev.damier.bench;

import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.hitman.world.MapReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Measures exploration agents on worlds that were not used for tuning. The result is the ratio of an agent's penalty to
 * that of a {@link SeeAllTour}, which knows the map. The worlds are 6×7, dealt from consecutive seeds, and every cell
 * can be seen. The surveyor runs with several seeds. Differences are computed per world, because an easy world is easy
 * for all agents.
 *
 * <p>{@code HitmanUnseen FIRST_SEED WORLDS AGENT_SEEDS [BEAM]}: seeds below 90000 were used for tuning.
 */
public final class HitmanUnseen {
    private static final double BAD_RATIO = 1.3;

    /** First seed of the warm-up worlds. It is a tuning seed, and the results are not reported. */
    private static final int WARM_UP_SEED = 70_000;

    private static final int WARM_UP_RUNS = 6;

    /** Ratios by agent, {@code nearest-unknown} first, and by world. */
    private final double[][] ratios;

    private final List<Double> stepMillis = new ArrayList<>();

    private HitmanUnseen(int worlds, int seeds) {
        ratios = new double[seeds + 1][worlds];
    }

    public static void main(String[] args) {
        int worlds = Integer.parseInt(args[1]);
        int seeds = Integer.parseInt(args[2]);
        int beam = args.length > 3 ? Integer.parseInt(args[3]) : 900;
        for (int i = 0; i < WARM_UP_RUNS; i++) HitmanRun.play(deal(WARM_UP_SEED + i), "surveyor", Map.of());
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
        return Games.all().game(HitmanRun.GAME_ID).deal(Map.of(), seed);
    }

    private void explore(int world, Setup setup, double reference) {
        ratios[0][world] = HitmanRun.play(setup, "nearest-unknown", Map.of()).penalties[0] / reference;
        for (int s = 1; s < ratios.length; s++) {
            HitmanRun run = HitmanRun.play(setup, "surveyor", Map.of("seed", String.valueOf(s)));
            ratios[s][world] = run.penalties[0] / reference;
            stepMillis.addAll(run.stepMillis);
        }
    }

    private void report() {
        System.out.println(
                "| agent | ratio | ≥ 1.30 | worse than nearest-unknown | paired difference to nearest-unknown |");
        System.out.println("|---|---|---|---|---|");
        int worlds = ratios[0].length;
        Measurements nearest = new Measurements(ratios[0]);
        printRow("nearest-unknown", nearest, nearest);
        double[] mean = new double[worlds];
        double[] best = new double[worlds];
        java.util.Arrays.fill(best, Double.MAX_VALUE);
        for (int s = 1; s < ratios.length; s++) {
            printRow("surveyor, seed " + s, new Measurements(ratios[s]), nearest);
            for (int w = 0; w < worlds; w++) {
                mean[w] += ratios[s][w] / (ratios.length - 1);
                best[w] = Math.min(best[w], ratios[s][w]);
            }
        }
        printRow("surveyor, mean of its seeds", new Measurements(mean), nearest);
        printRow("surveyor, best seed per world", new Measurements(best), nearest);
        if (ratios.length > 2) {
            Measurements difference = new Measurements(ratios[1]).minus(new Measurements(ratios[2]));
            System.out.printf(
                    Locale.ROOT, "seed 1 minus seed 2, paired: %s (%d worlds)%n", difference.format(4), worlds);
        }
        printStepTimes(new Measurements(stepMillis.stream().mapToDouble(t -> t).toArray()));
    }

    private static void printRow(String agent, Measurements ratio, Measurements nearest) {
        Measurements difference = ratio.minus(nearest);
        System.out.printf(
                Locale.ROOT,
                "| %s | %s | %.1f%% | %.1f%% | %s |%n",
                agent,
                ratio.format(4),
                100 * ratio.shareFrom(BAD_RATIO),
                100 * difference.sharePositive(),
                difference.format(4));
    }

    /** Prints the processor time per step. */
    static void printStepTimes(Measurements steps) {
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

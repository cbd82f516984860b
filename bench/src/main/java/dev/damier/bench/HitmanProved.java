package dev.damier.bench;

import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.hitman.world.MapReader;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;

/**
 * Measures exploration agents against {@linkplain ProvedTour proved tours}: the minimum penalty of seeing every cell except the
 * start with the map known. The worlds are those of {@link HitmanUnseen}. It also reports how far the tours of the beam search
 * are above the proved ones.
 *
 * <p>{@code HitmanProved FIRST_SEED WORLDS AGENT_SEEDS [k=v …]}: seeds below 90000 were used for tuning. {@code k=v} are dealing
 * options.
 */
public final class HitmanProved {
    /** Maximum number of states of a proof; a state takes up to 60 bytes. */
    private static final int MAX_STATES = 8_000_000;

    private static final int BEAM = 900;

    /** Half the width of a 95% confidence interval, in standard errors. */
    private static final double CONFIDENCE = 1.96;

    private HitmanProved() {}

    public static void main(String[] args) {
        int worlds = Integer.parseInt(args[1]);
        int seeds = Integer.parseInt(args[2]);
        Map<String, String> options = HitmanPlans.pairs(Arrays.asList(args).subList(3, args.length));
        double[] proved = new double[worlds];
        double[] beam = new double[worlds];
        double[][] ratios = new double[seeds + 2][worlds];
        int unproved = 0;
        int found = 0;
        for (long seed = Long.parseLong(args[0]); found < worlds; seed++) {
            Setup setup = Games.all().game(HitmanRun.GAME_ID).deal(options, seed);
            SeeAllTour tour = new SeeAllTour(MapReader.read(setup.write()));
            if (!tour.seesAll()) continue;
            ProvedTour minimum = new ProvedTour(tour, MAX_STATES);
            if (!minimum.isProved()) unproved++;
            proved[found] = minimum.lowerBound();
            beam[found] = tour.penalty(BEAM) / proved[found];
            ratios[0][found] = HitmanRun.play(setup, "nearest-unknown", Map.of()).penalties[0] / proved[found];
            for (int s = 1; s <= seeds; s++) {
                HitmanRun run = HitmanRun.play(setup, "surveyor", Map.of("seed", String.valueOf(s)));
                ratios[s][found] = run.penalties[0] / proved[found];
                ratios[seeds + 1][found] += ratios[s][found] / seeds;
            }
            found++;
        }
        System.out.printf(
                Locale.ROOT,
                "%d worlds from seed %s, mean minimum %.2f, not proved %d (their proved bound is used)%n",
                worlds,
                args[0],
                new Measurements(proved).mean(),
                unproved);
        System.out.println(
                "| what | mean ratio to the proved tour | 95% confidence interval | median | p95 | ≥ 1.30 |");
        System.out.println("|---|---|---|---|---|---|");
        printRow("tour of the beam search", beam);
        printRow("nearest-unknown", ratios[0]);
        for (int s = 1; s <= seeds; s++) printRow("surveyor, seed " + s, ratios[s]);
        printRow("surveyor, mean of its seeds", ratios[seeds + 1]);
    }

    private static void printRow(String name, double[] values) {
        Measurements ratio = new Measurements(values);
        System.out.printf(
                Locale.ROOT,
                "| %s | %.3f | %.3f to %.3f | %.3f | %.3f | %.1f%% |%n",
                name,
                ratio.mean(),
                ratio.mean() - CONFIDENCE * ratio.error(),
                ratio.mean() + CONFIDENCE * ratio.error(),
                ratio.quantile(500),
                ratio.quantile(950),
                100 * ratio.shareFrom(1.3));
    }
}

package dev.damier.bench;

import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.hitman.world.Content;
import dev.damier.hitman.world.MapReader;
import dev.damier.hitman.world.WorldMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Compares agents with a reference, world by world, on dealt worlds of any size that were not used for tuning:
 * <ul>
 * <li>{@code complete}: the surveyor's penalty, compared with {@code nearest-unknown};
 * <li>{@code score}: the surveyor's score, compared with submitting an empty map, and the best gain found for a player
 * that knows the map;
 * <li>{@code joint}: the penalty of both phases, compared with an agent that is given the map.
 * </ul>
 *
 * <p>{@code HitmanTotals TOTAL FIRST_SEED WORLDS [ROWS COLUMNS]}: seeds below 90000 were used for tuning.
 */
public final class HitmanTotals {
    private static final int WARM_UP_SEED = 70_000;
    private static final int WARM_UP_RUNS = 6;
    private static final int BEAM_WIDTH = 300;

    private final Map<String, String> dealOptions;
    private final List<Double> stepMillis = new ArrayList<>();
    private final List<Double> surpluses = new ArrayList<>();

    private HitmanTotals(Map<String, String> deal) {
        this.dealOptions = deal;
    }

    public static void main(String[] args) {
        int worlds = Integer.parseInt(args[2]);
        long first = Long.parseLong(args[1]);
        HitmanTotals bench = new HitmanTotals(args.length > 4 ? Map.of("rows", args[3], "columns", args[4]) : Map.of());
        for (int i = 0; i < WARM_UP_RUNS; i++) bench.compare(args[0], WARM_UP_SEED + i);
        bench.stepMillis.clear();
        bench.surpluses.clear();
        double[] own = new double[worlds];
        double[] reference = new double[worlds];
        for (int w = 0; w < worlds; w++) {
            double[] results = bench.compare(args[0], first + w);
            own[w] = results[0];
            reference[w] = results[1];
        }
        Measurements mean = new Measurements(own);
        Measurements other = new Measurements(reference);
        System.out.printf(
                Locale.ROOT,
                "%s, %d worlds: %s; reference %s; paired difference %s%n",
                args[0],
                worlds,
                mean.format(2),
                other.format(2),
                mean.minus(other).format(2));
        if (!bench.surpluses.isEmpty()) {
            System.out.println("a player who knows the map would beat the empty map by "
                    + measured(bench.surpluses).format(2));
        }
        HitmanUnseen.printStepTimes(measured(bench.stepMillis));
    }

    /** Returns the result of the agent and the result of the reference in a world. */
    private double[] compare(String total, long seed) {
        Setup setup = Games.all().game(HitmanRun.GAME_ID).deal(dealOptions, seed);
        return switch (total) {
            case "complete" ->
                new double[] {
                    run(setup, "surveyor", Map.of()).penalties[0],
                    HitmanRun.play(setup, "nearest-unknown", Map.of()).penalties[0]
                };
            case "score" -> {
                WorldMap map = MapReader.read(setup.write());
                surpluses.add((double) new SeeAllTour(map).surplus(BEAM_WIDTH));
                yield new double[] {run(setup, "surveyor", Map.of("mode", "score")).score, 2 * map.count(Content.EMPTY)
                };
            }
            case "joint" ->
                new double[] {
                    run(setup, "joint", Map.of()).totalPenalty(),
                    HitmanRun.play(setup, "joint", Map.of("map", "told")).totalPenalty()
                };
            default ->
                throw new IllegalArgumentException("unknown total '" + total + "'; available: complete, score, joint");
        };
    }

    private HitmanRun run(Setup setup, String agent, Map<String, String> options) {
        HitmanRun run = HitmanRun.play(setup, agent, options);
        stepMillis.addAll(run.stepMillis);
        return run;
    }

    private static Measurements measured(List<Double> values) {
        return new Measurements(values.stream().mapToDouble(v -> v).toArray());
    }
}

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
 * Agents on dealt worlds of any size that nothing was tuned on, each beside the one it is to beat, world by world:
 *
 * <ul>
 *   <li>{@code complete}: the surveyor's penalty beside that of {@code nearest-unknown};
 *   <li>{@code score}: its score beside that of sending an empty map, and what who knows the map would look at it for;
 *   <li>{@code joint}: both penalties beside those of who is told the map.
 * </ul>
 *
 * <p>{@code HitmanTotals WHAT FIRST_SEED WORLDS [ROWS COLUMNS]}: seeds below 90000 were tuned on.
 */
public final class HitmanTotals {
    private static final int WARM_UP = 70_000;
    private static final int WARM_UPS = 6;
    private static final int BEAM = 300;

    private final Map<String, String> deal;
    private final List<Double> steps = new ArrayList<>();
    private final List<Double> surpluses = new ArrayList<>();

    private HitmanTotals(Map<String, String> deal) {
        this.deal = deal;
    }

    public static void main(String[] args) {
        int worlds = Integer.parseInt(args[2]);
        long first = Long.parseLong(args[1]);
        HitmanTotals bench = new HitmanTotals(args.length > 4 ? Map.of("rows", args[3], "columns", args[4]) : Map.of());
        for (int i = 0; i < WARM_UPS; i++) bench.play(args[0], WARM_UP + i);
        bench.steps.clear();
        bench.surpluses.clear();
        double[] own = new double[worlds];
        double[] beside = new double[worlds];
        for (int w = 0; w < worlds; w++) {
            double[] both = bench.play(args[0], first + w);
            own[w] = both[0];
            beside[w] = both[1];
        }
        Measured mean = new Measured(own);
        Measured other = new Measured(beside);
        System.out.printf(
                Locale.ROOT,
                "%s, %d worlds: %s; reference %s; paired difference %s%n",
                args[0],
                worlds,
                mean.words(2),
                other.words(2),
                mean.less(other).words(2));
        if (!bench.surpluses.isEmpty()) {
            System.out.println("a player who knows the map would beat the empty map by "
                    + measured(bench.surpluses).words(2));
        }
        HitmanUnseen.tell(measured(bench.steps));
    }

    /** What the agent comes to in a world, and the other. */
    private double[] play(String what, long seed) {
        Setup setup = Games.all().game(HitmanRun.GAME).deal(deal, seed);
        return switch (what) {
            case "complete" ->
                new double[] {
                    run(setup, "surveyor", Map.of()).penalties[0],
                    HitmanRun.of(setup, "nearest-unknown", Map.of()).penalties[0]
                };
            case "score" -> {
                WorldMap map = MapReader.read(setup.write());
                surpluses.add((double) new SeeAllTour(map).surplus(BEAM));
                yield new double[] {run(setup, "surveyor", Map.of("mode", "score")).score, 2 * map.count(Content.EMPTY)
                };
            }
            case "joint" ->
                new double[] {
                    run(setup, "joint", Map.of()).total(),
                    HitmanRun.of(setup, "joint", Map.of("map", "told")).total()
                };
            default ->
                throw new IllegalArgumentException("unknown total '" + what + "'; available: complete, score, joint");
        };
    }

    private HitmanRun run(Setup setup, String agent, Map<String, String> options) {
        HitmanRun run = HitmanRun.of(setup, agent, options);
        steps.addAll(run.millis);
        return run;
    }

    private static Measured measured(List<Double> values) {
        return new Measured(values.stream().mapToDouble(v -> v).toArray());
    }
}

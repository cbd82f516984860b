package dev.damier.bench;

import dev.damier.game.Agent;
import dev.damier.game.Games;
import dev.damier.game.RefereePort;
import dev.damier.game.Setup;
import dev.damier.hitman.world.MapReader;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Explorers on worlds that nothing was tuned on, each as the ratio of its penalty to that of a {@link SeeAllTour}, which
 * knows the map: worlds of 6×7 dealt from a seed on, fully viewable, and several seeds of the surveyor.
 *
 * <p>{@code HitmanUnseen FIRST_SEED WORLDS AGENT_SEEDS [BEAM]}: seeds below 90000 were tuned on.
 */
public final class HitmanUnseen {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final String GAME = "hitman";
    private static final double BAD = 1.3;

    private final int seeds;
    private final double[][] ratios;
    /** Of each timed step, in ms of processor time. */
    private final List<Double> steps = new ArrayList<>();

    private HitmanUnseen(int worlds, int seeds) {
        this.seeds = seeds;
        ratios = new double[seeds + 1][worlds];
    }

    public static void main(String[] args) {
        int worlds = Integer.parseInt(args[1]);
        int beam = args.length > 3 ? Integer.parseInt(args[3]) : 900;
        HitmanUnseen bench = new HitmanUnseen(worlds, Integer.parseInt(args[2]));
        int found = 0;
        for (long seed = Long.parseLong(args[0]); found < worlds; seed++) {
            Setup setup = Games.all().game(GAME).deal(Map.of(), seed);
            SeeAllTour tour = new SeeAllTour(MapReader.read(setup.write()));
            if (tour.seesAll()) bench.explore(found++, setup, tour.penalty(beam));
        }
        bench.report();
    }

    private void explore(int world, Setup setup, int reference) {
        ratios[0][world] = penalty(setup, "nearest-unknown", Map.of(), false) / (double) reference;
        for (int s = 1; s <= seeds; s++) {
            Map<String, String> options = Map.of("seed", String.valueOf(s));
            ratios[s][world] = penalty(setup, "surveyor", options, world > 0) / (double) reference;
        }
    }

    /** @param timed not for the first world, which warms the machine */
    private int penalty(Setup setup, String agent, Map<String, String> options, boolean timed) {
        Agent explorer = Games.all().agent(GAME, agent).enter(options);
        RefereePort referee = setup.as(RefereePort.class).orElseThrow();
        Map<String, Object> answer = Map.of();
        int penalty = 0;
        while (true) {
            long start = THREADS.getCurrentThreadCpuTime();
            Agent.Act act = explorer.next(answer);
            double took = (THREADS.getCurrentThreadCpuTime() - start) / 1e6;
            if (timed) steps.add(took);
            if (act.done()) return penalty;
            answer = referee.act(act.action(), act.args());
            if (answer.get("status") instanceof Map<?, ?> status) penalty = (Integer) status.get("penalties");
        }
    }

    private void report() {
        System.out.println("| agent | ratio | standard error | ≥ 1.30 | worse than nearest-unknown |");
        System.out.println("|---|---|---|---|---|");
        row("nearest-unknown", ratios[0]);
        double[] mean = new double[ratios[0].length];
        for (int s = 1; s <= seeds; s++) {
            row("surveyor, seed " + s, ratios[s]);
            for (int w = 0; w < mean.length; w++) mean[w] += ratios[s][w] / seeds;
        }
        double[] difference = new double[mean.length];
        Arrays.setAll(difference, w -> mean[w] - ratios[0][w]);
        System.out.printf(
                Locale.ROOT,
                "surveyor, mean of its seeds: %.4f ± %.4f; less nearest-unknown, pair by pair: %.4f ± %.4f%n",
                mean(mean),
                error(mean),
                mean(difference),
                error(difference));
        double[] millis = steps.stream().mapToDouble(t -> t).sorted().toArray();
        System.out.printf(
                Locale.ROOT,
                "a step takes %.2f ms of processor time, 99 %% at most %.1f, 99.9 %% at most %.1f, the longest %.1f ms (%d steps)%n",
                mean(millis),
                millis[millis.length * 99 / 100],
                millis[(int) (millis.length * 999L / 1000)],
                millis[millis.length - 1],
                millis.length);
    }

    private void row(String agent, double[] ratio) {
        int bad = 0;
        int worse = 0;
        for (int w = 0; w < ratio.length; w++) {
            if (ratio[w] >= BAD) bad++;
            if (ratio[w] > ratios[0][w]) worse++;
        }
        System.out.printf(
                Locale.ROOT,
                "| %s | %.4f | %.4f | %.1f %% | %.1f %% |%n",
                agent,
                mean(ratio),
                error(ratio),
                100.0 * bad / ratio.length,
                100.0 * worse / ratio.length);
    }

    private static double mean(double[] values) {
        return Arrays.stream(values).average().orElse(0);
    }

    private static double error(double[] values) {
        double mean = mean(values);
        double squares = Arrays.stream(values).map(v -> (v - mean) * (v - mean)).sum();
        return Math.sqrt(squares / Math.max(1, values.length - 1) / values.length);
    }
}

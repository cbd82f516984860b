package dev.damier.hitman.deduce;

import dev.damier.game.Agent;
import dev.damier.game.Games;
import dev.damier.game.RefereePort;
import dev.damier.hitman.world.Content;
import dev.damier.hitman.world.MapReader;
import dev.damier.hitman.world.RefereeAdapter;
import dev.damier.hitman.world.RefereeStatus;
import dev.damier.hitman.world.StatusReader;
import dev.damier.hitman.world.WorldMap;
import dev.damier.hitman.world.WorldReferee;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/**
 * Measures the processor time of deduction after the agent {@code nearest-unknown} has done a number of actions:
 * counting, SAT queries for the whole board (the first time, and again after one more action), and the explanation of
 * each proved cell. It is in the package that it measures, because the classes are not public.
 */
public final class DeductionBench {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private DeductionBench() {}

    /**
     * Arguments: a map file, the number of actions, rounds (only the last is reported), and {@code reasons} to omit
     * SAT.
     */
    public static void main(String[] args) throws IOException {
        WorldMap map = MapReader.read(Files.readString(Path.of(args[0])));
        int rounds = Integer.parseInt(args[2]);
        boolean withSat = args.length < 4;
        for (int round = 1; round <= rounds; round++) {
            String line = runRound(map, Integer.parseInt(args[1]), withSat);
            if (round == rounds) System.out.println(line);
        }
    }

    private static String runRound(WorldMap map, int steps, boolean withSat) {
        RefereePort referee = new RefereeAdapter(new WorldReferee(map));
        Agent explorer = Games.all().agent("hitman", "nearest-unknown").create(Map.of());
        Map<String, Object> answer = act(referee, explorer, Map.of());
        Deducer deducer = new Deducer(status(answer), true);
        for (int i = 0; i < steps; i++) {
            answer = act(referee, explorer, answer);
            deducer.observe(status(answer));
        }
        long start = cpuNanos();
        deducer.probabilitiesWith(Prior.UNIFORM);
        double counting = millisSince(start);
        start = cpuNanos();
        if (withSat) deducer.possibleBySat();
        double first = millisSince(start);
        deducer.observe(status(act(referee, explorer, answer)));
        start = cpuNanos();
        if (withSat) deducer.possibleBySat();
        double again = millisSince(start);
        List<Double> reasons = new ArrayList<>();
        for (int c = 0; c < map.size(); c++) {
            Content proven = deducer.provenContent(c);
            if (proven == null) continue;
            start = cpuNanos();
            deducer.explain(c, proven);
            reasons.add(millisSince(start));
        }
        Collections.sort(reasons);
        return String.format(
                "%d actions: counting %.2f ms; SAT whole board %.1f ms, after one more action %.1f ms; explanations:"
                        + " %d queries, median %.2f ms, maximum %.2f ms",
                steps,
                counting,
                first,
                again,
                reasons.size(),
                reasons.get(reasons.size() / 2),
                reasons.get(reasons.size() - 1));
    }

    private static Map<String, Object> act(RefereePort referee, Agent explorer, Map<String, Object> answer) {
        Agent.Act act = explorer.next(answer);
        return referee.act(act.action(), act.args());
    }

    private static RefereeStatus status(Map<String, Object> answer) {
        return StatusReader.read((Map<?, ?>) answer.get("status"));
    }

    private static long cpuNanos() {
        return THREADS.getCurrentThreadCpuTime();
    }

    private static double millisSince(long start) {
        return (cpuNanos() - start) / 1e6;
    }
}

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
 * What deduction costs, in processor time, once the explorer who goes to the nearest unknown cell has done so many
 * actions: counting, everything possible asked of SAT (the first time, and again after one more action), and the reasons
 * of each proved cell. It stands in the package it measures, for none of this is public.
 */
public final class DeductionBench {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private DeductionBench() {}

    /** Arguments: a map file, the number of actions, rounds (the last is told), and {@code reasons} to leave out SAT. */
    public static void main(String[] args) throws IOException {
        WorldMap map = MapReader.read(Files.readString(Path.of(args[0])));
        int rounds = Integer.parseInt(args[2]);
        boolean whole = args.length < 4;
        for (int round = 1; round <= rounds; round++) {
            String line = round(map, Integer.parseInt(args[1]), whole);
            if (round == rounds) System.out.println(line);
        }
    }

    private static String round(WorldMap map, int steps, boolean whole) {
        RefereePort desk = new RefereeAdapter(new WorldReferee(map));
        Agent explorer = Games.all().agent("hitman", "nearest-unknown").create(Map.of());
        Map<String, Object> answer = act(desk, explorer, Map.of());
        Deducer deducer = new Deducer(status(answer), true);
        for (int i = 0; i < steps; i++) {
            answer = act(desk, explorer, answer);
            deducer.observe(status(answer));
        }
        long start = now();
        deducer.probabilitiesWith(Prior.UNIFORM);
        double counting = millis(start);
        start = now();
        if (whole) deducer.possibleBySat();
        double first = millis(start);
        deducer.observe(status(act(desk, explorer, answer)));
        start = now();
        if (whole) deducer.possibleBySat();
        double again = millis(start);
        List<Double> reasons = new ArrayList<>();
        for (int c = 0; c < map.size(); c++) {
            Content proven = deducer.provenContent(c);
            if (proven == null) continue;
            start = now();
            deducer.explain(c, proven);
            reasons.add(millis(start));
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

    private static Map<String, Object> act(RefereePort desk, Agent explorer, Map<String, Object> answer) {
        Agent.Act act = explorer.next(answer);
        return desk.act(act.action(), act.args());
    }

    private static RefereeStatus status(Map<String, Object> answer) {
        return StatusReader.read((Map<?, ?>) answer.get("status"));
    }

    private static long now() {
        return THREADS.getCurrentThreadCpuTime();
    }

    private static double millis(long start) {
        return (now() - start) / 1e6;
    }
}

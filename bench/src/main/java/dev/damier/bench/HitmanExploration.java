package dev.damier.bench;

import dev.damier.game.Agent;
import dev.damier.game.Games;
import dev.damier.game.RefereePort;
import dev.damier.game.Setup;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Hitman's agents: what one pays on each map of a folder in phase 1, and in phase 2 if it goes on, and the processor time
 * of its steps. Arguments: folder, pattern of file names, agent, options as {@code name=value}. A step of {@code
 * nearest-unknown} is the deduction of the whole board with probabilities and little else.
 */
public final class HitmanExploration {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private HitmanExploration() {}

    public static void main(String[] args) throws IOException {
        String pattern = args[1];
        Agent.Kind kind = Games.all().agent("hitman", args[2]);
        Map<String, String> options = new HashMap<>();
        for (int i = 3; i < args.length; i++) {
            String[] option = args[i].split("=");
            options.put(option[0], option[1]);
        }
        List<Path> files;
        try (Stream<Path> all = Files.list(Path.of(args[0]))) {
            files = all.filter(f -> f.getFileName().toString().matches(pattern))
                    .sorted()
                    .toList();
        }
        System.out.println(
                "| map | penalty | penalty of the mission | score | whole map right | steps | median ms | worst ms |");
        System.out.println("|---|---|---|---|---|---|---|---|");
        int penalties = 0;
        int missions = 0;
        for (Path file : files) {
            Setup setup = Games.all().game("hitman").read(Files.readString(file));
            explore(setup, kind.enter(options));
            Run run = explore(setup, kind.enter(options));
            penalties += run.penalties[0];
            missions += run.penalties[1];
            System.out.println(run.row(file.getFileName().toString().replace(".txt", "")));
        }
        double maps = files.size();
        System.out.printf(
                "mean penalty %.2f, of the mission %.2f, %.0f maps%n", penalties / maps, missions / maps, maps);
    }

    private static Run explore(Setup setup, Agent agent) {
        RefereePort referee = setup.as(RefereePort.class).orElseThrow();
        Run run = new Run();
        Map<String, Object> answer = Map.of();
        while (true) {
            long start = THREADS.getCurrentThreadCpuTime();
            Agent.Act act = agent.next(answer);
            run.millis.add((THREADS.getCurrentThreadCpuTime() - start) / 1e6);
            if (act.done()) return run;
            answer = referee.act(act.action(), act.args());
            if (answer.get("status") instanceof Map<?, ?> status) {
                run.penalties[(Integer) status.get("phase") - 1] = (Integer) status.get("penalties");
            }
            if (answer.get("result") instanceof Boolean right) run.right = right;
            if (act.action().equals("end_phase1") && answer.get("result") instanceof Map<?, ?> end) {
                run.message = String.valueOf(end.get("message"));
            }
        }
    }

    private static final class Run {
        final List<Double> millis = new ArrayList<>();
        /** Of both phases. */
        final int[] penalties = new int[2];

        boolean right;
        String message = "";

        String row(String name) {
            Collections.sort(millis);
            return String.format(
                    "| %s | %d | %d | %s | %s | %d | %.2f | %.2f |",
                    name,
                    penalties[0],
                    penalties[1],
                    message.replaceAll(".* ", ""),
                    right ? "yes" : "no",
                    millis.size(),
                    millis.get(millis.size() / 2),
                    millis.get(millis.size() - 1));
        }
    }
}

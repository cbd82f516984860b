package dev.damier.bench;

import dev.damier.game.Agent;
import dev.damier.game.Games;
import dev.damier.game.RefereePort;
import dev.damier.game.Setup;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** An agent's way through a world, before its referee: what it paid and scored, and the processor time of its steps. */
final class HitmanRun {
    static final String GAME = "hitman";

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /** Of each step, in ms of processor time. */
    final List<Double> millis = new ArrayList<>();

    /** Of both phases. */
    final int[] penalties = new int[2];

    /** Of phase 1. */
    int score;

    /** Whether the whole map was right. */
    boolean right;

    private HitmanRun() {}

    static HitmanRun of(Setup setup, String agent, Map<String, String> options) {
        Agent explorer = Games.all().agent(GAME, agent).create(options);
        RefereePort referee = setup.as(RefereePort.class).orElseThrow();
        HitmanRun run = new HitmanRun();
        Map<String, Object> answer = Map.of();
        while (true) {
            long start = THREADS.getCurrentThreadCpuTime();
            Agent.Act act = explorer.next(answer);
            run.millis.add((THREADS.getCurrentThreadCpuTime() - start) / 1e6);
            if (act.done()) return run;
            answer = referee.act(act.action(), act.args());
            if (answer.get("status") instanceof Map<?, ?> status) {
                run.penalties[(Integer) status.get("phase") - 1] = (Integer) status.get("penalties");
            }
            if (answer.get("result") instanceof Boolean right) run.right = right;
            if (act.action().equals("end_phase1") && answer.get("result") instanceof Map<?, ?> end) {
                run.score = Integer.parseInt(String.valueOf(end.get("message")).replaceAll(".* ", ""));
            }
        }
    }

    int total() {
        return penalties[0] + penalties[1];
    }
}

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

/** A run of an agent with a referee: penalties, score, and processor time per step. */
final class HitmanRun {
    static final String GAME_ID = "hitman";

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /** Processor time of each step in milliseconds. */
    final List<Double> stepMillis = new ArrayList<>();

    /** Penalties of phase 1 and phase 2. */
    final int[] penalties = new int[2];

    /** Score of phase 1. */
    int score;

    /** Whether the submitted map was correct. */
    boolean mapCorrect;

    private HitmanRun() {}

    static HitmanRun play(Setup setup, String agent, Map<String, String> options) {
        Agent explorer = Games.all().agent(GAME_ID, agent).create(options);
        RefereePort referee = setup.as(RefereePort.class).orElseThrow();
        HitmanRun run = new HitmanRun();
        Map<String, Object> answer = Map.of();
        while (true) {
            long start = THREADS.getCurrentThreadCpuTime();
            Agent.Act act = explorer.next(answer);
            run.stepMillis.add((THREADS.getCurrentThreadCpuTime() - start) / 1e6);
            if (act.done()) return run;
            answer = referee.act(act.action(), act.args());
            if (answer.get("status") instanceof Map<?, ?> status) {
                run.penalties[(Integer) status.get("phase") - 1] = (Integer) status.get("penalties");
            }
            if (answer.get("result") instanceof Boolean right) run.mapCorrect = right;
            if (act.action().equals("end_phase1") && answer.get("result") instanceof Map<?, ?> end) {
                run.score = Integer.parseInt(String.valueOf(end.get("message")).replaceAll(".* ", ""));
            }
        }
    }

    int totalPenalty() {
        return penalties[0] + penalties[1];
    }
}

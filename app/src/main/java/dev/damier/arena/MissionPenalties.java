package dev.damier.arena;

import java.util.Map;
import java.util.TreeMap;

/**
 * Collects from the referee's answers in a mission: the last penalties of each phase, whether the phases were ended
 * successfully, and whether the report was correct.
 */
public final class MissionPenalties {
    private final Map<Object, Integer> byPhase = new TreeMap<>();
    private boolean ended;
    private boolean rejected;
    private boolean reportWrong;

    /** Evaluates one answer of the referee. */
    public void record(Map<String, Object> answer) {
        if (answer.get("status") instanceof Map<?, ?> status
                && status.get("phase") instanceof Integer phase
                && status.get("penalties") instanceof Integer penalties
                && byPhase.put(phase, penalties) == null) {
            // Only the last phase decides the outcome. A wrong report in an earlier phase only lowers the score.
            ended = false;
            reportWrong = false;
        }
        if (answer.get("result") instanceof Boolean right) reportWrong = !right;
        if (answer.get("result") instanceof Map<?, ?> result && result.get("ok") instanceof Boolean ok) {
            ended = true;
            rejected |= !ok;
        }
    }

    /** Returns {@code goal}, {@code incomplete} if the report was not entirely correct, or {@code unfinished}. */
    public String reason() {
        if (!ended || rejected) return "unfinished";
        return reportWrong ? "incomplete" : "goal";
    }

    /** Returns the sum of the penalties of all phases. */
    public int total() {
        return byPhase.values().stream().mapToInt(Integer::intValue).sum();
    }
}

package dev.damier.arena;

import java.util.Map;
import java.util.TreeMap;

/**
 * What the referee's answers say of a mission: the last penalties of each phase, whether its ends were accepted and its
 * report was right.
 */
final class MissionPenalties {
    private final Map<Object, Integer> byPhase = new TreeMap<>();
    private boolean ended;
    private boolean refused;
    private boolean wrong;

    void learn(Map<String, Object> answer) {
        if (answer.get("status") instanceof Map<?, ?> status
                && status.get("phase") instanceof Integer phase
                && status.get("penalties") instanceof Integer penalties
                && byPhase.put(phase, penalties) == null) {
            // A phase that follows is what counts from now on: a poor report of the one before only cost its score.
            ended = false;
            wrong = false;
        }
        if (answer.get("result") instanceof Boolean right) wrong = !right;
        if (answer.get("result") instanceof Map<?, ?> result && result.get("ok") instanceof Boolean ok) {
            ended = true;
            refused |= !ok;
        }
    }

    /** {@code goal}, {@code incomplete} when the report was not all right, or {@code unfinished}. */
    String reason() {
        if (!ended || refused) return "unfinished";
        return wrong ? "incomplete" : "goal";
    }

    int sum() {
        return byPhase.values().stream().mapToInt(Integer::intValue).sum();
    }
}

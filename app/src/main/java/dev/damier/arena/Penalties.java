package dev.damier.arena;

import java.util.Map;
import java.util.TreeMap;

/** What the referee's answers say of a mission: the last penalties of each phase, and whether its ends were accepted. */
final class Penalties {
    private final Map<Object, Integer> byPhase = new TreeMap<>();
    private boolean ended;
    private boolean refused;

    void learn(Map<String, Object> answer) {
        if (answer.get("status") instanceof Map<?, ?> status
                && status.get("phase") instanceof Integer phase
                && status.get("penalties") instanceof Integer penalties) byPhase.put(phase, penalties);
        if (answer.get("result") instanceof Map<?, ?> result && result.get("ok") instanceof Boolean ok) {
            ended = true;
            refused |= !ok;
        }
    }

    /** At least one phase was ended, and none was refused. */
    boolean accomplished() {
        return ended && !refused;
    }

    int sum() {
        return byPhase.values().stream().mapToInt(Integer::intValue).sum();
    }
}

package dev.damier.room;

import dev.damier.game.Setup;
import java.util.List;
import java.util.Map;

/**
 * A task of an engine in a room.
 *
 * @param id distinguishes the tasks of a seat, so that each runs only once
 * @param verb the action that carries the answer
 * @param setup the position to search; null if no search is needed
 * @param line the answer if no search is needed, otherwise empty
 */
record EngineTask(String id, String verb, Setup setup, List<String> line) {
    /** Creates a task whose answer is a known move. */
    static EngineTask ofKnownMove(String id, String verb, String move) {
        return new EngineTask(id, verb, null, List.of(move));
    }

    /** Returns whether the answer is a complete solution, which is delayed because people need time to find one. */
    boolean needsThinkingDelay() {
        return verb.equals("bid") || verb.equals("plan");
    }

    /** Returns the arguments of the action for this answer. */
    Map<String, String> args(List<String> answer) {
        return needsThinkingDelay()
                ? Map.of("moves", String.valueOf(answer.size()), "line", String.join(" ", answer))
                : Map.of("move", answer.get(0));
    }
}

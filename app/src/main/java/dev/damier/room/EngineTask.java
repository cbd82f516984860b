package dev.damier.room;

import dev.damier.game.Setup;
import java.util.List;
import java.util.Map;

/**
 * Something an engine in a room is to do.
 *
 * @param id another one for each question of a seat, so that none is asked twice
 * @param verb what is done with its answer
 * @param setup the position it is asked about; null when the answer is known already
 * @param line what it found before
 */
record EngineTask(String id, String verb, Setup setup, List<String> line) {
    /** One for which nothing is to be thought. */
    static EngineTask known(String id, String verb, String move) {
        return new EngineTask(id, verb, null, List.of(move));
    }

    /** Its answer is a whole line that people would have needed time for. */
    boolean needsThinkingDelay() {
        return verb.equals("bid") || verb.equals("plan");
    }

    /** What is done when this was found. */
    Map<String, String> args(List<String> found) {
        return needsThinkingDelay()
                ? Map.of("moves", String.valueOf(found.size()), "line", String.join(" ", found))
                : Map.of("move", found.get(0));
    }
}

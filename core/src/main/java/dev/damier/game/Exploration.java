package dev.damier.game;

import dev.damier.run.BadInputException;
import dev.damier.run.Control;
import dev.damier.run.Stats;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A view of a setup that agents can explore. The agents receive only the responses of the referee. */
public interface Exploration {
    /** Returns the available agents with their options, the default one first. */
    List<Descriptor> agents();

    /**
     * Runs an agent until it has finished or the control stops it.
     *
     * @param agent the id of the agent
     * @param options values by option id
     * @throws BadInputException for an unknown agent or invalid options
     */
    Result explore(String agent, Map<String, String> options, Control control);

    /**
     * The result of an exploration.
     *
     * @param penalty the penalty of the exploration
     * @param score the score of the exploration: points minus penalties
     * @param complete whether the agent found the whole map, without errors
     * @param map the map as the agent believes it to be, in the notation of the game
     * @param actions the actions of the agent
     * @param mission the result of the mission that followed the exploration, or empty
     * @param stats the statistics of the run
     */
    record Result(
            int penalty,
            int score,
            boolean complete,
            String map,
            List<String> actions,
            Optional<MissionResult> mission,
            Stats stats) {}

    /**
     * The result of the mission after the exploration.
     *
     * @param penalty the penalty of the mission alone
     * @param done whether the mission was accomplished
     */
    record MissionResult(int penalty, boolean done) {}
}

package dev.damier.hitman.agent;

import dev.damier.game.Agent;
import dev.damier.hitman.deduce.Observation;
import dev.damier.hitman.world.Action;
import dev.damier.hitman.world.Seen;
import dev.damier.hitman.world.StatusReader;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An agent that plays both phases with the lowest expected total. The explorer of phase 1 depends on the objective:
 *
 * <ul>
 *   <li>Sum of both penalties: the agent does not explore in phase 1. An action costs the same in both phases, but in
 *       phase 2 it also makes progress in the mission. So the agent submits the most likely map at once and explores
 *       during the mission, as far as necessary.
 *   <li>Score of phase 1 minus the penalty of phase 2: the agent explores as long as a look improves the score.
 *   <li>Sum of both penalties with a complete map in between: the agent explores until nothing more can be known.
 * </ul>
 *
 * <p>The referee reveals the true map at the end of phase 1. By default the agent ignores it. With it, the best plan
 * gives the minimum total.
 */
final class JointAgent implements Agent {
    private final ExplorerAgent explorer;
    private final boolean useRevealedMap;
    /** The strategy of phase 2, or null in phase 1. */
    private @Nullable MissionStrategy mission;

    /** @param useRevealedMap whether to use the map that the referee reveals at the end of phase 1 */
    JointAgent(ExplorerAgent explorer, boolean useRevealedMap) {
        this.explorer = explorer;
        this.useRevealedMap = useRevealedMap;
    }

    @Override
    public Act next(Map<String, Object> answer) {
        if (mission != null) return nextInPhase2(mission, answer);
        Act act = explorer.next(answer);
        if (!act.done()) return act;
        if (useRevealedMap
                && answer.get("result") instanceof Map<?, ?> ending
                && ending.get("map") instanceof List<?> map) observeMap(map);
        mission = new MissionStrategy(explorer.deducer());
        return new Act("start_phase2", Map.of());
    }

    private void observeMap(List<?> map) {
        for (Object entry : map) {
            Seen seen = StatusReader.readSeen(entry, explorer.deducer().grid());
            explorer.deducer().observe(new Observation.Saw(seen.cell(), seen.content()));
        }
    }

    private Act nextInPhase2(MissionStrategy mission, Map<String, Object> answer) {
        if (!(answer.get("status") instanceof Map<?, ?> fields)) return Act.DONE;
        Action action = mission.next(explorer.readStatus(fields));
        if (action != null) return new Act(action.method, Map.of());
        return mission.isAccomplished() ? new Act("end_phase2", Map.of()) : Act.DONE;
    }
}

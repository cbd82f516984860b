package dev.damier.hitman.agent;

import dev.damier.game.Agent;
import dev.damier.hitman.deduce.Observation;
import dev.damier.hitman.world.Action;
import dev.damier.hitman.world.Seen;
import dev.damier.hitman.world.StatusReader;
import java.util.List;
import java.util.Map;

/**
 * Plays both phases for the least expected total. Three totals are told apart by how far the explorer goes in phase 1:
 *
 * <ul>
 *   <li>both penalties: not at all. An action of phase 1 costs what the same action costs in phase 2, where it also brings
 *       Hitman nearer to his goal; so he sends the likeliest map at once and explores on his mission, as far as that
 *       needs it;
 *   <li>score of phase 1 less the penalty of phase 2: as long as another cell pays in score;
 *   <li>both penalties with a certain map in between: until nothing more can be known, one phase after the other.
 * </ul>
 *
 * <p>The referee ends phase 1 by telling the true map. Who uses it needs to know nothing by himself: the least total is
 * then that of the best plan. By default he does not.
 */
final class JointAgent implements Agent {
    private final ExplorerAgent explorer;
    private final boolean told;
    private MissionStrategy mission;

    /** @param told whether to use the map that the referee tells at the end of phase 1 */
    JointAgent(ExplorerAgent explorer, boolean told) {
        this.explorer = explorer;
        this.told = told;
    }

    @Override
    public Act next(Map<String, Object> answer) {
        if (mission != null) return accomplish(answer);
        Act act = explorer.next(answer);
        if (!act.done()) return act;
        if (told && answer.get("result") instanceof Map<?, ?> ending) learn((List<?>) ending.get("map"));
        mission = new MissionStrategy(explorer.known());
        return new Act("start_phase2", Map.of());
    }

    private void learn(List<?> map) {
        for (Object entry : map) {
            Seen seen = StatusReader.seen(entry, explorer.known().grid());
            explorer.known().learn(new Observation.Saw(seen.cell(), seen.content()));
        }
    }

    private Act accomplish(Map<String, Object> answer) {
        if (!(answer.get("status") instanceof Map<?, ?> fields)) return Act.DONE;
        Action action = mission.next(explorer.read(fields));
        if (action != null) return new Act(action.method, Map.of());
        return mission.accomplished() ? new Act("end_phase2", Map.of()) : Act.DONE;
    }
}

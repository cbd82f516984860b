package dev.damier.hitman.agent;

import dev.damier.game.Agent;
import dev.damier.game.Option;
import java.util.Map;

/** Both phases in one hand, for the registry. */
public final class JointKind extends AgentKind {
    public JointKind() {
        super(
                "joint",
                "joint",
                Option.choice("measure", text("joint.measure"), "penalty", "penalty", "score", "complete"),
                Option.choice("map", text("joint.map"), "own", "own", "told"));
    }

    @Override
    Agent enter(Map<String, String> options, boolean usual) {
        ExplorerAgent.Strategy strategy = switch (value(options, "measure")) {
            case "score" -> new Surveyor(true);
            case "complete" -> new Surveyor(false);
            default -> (now, known) -> null;
        };
        return new JointAgent(
                new ExplorerAgent(strategy, usual), value(options, "map").equals("told"));
    }

    /** It looks only as far as the mission needs, which under fog is not at all. */
    @Override
    public boolean explores() {
        return false;
    }
}

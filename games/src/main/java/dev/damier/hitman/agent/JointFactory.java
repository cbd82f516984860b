package dev.damier.hitman.agent;

import dev.damier.game.Agent;
import dev.damier.game.Option;
import java.util.List;
import java.util.Map;

/** Creates the agent {@code joint}, which plays both phases. */
public final class JointFactory extends AgentFactory {
    public JointFactory() {
        super(
                "joint",
                "joint",
                Option.choice("measure", text("joint.measure"), "penalty", "penalty", "score", "complete"),
                Option.choice("map", text("joint.map"), "own", "own", "told"));
    }

    @Override
    public List<Integer> phases() {
        return List.of(1, 2);
    }

    @Override
    Agent newAgent(Map<String, String> options, boolean oneOfEachObject) {
        ExplorerAgent.Strategy strategy = switch (value(options, "measure")) {
            case "score" -> new ScoreSurveyor();
            case "complete" -> new Surveyor();
            default -> (status, deducer) -> null;
        };
        return new JointAgent(
                new ExplorerAgent(strategy, oneOfEachObject),
                value(options, "map").equals("told"));
    }
}

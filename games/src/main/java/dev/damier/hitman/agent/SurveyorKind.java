package dev.damier.hitman.agent;

import dev.damier.game.Agent;
import dev.damier.game.Option;
import java.util.Map;

/** The surveyor, for the registry. */
public final class SurveyorKind extends AgentKind {
    public SurveyorKind() {
        super("surveyor", "surveyor", Option.choice("mode", text("surveyor.mode"), "complete", "complete", "score"));
    }

    @Override
    Agent enter(Map<String, String> options, boolean usual) {
        return new ExplorerAgent(new Surveyor(value(options, "mode").equals("score")), usual);
    }
}

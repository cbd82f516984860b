package dev.damier.hitman.agent;

import dev.damier.game.Agent;
import dev.damier.game.Option;
import java.util.Map;

/** Creates the agent {@code surveyor}. */
public final class SurveyorFactory extends AgentFactory {
    public SurveyorFactory() {
        super(
                "surveyor",
                "surveyor",
                Option.choice("mode", text("surveyor.mode"), "complete", "complete", "score"),
                Option.number(
                        "seed", text("surveyor.seed"), 0, Integer.MAX_VALUE, String.valueOf(Surveyor.DEFAULT_SEED)));
    }

    @Override
    Agent newAgent(Map<String, String> options, boolean oneOfEachObject) {
        boolean forScore = value(options, "mode").equals("score");
        long seed = Long.parseLong(value(options, "seed"));
        return new ExplorerAgent(forScore ? new ScoreSurveyor(seed) : new Surveyor(seed), oneOfEachObject);
    }
}

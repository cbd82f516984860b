package dev.damier.hitman;

import dev.damier.game.Agent;
import dev.damier.game.Card;
import dev.damier.game.Option;
import dev.damier.game.Text;
import java.util.List;
import java.util.Map;

/** The surveyor, for the registry. */
public final class SurveyorKind implements Agent.Kind {
    private static final Card CARD = new Card(
            "surveyor",
            text("surveyor.name"),
            text("surveyor.about"),
            List.of(Option.choice("mode", text("surveyor.mode"), "complete", "complete", "score"), AgentOptions.WORLD));

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public String game() {
        return Hitman.CARD.id();
    }

    @Override
    public Agent enter(Map<String, String> options) {
        CARD.check(options);
        Surveyor surveyor = new Surveyor(CARD.value(options, "mode").equals("score"));
        return new ExplorerAgent(surveyor, AgentOptions.usual(CARD, options));
    }

    private static Text text(String key) {
        return Text.of(SurveyorKind.class, key);
    }
}

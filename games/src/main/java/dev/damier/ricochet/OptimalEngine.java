package dev.damier.ricochet;

import dev.damier.game.Card;
import dev.damier.game.Engine;
import dev.damier.game.Option;
import dev.damier.run.Solver;
import java.util.List;
import java.util.Map;

/** The shortest solution under any rules, with its proof; on request all of them. */
public final class OptimalEngine implements Engine<Mission> {
    private static final Card CARD = new Card(
            "optimal",
            Faults.text("optimal.name"),
            Faults.text("optimal.about"),
            List.of(Option.choice("all", Faults.text("optimal.all"), "no", "no", "yes")));

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public Class<Mission> needs() {
        return Mission.class;
    }

    @Override
    public Solver<Mission> build(Map<String, String> options) {
        CARD.check(options);
        boolean all = CARD.value(options, "all").equals("yes");
        return (mission, control) -> OptimalSearch.mine().solve(mission, control);
    }
}

package dev.damier.ricochet.classic;

import dev.damier.game.Card;
import dev.damier.game.Engine;
import dev.damier.game.Option;
import dev.damier.ricochet.Faults;
import dev.damier.ricochet.RicochetPuzzle;
import dev.damier.run.Solver;
import java.util.List;
import java.util.Map;

/** Places one helper so that the target can be reached, then searches the active robot's way. */
public final class SecondaryQuestEngine implements Engine<RicochetPuzzle> {
    private static final Card CARD = new Card(
            "secondary-quest",
            Faults.text("quest.name"),
            Faults.text("quest.about"),
            List.of(Option.flag("aside", Faults.text("quest.aside"), false)));

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public Class<RicochetPuzzle> needs() {
        return RicochetPuzzle.class;
    }

    @Override
    public Solver<RicochetPuzzle> build(Map<String, String> options) {
        CARD.check(options);
        boolean aside = CARD.flag(options, "aside");
        return (puzzle, control) -> new SecondaryQuest(puzzle, aside, control).solve();
    }
}

package dev.damier.ricochet.classic;

import dev.damier.game.Descriptor;
import dev.damier.game.Option;
import dev.damier.game.engines.DescribedEngine;
import dev.damier.ricochet.RicochetMessages;
import dev.damier.ricochet.RicochetPuzzle;
import dev.damier.run.Solver;
import java.util.List;
import java.util.Map;

/** Moves one helper so that the target can be reached, then searches a path of the active robot. */
public final class SecondaryQuestEngine extends DescribedEngine<RicochetPuzzle> {
    private static final Descriptor DESCRIPTOR = new Descriptor(
            "secondary-quest",
            RicochetMessages.text("quest.name"),
            RicochetMessages.text("quest.about"),
            List.of(Option.flag("aside", RicochetMessages.text("quest.aside"), false)));

    public SecondaryQuestEngine() {
        super(DESCRIPTOR, RicochetPuzzle.class);
    }

    @Override
    protected Solver<RicochetPuzzle> newSolver(Map<String, String> options) {
        boolean aside = DESCRIPTOR.flag(options, "aside");
        return (puzzle, control) -> new SecondaryQuest(puzzle, aside, control).solve();
    }
}

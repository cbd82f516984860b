package dev.damier.ricochet.classic;

import dev.damier.game.Card;
import dev.damier.game.Engine;
import dev.damier.game.Option;
import dev.damier.ricochet.Faults;
import dev.damier.ricochet.RicochetPuzzle;
import dev.damier.run.Solver;
import java.util.List;
import java.util.Map;

/** Breadth- or depth-first where no robot comes twice to a cell: fast to exhaust, but it loses solutions. */
public final class OnceACellEngine implements Engine<RicochetPuzzle> {
    private static final Card CARD = new Card(
            "once-a-cell",
            Faults.text("once.name"),
            Faults.text("once.about"),
            List.of(
                    Option.choice("order", Faults.text("once.order"), "breadth", "breadth", "depth"),
                    Option.choice("test", Faults.text("once.test"), "made", "made", "taken")));

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
        boolean depth = CARD.value(options, "order").equals("depth");
        boolean early = CARD.value(options, "test").equals("made");
        return (puzzle, control) -> new OnceACellSearch(puzzle, depth, early, control).solve();
    }
}

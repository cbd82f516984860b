package dev.damier.ricochet.classic;

import dev.damier.game.Descriptor;
import dev.damier.game.Option;
import dev.damier.game.engines.DescribedEngine;
import dev.damier.ricochet.RicochetMessages;
import dev.damier.ricochet.RicochetPuzzle;
import dev.damier.run.Solver;
import java.util.List;
import java.util.Map;

/** Breadth-first or depth-first search in which no robot visits a cell twice. It ends quickly but misses solutions. */
public final class OncePerCellEngine extends DescribedEngine<RicochetPuzzle> {
    private static final Descriptor DESCRIPTOR = new Descriptor(
            "once-a-cell",
            RicochetMessages.text("once.name"),
            RicochetMessages.text("once.about"),
            List.of(
                    Option.choice("order", RicochetMessages.text("once.order"), "breadth", "breadth", "depth"),
                    Option.choice("test", RicochetMessages.text("once.test"), "made", "made", "taken")));

    public OncePerCellEngine() {
        super(DESCRIPTOR, RicochetPuzzle.class);
    }

    @Override
    protected Solver<RicochetPuzzle> newSolver(Map<String, String> options) {
        boolean depth = DESCRIPTOR.value(options, "order").equals("depth");
        boolean early = DESCRIPTOR.value(options, "test").equals("made");
        return (puzzle, control) -> new OncePerCellSearch(puzzle, depth, early, control).solve();
    }
}

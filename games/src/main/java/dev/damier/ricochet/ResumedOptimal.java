package dev.damier.ricochet;

import dev.damier.game.Card;
import dev.damier.game.Engine;
import dev.damier.game.Option;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Outcome.Solved;
import dev.damier.run.Solver;
import dev.damier.search.AStar;
import java.util.List;
import java.util.Map;

/**
 * The game's standard engine for positions in the middle of a game under table rules, which a {@link Mission} cannot
 * express: A* from what the rules remember. It has the standard engine's id, and exactly one of the two ever applies.
 */
public final class ResumedOptimal implements Engine<ResumedOptimal.Resumed> {
    /** A puzzle that starts with something to remember. */
    record Resumed(RicochetPuzzle puzzle) {}

    private static final Card CARD = new Card(
            RicochetGame.GAME.engine(),
            Faults.text("resumed.name"),
            Faults.text("resumed.about"),
            List.of(Option.choice("all", Faults.text("option.all"), "no", "no", "yes")));

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public Class<Resumed> needs() {
        return Resumed.class;
    }

    @Override
    public Solver<Resumed> build(Map<String, String> options) {
        CARD.check(options);
        boolean all = CARD.value(options, "all").equals("yes");
        return (resumed, control) -> solve(resumed.puzzle(), all, control);
    }

    private static Outcome solve(RicochetPuzzle puzzle, boolean all, Control control) {
        Outcome outcome = new AStar().solve(puzzle.with("min-moves"), control);
        if (!all || !(outcome instanceof Solved s)) return outcome;
        AllShortest search = new AllShortest(puzzle, Integer.MAX_VALUE);
        search.search(s.cost());
        return new Solved(s.moves(), s.cost(), s.optimal(), search.lines(), s.stats());
    }
}

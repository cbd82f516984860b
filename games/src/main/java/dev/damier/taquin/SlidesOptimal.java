package dev.damier.taquin;

import dev.damier.game.Card;
import dev.damier.game.Engine;
import dev.damier.game.Text;
import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.run.Outcome;
import dev.damier.run.Outcome.Impossible;
import dev.damier.run.Outcome.Solved;
import dev.damier.run.Outcome.Stopped;
import dev.damier.run.Solver;
import dev.damier.search.AStar;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The game's standard engine where segments slide as one move, which the pattern tables do not count: the perfect table
 * where it fits, else A* under {@link SlideBound}, with a constructed line in hand for when the budget does not last. It has
 * the standard engine's id, and exactly one of the two ever applies.
 */
public final class SlidesOptimal implements Engine<SlidesOptimal.Sliding> {
    /** A board where segments slide. */
    record Sliding(Board board) {}

    private static final Card CARD = new Card(
            "optimal",
            Text.of(SlidesOptimal.class, "slides-optimal.name"),
            Text.of(SlidesOptimal.class, "slides-optimal.about"),
            List.of());

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public Class<Sliding> needs() {
        return Sliding.class;
    }

    @Override
    public Solver<Sliding> build(Map<String, String> options) {
        CARD.check(options);
        return (sliding, control) -> solve(sliding.board(), control);
    }

    private static Outcome solve(Board board, Control control) {
        if (SmallBoard.fits(board)) return Perfect.solve(new SmallBoard(board, true), control);
        Counters counters = new Counters();
        if (!board.solvable()) return new Impossible(control.stats(counters));
        Optional<int[]> line = construct(board, control, counters);
        Outcome outcome = new AStar().solve(new TaquinPuzzle(board, true).with("P"), control);
        if (!(outcome instanceof Stopped stopped) || line.isEmpty()) return outcome;
        int[] moves = line.get();
        boolean proved = moves.length <= stopped.lowerBound();
        Solved best = new Solved(moves, moves.length, proved, stopped.stats());
        return proved ? best : new Stopped(stopped.why(), Optional.of(best), stopped.lowerBound(), stopped.stats());
    }

    private static Optional<int[]> construct(Board board, Control control, Counters counters) {
        Optional<int[]> line =
                new Construction(Manner.HASTY, control, counters).solve(board).map(l -> Segments.join(board, l));
        line.ifPresent(moves -> control.improved(moves.length, moves.length, moves, counters));
        return line;
    }
}

package dev.damier.taquin;

import dev.damier.search.Heuristic;
import dev.damier.search.Puzzle;
import dev.damier.search.Reversible;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * The board for the generic engines. From an arrangement that cannot be solved there are no successors and every estimate
 * is {@link Heuristic#DEAD}: parity has already proved what a search would exhaust half of all arrangements to find.
 */
final class TaquinPuzzle implements Puzzle.TwoWay {
    private final TileBoard board;
    private final boolean slides;
    private final Packing packing;
    private final TileSpace space;

    TaquinPuzzle(TileBoard board, boolean slides) {
        this.board = board;
        this.slides = slides;
        this.packing = Packing.of(board);
        this.space = new TileSpace(board, slides, packing);
    }

    @Override
    public Reversible space() {
        return space;
    }

    @Override
    public List<NamedHeuristic> guides() {
        List<NamedHeuristic> guides = new ArrayList<>();
        if (slides) {
            add(guides, "P", true, () -> new SlideBound(board, packing));
        } else {
            if (WalkingDistance.fits(board))
                add(guides, "walking-distance", true, () -> new WalkingDistance(board, packing));
            if (LinearConflict.fits(board))
                add(guides, "linear-conflict", true, () -> new LinearConflict(board, packing));
            add(guides, "P", true, () -> new Manhattan(board, packing));
            add(guides, "W", true, () -> new Misplaced(board, packing));
            if (ManhattanPower.fits(board)) add(guides, "P175", false, () -> new ManhattanPower(board, packing));
        }
        add(guides, "none", true, () -> Heuristic.ZERO);
        return guides;
    }

    private void add(List<NamedHeuristic> guides, String id, boolean admissible, Supplier<Heuristic> build) {
        guides.add(new NamedHeuristic(id, admissible, space.solvable() ? build : () -> (state, at) -> Heuristic.DEAD));
    }
}

package dev.damier.taquin;

import dev.damier.search.Heuristic;
import dev.damier.search.Puzzle;
import dev.damier.search.Reversible;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * The board as a puzzle for the generic search engines. An unsolvable board has no successors, and every estimate is
 * {@link Heuristic#DEAD_END}. So a search does not have to exhaust half of all arrangements.
 */
final class TaquinPuzzle implements Puzzle.ReversiblePuzzle {
    private final TileBoard board;
    private final boolean multiTile;
    private final Packing packing;
    private final TileSpace space;

    TaquinPuzzle(TileBoard board, boolean multiTile) {
        this.board = board;
        this.multiTile = multiTile;
        this.packing = Packing.of(board);
        this.space = new TileSpace(board, multiTile, packing);
    }

    @Override
    public Reversible space() {
        return space;
    }

    @Override
    public List<NamedHeuristic> heuristics() {
        List<NamedHeuristic> guides = new ArrayList<>();
        if (multiTile) {
            addHeuristic(guides, "P", true, () -> new MultiTileManhattan(board, packing));
        } else {
            if (WalkingDistance.fits(board))
                addHeuristic(guides, "walking-distance", true, () -> new WalkingDistance(board, packing));
            if (LinearConflict.fits(board))
                addHeuristic(guides, "linear-conflict", true, () -> new LinearConflict(board, packing));
            addHeuristic(guides, "P", true, () -> new Manhattan(board, packing));
            addHeuristic(guides, "W", true, () -> new Misplaced(board, packing));
            if (ManhattanPower.fits(board))
                addHeuristic(guides, "P175", false, () -> new ManhattanPower(board, packing));
        }
        addHeuristic(guides, "none", true, () -> Heuristic.ZERO);
        return guides;
    }

    private void addHeuristic(List<NamedHeuristic> guides, String id, boolean admissible, Supplier<Heuristic> build) {
        guides.add(new NamedHeuristic(
                id, admissible, space.isSolvable() ? build : () -> (state, at) -> Heuristic.DEAD_END));
    }
}

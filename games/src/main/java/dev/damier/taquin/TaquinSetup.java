package dev.damier.taquin;

import dev.damier.game.Game;
import dev.damier.game.Hint;
import dev.damier.game.Hints;
import dev.damier.game.Move;
import dev.damier.game.Setup;
import dev.damier.game.Spot;
import dev.damier.game.Table;
import dev.damier.game.Text;
import dev.damier.game.Tone;
import dev.damier.run.Outcome;
import dev.damier.run.Outcome.Solved;
import dev.damier.run.Outcome.Stopped;
import dev.damier.search.Puzzle;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A starting position of the sliding puzzle.
 *
 * @param multiTile whether a segment of a row or column slides as one move
 */
public record TaquinSetup(TileBoard board, boolean multiTile) implements Setup {

    @Override
    public Game game() {
        return new Taquin();
    }

    @Override
    public String write() {
        return TaquinNotation.write(board, multiTile);
    }

    @Override
    public Table newTable() {
        return new TaquinTable(board, multiTile);
    }

    /**
     * Returns a view of the board. A {@link TileBoard} counts single-tile moves, so the multi-tile metric does not
     * offer it.
     */
    @Override
    public <T> Optional<T> as(Class<T> view) {
        Object result = null;
        if (view.isInstance(this)) result = this;
        else if (view == TileBoard.class && !multiTile) result = board;
        else if (view == MultiTileBoard.class && multiTile) result = new MultiTileBoard(board);
        else if (view == SmallBoard.class && SmallBoard.fits(board)) result = new SmallBoard(board, multiTile);
        else if (view == Puzzle.class || view == Puzzle.ReversiblePuzzle.class)
            result = new TaquinPuzzle(board, multiTile);
        return Optional.ofNullable(result).map(view::cast);
    }

    @Override
    public List<Text> remarks() {
        if (board.isSolvable()) return List.of();
        return List.of(text("remark.odd", board.tileCount() - 1, board.tileCount()));
    }

    /**
     * Returns a hint. Level 1 shows the length of the solution, level 2 the first tiles, level 3 the next tile, level 4
     * the next move.
     */
    @Override
    public Hint hint(int level, Outcome answer) {
        int[] moves = Hints.line(answer);
        if (moves.length == 0) return Setup.super.hint(level, answer);
        Move next = newTable().move(moves[0]).orElseThrow();
        int tile = Slide.tile(moves[0]);
        return switch (level) {
            case 1 -> lengthHint(answer);
            case 2 -> firstTilesHint(moves);
            case 3 -> Hint.of(text("hint.tile", tile)).withRings(findTile(tile));
            default ->
                Hint.of(text("hint.move", tile, text("way." + Slide.direction(moves[0]))))
                        .withArrow(next, Tone.ACCENT);
        };
    }

    private static Hint lengthHint(Outcome answer) {
        Solved solution = answer instanceof Stopped stopped ? stopped.best().orElseThrow() : (Solved) answer;
        return Hint.of(text(solution.optimal() ? "hint.length.optimal" : "hint.length", solution.cost()));
    }

    private Hint firstTilesHint(int[] moves) {
        int[] tiles = Arrays.stream(moves).map(Slide::tile).distinct().limit(4).toArray();
        String names = Arrays.stream(tiles).mapToObj(Integer::toString).collect(Collectors.joining(", "));
        return Hint.of(text("hint.begin", tiles.length, names))
                .withRings(Arrays.stream(tiles).mapToObj(this::findTile).toList());
    }

    /** Returns the cell of a tile. */
    private Spot findTile(int tile) {
        int cell = 0;
        while (board.cells()[cell] != tile) cell++;
        return Spot.cell(cell % board.columns(), cell / board.columns());
    }

    private static Text text(String key, Object... args) {
        return Text.of(TaquinSetup.class, key, args);
    }
}

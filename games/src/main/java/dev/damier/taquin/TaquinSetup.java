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
 * A board to start from.
 *
 * @param slides a whole segment of a row or column may slide as one move, and counts as one
 */
public record TaquinSetup(TileBoard board, boolean slides) implements Setup {

    @Override
    public Game game() {
        return new Taquin();
    }

    @Override
    public String write() {
        return TaquinNotation.write(board, slides);
    }

    @Override
    public Table newTable() {
        return new TaquinTable(board, slides);
    }

    /** A {@link TileBoard} counts single tiles, so where segments slide it is not offered. */
    @Override
    public <T> Optional<T> as(Class<T> view) {
        Object seen = null;
        if (view.isInstance(this)) seen = this;
        else if (view == TileBoard.class && !slides) seen = board;
        else if (view == SlidingBoard.class && slides) seen = new SlidingBoard(board);
        else if (view == SmallBoard.class && SmallBoard.fits(board)) seen = new SmallBoard(board, slides);
        else if (view == Puzzle.class || view == Puzzle.TwoWay.class) seen = new TaquinPuzzle(board, slides);
        return Optional.ofNullable(seen).map(view::cast);
    }

    @Override
    public List<Text> remarks() {
        if (board.solvable()) return List.of();
        return List.of(text("remark.odd", board.tiles() - 1, board.tiles()));
    }

    /** Length, the tiles that begin, the next tile, the next move. */
    @Override
    public Hint hint(int grade, Outcome answer) {
        int[] moves = Hints.line(answer);
        if (moves.length == 0) return Setup.super.hint(grade, answer);
        Move next = newTable().move(moves[0]).orElseThrow();
        int tile = Slide.tile(moves[0]);
        return switch (grade) {
            case 1 -> length(answer);
            case 2 -> begin(moves);
            case 3 -> Hint.of(text("hint.tile", tile)).at(place(tile));
            default ->
                Hint.of(text("hint.move", tile, text("way." + Slide.way(moves[0]))))
                        .proposing(next, Tone.ACCENT);
        };
    }

    private static Hint length(Outcome answer) {
        Solved line = answer instanceof Stopped stopped ? stopped.best().orElseThrow() : (Solved) answer;
        return Hint.of(text(line.optimal() ? "hint.length.optimal" : "hint.length", line.cost()));
    }

    private Hint begin(int[] moves) {
        int[] tiles = Arrays.stream(moves).map(Slide::tile).distinct().limit(4).toArray();
        String names = Arrays.stream(tiles).mapToObj(Integer::toString).collect(Collectors.joining(", "));
        return Hint.of(text("hint.begin", tiles.length, names))
                .at(Arrays.stream(tiles).mapToObj(this::place).toList());
    }

    private Spot place(int tile) {
        int cell = 0;
        while (board.cells()[cell] != tile) cell++;
        return Spot.cell(cell % board.columns(), cell / board.columns());
    }

    private static Text text(String key, Object... args) {
        return Text.of(TaquinSetup.class, key, args);
    }
}

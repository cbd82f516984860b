package dev.damier.taquin;

import dev.damier.game.Effect;
import dev.damier.game.Gesture;
import dev.damier.game.Material;
import dev.damier.game.Move;
import dev.damier.game.Scene;
import dev.damier.game.Spot;
import dev.damier.game.Table;
import dev.damier.game.Table.SlidingMoves;
import dev.damier.game.Text;
import dev.damier.game.Tone;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A sliding puzzle that is played. After the board is solved, tiles can still be moved. */
final class TaquinTable implements Table {
    /** Stands for the number of a tile in a pattern. */
    private static final String LABEL = "{0}";

    /** Maximum number of misplaced tiles whose goals are sent to a page. With more, the end of the game is far away. */
    private static final int MAX_GOALS = 40;

    private final TileBoard board;
    private final boolean multiTile;
    private final int[] goalCells;
    private final int[] cells;
    /** The cell of each tile. */
    private final int[] cellOfTile;

    private final BitSet holes = new BitSet();
    /** For each move made, the move that undoes it. */
    private int[] undoMoves = new int[64];

    private int moveCount;
    private int misplaced;

    TaquinTable(TileBoard start, boolean multiTile) {
        this.board = start.withCells(start.cells().clone());
        this.multiTile = multiTile;
        this.goalCells = start.goalCells();
        this.cells = board.cells();
        this.cellOfTile = new int[goalCells.length];
        for (int cell = 0; cell < cells.length; cell++) {
            if (cells[cell] == 0) holes.set(cell);
            else cellOfTile[cells[cell]] = cell;
            if (cells[cell] != 0 && goalCells[cells[cell]] != cell) misplaced++;
        }
    }

    @Override
    public List<Move> moves() {
        List<Move> all = new ArrayList<>();
        for (int hole = holes.nextSetBit(0); hole >= 0; hole = holes.nextSetBit(hole + 1)) {
            for (int direction = 0; direction < 4; direction++) {
                int from = board.neighbour(hole, Slide.opposite(direction));
                while (from >= 0 && cells[from] != 0) {
                    all.add(describe(from, direction));
                    from = multiTile ? board.neighbour(from, Slide.opposite(direction)) : -1;
                }
            }
        }
        return all;
    }

    /** Returns the description of a move. */
    private Move describe(int from, int direction) {
        int code = Slide.code(cells[from], direction);
        Text words = Text.of(TaquinTable.class, "move." + Slide.compass(code), cells[from]);
        List<Effect.Shift> moved = new ArrayList<>();
        for (int at = from; cells[at] != 0; at = board.neighbour(at, direction)) {
            Spot to = spot(board.neighbour(at, direction));
            moved.add(new Effect.Shift("t" + cells[at], to.x(), to.y(), ' '));
        }
        return new Move(code, Slide.text(code), words, spot(from), spot(board.neighbour(from, direction)))
                .way(Slide.compass(code))
                .effect(Effect.moved(moved));
    }

    /** In the multi-tile metric a move pushes several tiles, so that there are no patterns. */
    @Override
    public Optional<SlidingMoves> slidingMoves() {
        if (multiTile) return Optional.empty();
        List<SlidingMoves.Pattern> patterns = new ArrayList<>();
        for (int direction = 0; direction < 4; direction++) {
            char way = Slide.compass(direction);
            patterns.add(new SlidingMoves.Pattern(
                    LABEL + Slide.letter(direction),
                    Text.of(TaquinTable.class, "move." + way, LABEL),
                    direction == Slide.RIGHT ? 1 : direction == Slide.LEFT ? -1 : 0,
                    direction == Slide.DOWN ? 1 : direction == Slide.UP ? -1 : 0,
                    way));
        }
        // Each misplaced tile needs at least one move.
        return Optional.of(new SlidingMoves(misplaced, goalsOfMisplacedTiles(), patterns));
    }

    private List<SlidingMoves.PieceGoal> goalsOfMisplacedTiles() {
        List<SlidingMoves.PieceGoal> goals = new ArrayList<>();
        if (misplaced > MAX_GOALS) return goals;
        for (int tile = 1; tile < cellOfTile.length; tile++) {
            Spot goal = spot(goalCells[tile]);
            if (cellOfTile[tile] != goalCells[tile])
                goals.add(new SlidingMoves.PieceGoal("t" + tile, goal.x(), goal.y()));
        }
        return goals;
    }

    /**
     * Interprets a click or drag of a tile. A tile in line with a blank pushes the tiles between them. In the
     * single-tile metric this is one move per tile, the tile next to the blank first.
     */
    @Override
    public Gesture gesture(@Nullable Spot from, Spot to) {
        if (from == null || !isInside(from)) return Table.super.gesture(from, to);
        int cell = from.y() * board.columns() + from.x();
        if (cells[cell] == 0) return Gesture.refused(Text.of(TaquinTable.class, "gesture.hole"));
        List<String> moves = List.of();
        for (int direction = 0; direction < 4; direction++) {
            if (!to.equals(from) && !pointsTowards(from, to, direction)) continue;
            List<String> push = pushMoves(cell, direction);
            if (!push.isEmpty() && (moves.isEmpty() || push.size() < moves.size())) moves = push;
        }
        return moves.isEmpty()
                ? Gesture.refused(Text.of(TaquinTable.class, "gesture.stuck", cells[cell]))
                : Gesture.of(moves);
    }

    private boolean isInside(Spot spot) {
        return spot.kind() == Spot.Kind.CELL
                && spot.x() >= 0
                && spot.x() < board.columns()
                && spot.y() >= 0
                && spot.y() < board.rows();
    }

    /** Returns whether a drag goes mainly in a direction. */
    private static boolean pointsTowards(Spot from, Spot to, int direction) {
        int dx = to.x() - from.x();
        int dy = to.y() - from.y();
        return switch (direction) {
            case Slide.UP -> -dy >= Math.abs(dx);
            case Slide.DOWN -> dy >= Math.abs(dx);
            case Slide.LEFT -> -dx > Math.abs(dy);
            default -> dx > Math.abs(dy);
        };
    }

    /** Returns the moves that push a tile in a direction, or an empty list if there is no blank. */
    private List<String> pushMoves(int cell, int direction) {
        List<String> moves = new ArrayList<>();
        int at = cell;
        while (at >= 0 && cells[at] != 0) {
            moves.add(0, Slide.text(Slide.code(cells[at], direction)));
            at = board.neighbour(at, direction);
        }
        if (at < 0) return List.of();
        return multiTile ? moves.subList(moves.size() - 1, moves.size()) : moves;
    }

    private Spot spot(int cell) {
        return Spot.cell(cell % board.columns(), cell / board.columns());
    }

    @Override
    public void play(int code) {
        int back = slide(code);
        if (moveCount == undoMoves.length) undoMoves = Arrays.copyOf(undoMoves, moveCount * 2);
        undoMoves[moveCount++] = back;
    }

    /** Makes a move and returns the move that undoes it. */
    private int slide(int code) {
        int direction = Slide.direction(code);
        int tile = Slide.tile(code);
        if (code < 0 || tile == 0 || tile >= cellOfTile.length) throw illegalMove(code);
        int from = cellOfTile[tile];
        int hole = board.neighbour(from, direction);
        while (multiTile && hole >= 0 && cells[hole] != 0) hole = board.neighbour(hole, direction);
        if (hole < 0 || cells[hole] != 0) throw illegalMove(code);
        int first = cells[board.neighbour(hole, Slide.opposite(direction))];
        for (int to = hole; to != from; ) {
            int next = board.neighbour(to, Slide.opposite(direction));
            moveTile(cells[next], next, to);
            to = next;
        }
        cells[from] = 0;
        holes.clear(hole);
        holes.set(from);
        return Slide.code(first, Slide.opposite(direction));
    }

    private void moveTile(int tile, int from, int to) {
        if (goalCells[tile] == from) misplaced++;
        if (goalCells[tile] == to) misplaced--;
        cells[to] = tile;
        cellOfTile[tile] = to;
    }

    private IllegalArgumentException illegalMove(int code) {
        return new IllegalArgumentException("taquin: move " + code + " is not legal in " + write());
    }

    @Override
    public boolean undo() {
        if (moveCount == 0) return false;
        slide(undoMoves[--moveCount]);
        return true;
    }

    @Override
    public String write() {
        return TaquinNotation.write(board, multiTile);
    }

    @Override
    public int toMove() {
        return 0;
    }

    @Override
    public Status status() {
        boolean solved = misplaced == 0;
        return new Status(solved, solved ? 0 : -1, moveCount, statusText(solved));
    }

    private Text statusText(boolean solved) {
        if (solved) return Text.of(TaquinTable.class, moveCount == 0 ? "status.goal" : "status.solved", moveCount);
        if (!board.isSolvable()) return Text.of(TaquinTable.class, "status.impossible");
        return Text.of(TaquinTable.class, "status.playing", misplaced, moveCount);
    }

    @Override
    public Scene scene(int viewer) {
        Scene.Builder scene = Scene.builder(board.columns(), board.rows()).material(Material.IVORY);
        for (int cell = 0; cell < cells.length; cell++) {
            int x = cell % board.columns();
            int y = cell / board.columns();
            int tile = cells[cell];
            if (tile == 0) {
                scene.cell(x, y, Scene.Cell.Kind.HOLE, Tone.BLOCK, "");
            } else {
                boolean placed = goalCells[tile] == cell;
                Text name = Text.of(TaquinTable.class, placed ? "tile.home" : "tile.away", tile);
                scene.piece(
                        "t" + tile,
                        x,
                        y,
                        Scene.Piece.Shape.TILE,
                        placed ? Tone.ACCENT : Tone.SILVER,
                        "" + tile,
                        ' ',
                        name);
            }
        }
        if (moveCount > 0) {
            Spot last = spot(cellOfTile[Slide.tile(undoMoves[moveCount - 1])]);
            scene.mark(last.x(), last.y(), Scene.Mark.Kind.LAST, Tone.SOFT, "", 40);
        }
        return scene.counter("moves", Text.of(TaquinTable.class, "counter.moves", moveCount), "" + moveCount, 0)
                .counter("misplaced", Text.of(TaquinTable.class, "counter.misplaced", misplaced), "" + misplaced, 0)
                .build();
    }
}

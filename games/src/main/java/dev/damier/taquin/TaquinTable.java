package dev.damier.taquin;

import dev.damier.game.Effect;
import dev.damier.game.Gesture;
import dev.damier.game.Material;
import dev.damier.game.Move;
import dev.damier.game.Scene;
import dev.damier.game.Spot;
import dev.damier.game.Table;
import dev.damier.game.Text;
import dev.damier.game.Tone;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/** A board being played. A solved board is over, yet its tiles still slide: nobody has to stop there. */
final class TaquinTable implements Table {
    private final TileBoard board;
    private final boolean slides;
    private final int[] homes;
    private final int[] cells;
    /** Where each tile is. */
    private final int[] places;

    private final BitSet holes = new BitSet();
    private int[] history = new int[64];
    private int moves;
    private int misplaced;

    TaquinTable(TileBoard start, boolean slides) {
        this.board = start.with(start.cells().clone());
        this.slides = slides;
        this.homes = start.homes();
        this.cells = board.cells();
        this.places = new int[homes.length];
        for (int cell = 0; cell < cells.length; cell++) {
            if (cells[cell] == 0) holes.set(cell);
            else places[cells[cell]] = cell;
            if (cells[cell] != 0 && homes[cells[cell]] != cell) misplaced++;
        }
    }

    @Override
    public List<Move> moves() {
        List<Move> all = new ArrayList<>();
        for (int hole = holes.nextSetBit(0); hole >= 0; hole = holes.nextSetBit(hole + 1)) {
            for (int way = 0; way < 4; way++) {
                int from = board.step(hole, Slide.back(way));
                while (from >= 0 && cells[from] != 0) {
                    all.add(move(from, way));
                    from = slides ? board.step(from, Slide.back(way)) : -1;
                }
            }
        }
        return all;
    }

    private Move move(int from, int way) {
        int code = Slide.code(cells[from], way);
        Text words = Text.of(TaquinTable.class, "move." + Slide.compass(code), cells[from]);
        List<Effect.Shift> moved = new ArrayList<>();
        for (int at = from; cells[at] != 0; at = board.step(at, way)) {
            Spot to = spot(board.step(at, way));
            moved.add(new Effect.Shift("t" + cells[at], to.x(), to.y(), ' '));
        }
        return new Move(code, Slide.text(code), words, spot(from), spot(board.step(from, way)))
                .way(Slide.compass(code))
                .effect(Effect.moved(moved));
    }

    /** A tile in line with a hole takes those between along: one move each, the one next to the hole first. */
    @Override
    public Gesture gesture(Spot from, Spot to) {
        if (from == null || !inside(from)) return Table.super.gesture(from, to);
        int cell = from.y() * board.columns() + from.x();
        if (cells[cell] == 0) return Gesture.refused(Text.of(TaquinTable.class, "gesture.hole"));
        List<String> line = List.of();
        for (int way = 0; way < 4; way++) {
            if (!to.equals(from) && !along(from, to, way)) continue;
            List<String> push = push(cell, way);
            if (!push.isEmpty() && (line.isEmpty() || push.size() < line.size())) line = push;
        }
        return line.isEmpty()
                ? Gesture.refused(Text.of(TaquinTable.class, "gesture.stuck", cells[cell]))
                : Gesture.of(line);
    }

    private boolean inside(Spot spot) {
        return spot.kind() == Spot.Kind.CELL
                && spot.x() >= 0
                && spot.x() < board.columns()
                && spot.y() >= 0
                && spot.y() < board.rows();
    }

    private static boolean along(Spot from, Spot to, int way) {
        int dx = to.x() - from.x();
        int dy = to.y() - from.y();
        return switch (way) {
            case Slide.UP -> -dy >= Math.abs(dx);
            case Slide.DOWN -> dy >= Math.abs(dx);
            case Slide.LEFT -> -dx > Math.abs(dy);
            default -> dx > Math.abs(dy);
        };
    }

    private List<String> push(int cell, int way) {
        List<String> line = new ArrayList<>();
        int at = cell;
        while (at >= 0 && cells[at] != 0) {
            line.add(0, Slide.text(Slide.code(cells[at], way)));
            at = board.step(at, way);
        }
        if (at < 0) return List.of();
        return slides ? line.subList(line.size() - 1, line.size()) : line;
    }

    private Spot spot(int cell) {
        return Spot.cell(cell % board.columns(), cell / board.columns());
    }

    @Override
    public void play(int code) {
        int back = slide(code);
        if (moves == history.length) history = Arrays.copyOf(history, moves * 2);
        history[moves++] = back;
    }

    /** Slides, and returns the move that takes it back. */
    private int slide(int code) {
        int way = Slide.way(code);
        int tile = Slide.tile(code);
        if (code < 0 || tile == 0 || tile >= places.length) throw illegal(code);
        int from = places[tile];
        int hole = board.step(from, way);
        while (slides && hole >= 0 && cells[hole] != 0) hole = board.step(hole, way);
        if (hole < 0 || cells[hole] != 0) throw illegal(code);
        int first = cells[board.step(hole, Slide.back(way))];
        for (int to = hole; to != from; ) {
            int next = board.step(to, Slide.back(way));
            put(cells[next], next, to);
            to = next;
        }
        cells[from] = 0;
        holes.clear(hole);
        holes.set(from);
        return Slide.code(first, Slide.back(way));
    }

    private void put(int tile, int from, int to) {
        if (homes[tile] == from) misplaced++;
        if (homes[tile] == to) misplaced--;
        cells[to] = tile;
        places[tile] = to;
    }

    private IllegalArgumentException illegal(int code) {
        return new IllegalArgumentException("taquin: move " + code + " is not legal in " + write());
    }

    @Override
    public boolean undo() {
        if (moves == 0) return false;
        slide(history[--moves]);
        return true;
    }

    @Override
    public String write() {
        return TaquinNotation.write(board, slides);
    }

    @Override
    public int toMove() {
        return 0;
    }

    @Override
    public Status status() {
        boolean solved = misplaced == 0;
        return new Status(solved, solved ? 0 : -1, moves, sentence(solved));
    }

    private Text sentence(boolean solved) {
        if (solved) return Text.of(TaquinTable.class, moves == 0 ? "status.goal" : "status.solved", moves);
        if (!board.solvable()) return Text.of(TaquinTable.class, "status.impossible");
        return Text.of(TaquinTable.class, "status.playing", misplaced, moves);
    }

    @Override
    public Scene scene(int viewer) {
        Scene.Builder scene = Scene.of(board.columns(), board.rows()).material(Material.IVORY);
        for (int cell = 0; cell < cells.length; cell++) {
            int x = cell % board.columns();
            int y = cell / board.columns();
            int tile = cells[cell];
            if (tile == 0) {
                scene.cell(x, y, Scene.Cell.Kind.HOLE, Tone.BLOCK, "");
            } else {
                boolean home = homes[tile] == cell;
                Text name = Text.of(TaquinTable.class, home ? "tile.home" : "tile.away", tile);
                scene.piece(
                        "t" + tile,
                        x,
                        y,
                        Scene.Piece.Shape.TILE,
                        home ? Tone.ACCENT : Tone.SILVER,
                        "" + tile,
                        ' ',
                        name);
            }
        }
        if (moves > 0) {
            Spot last = spot(places[Slide.tile(history[moves - 1])]);
            scene.mark(last.x(), last.y(), Scene.Mark.Kind.LAST, Tone.SOFT, "", 40);
        }
        return scene.counter("moves", Text.of(TaquinTable.class, "counter.moves", moves), "" + moves, 0)
                .counter("misplaced", Text.of(TaquinTable.class, "counter.misplaced", misplaced), "" + misplaced, 0)
                .build();
    }
}

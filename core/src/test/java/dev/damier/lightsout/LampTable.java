package dev.damier.lightsout;

import dev.damier.game.Effect;
import dev.damier.game.Move;
import dev.damier.game.Scene;
import dev.damier.game.Spot;
import dev.damier.game.Table;
import dev.damier.game.Text;
import dev.damier.game.Tone;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;

/** A game in progress. The rules are implemented separately from the packed space. */
final class LampTable implements Table {
    private final boolean[][] lit;
    private final Deque<Integer> pressed = new ArrayDeque<>();

    LampTable(int size, long lamps) {
        lit = new boolean[size][size];
        for (int cell = 0; cell < size * size; cell++) lit[cell / size][cell % size] = (lamps >>> cell & 1) != 0;
    }

    @Override
    public List<Move> moves() {
        List<Move> moves = new ArrayList<>();
        if (status().over()) return moves;
        for (int y = 0; y < lit.length; y++) for (int x = 0; x < lit.length; x++) moves.add(move(x, y));
        return moves;
    }

    private Move move(int x, int y) {
        List<Scene.Piece> appeared = new ArrayList<>();
        List<String> gone = new ArrayList<>();
        for (Spot lamp : affectedLamps(x, y)) {
            if (lit[lamp.y()][lamp.x()]) gone.add(name(lamp));
            else appeared.add(lamp(lamp));
        }
        Spot at = Spot.cell(x, y);
        return new Move(y * lit.length + x, name(at), LightsOut.text("move", name(at)), at, at)
                .effect(new Effect(List.of(), appeared, gone, List.of()));
    }

    private List<Spot> affectedLamps(int x, int y) {
        return List.of(
                        Spot.cell(x, y),
                        Spot.cell(x - 1, y),
                        Spot.cell(x + 1, y),
                        Spot.cell(x, y - 1),
                        Spot.cell(x, y + 1))
                .stream()
                .filter(s -> s.x() >= 0 && s.y() >= 0 && s.x() < lit.length && s.y() < lit.length)
                .toList();
    }

    private static String name(Spot cell) {
        return "" + (char) ('a' + cell.x()) + (cell.y() + 1);
    }

    private static Scene.Piece lamp(Spot at) {
        Text name = LightsOut.text("lamp", name(at));
        return new Scene.Piece(name(at), at.x(), at.y(), Scene.Piece.Shape.DISC, Tone.YELLOW, "", ' ', name);
    }

    @Override
    public void play(int code) {
        if (move(code).isEmpty()) throw new IllegalArgumentException("lights-out: no legal move has code " + code);
        toggle(code);
        pressed.push(code);
    }

    private void toggle(int code) {
        for (Spot lamp : affectedLamps(code % lit.length, code / lit.length)) lit[lamp.y()][lamp.x()] ^= true;
    }

    @Override
    public boolean undo() {
        if (pressed.isEmpty()) return false;
        toggle(pressed.pop());
        return true;
    }

    @Override
    public String write() {
        long lamps = 0;
        for (int cell = 0; cell < lit.length * lit.length; cell++)
            if (lit[cell / lit.length][cell % lit.length]) lamps |= 1L << cell;
        return Lamps.write(lit.length, lamps);
    }

    @Override
    public int toMove() {
        return 0;
    }

    @Override
    public Status status() {
        boolean dark = !write().contains("o");
        return new Status(
                dark, dark ? 0 : -1, pressed.size(), LightsOut.text(dark ? "status.over" : "status", pressed.size()));
    }

    @Override
    public Scene scene(int viewer) {
        Scene.Builder scene = Scene.builder(lit.length, lit.length);
        for (int y = 0; y < lit.length; y++) {
            for (int x = 0; x < lit.length; x++) {
                if (!lit[y][x]) continue;
                Scene.Piece on = lamp(Spot.cell(x, y));
                scene.piece(on.id(), x, y, on.shape(), on.tone(), on.label(), ' ', on.name());
            }
        }
        List<String> columns = IntStream.range(0, lit.length)
                .mapToObj(x -> String.valueOf((char) ('a' + x)))
                .toList();
        List<String> rows =
                IntStream.rangeClosed(1, lit.length).mapToObj(String::valueOf).toList();
        return scene.counter("presses", LightsOut.text("counter"), "" + pressed.size(), 0)
                .labels(columns, rows)
                .build();
    }
}

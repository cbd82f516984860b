package dev.damier.nim;

import dev.damier.game.Effect;
import dev.damier.game.Move;
import dev.damier.game.Scene;
import dev.damier.game.Spot;
import dev.damier.game.Table;
import dev.damier.game.Text;
import dev.damier.game.Tone;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** A game in progress. A heap is drawn as a row of discs; a click takes a disc and all discs to its right. */
final class NimTable implements Table {
    private static final Tone[] TONES = {Tone.RED, Tone.BLUE};

    private final NimPosition position;

    NimTable(NimPosition position) {
        this.position = position;
    }

    @Override
    public List<Move> moves() {
        List<Move> moves = new ArrayList<>();
        int[] heaps = position.heaps();
        for (int heap = 0; heap < heaps.length; heap++)
            for (int taken = 1; taken <= heaps[heap]; taken++) moves.add(move(heap, taken));
        return moves;
    }

    private Move move(int heap, int taken) {
        int left = position.heaps()[heap] - taken;
        String text = "" + (char) ('a' + heap) + taken;
        Spot at = Spot.cell(left, heap);
        List<String> gone =
                IntStream.range(left, left + taken).mapToObj(x -> disc(heap, x)).toList();
        return new Move(heap * 8 + taken, text, Nim.text("move", taken, (char) ('A' + heap)), at, at)
                .effect(new Effect(List.of(), List.of(), gone, List.of()));
    }

    private static String disc(int heap, int x) {
        return heap + "-" + x;
    }

    @Override
    public void play(int code) {
        if (move(code).isEmpty()) throw new IllegalArgumentException("nim: no legal move has code " + code);
        position.play(code);
    }

    @Override
    public boolean undo() {
        if (position.plies() == 0) return false;
        position.undo();
        return true;
    }

    @Override
    public String write() {
        return Heaps.write(position.heaps(), position.toMove());
    }

    @Override
    public int toMove() {
        return position.toMove();
    }

    @Override
    public List<Seat> seats() {
        return List.of(new Seat(Nim.text("seat.first"), TONES[0]), new Seat(Nim.text("seat.second"), TONES[1]));
    }

    @Override
    public Status status() {
        boolean over = position.result(0) != NimPosition.UNDECIDED;
        int winner = over ? 1 - position.toMove() : -1;
        Text seat = seats().get(over ? winner : position.toMove()).name();
        return new Status(over, winner, position.plies(), Nim.text(over ? "status.won" : "status.turn", seat));
    }

    @Override
    public Scene scene(int viewer) {
        int[] heaps = position.heaps();
        Scene.Builder scene = Scene.builder(Nim.MAX_MATCHES, heaps.length);
        for (int heap = 0; heap < heaps.length; heap++) {
            for (int x = 0; x < heaps[heap]; x++) {
                Text name = Nim.text("match", x + 1, (char) ('A' + heap));
                scene.piece(disc(heap, x), x, heap, Scene.Piece.Shape.DISC, Tone.ACCENT, "" + (x + 1), ' ', name);
            }
        }
        List<String> rows = IntStream.range(0, heaps.length)
                .mapToObj(heap -> String.valueOf((char) ('A' + heap)))
                .toList();
        return scene.labels(List.of("1", "2", "3", "4", "5", "6", "7"), rows).build();
    }
}

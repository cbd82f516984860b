package dev.damier.breakthrough;

import static dev.damier.breakthrough.Breakthrough.SIZE;
import static dev.damier.breakthrough.BreakthroughPosition.SQUARES;

import dev.damier.game.Effect;
import dev.damier.game.Game;
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

/** A game in progress. The pieces of a side are identical, so their ids come from the squares where they started. */
final class BreakthroughTable implements Table {
    private static final List<String> FILES = List.of("a", "b", "c", "d", "e", "f");

    private final Game game;
    private final BreakthroughPosition position;
    private final String[] ids = new String[SQUARES];
    private final Deque<String[]> earlierIds = new ArrayDeque<>();

    BreakthroughTable(Squares start) {
        game = start.game();
        position = new BreakthroughPosition(start);
        for (int square = 0; square < SQUARES; square++)
            ids[square] = start.squares().charAt(square) == '.' ? null : "piece-" + name(square);
    }

    private static String name(int square) {
        return FILES.get(square % SIZE) + (SIZE - square / SIZE);
    }

    @Override
    public List<Move> moves() {
        int[] buffer = new int[position.maxMoves()];
        int n = position.moves(buffer);
        List<Move> moves = new ArrayList<>();
        for (int i = 0; i < n; i++) moves.add(toMove(buffer[i]));
        return moves;
    }

    private Move toMove(int code) {
        int from = code / SQUARES;
        int to = code % SQUARES;
        Spot end = Spot.cell(to % SIZE, to / SIZE);
        List<String> captured = ids[to] == null ? List.of() : List.of(ids[to]);
        Text words = Breakthrough.text(captured.isEmpty() ? "move" : "capture", name(from), name(to));
        return new Move(code, name(from) + name(to), words, Spot.cell(from % SIZE, from / SIZE), end)
                .effect(new Effect(Effect.moved(ids[from], end).moved(), List.of(), captured, List.of()));
    }

    @Override
    public void play(int code) {
        if (move(code).isEmpty()) throw new IllegalArgumentException("breakthrough: no legal move has code " + code);
        earlierIds.push(ids.clone());
        ids[code % SQUARES] = ids[code / SQUARES];
        ids[code / SQUARES] = null;
        position.play(code);
    }

    @Override
    public boolean undo() {
        if (earlierIds.isEmpty()) return false;
        System.arraycopy(earlierIds.pop(), 0, ids, 0, SQUARES);
        position.undo();
        return true;
    }

    @Override
    public String write() {
        return new Squares(game, position.squares(), position.toMove()).write();
    }

    @Override
    public int toMove() {
        return position.toMove();
    }

    @Override
    public List<Seat> seats() {
        return List.of(
                new Seat(Breakthrough.text("seat.white"), Tone.WHITE),
                new Seat(Breakthrough.text("seat.black"), Tone.BLACK));
    }

    @Override
    public Status status() {
        boolean over = position.result(0) != BreakthroughPosition.UNDECIDED;
        int winner = over ? position.result(0) > 0 ? 0 : 1 : -1;
        Text seat = seats().get(over ? winner : position.toMove()).name();
        return new Status(over, winner, position.plies(), Breakthrough.text(over ? "status.won" : "status.turn", seat));
    }

    @Override
    public Scene scene(int viewer) {
        Scene.Builder scene = Scene.builder(SIZE, SIZE);
        for (int square = 0; square < SQUARES; square++) {
            if (ids[square] == null) continue;
            boolean white = position.squares().charAt(square) == 'w';
            Tone tone = white ? Tone.WHITE : Tone.BLACK;
            Text name = Breakthrough.text(white ? "piece.white" : "piece.black", name(square));
            scene.piece(
                    ids[square],
                    square % SIZE,
                    square / SIZE,
                    Scene.Piece.Shape.STONE,
                    tone,
                    white ? "○" : "●",
                    ' ',
                    name);
        }
        return scene.labels(FILES, List.of("6", "5", "4", "3", "2", "1")).build();
    }
}

package dev.damier.hanoi;

import dev.damier.game.Effect;
import dev.damier.game.Move;
import dev.damier.game.Scene;
import dev.damier.game.Spot;
import dev.damier.game.Table;
import dev.damier.game.Text;
import dev.damier.game.Tone;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/** A game in progress. The rules are implemented separately from the packed space, so that tests can compare both. */
final class HanoiTable implements Table {
    private final int[] peg;
    private final Deque<Integer> played = new ArrayDeque<>();

    HanoiTable(int[] peg) {
        this.peg = peg;
    }

    @Override
    public List<Move> moves() {
        List<Move> moves = new ArrayList<>();
        if (over()) return moves;
        for (int from = 0; from < Hanoi.PEGS; from++) {
            for (int to = 0; to < Hanoi.PEGS; to++) {
                if (from == to || top(from) >= top(to)) continue;
                String text = "" + (char) ('A' + from) + (char) ('A' + to);
                Spot start = Spot.cell(from, peg.length - height(from));
                Spot end = Spot.cell(to, peg.length - 1 - height(to));
                Text words = Hanoi.text("move", top(from) + 1, text.charAt(1));
                moves.add(new Move(from * Hanoi.PEGS + to, text, words, start, end)
                        .effect(Effect.moved("disk-" + (top(from) + 1), end)));
            }
        }
        return moves;
    }

    /** Returns the smallest disk of a peg, or the number of disks if the peg is empty. */
    private int top(int p) {
        for (int d = 0; d < peg.length; d++) if (peg[d] == p) return d;
        return peg.length;
    }

    private int height(int p) {
        return (int) Arrays.stream(peg).filter(q -> q == p).count();
    }

    private boolean over() {
        return height(Hanoi.PEGS - 1) == peg.length;
    }

    @Override
    public void play(int code) {
        if (moves().stream().noneMatch(m -> m.code() == code))
            throw new IllegalArgumentException("hanoi: no legal move has code " + code + " in " + write());
        peg[top(code / Hanoi.PEGS)] = code % Hanoi.PEGS;
        played.push(code);
    }

    @Override
    public boolean undo() {
        if (played.isEmpty()) return false;
        int code = played.pop();
        peg[top(code % Hanoi.PEGS)] = code / Hanoi.PEGS;
        return true;
    }

    @Override
    public String write() {
        return Towers.write(peg);
    }

    @Override
    public int toMove() {
        return 0;
    }

    @Override
    public Status status() {
        Text sentence = over() ? Hanoi.text("status.over", played.size()) : Hanoi.text("status.moves", played.size());
        return new Status(over(), over() ? 0 : -1, played.size(), sentence);
    }

    @Override
    public Scene scene(int viewer) {
        Scene.Builder scene = Scene.builder(Hanoi.PEGS, peg.length);
        int[] height = new int[Hanoi.PEGS];
        for (int d = peg.length - 1; d >= 0; d--) {
            String size = String.valueOf(d + 1);
            int y = peg.length - 1 - height[peg[d]]++;
            Text name = Hanoi.text("disk", size);
            scene.piece("disk-" + size, peg[d], y, Scene.Piece.Shape.TILE, Tone.ACCENT, size, ' ', name);
        }
        return scene.counter("moves", Hanoi.text("moves"), String.valueOf(played.size()), 0)
                .labels(List.of("A", "B", "C"), List.of())
                .build();
    }
}

package dev.damier.record;

import dev.damier.game.Move;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.run.TimeSlice;
import java.util.ArrayList;
import java.util.List;

/** The rules beside a reader: every move is played, and a variation begins where the move it replaces was made. */
final class RecordReplay {
    private final Setup start;
    private Table table;
    private final List<Move> played = new ArrayList<>();

    RecordReplay(Setup start) {
        this.start = start;
        table = start.newTable();
    }

    /** The move as the rules write it; {@link dev.damier.game.NotationException} says why it is none. */
    String play(String text) {
        Move move = table.read(text);
        table.play(move.code());
        played.add(move);
        return move.text();
    }

    int ply() {
        return played.size();
    }

    /** The moves from this one on, taken back. */
    List<Move> rewindTo(int ply) {
        List<Move> undone = List.copyOf(played.subList(ply, played.size()));
        boolean taken = true;
        for (int i = 0; i < undone.size() && taken; i++) taken = table.undo();
        played.subList(ply, played.size()).clear();
        if (!taken) {
            table = start.newTable();
            for (Move move : played) {
                TimeSlice.checkpoint();
                table.play(move.code());
            }
        }
        return undone;
    }

    void replay(List<Move> undone) {
        for (Move move : undone) table.play(move.code());
        played.addAll(undone);
    }
}

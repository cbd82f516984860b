package dev.damier.record;

import dev.damier.game.Move;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.run.TimeSlice;
import java.util.ArrayList;
import java.util.List;

/** Plays the moves of a record to check them. For a variation, it rewinds to the position before the replaced move. */
final class RecordReplay {
    private final Setup start;
    private Table table;
    private final List<Move> played = new ArrayList<>();

    RecordReplay(Setup start) {
        this.start = start;
        table = start.newTable();
    }

    /** Plays a move and returns its canonical notation; throws {@link dev.damier.game.NotationException} if it is illegal. */
    String play(String text) {
        Move move = table.read(text);
        table.play(move.code());
        played.add(move);
        return move.text();
    }

    int ply() {
        return played.size();
    }

    /** Undoes all moves from the given ply on and returns them. If the rules forbid undo, replays the game from its start. */
    List<Move> rewindTo(int ply) {
        List<Move> undone = List.copyOf(played.subList(ply, played.size()));
        boolean undoAllowed = true;
        for (int i = 0; i < undone.size() && undoAllowed; i++) undoAllowed = table.undo();
        played.subList(ply, played.size()).clear();
        if (!undoAllowed) {
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

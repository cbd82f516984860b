package dev.damier.web.study;

import dev.damier.game.Effect;
import dev.damier.game.Move;
import dev.damier.game.Scene;
import dev.damier.game.Spot;
import dev.damier.game.Table;
import dev.damier.game.Text;
import dev.damier.record.RecordedMove;
import dev.damier.run.TimeSlice;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A move of a game record for the pages.
 *
 * @param words the localised move
 * @param tone the tone of the moved piece, or ""
 * @param slot H or V for a wall, else ""
 * @param sign the move annotation, such as {@code !?}
 * @param instead variations that replace this move
 */
record MoveRow(
        String text,
        Text words,
        String tone,
        String slot,
        String sign,
        double seconds,
        String comment,
        List<List<MoveRow>> instead) {

    /** Replays a line on the table and returns its moves. The table is in the same position afterwards. */
    static List<MoveRow> of(List<RecordedMove> moves, Table table) {
        List<MoveRow> rows = new ArrayList<>();
        for (RecordedMove recorded : moves) {
            TimeSlice.checkpoint();
            List<List<MoveRow>> instead = recorded.variations().stream()
                    .map(other -> of(other, table))
                    .toList();
            Move move = table.read(recorded.text());
            rows.add(new MoveRow(
                    move.text(),
                    move.words(),
                    tone(move.effect(), table.scene(-1)),
                    move.to() == null || move.to().kind() == Spot.Kind.CELL
                            ? ""
                            : move.to().kind().name(),
                    recorded.annotation(),
                    recorded.time().toMillis() / 1000.0,
                    recorded.comment(),
                    instead));
            table.play(move.code());
        }
        for (int i = 0; i < rows.size(); i++) {
            if (!table.undo()) throw new IllegalStateException("a recorded move cannot be undone");
        }
        return rows;
    }

    private static String tone(Effect effect, Scene scene) {
        if (effect.moved().isEmpty()) return "";
        String piece = effect.moved().get(0).piece();
        return scene.pieces().stream()
                .filter(p -> p.id().equals(piece))
                .map(p -> p.tone().name().toLowerCase(Locale.ROOT))
                .findFirst()
                .orElse("");
    }
}

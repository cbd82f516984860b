package dev.damier.arena;

import dev.damier.protocol.PlayedLine;
import dev.damier.record.RecordedGame;
import java.time.Duration;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A finished game.
 *
 * @param seats names of the players; the first moves first
 * @param line the starting position and all moves, including those of the opening
 * @param opening number of moves that belong to the opening
 * @param winner the winning seat, or -1 for a draw
 * @param reason {@code goal}, {@code draw}, {@code plies}, or the kind of the loser's error
 * @param detail description of the end, for people
 * @param spent time used per seat
 */
public record PlayedGame(
        int number,
        String game,
        List<String> seats,
        PlayedLine line,
        int opening,
        int winner,
        String reason,
        String detail,
        List<Duration> spent) {

    /** Returns the result, such as {@code 1-0}. */
    public String result() {
        return winner < 0 ? "1/2-1/2" : winner == 0 ? "1-0" : "0-1";
    }

    /** Returns the half points of a seat. */
    int halfPoints(int seat) {
        return winner < 0 ? 1 : winner == seat ? 2 : 0;
    }

    /** Returns the fields of the JSON object, in order. */
    public Map<String, Object> jsonFields() {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("number", number);
        row.put("game", game);
        row.put("first", seats.get(0));
        row.put("second", seats.get(1));
        row.put("position", line.start().write());
        row.put("moves", line.moves());
        row.put("opening", opening);
        row.put("result", result());
        row.put("reason", reason);
        row.put("detail", detail);
        row.put("millis", spent.stream().map(Duration::toMillis).toList());
        return row;
    }

    /** Returns the game in the format of saved games, see docs/records.md. */
    public String recordText(LocalDate day) {
        return RecordedGame.of(line.start(), line.moves())
                .withTag(RecordedGame.DATE, day)
                .withTag("Number", number)
                .withTag("First", seats.get(0))
                .withTag("Second", seats.get(1))
                .withTag("Opening", opening)
                .withTag(RecordedGame.RESULT, result())
                .withTag("Reason", reason)
                .withTag("Detail", detail)
                .write();
    }
}

package dev.damier.arena;

import dev.damier.protocol.PlayedLine;
import dev.damier.record.RecordedGame;
import java.time.Duration;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A game that was played.
 *
 * @param seats the names, first to move first
 * @param line where it started and every move, the opening's too
 * @param opening how many of the moves were given
 * @param winner the seat, or -1 for a draw
 * @param reason {@code goal}, {@code draw}, {@code plies}, or what the loser did
 * @param detail a sentence
 * @param spent time of each seat
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

    public String result() {
        return winner < 0 ? "1/2-1/2" : winner == 0 ? "1-0" : "0-1";
    }

    /** Points of a seat, in halves of a game. */
    int halves(int seat) {
        return winner < 0 ? 1 : winner == seat ? 2 : 0;
    }

    /** The fields of the JSON object, in order. */
    public Map<String, Object> row() {
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

    /** As it is saved; docs/records.md. */
    public String text(LocalDate day) {
        return RecordedGame.of(line.start(), line.moves())
                .with(RecordedGame.DATE, day)
                .with("Number", number)
                .with("First", seats.get(0))
                .with("Second", seats.get(1))
                .with("Opening", opening)
                .with(RecordedGame.RESULT, result())
                .with("Reason", reason)
                .with("Detail", detail)
                .write();
    }
}

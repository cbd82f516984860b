package dev.damier.arena;

import dev.damier.protocol.PlayedLine;
import dev.damier.record.RecordedGame;
import java.time.Duration;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * One bot on one position of a race.
 *
 * @param bot its name
 * @param line the position, and what was played from there by its rules
 * @param acts what the bot did: its moves, or what it said to the referee
 * @param cost moves or penalties, -1 when it did not get there
 * @param score what the referee gave a mission, done or not; null for a puzzle
 * @param detail a sentence when something went wrong
 */
public record RaceResult(
        String game,
        int round,
        String bot,
        PlayedLine line,
        List<String> acts,
        int cost,
        Integer score,
        Duration spent,
        String reason,
        String detail) {

    public RaceResult {
        acts = List.copyOf(acts);
    }

    public boolean done() {
        return cost >= 0;
    }

    /** The fields of the JSON object, in order. */
    public Map<String, Object> row() {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("round", round);
        row.put("bot", bot);
        row.put("position", line.start().write());
        row.put("cost", done() ? cost : null);
        if (score != null) row.put("score", score);
        row.put("millis", spent.toMillis());
        row.put("reason", reason);
        row.put("detail", detail);
        row.put("moves", acts);
        return row;
    }

    /** As it is saved; docs/records.md. */
    public String text(LocalDate day) {
        RecordedGame record = RecordedGame.of(line.start(), line.moves())
                .with(RecordedGame.DATE, day)
                .with("Round", round)
                .with("First", bot)
                .with(RecordedGame.RESULT, done() ? cost : "*")
                .with("Reason", reason)
                .with("Detail", detail);
        if (score != null) record = record.with("Score", score);
        if (!acts.equals(line.moves())) record = record.with("Acts", String.join(" ", acts));
        return record.write();
    }
}

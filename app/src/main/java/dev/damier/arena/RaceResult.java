package dev.damier.arena;

import dev.damier.protocol.PlayedLine;
import dev.damier.record.RecordedGame;
import java.time.Duration;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The result of one bot on one position of a race.
 *
 * @param bot name of the bot
 * @param line the position and the legal moves that were played
 * @param acts the actions of the bot: its moves or its calls to the referee
 * @param cost moves or penalties; -1 if the goal was not reached
 * @param score score of a mission given by the referee, even without success; null for a puzzle
 * @param spent time used
 * @param reason short code of how the attempt ended
 * @param detail description of an error; otherwise empty
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

    /** Returns whether the goal was reached. */
    public boolean reachedGoal() {
        return cost >= 0;
    }

    /** Returns the fields of the JSON object, in order. */
    public Map<String, Object> jsonFields() {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("round", round);
        row.put("bot", bot);
        row.put("position", line.start().write());
        row.put("cost", reachedGoal() ? cost : null);
        if (score != null) row.put("score", score);
        row.put("millis", spent.toMillis());
        row.put("reason", reason);
        row.put("detail", detail);
        row.put("moves", acts);
        return row;
    }

    /** Returns the attempt in the format of saved games, see docs/records.md. */
    public String recordText(LocalDate day) {
        RecordedGame record = RecordedGame.of(line.start(), line.moves())
                .withTag(RecordedGame.DATE, day)
                .withTag("Round", round)
                .withTag("First", bot)
                .withTag(RecordedGame.RESULT, reachedGoal() ? cost : "*")
                .withTag("Reason", reason)
                .withTag("Detail", detail);
        if (score != null) record = record.withTag("Score", score);
        if (!acts.equals(line.moves())) record = record.withTag("Acts", String.join(" ", acts));
        return record.write();
    }
}

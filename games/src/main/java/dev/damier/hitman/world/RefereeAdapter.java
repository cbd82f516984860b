package dev.damier.hitman.world;

import dev.damier.game.RefereePort;
import dev.damier.game.Suggestions;
import dev.damier.run.BadInputException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Adapts a {@link WorldReferee} to {@link RefereePort}. Actions have the method names of the course's referee, and
 * answers have the fields of the recorded traces.
 */
public final class RefereeAdapter implements RefereePort {
    private final WorldReferee referee;

    /** The score of each phase. Ending a phase again does not add to it. */
    private final int[] scores = new int[2];

    public RefereeAdapter(WorldReferee referee) {
        this.referee = referee;
    }

    @Override
    public Map<String, Object> act(String action, Map<String, Object> args) {
        try {
            return switch (action) {
                case "start_phase1" -> Map.of("status", fields(referee.startPhase1()));
                case "start_phase2" -> Map.of("status", fields(referee.startPhase2()));
                case "send_content" -> Map.of("result", referee.sendContent(parseContent(args.get("content"))));
                case "end_phase1" -> Map.of("result", endingFields(0, referee.endPhase1()));
                case "end_phase2" -> Map.of("result", endingFields(1, referee.endPhase2()));
                default -> Map.of("status", fields(referee.act(parseAction(action))));
            };
        } catch (IllegalStateException | BadInputException e) {
            return Map.of("error", e.getMessage());
        }
    }

    @Override
    public int score() {
        return scores[0] + scores[1];
    }

    private static Action parseAction(String name) {
        Action action = Action.of(name);
        if (action != null) return action;
        List<String> known =
                new ArrayList<>(List.of("start_phase1", "start_phase2", "send_content", "end_phase1", "end_phase2"));
        for (Action a : Action.values()) known.add(a.method);
        throw new BadInputException(Suggestions.unknownMessage("unknown action", name, known));
    }

    private static Map<String, Object> fields(RefereeStatus s) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("status", s.ok() ? "OK" : "Err: invalid move");
        fields.put("phase", s.phase());
        fields.put("guard_count", s.guards());
        fields.put("civil_count", s.civilians());
        fields.put("m", s.rows());
        fields.put("n", s.columns());
        fields.put("position", pair(s.position()));
        fields.put("orientation", s.heading().name());
        fields.put(
                "vision",
                s.vision().stream().map(v -> entry(v.cell(), v.content())).toList());
        fields.put("hear", s.peopleHeard());
        fields.put("penalties", s.penalties());
        fields.put("is_in_guard_range", s.inGuardRange());
        if (s.phase() == 2) {
            fields.put("is_in_civil_range", s.inCivilRange());
            fields.put("has_suit", s.hasSuit());
            fields.put("is_suit_on", s.suitOn());
            fields.put("has_weapon", s.hasWeapon());
            fields.put("is_target_down", s.targetDown());
        }
        return fields;
    }

    private Map<String, Object> endingFields(int phase, PhaseEnding ending) {
        scores[phase] = ending.score();
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("ok", ending.ok());
        fields.put("message", ending.message());
        fields.put("history", ending.history());
        if (phase == 0) {
            fields.put(
                    "map",
                    ending.map().entrySet().stream()
                            .map(e -> entry(e.getKey(), e.getValue()))
                            .toList());
        }
        return fields;
    }

    private static List<Object> entry(Cell cell, Content content) {
        return List.of(pair(cell), String.valueOf(content.letter));
    }

    private static List<Object> pair(Cell cell) {
        return List.of(cell.x(), cell.y());
    }

    /** Parses a submitted map of the form {@code [[[x, y], "."], …]}, as in the traces. */
    private static Map<Cell, Content> parseContent(@Nullable Object sent) {
        if (!(sent instanceof List<?> entries)) throw malformed(sent);
        Map<Cell, Content> guess = new LinkedHashMap<>();
        for (Object entry : entries) {
            if (!(entry instanceof List<?> e
                    && e.size() == 2
                    && e.get(0) instanceof List<?> pair
                    && pair.size() == 2
                    && pair.get(0) instanceof Number x
                    && pair.get(1) instanceof Number y
                    && e.get(1) instanceof String letter
                    && letter.length() == 1
                    && Content.of(letter.charAt(0)) != null)) throw malformed(entry);
            guess.put(new Cell(x.intValue(), y.intValue()), Content.of(letter.charAt(0)));
        }
        return guess;
    }

    private static BadInputException malformed(@Nullable Object got) {
        return new BadInputException("send_content: 'content' must be a list of [[x, y], letter] with a letter of "
                + Content.LETTERS + ", but got " + got);
    }
}

package dev.damier.grade;

import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.RefereePort;
import dev.damier.game.Setup;
import dev.damier.job.JsonLines;
import dev.damier.play.Position;
import dev.damier.protocol.PlayedLine;
import dev.damier.run.BadInputException;
import dev.damier.search.Puzzle;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** Reads an assignment from JSON. Every error names the field. */
public final class AssignmentReader {
    private static final int MAX_CASES = 1000;
    private static final int MAX_DEPTH = 6;
    private static final long MAX_EXPANDED = 100_000_000;
    private static final Duration DEFAULT_TIME = Duration.ofSeconds(10);
    private static final long DEFAULT_MEMORY_MIB = 512;
    private static final String[] FIELDS = {
        "title", "description", "game", "ask", "heuristic", "time_ms", "memory_mib", "cases"
    };
    private static final String[] CASE_FIELDS = {
        "name", "position", "ask", "points", "hidden", "depth", "max_expanded", "max_cost", "max_loss"
    };

    private AssignmentReader() {}

    /**
     * Parses an assignment.
     *
     * @throws BadInputException with a message for the author of the assignment
     */
    public static Assignment read(String json) {
        JsonFields file = new JsonFields("", JsonLines.read(json));
        file.requireOnly(FIELDS);
        Game game = Games.all().game(file.text("game"));
        String heuristic = file.text("heuristic", "");
        Ask ask = file.has("ask") ? readAsk(file) : null;
        List<?> list = file.list("cases");
        if (list.size() > MAX_CASES)
            throw new BadInputException("cases: expected at most " + MAX_CASES + ", but got " + list.size());
        List<GradeCase> cases = new ArrayList<>();
        for (Object entry : list) cases.add(readCase(cases.size() + 1, entry, game, ask, heuristic));
        return new Assignment(
                file.text("title", game.descriptor().id()),
                game,
                heuristic,
                Duration.ofMillis(file.whole("time_ms", 1, 3_600_000, DEFAULT_TIME.toMillis())),
                file.whole("memory_mib", 16, 1 << 20, DEFAULT_MEMORY_MIB) << 20,
                cases);
    }

    private static GradeCase readCase(int number, Object entry, Game game, Ask common, String heuristic) {
        JsonFields fields = new JsonFields("cases[" + (number - 1) + "]", entry);
        fields.requireOnly(CASE_FIELDS);
        Ask ask = fields.has("ask") || common == null ? readAsk(fields) : common;
        Setup setup = readSetup(fields, game);
        requireApplicable(fields, ask, setup);
        if (!heuristic.isEmpty()) requireHeuristic(setup, heuristic);
        if (ask == Ask.MINIMAX && !fields.has("depth"))
            throw new BadInputException(fields.name("depth") + ": required for minimax");
        return new GradeCase(
                fields.text("name", "Case " + number),
                setup,
                ask,
                fields.number("points", 0, 1_000_000, 1),
                fields.flag("hidden"),
                (int) fields.whole("depth", 1, MAX_DEPTH, 0),
                fields.has("max_expanded")
                        ? OptionalLong.of(fields.whole("max_expanded", 1, MAX_EXPANDED, 0))
                        : OptionalLong.empty(),
                optionalInt(fields, "max_cost"),
                optionalInt(fields, "max_loss"));
    }

    private static OptionalInt optionalInt(JsonFields fields, String key) {
        return fields.has(key) ? OptionalInt.of((int) fields.whole(key, 0, 1_000_000, 0)) : OptionalInt.empty();
    }

    private static Setup readSetup(JsonFields fields, Game game) {
        try {
            String text = fields.text("position");
            return text.contains(" moves ") ? PlayedLine.parse(game, text).toSetup() : game.read(text);
        } catch (BadInputException e) {
            throw new BadInputException(fields.name("position") + ": " + e.getMessage(), e);
        }
    }

    private static Ask readAsk(JsonFields fields) {
        String text = fields.text("ask");
        for (Ask ask : Ask.values()) if (ask.toString().equals(text)) return ask;
        throw new BadInputException(fields.name("ask") + ": unknown value '" + text + "'. Available: "
                + String.join(
                        ", ", Arrays.stream(Ask.values()).map(Ask::toString).toList()));
    }

    private static void requireApplicable(JsonFields fields, Ask ask, Setup setup) {
        boolean applicable = switch (ask) {
            case SOLUTION, OPTIMAL -> setup.as(Puzzle.class).isPresent();
            case MOVE, MINIMAX ->
                setup.as(Position.class).map(p -> p.players() == 2).orElse(false);
            case EXPLORE -> setup.as(RefereePort.class).isPresent();
        };
        if (!applicable)
            throw new BadInputException(
                    fields.name("ask") + ": '" + ask + "' does not apply to the position " + setup.write());
    }

    private static void requireHeuristic(Setup setup, String id) {
        setup.as(Puzzle.class)
                .orElseThrow(() -> new BadInputException(
                        "heuristic: only puzzles have heuristics, but " + setup.write() + " is not a puzzle"))
                .withHeuristic(id);
    }
}

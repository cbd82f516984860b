package dev.damier.web.arena;

import dev.damier.contest.ContestRecord;
import dev.damier.job.JsonLines;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The games of a contest as files to take away, a game a piece. */
final class ContestFiles {
    private static final List<String> COLUMNS = List.of(
            "number", "first", "second", "result", "cost", "score", "reason", "opening", "millis", "position", "moves");

    private final List<String> names;
    private final List<ContestRecord> games;

    ContestFiles(List<String> names, List<ContestRecord> games) {
        this.names = names;
        this.games = games;
    }

    Stream<String> csv() {
        Stream<String> rows = games.stream()
                .map(this::row)
                .map(row -> COLUMNS.stream().map(c -> quoted(row.get(c))).collect(Collectors.joining(",", "", "\n")));
        return Stream.concat(Stream.of(String.join(",", COLUMNS) + "\n"), rows);
    }

    /** A table program takes a cell that begins so for a formula. */
    private static String quoted(Object value) {
        String text = value == null
                ? ""
                : value instanceof List<?> list
                        ? list.stream().map(String::valueOf).collect(Collectors.joining(" "))
                        : String.valueOf(value);
        String safe = text.matches("[=+@\\t-].*") && !text.matches("-?\\d+") ? "'" + text : text;
        return '"' + safe.replace("\"", "\"\"") + '"';
    }

    /** One object a line. */
    Stream<String> json() {
        return games.stream().map(g -> JsonLines.line(row(g)) + "\n");
    }

    /** As {@code show} and the analysis page read them. */
    Stream<String> records() {
        return games.stream().map(ContestRecord::text);
    }

    private Map<String, Object> row(ContestRecord game) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("number", game.number());
        row.put("first", names.get(game.first()));
        row.put("second", game.second() < 0 ? "" : names.get(game.second()));
        row.put("result", game.second() < 0 ? "" : game.result());
        row.put("cost", game.cost() < 0 ? null : game.cost());
        row.put("score", game.score());
        row.put("reason", game.reason());
        row.put("opening", game.opening());
        row.put("millis", game.millis());
        row.put("position", game.position());
        row.put("moves", game.moves());
        return row;
    }
}

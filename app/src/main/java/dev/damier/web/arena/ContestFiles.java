package dev.damier.web.arena;

import dev.damier.contest.ContestRecord;
import dev.damier.job.JsonLines;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The games of a contest as files to download. Each piece of a stream is one game. */
final class ContestFiles {
    private static final List<String> COLUMNS = List.of(
            "number", "first", "second", "result", "cost", "score", "reason", "opening", "millis", "position", "moves");

    private final List<String> names;
    private final List<ContestRecord> games;

    ContestFiles(List<String> names, List<ContestRecord> games) {
        this.names = names;
        this.games = games;
    }

    /** Returns CSV with a header line. */
    Stream<String> csv() {
        Stream<String> rows = games.stream()
                .map(this::row)
                .map(row -> COLUMNS.stream().map(c -> csvCell(row.get(c))).collect(Collectors.joining(",", "", "\n")));
        return Stream.concat(Stream.of(String.join(",", COLUMNS) + "\n"), rows);
    }

    /** Quotes a CSV cell. A leading {@code '} prevents spreadsheets from reading it as a formula. */
    private static String csvCell(Object value) {
        String text = value == null
                ? ""
                : value instanceof List<?> list
                        ? list.stream().map(String::valueOf).collect(Collectors.joining(" "))
                        : String.valueOf(value);
        String safe = text.matches("[=+@\\t-].*") && !text.matches("-?\\d+") ? "'" + text : text;
        return '"' + safe.replace("\"", "\"\"") + '"';
    }

    /** Returns JSON Lines, one game per line. */
    Stream<String> jsonLines() {
        return games.stream().map(g -> JsonLines.toJson(row(g)) + "\n");
    }

    /** Returns game records, which {@code damier show} and the analysis page can read. */
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

package dev.damier.taquin;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The enumerated boards of the test resources: how many arrangements there are at each distance from the goal. */
final class DepthTables {
    private static final Pattern HEADER = Pattern.compile("\\[(\\d+) x (\\d+), (\\d+)]");

    private DepthTables() {}

    /** A size of a board and its number of blanks. */
    record EnumeratedBoard(int rows, int columns, int holes) {
        TileBoard goal() {
            int[] goal = Goal.HOLES_LAST.cells(rows, columns, holes);
            return new TileBoard(rows, columns, goal, goal);
        }
    }

    /** Returns the number of arrangements at each distance, by board. */
    static Map<EnumeratedBoard, long[]> all() {
        Map<EnumeratedBoard, List<Long>> counts = new LinkedHashMap<>();
        List<Long> section = new ArrayList<>();
        for (String line : lines("small-boards-depths.txt")) {
            Matcher header = HEADER.matcher(line);
            if (header.matches()) {
                section = new ArrayList<>();
                EnumeratedBoard enumeratedBoard =
                        new EnumeratedBoard(number(header, 2), number(header, 1), number(header, 3));
                counts.put(enumeratedBoard, section);
            } else {
                section.add(Long.parseLong(line.split(" ")[1]));
            }
        }
        List<Long> two = new ArrayList<>();
        for (String line : lines("twoholes-3x3-depths.txt")) two.add(Long.parseLong(line.split(" ")[1]));
        counts.put(new EnumeratedBoard(3, 3, 2), two);
        Map<EnumeratedBoard, long[]> all = new LinkedHashMap<>();
        counts.forEach((enumeratedBoard, list) -> all.put(
                enumeratedBoard, list.stream().mapToLong(Long::longValue).toArray()));
        return all;
    }

    private static int number(Matcher header, int group) {
        return Integer.parseInt(header.group(group));
    }

    /** Returns the lines of a resource that are neither comments nor blank. */
    static List<String> lines(String name) {
        try (BufferedReader in = new BufferedReader(new InputStreamReader(
                DepthTables.class.getResourceAsStream("/taquin/" + name), StandardCharsets.UTF_8))) {
            return in.lines().filter(l -> !l.startsWith("#") && !l.isBlank()).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

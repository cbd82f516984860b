package dev.damier.hitman.world;

import dev.damier.game.NotationException;
import dev.damier.game.Spot;
import dev.damier.game.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads a world from one line ({@code .N./#T./.P.}), from a map file (a line per row, comments start with a semicolon)
 * or from the course's Python literal (a list of lists of {@code HC.EMPTY} …). The top row comes first in all three.
 */
public final class MapReader {
    private static final Pattern PYTHON_ROW = Pattern.compile("\\[([^\\[\\]]*)]");
    private static final Pattern PYTHON_NAME = Pattern.compile("(?:\\w+\\.)?(\\w+)");

    private MapReader() {}

    public static WorldMap read(String text) {
        List<String> rows = text.contains("[") ? python(text) : plain(text);
        if (rows.isEmpty()) throw new NotationException(Text.of(MapReader.class, "map.empty"));
        int columns = rows.get(0).length();
        if (columns > WorldMap.MAX_SIDE || rows.size() > WorldMap.MAX_SIDE) {
            throw new NotationException(
                    Text.of(MapReader.class, "map.too-large", rows.size(), columns, WorldMap.MAX_SIDE, WorldMap.MAX_SIDE));
        }
        Content[] cells = new Content[columns * rows.size()];
        for (int r = 0; r < rows.size(); r++) {
            String row = rows.get(r);
            if (row.length() != columns) {
                throw new NotationException(
                        Text.of(MapReader.class, "map.ragged", r + 1, row.length(), columns),
                        Spot.cell(Math.min(row.length(), columns), r));
            }
            for (int x = 0; x < columns; x++) {
                Content content = Content.of(row.charAt(x));
                if (content == null) {
                    throw new NotationException(
                            Text.of(MapReader.class, "map.letter", row.charAt(x), r + 1, x + 1, Content.LETTERS),
                            Spot.cell(x, r));
                }
                cells[(rows.size() - 1 - r) * columns + x] = content;
            }
        }
        if (!cells[0].enterable()) {
            throw new NotationException(
                    Text.of(MapReader.class, "map.start", cells[0].letter), Spot.cell(0, rows.size() - 1));
        }
        return new WorldMap(columns, cells);
    }

    private static List<String> plain(String text) {
        List<String> rows = new ArrayList<>();
        for (String line : text.split("\\R|/", -1)) {
            String row = line.strip();
            if (row.startsWith(";")) continue;
            rows.add(row);
        }
        // A file ends with a newline and may have blank lines around the grid; a blank row inside it is a fault.
        while (!rows.isEmpty() && rows.get(rows.size() - 1).isEmpty()) rows.remove(rows.size() - 1);
        while (!rows.isEmpty() && rows.get(0).isEmpty()) rows.remove(0);
        return rows;
    }

    private static List<String> python(String text) {
        List<String> rows = new ArrayList<>();
        Matcher row = PYTHON_ROW.matcher(text.replaceAll("#[^\\r\\n]*", ""));
        while (row.find()) {
            StringBuilder letters = new StringBuilder();
            for (String item : row.group(1).split(",")) {
                String word = item.strip();
                if (word.isEmpty()) continue; // a trailing comma
                letters.append(python(word, rows.size(), letters.length()).letter);
            }
            if (letters.length() > 0) rows.add(letters.toString());
        }
        return rows;
    }

    private static Content python(String word, int row, int column) {
        Matcher name = PYTHON_NAME.matcher(word);
        if (name.matches()) {
            for (Content content : Content.values()) if (content.name().equals(name.group(1))) return content;
        }
        throw new NotationException(
                Text.of(MapReader.class, "map.python", word, row + 1, column + 1), Spot.cell(column, row));
    }
}

package dev.damier.hitman.world;

import dev.damier.game.NotationException;
import dev.damier.game.Spot;
import dev.damier.game.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads a world map from text. The top row comes first in all three formats:
 *
 * <ul>
 *   <li>one line with slashes between the rows: {@code .N./#T./.P.}
 *   <li>a map file with one line per row; comments start with a semicolon
 *   <li>the Python literal of the course: a list of lists of {@code HC.EMPTY} and other constants
 * </ul>
 */
public final class MapReader {
    private static final Pattern PYTHON_ROW = Pattern.compile("\\[([^\\[\\]]*)]");
    private static final Pattern PYTHON_NAME = Pattern.compile("(?:\\w+\\.)?(\\w+)");

    private MapReader() {}

    /** Reads a map. Throws {@link NotationException} if the text is invalid. */
    public static WorldMap read(String text) {
        List<String> rows = text.contains("[") ? pythonRows(text) : plainRows(text);
        if (rows.isEmpty()) throw new NotationException(Text.of(MapReader.class, "map.empty"));
        int columns = rows.get(0).length();
        if (columns > WorldMap.MAX_SIDE || rows.size() > WorldMap.MAX_SIDE) {
            throw new NotationException(Text.of(
                    MapReader.class, "map.too-large", rows.size(), columns, WorldMap.MAX_SIDE, WorldMap.MAX_SIDE));
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
        if (!cells[0].isEnterable()) {
            throw new NotationException(
                    Text.of(MapReader.class, "map.start", cells[0].letter), Spot.cell(0, rows.size() - 1));
        }
        return new WorldMap(columns, cells);
    }

    private static List<String> plainRows(String text) {
        List<String> rows = new ArrayList<>();
        for (String line : text.split("\\R|/", -1)) {
            String row = line.strip();
            if (row.startsWith(";")) continue;
            rows.add(row);
        }
        // A file ends with a newline and may have blank lines before and after the rows. Other blank rows are errors.
        while (!rows.isEmpty() && rows.get(rows.size() - 1).isEmpty()) rows.remove(rows.size() - 1);
        while (!rows.isEmpty() && rows.get(0).isEmpty()) rows.remove(0);
        return rows;
    }

    private static List<String> pythonRows(String text) {
        List<String> rows = new ArrayList<>();
        Matcher row = PYTHON_ROW.matcher(text.replaceAll("#[^\\r\\n]*", ""));
        while (row.find()) {
            StringBuilder letters = new StringBuilder();
            for (String item : row.group(1).split(",")) {
                String word = item.strip();
                if (word.isEmpty()) continue; // a trailing comma
                letters.append(pythonContent(word, rows.size(), letters.length()).letter);
            }
            if (letters.length() > 0) rows.add(letters.toString());
        }
        return rows;
    }

    private static Content pythonContent(String word, int row, int column) {
        Matcher name = PYTHON_NAME.matcher(word);
        if (name.matches()) {
            for (Content content : Content.values()) if (content.name().equals(name.group(1))) return content;
        }
        throw new NotationException(
                Text.of(MapReader.class, "map.python", word, row + 1, column + 1), Spot.cell(column, row));
    }
}

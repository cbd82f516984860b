package dev.damier.ricochet;

import dev.damier.ricochet.box.FileLine;
import java.util.List;

/**
 * Reads a board from rows of hexadecimal digits, each the sum of the closed sides of its cell. Adjacent cells may contradict
 * each other, which is an error.
 */
final class SideDigits {
    private SideDigits() {}

    static BoardBuilder read(List<FileLine> lines) {
        int columns = digits(lines.get(0)).length();
        RunLength.parseSide(String.valueOf(columns), "columns");
        RunLength.parseSide(String.valueOf(lines.size()), "rows");
        BoardBuilder builder = new BoardBuilder(columns, lines.size());
        String above = null;
        for (int y = 0; y < lines.size(); y++) {
            FileLine line = lines.get(y);
            String row = digits(line);
            if (row.length() != columns) throw line.error("sides.length", columns, row.length());
            for (int x = 0; x < columns; x++) {
                int sides = closedSides(line, row, x);
                if (x > 0) requireAgreement(line, closedSides(line, row, x - 1), sides, x - 1, x, y, y, 1);
                if (above != null) requireAgreement(line, closedSides(line, above, x), sides, x, x, y - 1, y, 2);
                for (int direction = 0; direction < 4; direction++)
                    if ((sides >> direction & 1) != 0) builder.wall(x, y, direction);
            }
            above = row;
        }
        return builder;
    }

    private static String digits(FileLine line) {
        return line.text.replaceAll("\\s", "");
    }

    private static int closedSides(FileLine line, String row, int x) {
        char c = row.charAt(x);
        int value = c < 128 ? Character.digit(c, 16) : -1;
        if (value < 0) throw line.error("sides.digit", c, x);
        return value;
    }

    private static void requireAgreement(FileLine line, int a, int b, int ax, int bx, int ay, int by, int direction) {
        boolean closedThere = (a >> direction & 1) != 0;
        boolean closedHere = (b >> (direction + 2) % 4 & 1) != 0;
        if (closedThere == closedHere) return;
        String side = String.valueOf(Robots.DIRECTIONS.charAt(direction));
        String facing = String.valueOf(Robots.DIRECTIONS.charAt((direction + 2) % 4));
        throw line.errorAt(
                bx,
                by,
                "sides.contradict",
                ax + "." + ay,
                side,
                bx + "." + by,
                facing,
                RicochetMessages.text(closedThere ? "sides.first" : "sides.second"));
    }
}

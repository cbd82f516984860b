package dev.damier.ricochet;

import dev.damier.ricochet.box.FileLine;
import java.util.List;

/** A board as rows of digits, each the closed sides of its cell; here two cells can contradict each other. */
final class Sides {
    private Sides() {}

    static BoardBuilder read(List<FileLine> lines) {
        int columns = digits(lines.get(0)).length();
        RunLength.side(String.valueOf(columns), "columns");
        RunLength.side(String.valueOf(lines.size()), "rows");
        BoardBuilder builder = new BoardBuilder(columns, lines.size());
        String above = null;
        for (int y = 0; y < lines.size(); y++) {
            FileLine line = lines.get(y);
            String row = digits(line);
            if (row.length() != columns) throw line.fault("sides.length", columns, row.length());
            for (int x = 0; x < columns; x++) {
                int sides = sides(line, row, x);
                if (x > 0) agree(line, sides(line, row, x - 1), sides, x - 1, x, y, y, 1);
                if (above != null) agree(line, sides(line, above, x), sides, x, x, y - 1, y, 2);
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

    private static int sides(FileLine line, String row, int x) {
        char c = row.charAt(x);
        int value = c < 128 ? Character.digit(c, 16) : -1;
        if (value < 0) throw line.fault("sides.digit", c, x);
        return value;
    }

    private static void agree(FileLine line, int a, int b, int ax, int bx, int ay, int by, int direction) {
        boolean closedThere = (a >> direction & 1) != 0;
        boolean closedHere = (b >> (direction + 2) % 4 & 1) != 0;
        if (closedThere == closedHere) return;
        String side = String.valueOf(Robots.DIRECTIONS.charAt(direction));
        String facing = String.valueOf(Robots.DIRECTIONS.charAt((direction + 2) % 4));
        throw line.faultAt(
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

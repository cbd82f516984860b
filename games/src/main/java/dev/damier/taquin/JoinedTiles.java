package dev.damier.taquin;

import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Splits a square board that is written without separators, with {@code *} for a blank, as in a student report:
 * {@code 81910218152122171213**23194201636711145}. The number of digits determines the number of tiles. If several
 * readings contain each tile once, the one with the shorter numbers first is taken.
 */
final class JoinedTiles {
    private static final Pattern FORM = Pattern.compile("[0-9*]*\\*[0-9*]*");
    private static final int MAX_TILES = 99;

    /** Maximum number of steps of the search for a reading. A board of a report takes less than a hundred. */
    private static final int MAX_STEPS = 100_000;

    private final String text;
    private final boolean[] used;
    private final String[] cells;
    private int steps;

    private JoinedTiles(String text, int tiles, int cells) {
        this.text = text;
        used = new boolean[tiles + 1];
        this.cells = new String[cells];
    }

    /** Returns the cells of a text, or nothing if it is not a board in this notation. */
    static Optional<String[]> split(String text) {
        if (!FORM.matcher(text).matches()) return Optional.empty();
        int holes = (int) text.chars().filter(c -> c == '*').count();
        int digits = text.length() - holes;
        int tiles = digits <= 9 ? digits : 9 + (digits - 9) / 2;
        if (tiles > MAX_TILES || digits > 9 && digits % 2 == 0) return Optional.empty();
        JoinedTiles joined = new JoinedTiles(text, tiles, tiles + holes);
        return joined.readFrom(0, 0) ? Optional.of(joined.cells) : Optional.empty();
    }

    private boolean readFrom(int at, int cell) {
        if (at == text.length()) return cell == cells.length;
        if (cell == cells.length || ++steps > MAX_STEPS) return false;
        if (text.charAt(at) == '*') {
            cells[cell] = "*";
            return readFrom(at + 1, cell + 1);
        }
        int tile = 0;
        for (int end = at; end < text.length() && text.charAt(end) != '*'; end++) {
            tile = 10 * tile + text.charAt(end) - '0';
            if (tile == 0 || tile >= used.length) return false;
            if (used[tile]) continue;
            used[tile] = true;
            cells[cell] = String.valueOf(tile);
            if (readFrom(end + 1, cell + 1)) return true;
            used[tile] = false;
        }
        return false;
    }
}

package dev.damier.protocol.quoridor;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How a speaker of the Quoridor text protocol names things. The standard is that of its authors in Athens: black moves
 * first and sits on top, a wall is named by its top left square and its orientation, two words.
 *
 * @param top a wall is named by an upper square of the four it touches, else by a lower one
 * @param right by a right one, else by a left one
 * @param turned "horizontal" means that the wall stands upright
 * @param blackOnTop black starts in the highest row
 * @param blackFirst black makes the first move
 * @param joined a wall is one word: {@code e3h}
 */
record QtpNotation(boolean top, boolean right, boolean turned, boolean blackOnTop, boolean blackFirst, boolean joined) {

    static final QtpNotation ATHENS = new QtpNotation(true, false, false, true, true, false);

    private static final Pattern SQUARE = Pattern.compile("([a-z])([1-9][0-9]?)");
    private static final Pattern WALL = Pattern.compile("([a-z])([1-9][0-9]?)([hv])");

    /** Reads {@code anchor=bottom-left,orientation=turned,black=bottom,first=white,walls=joined}; any may be left out. */
    static QtpNotation read(String text) {
        QtpNotation d = ATHENS;
        for (String pair : text.split(",")) {
            d = switch (pair.strip()) {
                case "" -> d;
                case "anchor=top-left" -> d.anchored(true, false);
                case "anchor=top-right" -> d.anchored(true, true);
                case "anchor=bottom-left" -> d.anchored(false, false);
                case "anchor=bottom-right" -> d.anchored(false, true);
                case "orientation=wall" -> d.turned(false);
                case "orientation=turned" -> d.turned(true);
                case "black=top" -> d.black(true, d.blackFirst);
                case "black=bottom" -> d.black(false, d.blackFirst);
                case "first=black" -> d.black(d.blackOnTop, true);
                case "first=white" -> d.black(d.blackOnTop, false);
                case "walls=split" -> d.joined(false);
                case "walls=joined" -> d.joined(true);
                default ->
                    throw new IllegalArgumentException("invalid dialect option '" + pair + "': expected"
                            + " anchor=top-left|top-right|bottom-left|bottom-right, orientation=wall|turned,"
                            + " black=top|bottom, first=black|white or walls=split|joined");
            };
        }
        return d;
    }

    private QtpNotation anchored(boolean high, boolean far) {
        return new QtpNotation(high, far, turned, blackOnTop, blackFirst, joined);
    }

    private QtpNotation turned(boolean yes) {
        return new QtpNotation(top, right, yes, blackOnTop, blackFirst, joined);
    }

    private QtpNotation black(boolean onTop, boolean first) {
        return new QtpNotation(top, right, turned, onTop, first, joined);
    }

    private QtpNotation joined(boolean yes) {
        return new QtpNotation(top, right, turned, blackOnTop, blackFirst, yes);
    }

    /** Our first player starts in row 1: when theirs sits on top, rows are counted from the other end. */
    boolean mirrored(boolean firstIsBlack) {
        return firstIsBlack == blackOnTop;
    }

    /** A colour as they write it: true for black. */
    static boolean black(String colour) {
        return switch (colour.toLowerCase(Locale.ROOT)) {
            case "black", "b" -> true;
            case "white", "w" -> false;
            default -> throw new IllegalArgumentException("invalid color '" + colour + "'");
        };
    }

    /** Their move in our notation: {@code e2}, {@code e3 h}, {@code E3 horizontal} or {@code e3h}. */
    String ours(String move, int size, boolean mirrored) {
        String m = move.strip()
                .toLowerCase(Locale.ROOT)
                .replace("horizontal", "h")
                .replace("vertical", "v")
                .replaceAll("\\s+", "");
        Matcher square = SQUARE.matcher(m);
        if (square.matches()) {
            int row = Integer.parseInt(square.group(2));
            return square.group(1) + (mirrored ? size + 1 - row : row);
        }
        Matcher wall = WALL.matcher(m);
        if (!wall.matches()) throw new IllegalArgumentException("invalid move '" + move + "'");
        char column = (char) (wall.group(1).charAt(0) - (right ? 1 : 0));
        int low = Integer.parseInt(wall.group(2)) - (top ? 1 : 0);
        return String.valueOf(column)
                + (mirrored ? size - low : low)
                + way(wall.group(3).charAt(0));
    }

    /** Our move as they write it. */
    String theirs(String move, int size, boolean mirrored) {
        Matcher square = SQUARE.matcher(move);
        if (square.matches()) {
            int row = Integer.parseInt(square.group(2));
            return square.group(1) + (mirrored ? size + 1 - row : row);
        }
        Matcher wall = WALL.matcher(move);
        if (!wall.matches()) throw new IllegalArgumentException("the protocol cannot express the move '" + move + "'");
        char column = (char) (wall.group(1).charAt(0) + (right ? 1 : 0));
        int row = Integer.parseInt(wall.group(2));
        int low = mirrored ? size - row : row;
        return String.valueOf(column)
                + (low + (top ? 1 : 0))
                + (joined ? "" : " ")
                + way(wall.group(3).charAt(0));
    }

    static boolean wall(String move) {
        return WALL.matcher(move).matches();
    }

    private char way(char said) {
        return turned ? said == 'h' ? 'v' : 'h' : said;
    }
}

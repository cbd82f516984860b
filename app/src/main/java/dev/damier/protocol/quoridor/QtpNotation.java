package dev.damier.protocol.quoridor;

import dev.damier.run.BadInputException;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The notation of a program that uses the Quoridor text protocol. The default is that of its authors in Athens: black
 * moves first and starts at the top. A wall is written as two words: its top left square and its orientation.
 *
 * @param top whether a wall is named by an upper square of the four it touches instead of a lower one
 * @param right whether a wall is named by a right square instead of a left one
 * @param turned whether "horizontal" means a vertical wall
 * @param blackOnTop whether black starts in the highest row
 * @param blackFirst whether black makes the first move
 * @param joined whether a wall is written as one word, such as {@code e3h}
 */
record QtpNotation(boolean top, boolean right, boolean turned, boolean blackOnTop, boolean blackFirst, boolean joined) {

    /** The notation of the protocol's authors. */
    static final QtpNotation DEFAULT = new QtpNotation(true, false, false, true, true, false);

    private static final Pattern SQUARE = Pattern.compile("([a-z])([1-9][0-9]?)");
    private static final Pattern WALL = Pattern.compile("([a-z])([1-9][0-9]?)([hv])");

    /**
     * Parses options such as {@code anchor=bottom-left,orientation=turned,black=bottom,first=white,walls=joined}. All
     * are optional.
     */
    static QtpNotation parse(String text) {
        QtpNotation notation = DEFAULT;
        for (String pair : text.split(",")) {
            notation = switch (pair.strip()) {
                case "" -> notation;
                case "anchor=top-left" -> notation.withAnchor(true, false);
                case "anchor=top-right" -> notation.withAnchor(true, true);
                case "anchor=bottom-left" -> notation.withAnchor(false, false);
                case "anchor=bottom-right" -> notation.withAnchor(false, true);
                case "orientation=wall" -> notation.withTurned(false);
                case "orientation=turned" -> notation.withTurned(true);
                case "black=top" -> notation.withBlack(true, notation.blackFirst);
                case "black=bottom" -> notation.withBlack(false, notation.blackFirst);
                case "first=black" -> notation.withBlack(notation.blackOnTop, true);
                case "first=white" -> notation.withBlack(notation.blackOnTop, false);
                case "walls=split" -> notation.withJoined(false);
                case "walls=joined" -> notation.withJoined(true);
                default ->
                    throw new BadInputException("invalid dialect option '" + pair + "': expected"
                            + " anchor=top-left|top-right|bottom-left|bottom-right, orientation=wall|turned,"
                            + " black=top|bottom, first=black|white or walls=split|joined");
            };
        }
        return notation;
    }

    private QtpNotation withAnchor(boolean newTop, boolean newRight) {
        return new QtpNotation(newTop, newRight, turned, blackOnTop, blackFirst, joined);
    }

    private QtpNotation withTurned(boolean newTurned) {
        return new QtpNotation(top, right, newTurned, blackOnTop, blackFirst, joined);
    }

    private QtpNotation withBlack(boolean newBlackOnTop, boolean newBlackFirst) {
        return new QtpNotation(top, right, turned, newBlackOnTop, newBlackFirst, joined);
    }

    private QtpNotation withJoined(boolean newJoined) {
        return new QtpNotation(top, right, turned, blackOnTop, blackFirst, newJoined);
    }

    /**
     * Returns whether rows are counted from the other end. In Damier the first player starts in row 1; here it may
     * start at the top.
     */
    boolean isMirrored(boolean firstIsBlack) {
        return firstIsBlack == blackOnTop;
    }

    /** Parses a colour. Returns true for black. */
    static boolean isBlack(String colour) {
        return switch (colour.toLowerCase(Locale.ROOT)) {
            case "black", "b" -> true;
            case "white", "w" -> false;
            default -> throw new BadInputException("invalid color '" + colour + "'");
        };
    }

    /**
     * Converts a move such as {@code e2}, {@code e3 h}, {@code E3 horizontal} or {@code e3h} to the notation of Damier.
     */
    String toDamier(String move, int size, boolean mirrored) {
        String normalized = move.strip()
                .toLowerCase(Locale.ROOT)
                .replace("horizontal", "h")
                .replace("vertical", "v")
                .replaceAll("\\s+", "");
        Matcher square = SQUARE.matcher(normalized);
        if (square.matches()) {
            int row = Integer.parseInt(square.group(2));
            return square.group(1) + (mirrored ? size + 1 - row : row);
        }
        Matcher wall = WALL.matcher(normalized);
        if (!wall.matches()) throw new BadInputException("invalid move '" + move + "'");
        char column = (char) (wall.group(1).charAt(0) - (right ? 1 : 0));
        int lowerRow = Integer.parseInt(wall.group(2)) - (top ? 1 : 0);
        return String.valueOf(column)
                + (mirrored ? size - lowerRow : lowerRow)
                + convertOrientation(wall.group(3).charAt(0));
    }

    /** Converts a move from the notation of Damier. */
    String fromDamier(String move, int size, boolean mirrored) {
        Matcher square = SQUARE.matcher(move);
        if (square.matches()) {
            int row = Integer.parseInt(square.group(2));
            return square.group(1) + (mirrored ? size + 1 - row : row);
        }
        Matcher wall = WALL.matcher(move);
        if (!wall.matches()) throw new BadInputException("the protocol cannot express the move '" + move + "'");
        char column = (char) (wall.group(1).charAt(0) + (right ? 1 : 0));
        int row = Integer.parseInt(wall.group(2));
        int lowerRow = mirrored ? size - row : row;
        return String.valueOf(column)
                + (lowerRow + (top ? 1 : 0))
                + (joined ? "" : " ")
                + convertOrientation(wall.group(3).charAt(0));
    }

    /** Returns whether a move in the notation of Damier places a wall. */
    static boolean isWall(String move) {
        return WALL.matcher(move).matches();
    }

    /** Converts between the orientation letters of both notations. */
    private char convertOrientation(char letter) {
        return turned ? letter == 'h' ? 'v' : 'h' : letter;
    }
}

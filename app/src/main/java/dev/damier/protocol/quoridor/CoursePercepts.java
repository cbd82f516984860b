package dev.damier.protocol.quoridor;

import dev.damier.run.BadInputException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Converts Quoridor positions and moves to and from the percepts and actions of the course framework (LINGI2261,
 * Louvain).
 *
 * <p>Player 0 starts at (0, 4) and its goal is row 8. Row i and column j are row i + 1 and column a + j in Damier. A
 * horizontal wall (i, j) lies between the rows i and i + 1 and covers the columns j and j + 1. A vertical wall lies
 * between the columns j and j + 1 and covers the rows i and i + 1. Damier names a wall by the same corner. Actions are
 * {@code ["P", i, j]}, {@code ["WH", i, j]} and {@code ["WV", i, j]}.
 */
final class CoursePercepts {
    private static final int SIZE = 9;

    private CoursePercepts() {}

    /**
     * Converts a position to percepts.
     *
     * @param text a position of two players on the default board, in canonical form
     */
    static Map<String, Object> fromPosition(String text) {
        String[] parts = text.split("_");
        String[] pawns = parts.length == 5 ? parts[2].split("\\.") : new String[0];
        if (pawns.length != 2) throw new BadInputException("the course framework does not support this board: " + text);
        String[] wallsLeft = parts[3].split("\\.");
        Map<String, Object> percepts = new LinkedHashMap<>();
        percepts.put("size", SIZE);
        percepts.put("rows", SIZE);
        percepts.put("cols", SIZE);
        percepts.put("starting_walls", 10);
        percepts.put("pawns", List.of(toSquare(pawns[0]), toSquare(pawns[1])));
        percepts.put("goals", List.of(SIZE - 1, 0));
        percepts.put("nb_walls", List.of(Integer.valueOf(wallsLeft[0]), Integer.valueOf(wallsLeft[1])));
        percepts.put("horiz_walls", toSquares(parts[0]));
        percepts.put("verti_walls", toSquares(parts[1]));
        return percepts;
    }

    private static List<Object> toSquare(String name) {
        return List.of(name.charAt(1) - '1', name.charAt(0) - 'a');
    }

    private static List<Object> toSquares(String names) {
        List<Object> squares = new ArrayList<>();
        for (int i = 0; !names.equals("-") && i + 1 < names.length(); i += 2)
            squares.add(toSquare(names.substring(i, i + 2)));
        return squares;
    }

    /** Converts percepts to a position in which this player is to move. */
    static String toPosition(Map<?, ?> percepts, int player) {
        List<?> pawns = list(percepts, "pawns");
        List<?> wallsLeft = list(percepts, "nb_walls");
        List<?> goals = list(percepts, "goals");
        if (pawns.size() != 2 || wallsLeft.size() != 2 || goals.size() != 2)
            throw new BadInputException("percepts: pawns, goals and nb_walls must have two entries each");
        if (!Integer.valueOf(SIZE - 1).equals(goals.get(0)))
            throw new BadInputException("percepts: the goal of player 0 must be row " + (SIZE - 1));
        return squareNames(list(percepts, "horiz_walls")) + "_" + squareNames(list(percepts, "verti_walls")) + "_"
                + squareName(pawns.get(0)) + "." + squareName(pawns.get(1)) + "_" + wallsLeft.get(0) + "."
                + wallsLeft.get(1) + "_"
                + (player + 1);
    }

    private static List<?> list(Map<?, ?> percepts, String field) {
        if (percepts.get(field) instanceof List<?> list) return list;
        throw new BadInputException("percepts: '" + field + "' must be a list, but got " + percepts.get(field));
    }

    private static String squareNames(List<?> squares) {
        StringBuilder names = new StringBuilder();
        for (Object square : squares) names.append(squareName(square));
        return names.isEmpty() ? "-" : names.toString();
    }

    private static String squareName(Object pair) {
        if (pair instanceof List<?> p
                && p.size() == 2
                && p.get(0) instanceof Integer row
                && p.get(1) instanceof Integer column
                && row >= 0
                && row < SIZE
                && column >= 0
                && column < SIZE) return (char) ('a' + column) + String.valueOf(row + 1);
        throw new BadInputException("a square must be [row, column] from 0 to 8, but got " + pair);
    }

    /** Converts a move to an action. */
    static List<Object> toAction(String move) {
        String kind = move.length() == 2 ? "P" : move.charAt(2) == 'h' ? "WH" : "WV";
        List<Object> action = new ArrayList<>(List.of(kind));
        action.addAll(toSquare(move));
        return action;
    }

    /** Converts an action to a move. Throws {@link BadInputException} if it is invalid. */
    static String toMove(Object action) {
        if (action instanceof List<?> a && a.size() == 3) {
            String suffix = switch (String.valueOf(a.get(0))) {
                case "P" -> "";
                case "WH" -> "h";
                case "WV" -> "v";
                default -> "?";
            };
            if (!suffix.equals("?")) return squareName(a.subList(1, 3)) + suffix;
        }
        throw new BadInputException("an action must be [\"P\"|\"WH\"|\"WV\", row, column], but got " + action);
    }
}

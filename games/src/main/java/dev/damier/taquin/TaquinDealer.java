package dev.damier.taquin;

import dev.damier.game.Card;
import java.util.Arrays;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Boards by options and seed, uniform among those that can be solved, and the boards that have a name. */
final class TaquinDealer {
    private static final Pattern SIZE = Pattern.compile("(\\d{1,3})(?:x(\\d{1,3}))?");

    private TaquinDealer() {}

    static TaquinSetup of(Card card, Map<String, String> options, long seed) {
        boolean slides = card.value(options, "metric").equals("slides");
        String name = card.value(options, "board");
        if (!name.equals("random")) return new TaquinSetup(named(name, card, options), slides);
        int rows = side(card, options, "rows", 1, "4");
        int columns = side(card, options, "columns", 2, "4");
        int holes = number(card, options, "holes", 1, rows * columns - 1, 1);
        TileBoard solved = board(rows, columns, goal(card, options, rows, columns, holes));
        return new TaquinSetup(shuffle(solved, seed), slides);
    }

    private static TileBoard board(int rows, int columns, int[] goal) {
        return new TileBoard(rows, columns, goal, goal);
    }

    /** All arrangements are equally likely; swapping two tiles pairs each that cannot be solved with one that can. */
    static TileBoard shuffle(TileBoard solved, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int[] cells = solved.goal().clone();
        for (int i = cells.length - 1; i > 0; i--) swap(cells, i, random.nextInt(i + 1));
        TileBoard board = solved.with(cells);
        if (!board.solvable()) {
            int[] places = new int[solved.tiles() + 1];
            for (int cell = 0; cell < cells.length; cell++) places[cells[cell]] = cell;
            swap(cells, places[1], places[2]);
        }
        return board;
    }

    private static void swap(int[] cells, int a, int b) {
        int tile = cells[a];
        cells[a] = cells[b];
        cells[b] = tile;
    }

    /** The boards A, B and C of 3×3 and 5×5, all with two holes; no size means 3×3. */
    private static TileBoard named(String name, Card card, Map<String, String> options) {
        int rows = side(card, options, "rows", 1, "3");
        int columns = side(card, options, "columns", 2, "3");
        if (rows != columns || rows != 3 && rows != 5) {
            throw new IllegalArgumentException(
                    "taquin: board " + name + " exists as 3x3 and 5x5, but got " + rows + "x" + columns);
        }
        number(card, options, "holes", 2, 2, 2);
        int[] cells = NamedBoards.cells(name, rows);
        return new TileBoard(rows, columns, cells, goal(card, options, rows, columns, 2));
    }

    /** The option of its own, else its part of {@code size}. */
    private static int side(Card card, Map<String, String> options, String option, int part, String standard) {
        if (!card.value(options, option).isEmpty())
            return card.number(options, option, TileBoard.LEAST, TileBoard.MOST);
        String size = options.getOrDefault("size", standard);
        Matcher sides = SIZE.matcher(size);
        if (sides.matches()) {
            int side = Integer.parseInt(part == 2 && sides.group(2) != null ? sides.group(2) : sides.group(1));
            if (side >= TileBoard.LEAST && side <= TileBoard.MOST) return side;
        }
        throw new IllegalArgumentException("taquin: option 'size' must be like 4 or 3x5, sides from " + TileBoard.LEAST
                + " to " + TileBoard.MOST + ", but got '" + size + "'");
    }

    private static int number(
            Card card, Map<String, String> options, String option, int least, int most, int standard) {
        return card.value(options, option).isEmpty() ? standard : card.number(options, option, least, most);
    }

    /** A goal's name, or a whole board with the right number of holes. */
    private static int[] goal(Card card, Map<String, String> options, int rows, int columns, int holes) {
        String text = card.value(options, "goal");
        int[] plain = Goal.HOLES_LAST.cells(rows, columns, holes);
        if (text.equals(Goal.HOLES_LAST.id)) return plain;
        String start = TaquinNotation.write(board(rows, columns, plain), false);
        return Arrays.copyOf(
                TaquinNotation.read(start + "_goal=" + text).board().goal(), rows * columns);
    }
}

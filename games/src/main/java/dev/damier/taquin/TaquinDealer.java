package dev.damier.taquin;

import dev.damier.game.Descriptor;
import java.util.Arrays;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Boards by options and seed, uniform among those that can be solved, and the boards that have a name. */
final class TaquinDealer {
    private static final Pattern SIZE = Pattern.compile("(\\d{1,3})(?:x(\\d{1,3}))?");

    private TaquinDealer() {}

    static TaquinSetup of(Descriptor descriptor, Map<String, String> options, long seed) {
        boolean slides = descriptor.value(options, "metric").equals("slides");
        String name = descriptor.value(options, "board");
        if (!name.equals("random")) return new TaquinSetup(named(name, descriptor, options), slides);
        int rows = side(descriptor, options, "rows", 1, "4");
        int columns = side(descriptor, options, "columns", 2, "4");
        int holes = number(descriptor, options, "holes", 1, rows * columns - 1, 1);
        TileBoard solved = board(rows, columns, goal(descriptor, options, rows, columns, holes));
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
    private static TileBoard named(String name, Descriptor descriptor, Map<String, String> options) {
        int rows = side(descriptor, options, "rows", 1, "3");
        int columns = side(descriptor, options, "columns", 2, "3");
        if (rows != columns || rows != 3 && rows != 5) {
            throw new IllegalArgumentException(
                    "taquin: board " + name + " exists only as 3x3 and 5x5, but got " + rows + "x" + columns);
        }
        number(descriptor, options, "holes", 2, 2, 2);
        int[] cells = NamedBoards.cells(name, rows);
        return new TileBoard(rows, columns, cells, goal(descriptor, options, rows, columns, 2));
    }

    /** The option of its own, else its part of {@code size}. */
    private static int side(
            Descriptor descriptor, Map<String, String> options, String option, int part, String standard) {
        if (!descriptor.value(options, option).isEmpty())
            return descriptor.number(options, option, TileBoard.MIN_SIDE, TileBoard.MAX_SIDE);
        String size = options.getOrDefault("size", standard);
        Matcher sides = SIZE.matcher(size);
        if (sides.matches()) {
            int side = Integer.parseInt(part == 2 && sides.group(2) != null ? sides.group(2) : sides.group(1));
            if (side >= TileBoard.MIN_SIDE && side <= TileBoard.MAX_SIDE) return side;
        }
        throw new IllegalArgumentException(
                "taquin: option 'size' must be N or ROWSxCOLUMNS, such as 4 or 3x5, with sides from "
                        + TileBoard.MIN_SIDE + " to " + TileBoard.MAX_SIDE + ", but got '" + size + "'");
    }

    private static int number(
            Descriptor descriptor, Map<String, String> options, String option, int min, int max, int standard) {
        return descriptor.value(options, option).isEmpty() ? standard : descriptor.number(options, option, min, max);
    }

    /** A goal's name, or a whole board with the right number of holes. */
    private static int[] goal(Descriptor descriptor, Map<String, String> options, int rows, int columns, int holes) {
        String text = descriptor.value(options, "goal");
        int[] plain = Goal.HOLES_LAST.cells(rows, columns, holes);
        if (text.equals(Goal.HOLES_LAST.id)) return plain;
        String start = TaquinNotation.write(board(rows, columns, plain), false);
        return Arrays.copyOf(
                TaquinNotation.read(start + "_goal=" + text).board().goal(), rows * columns);
    }
}

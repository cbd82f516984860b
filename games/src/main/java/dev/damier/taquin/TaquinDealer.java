package dev.damier.taquin;

import dev.damier.game.Descriptor;
import dev.damier.run.BadInputException;
import java.util.Arrays;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Creates random solvable boards from options and a seed, and the named boards. */
final class TaquinDealer {
    private static final Pattern SIZE_PATTERN = Pattern.compile("(\\d{1,3})(?:x(\\d{1,3}))?");

    private TaquinDealer() {}

    /** Returns the board for these options. The same seed gives the same board. */
    static TaquinSetup deal(Descriptor descriptor, Map<String, String> options, long seed) {
        boolean multiTile = descriptor.value(options, "metric").equals("slides");
        String name = descriptor.value(options, "board");
        if (!name.equals("random")) return new TaquinSetup(namedBoard(name, descriptor, options), multiTile);
        int rows = readSide(descriptor, options, "rows", 1, "4");
        int columns = readSide(descriptor, options, "columns", 2, "4");
        int holes = numberOrDefault(descriptor, options, "holes", 1, rows * columns - 1, 1);
        TileBoard solved = solvedBoard(rows, columns, readGoal(descriptor, options, rows, columns, holes));
        return new TaquinSetup(shuffle(solved, seed), multiTile);
    }

    private static TileBoard solvedBoard(int rows, int columns, int[] goal) {
        return new TileBoard(rows, columns, goal, goal);
    }

    /**
     * Returns a random solvable board. All solvable arrangements are equally likely, because swapping two tiles pairs
     * each unsolvable arrangement with a solvable one.
     */
    static TileBoard shuffle(TileBoard solved, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int[] cells = solved.goal().clone();
        for (int i = cells.length - 1; i > 0; i--) swap(cells, i, random.nextInt(i + 1));
        TileBoard board = solved.withCells(cells);
        if (!board.isSolvable()) {
            int[] cellOfTile = new int[solved.tileCount() + 1];
            for (int cell = 0; cell < cells.length; cell++) cellOfTile[cells[cell]] = cell;
            swap(cells, cellOfTile[1], cellOfTile[2]);
        }
        return board;
    }

    private static void swap(int[] cells, int a, int b) {
        int tile = cells[a];
        cells[a] = cells[b];
        cells[b] = tile;
    }

    /** Returns one of the boards A, B and C, in 3×3 or 5×5, with two blanks. The default size is 3×3. */
    private static TileBoard namedBoard(String name, Descriptor descriptor, Map<String, String> options) {
        int rows = readSide(descriptor, options, "rows", 1, "3");
        int columns = readSide(descriptor, options, "columns", 2, "3");
        if (rows != columns || rows != 3 && rows != 5) {
            throw new BadInputException(
                    "taquin: board " + name + " exists only as 3x3 and 5x5, but got " + rows + "x" + columns);
        }
        numberOrDefault(descriptor, options, "holes", 2, 2, 2);
        int[] cells = NamedBoards.cells(name, rows);
        return new TileBoard(rows, columns, cells, readGoal(descriptor, options, rows, columns, 2));
    }

    /** Returns the value of the option {@code rows} or {@code columns}, or else its part of {@code size}. */
    private static int readSide(
            Descriptor descriptor, Map<String, String> options, String option, int part, String defaultSize) {
        if (!descriptor.value(options, option).isEmpty())
            return descriptor.number(options, option, TileBoard.MIN_SIDE, TileBoard.MAX_SIDE);
        String size = options.getOrDefault("size", defaultSize);
        Matcher sides = SIZE_PATTERN.matcher(size);
        if (sides.matches()) {
            int side = Integer.parseInt(part == 2 && sides.group(2) != null ? sides.group(2) : sides.group(1));
            if (side >= TileBoard.MIN_SIDE && side <= TileBoard.MAX_SIDE) return side;
        }
        throw new BadInputException(
                "taquin: option 'size' must be N or ROWSxCOLUMNS, such as 4 or 3x5, with sides from "
                        + TileBoard.MIN_SIDE + " to " + TileBoard.MAX_SIDE + ", but got '" + size + "'");
    }

    private static int numberOrDefault(
            Descriptor descriptor, Map<String, String> options, String option, int min, int max, int defaultValue) {
        return descriptor.value(options, option).isEmpty()
                ? defaultValue
                : descriptor.number(options, option, min, max);
    }

    /** Returns the goal of the option {@code goal}: a name, or a whole board with the right number of blanks. */
    private static int[] readGoal(
            Descriptor descriptor, Map<String, String> options, int rows, int columns, int holes) {
        String text = descriptor.value(options, "goal");
        int[] holesLast = Goal.HOLES_LAST.cells(rows, columns, holes);
        if (text.equals(Goal.HOLES_LAST.id)) return holesLast;
        String start = TaquinNotation.write(solvedBoard(rows, columns, holesLast), false);
        return Arrays.copyOf(
                TaquinNotation.read(start + "_goal=" + text).board().goal(), rows * columns);
    }
}

package dev.damier.ricochet;

import java.util.stream.IntStream;

/**
 * Slides robots step by step. It is the reference implementation: the tests compare the faster ones with it.
 *
 * <p>A moving robot is a pair (cell, direction in which it leaves the cell), coded {@code cell * 4 + direction}. {@code
 * nextPair} maps a pair to the following pair, with the diagonal of the entered cell already applied, or to -1 if a wall
 * stops the robot. This map is injective, so a slide that loops returns to its first pair.
 */
public final class SlideRules {
    /** Result if there is no such step or move. */
    public static final int NONE = -1;

    /** {@code '/'} turns N E S W to E N W S. */
    private static final int[] SLASH = {1, 0, 3, 2};

    /** {@code '\'} turns N E S W to W S E N. */
    private static final int[] BACKSLASH = {3, 2, 1, 0};

    private final int[][] nextPair;

    public SlideRules(RicochetBoard board, boolean sameColourBounces) {
        nextPair = new int[Robots.MAX_ROBOTS][];
        int[] straight = board.hasDiagonals() ? null : steps(board, 0, sameColourBounces);
        for (int robot = 0; robot < Robots.MAX_ROBOTS; robot++)
            nextPair[robot] = straight != null ? straight : steps(board, robot, sameColourBounces);
    }

    private static int[] steps(RicochetBoard board, int robot, boolean sameColourBounces) {
        int[] steps = new int[board.size() * 4];
        for (int cell = 0; cell < board.size(); cell++) {
            for (int direction = 0; direction < 4; direction++) {
                int step = NONE;
                if (!board.isClosed(cell, direction)) {
                    int to = board.next(cell, direction);
                    boolean turns =
                            board.diagonals()[to] != 0 && (board.diagonalColour(to) == robot) == sameColourBounces;
                    int leaves = !turns ? direction : (board.slash(to) == '/' ? SLASH : BACKSLASH)[direction];
                    step = to * 4 + leaves;
                }
                steps[cell * 4 + direction] = step;
            }
        }
        return steps;
    }

    /** Returns the pair after this one for a robot alone on the board, or {@link #NONE}. */
    public int step(int robot, int pair) {
        return nextPair[robot][pair];
    }

    /**
     * Slides a robot until a wall or another robot stops it.
     *
     * @return {@code stop * 2 + (a diagonal deflected it ? 1 : 0)}, or {@link #NONE} if there is no such move
     */
    public int slide(int[] robots, int robot, int direction) {
        int[] steps = nextPair[robot];
        int start = robots[robot];
        int first = start * 4 + direction;
        int pair = first;
        int deflected = 0;
        while (true) {
            int to = steps[pair];
            if (to == NONE || isOccupied(robots, robot, to >> 2)) break;
            if (((to ^ pair) & 3) != 0) deflected = 1;
            if (to == first) return NONE;
            pair = to;
        }
        int stop = pair >> 2;
        return stop == start ? NONE : stop * 2 + deflected;
    }

    /**
     * Returns the cells on which diagonals deflect a robot during a legal slide, in order.
     *
     * @throws IllegalArgumentException if there is no such move
     */
    public int[] corners(int[] robots, int robot, int direction) {
        if (slide(robots, robot, direction) == NONE)
            throw new IllegalArgumentException("robot " + robot + " cannot slide in direction " + direction);
        int[] steps = nextPair[robot];
        IntStream.Builder corners = IntStream.builder();
        int pair = robots[robot] * 4 + direction;
        for (int to = steps[pair]; to != NONE && !isOccupied(robots, robot, to >> 2); to = steps[pair]) {
            if (((to ^ pair) & 3) != 0) corners.add(to >> 2);
            pair = to;
        }
        return corners.build().toArray();
    }

    private static boolean isOccupied(int[] robots, int except, int cell) {
        for (int r = 0; r < robots.length; r++) if (robots[r] == cell && r != except) return true;
        return false;
    }
}

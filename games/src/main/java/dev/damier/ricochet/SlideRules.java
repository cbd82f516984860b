package dev.damier.ricochet;

/**
 * How robots slide, step by step: the reference every faster table is tested against.
 *
 * <p>A robot on its way is a pair (cell, direction it leaves in), coded {@code cell * 4 + direction}; {@code next} leads
 * to the following pair, with the diagonal of the cell entered already applied, or to -1 when a wall stops it. The map
 * is one-to-one, so a slide that loops comes back to its very first pair.
 */
public final class SlideRules {
    /** No such move. */
    public static final int NONE = -1;

    /** {@code '/'} turns N E S W to E N W S. */
    private static final int[] SLASH = {1, 0, 3, 2};

    /** {@code '\'} turns N E S W to W S E N. */
    private static final int[] BACKSLASH = {3, 2, 1, 0};

    private final int[][] next;

    public SlideRules(RicochetBoard board, boolean sameColourBounces) {
        next = new int[Robots.MAX_ROBOTS][];
        int[] straight = board.hasDiagonals() ? null : steps(board, 0, sameColourBounces);
        for (int robot = 0; robot < Robots.MAX_ROBOTS; robot++)
            next[robot] = straight != null ? straight : steps(board, robot, sameColourBounces);
    }

    private static int[] steps(RicochetBoard board, int robot, boolean sameColourBounces) {
        int[] steps = new int[board.size() * 4];
        for (int cell = 0; cell < board.size(); cell++) {
            for (int direction = 0; direction < 4; direction++) {
                int step = NONE;
                if (!board.closed(cell, direction)) {
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

    /** The pair after this one for a robot alone on the board, or {@link #NONE}. */
    public int step(int robot, int pair) {
        return next[robot][pair];
    }

    /**
     * Slides a robot among the others.
     *
     * @return {@code stop * 2 + (a diagonal deflected it ? 1 : 0)}, or {@link #NONE} when there is no such move
     */
    public int slide(int[] robots, int robot, int direction) {
        int[] steps = next[robot];
        int start = robots[robot];
        int first = start * 4 + direction;
        int pair = first;
        int deflected = 0;
        while (true) {
            int to = steps[pair];
            if (to == NONE || occupied(robots, robot, to >> 2)) break;
            if (((to ^ pair) & 3) != 0) deflected = 1;
            if (to == first) return NONE;
            pair = to;
        }
        int stop = pair >> 2;
        return stop == start ? NONE : stop * 2 + deflected;
    }

    private static boolean occupied(int[] robots, int but, int cell) {
        for (int r = 0; r < robots.length; r++) if (robots[r] == cell && r != but) return true;
        return false;
    }
}

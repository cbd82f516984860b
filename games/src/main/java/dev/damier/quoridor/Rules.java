package dev.damier.quoridor;

/**
 * Which game is played.
 *
 * @param size squares a side, odd
 * @param players 2, or 4 in the order south, west, north, east
 * @param walls walls each player starts with
 * @param sideStep a pawn behind the jumped one allows the side steps, as a wall there does; else it only blocks
 * @param draws the third repetition of a position, and ply 200, end the game undecided
 */
public record Rules(int size, int players, int walls, boolean sideStep, boolean draws) {
    static final int MIN_SIZE = 3;
    static final int MAX_SIZE = 11;
    public static final int LAST_PLY = 200;
    public static final Rules STANDARD = of(9, 2);

    public static Rules of(int size, int players) {
        return new Rules(size, players, usualWalls(size, players), true, true);
    }

    /** Ten each for two on 81 squares, half as many for four, and in proportion on other boards. */
    static int usualWalls(int size, int players) {
        int two = size * size * 10 / 81;
        return players == 2 ? two : (two + 1) / 2;
    }

    static boolean allows(int size) {
        return size >= MIN_SIZE && size <= MAX_SIZE && size % 2 == 1;
    }

    public Rules withWalls(int each) {
        return new Rules(size, players, each, sideStep, draws);
    }

    public Rules withDraws(boolean on) {
        return new Rules(size, players, walls, sideStep, on);
    }

    public Rules withSideStep(boolean on) {
        return new Rules(size, players, walls, on, draws);
    }

    public int home(int player) {
        int middle = size / 2;
        return switch (side(player)) {
            case 0 -> middle;
            case 1 -> middle * size;
            case 2 -> (size - 1) * size + middle;
            default -> middle * size + size - 1;
        };
    }

    public boolean goal(int player, int square) {
        return switch (side(player)) {
            case 0 -> square / size == size - 1;
            case 1 -> square % size == size - 1;
            case 2 -> square / size == 0;
            default -> square % size == 0;
        };
    }

    /** 0 south, 1 west, 2 north, 3 east: where a player starts. */
    private int side(int player) {
        return players == 2 ? player * 2 : player;
    }
}

package dev.damier.quoridor;

/**
 * The rules of a game.
 *
 * @param size squares per side, an odd number
 * @param players 2, or 4 in the order south, west, north, east
 * @param walls walls per player at the start
 * @param sideStep true if a jump may turn sideways when another pawn stands behind the jumped pawn, as when a wall is
 *     there; false if that pawn only blocks the jump
 * @param draws true if the third occurrence of a position, and ply {@link #MAX_PLIES}, end the game as a draw
 */
public record Rules(int size, int players, int walls, boolean sideStep, boolean draws) {
    static final int MIN_SIZE = 3;
    static final int MAX_SIZE = 11;
    /** A game with the draw rules ends as a draw after this number of plies. */
    public static final int MAX_PLIES = 200;
    /** The standard game: two players on 9×9, 10 walls each. */
    public static final Rules STANDARD = of(9, 2);

    /** Returns the default rules for a board size and a number of players. */
    public static Rules of(int size, int players) {
        return new Rules(size, players, defaultWalls(size, players), true, true);
    }

    /**
     * Returns the default number of walls per player. Two players on 81 squares have 10 each, and other boards are in
     * proportion. Four players have half as many, rounded up.
     */
    static int defaultWalls(int size, int players) {
        int twoPlayers = size * size * 10 / 81;
        return players == 2 ? twoPlayers : (twoPlayers + 1) / 2;
    }

    static boolean isAllowedSize(int size) {
        return size >= MIN_SIZE && size <= MAX_SIZE && size % 2 == 1;
    }

    public Rules withWalls(int perPlayer) {
        return new Rules(size, players, perPlayer, sideStep, draws);
    }

    public Rules withDraws(boolean on) {
        return new Rules(size, players, walls, sideStep, on);
    }

    public Rules withSideStep(boolean on) {
        return new Rules(size, players, walls, on, draws);
    }

    /** Returns the square on which a player's pawn starts. */
    public int startSquare(int player) {
        int middle = size / 2;
        return switch (startSide(player)) {
            case 0 -> middle;
            case 1 -> middle * size;
            case 2 -> (size - 1) * size + middle;
            default -> middle * size + size - 1;
        };
    }

    /** Returns whether a square is a goal of a player. */
    public boolean isGoal(int player, int square) {
        return switch (startSide(player)) {
            case 0 -> square / size == size - 1;
            case 1 -> square % size == size - 1;
            case 2 -> square / size == 0;
            default -> square % size == 0;
        };
    }

    /** Returns the side on which a player starts: 0 south, 1 west, 2 north, 3 east. */
    private int startSide(int player) {
        return players == 2 ? player * 2 : player;
    }
}

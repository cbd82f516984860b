package dev.damier.quoridor.champion;

import dev.damier.quoridor.Board;
import dev.damier.quoridor.MoveCode;
import dev.damier.quoridor.Route;
import dev.damier.quoridor.WallGrid;

/**
 * Computes the threat to a pawn: by how many steps one wall can lengthen its path, and how many walls lengthen it.
 * Illegal walls, which leave no path, are not counted. A threat costs a dozen short flood fills, so results are cached
 * by walls and pawn square.
 */
final class WallThreats {
    private static final int MAX_THREAT = 15;
    /** All threat codes are less than this: 16 lengths times 16 numbers of walls. */
    static final int CODE_COUNT = 256;

    private static final int CACHE_SIZE = 1 << 16;

    /**
     * The cache. Each word contains a key and a threat code.
     *
     * <table><caption>Bits of a word</caption>
     * <tr><td>0 to 7</td><td>threat code</td></tr>
     * <tr><td>8 to 63</td><td>the same bits of the key; the index uses only these</td></tr>
     * </table>
     */
    private final long[] cache = new long[CACHE_SIZE];

    private final Route route = new Route();
    /** By number of steps, the squares within that many steps of the goal. */
    private final long[] nearGoalLo = new long[128];

    private final long[] nearGoalHi = new long[128];
    /** The maximum number of steps by which a tried wall lengthens the path. */
    private int maxLengthening;

    /** The number of tried walls that lengthen the path. */
    private int wallCount;
    /** Free slots across the path that are still to be tried. A path that turns back crosses some slots twice. */
    private long untriedHLo;

    private long untriedHHi;
    private long untriedVLo;
    private long untriedVHi;

    /**
     * Returns the threat code of a player's pawn: 16 × steps + walls, both at most 15. It is 0 if the opponent has no
     * walls left.
     */
    int threat(Board board, int player) {
        int cached = cachedThreat(board, player);
        if (cached >= 0) return cached;
        int code = measure(board, player);
        long key = key(board, player);
        cache[cacheIndex(key)] = key & -CODE_COUNT | code;
        return code;
    }

    /** Returns the threat code if it is cached or needs no computation, otherwise -1. */
    int cachedThreat(Board board, int player) {
        if (board.wallsLeft(1 - player) == 0) return 0;
        long key = key(board, player);
        long word = cache[cacheIndex(key)];
        return (word ^ key) >>> 8 == 0 ? (int) word & CODE_COUNT - 1 : -1;
    }

    private static long key(Board board, int player) {
        return board.pathKey(player);
    }

    private static int cacheIndex(long key) {
        return (int) (key >>> 8) & CACHE_SIZE - 1;
    }

    /** Computes the threat code of a player's pawn. */
    private int measure(Board board, int player) {
        WallGrid wallGrid = board.wallGrid();
        maxLengthening = 0;
        wallCount = 0;
        int steps = route.find(wallGrid, board.pawn(player), board.goalLo(player), board.goalHi(player));
        nearGoalLo[0] = board.goalLo(player);
        nearGoalHi[0] = board.goalHi(player);
        for (int d = 1; d < steps; d++) {
            nearGoalLo[d] = wallGrid.growLo(nearGoalLo[d - 1], nearGoalHi[d - 1]);
            nearGoalHi[d] = wallGrid.growHi(nearGoalLo[d - 1], nearGoalHi[d - 1]);
        }
        wallGrid.computeFreeSlots();
        untriedHLo = wallGrid.freeHLo();
        untriedHHi = wallGrid.freeHHi();
        untriedVLo = wallGrid.freeVLo();
        untriedVHi = wallGrid.freeVHi();
        int size = wallGrid.size();
        for (int k = 0; k < steps; k++) {
            int from = route.square(k);
            int to = route.square(k + 1);
            int a = Math.min(from, to);
            if (Math.abs(from - to) == size) {
                tryHorizontal(wallGrid, a, k);
                if (a > 0) tryHorizontal(wallGrid, a - 1, k);
            } else {
                tryVertical(wallGrid, a, k);
                if (a >= size) tryVertical(wallGrid, a - size, k);
            }
        }
        return Math.min(maxLengthening, MAX_THREAT) * 16 + Math.min(wallCount, MAX_THREAT);
    }

    private void tryHorizontal(WallGrid wallGrid, int anchor, int step) {
        if (!WallGrid.contains(untriedHLo, untriedHHi, anchor)) return;
        if (anchor < 64) untriedHLo ^= 1L << anchor;
        else untriedHHi ^= 1L << anchor;
        countWall(lengthening(wallGrid, MoveCode.HORIZONTAL + anchor, step));
    }

    private void tryVertical(WallGrid wallGrid, int anchor, int step) {
        if (!WallGrid.contains(untriedVLo, untriedVHi, anchor)) return;
        if (anchor < 64) untriedVLo ^= 1L << anchor;
        else untriedVHi ^= 1L << anchor;
        countWall(lengthening(wallGrid, MoveCode.VERTICAL + anchor, step));
    }

    private void countWall(int steps) {
        if (steps <= 0) return;
        maxLengthening = Math.max(maxLengthening, steps);
        wallCount++;
    }

    /**
     * Returns by how many steps a wall across a step of the path lengthens it, or a negative number if it leaves no
     * path.
     *
     * <p>The squares within some steps of the pawn, and of the goal, are unchanged until they touch one of the four
     * squares at the wall. So only the detour between these two sets is filled.
     */
    private int lengthening(WallGrid wallGrid, int wall, int step) {
        int a = MoveCode.anchor(wall);
        long touched = 3L | 3L << wallGrid.size();
        long lo = a < 64 ? touched << a : 0;
        long hi = a < 64 ? touched >>> 1 >>> 63 - a : touched << a;
        int fromPawn = step;
        while (fromPawn > 0 && (route.withinLo(fromPawn - 1) & lo | route.withinHi(fromPawn - 1) & hi) != 0) fromPawn--;
        int toGoal = route.length() - step - 1;
        while (toGoal > 0 && (nearGoalLo[toGoal - 1] & lo | nearGoalHi[toGoal - 1] & hi) != 0) toGoal--;
        int detour = wallGrid.distance(
                route.withinLo(fromPawn), route.withinHi(fromPawn), nearGoalLo[toGoal], nearGoalHi[toGoal], wall);
        return detour < 0 ? -1 : fromPawn + detour + toGoal - route.length();
    }
}

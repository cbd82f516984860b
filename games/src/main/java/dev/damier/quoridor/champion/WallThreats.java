package dev.damier.quoridor.champion;

import dev.damier.quoridor.Board;
import dev.damier.quoridor.WallGrid;
import dev.damier.quoridor.MoveCode;
import dev.damier.quoridor.Route;

/**
 * What one wall can do to a pawn: by how many steps it can lengthen the way, and how many walls lengthen it at all. Walls
 * that leave no way are not counted, being illegal. Nothing else tells as much that steps and hands do not, but it costs
 * a dozen small floods, so answers are kept by walls and square.
 */
final class WallThreats {
    private static final int MAX_THREAT = 15;
    /** Answers are below this: sixteen lengths times sixteen numbers of walls. */
    static final int COUNT = 256;

    private static final int KEPT = 1 << 16;

    /** Key and answer in one word: the answer in the low bits, which choose no place. */
    private final long[] kept = new long[KEPT];

    private final Route route = new Route();
    /** The squares within so many steps of the goal. */
    private final long[] behindLo = new long[128];

    private final long[] behindHi = new long[128];
    private WallGrid maze;
    private int longest;
    private int walls;
    /** Free slots across the route that are still to be tried: a route that turns back crosses some twice. */
    private long openHLo;

    private long openHHi;
    private long openVLo;
    private long openVHi;

    /** The threat to this player's pawn: 16 × steps + walls, both at most 15; 0 when the rival has no walls left. */
    int to(Board board, int player) {
        int known = known(board, player);
        if (known >= 0) return known;
        int answer = measure(board, player);
        long key = key(board, player);
        kept[place(key)] = key & -COUNT | answer;
        return answer;
    }

    /** As {@link #to}, but only if it costs nothing; else -1. */
    int known(Board board, int player) {
        if (board.left(1 - player) == 0) return 0;
        long key = key(board, player);
        long word = kept[place(key)];
        return (word ^ key) >>> 8 == 0 ? (int) word & COUNT - 1 : -1;
    }

    private static long key(Board board, int player) {
        return board.wayKey(player);
    }

    private static int place(long key) {
        return (int) (key >>> 8) & KEPT - 1;
    }

    private int measure(Board board, int player) {
        maze = board.maze();
        longest = 0;
        walls = 0;
        int steps = route.find(maze, board.pawn(player), board.goalLo(player), board.goalHi(player));
        behindLo[0] = board.goalLo(player);
        behindHi[0] = board.goalHi(player);
        for (int d = 1; d < steps; d++) {
            behindLo[d] = maze.growLo(behindLo[d - 1], behindHi[d - 1]);
            behindHi[d] = maze.growHi(behindLo[d - 1], behindHi[d - 1]);
        }
        maze.slots();
        openHLo = maze.freeHLo();
        openHHi = maze.freeHHi();
        openVLo = maze.freeVLo();
        openVHi = maze.freeVHi();
        int size = maze.size();
        for (int k = 0; k < steps; k++) {
            int from = route.square(k);
            int to = route.square(k + 1);
            int a = Math.min(from, to);
            if (Math.abs(from - to) == size) {
                tryHorizontal(a, k);
                if (a > 0) tryHorizontal(a - 1, k);
            } else {
                tryVertical(a, k);
                if (a >= size) tryVertical(a - size, k);
            }
        }
        return Math.min(longest, MAX_THREAT) * 16 + Math.min(walls, MAX_THREAT);
    }

    private void tryHorizontal(int anchor, int step) {
        if (!WallGrid.in(openHLo, openHHi, anchor)) return;
        if (anchor < 64) openHLo ^= 1L << anchor;
        else openHHi ^= 1L << anchor;
        count(longer(MoveCode.H + anchor, step));
    }

    private void tryVertical(int anchor, int step) {
        if (!WallGrid.in(openVLo, openVHi, anchor)) return;
        if (anchor < 64) openVLo ^= 1L << anchor;
        else openVHi ^= 1L << anchor;
        count(longer(MoveCode.V + anchor, step));
    }

    private void count(int more) {
        if (more <= 0) return;
        longest = Math.max(longest, more);
        walls++;
    }

    /**
     * By how many steps a wall across this step of the route lengthens the way; negative when it leaves none. The squares
     * within some steps of the pawn, and of the goal, are as they were until they touch one of the four squares at the
     * wall; only the detour between the two is looked for.
     */
    private int longer(int wall, int step) {
        int a = MoveCode.anchor(wall);
        long four = 3L | 3L << maze.size();
        long lo = a < 64 ? four << a : 0;
        long hi = a < 64 ? four >>> 1 >>> 63 - a : four << a;
        int ahead = step;
        while (ahead > 0 && (route.withinLo(ahead - 1) & lo | route.withinHi(ahead - 1) & hi) != 0) ahead--;
        int behind = route.length() - step - 1;
        while (behind > 0 && (behindLo[behind - 1] & lo | behindHi[behind - 1] & hi) != 0) behind--;
        int detour =
                maze.distance(route.withinLo(ahead), route.withinHi(ahead), behindLo[behind], behindHi[behind], wall);
        return detour < 0 ? -1 : ahead + detour + behind - route.length();
    }
}

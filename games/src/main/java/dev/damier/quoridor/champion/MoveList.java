package dev.damier.quoridor.champion;

import dev.damier.quoridor.Board;
import dev.damier.quoridor.MoveCode;
import dev.damier.quoridor.Route;
import dev.damier.quoridor.WallGrid;

/**
 * The moves of one node, selected in the order of their scores. Walls belong to four classes by their relevance:
 *
 * <table><caption>Classes of walls</caption>
 * <tr><td>cut</td><td>cuts the opponent's shortest path</td></tr>
 * <tr><td>near</td><td>around the pawns</td></tr>
 * <tr><td>warm</td><td>along the shortest paths of both players</td></tr>
 * <tr><td>cold</td><td>all others</td></tr>
 * </table>
 *
 * <p>At low depth, only the more relevant classes are searched, see {@link SearchParams#minWallClass}.
 */
final class MoveList {
    /** The classes of moves. A higher number means more relevant. */
    static final int PAWN_MOVE = 4;

    static final int CUT = 3;
    static final int NEAR = 2;
    static final int WARM = 1;
    static final int COLD = 0;

    /** Walls that touch squares less than this many steps from a pawn are near. */
    private static final int NEAR_STEPS = 2;

    final int[] moves;
    private final int[] scores;
    private final byte[] moveClasses;
    int size;

    private final Board board;
    private final WallGrid walls;
    /** Slots marked by {@link #markAround} or {@link #markTouching}. */
    private long markedLo;

    private long markedHi;

    MoveList(Board board) {
        this.board = board;
        this.walls = board.wallGrid();
        moves = new int[board.maxMoves()];
        scores = new int[board.maxMoves()];
        moveClasses = new byte[board.maxMoves()];
    }

    /** Swaps the move with the highest score among the indices from i on to index i, and returns it. */
    int selectBest(int i) {
        int best = i;
        for (int j = i + 1; j < size; j++) if (scores[j] > scores[best]) best = j;
        if (best != i) {
            int m = moves[best];
            int s = scores[best];
            byte h = moveClasses[best];
            moves[best] = moves[i];
            scores[best] = scores[i];
            moveClasses[best] = moveClasses[i];
            moves[i] = m;
            scores[i] = s;
            moveClasses[i] = h;
        }
        return moves[i];
    }

    /** Returns the class of the move at an index. */
    int moveClass(int i) {
        return moveClasses[i];
    }

    int score(int i) {
        return scores[i];
    }

    /**
     * Fills the list with the pawn moves and with the walls of at least a class. The walls may leave a player without a
     * path.
     *
     * @param own a shortest path of the side to move
     * @param opponent a shortest path of the other side
     * @param at the step of the path {@code own} at which the pawn stands
     * @param tableMove the move from the transposition table, or -1
     */
    void fill(int minClass, Route own, Route opponent, int at, MoveOrdering ordering, int ply, int tableMove) {
        int me = board.toMove();
        size = board.pawnMoves(moves, 0);
        int nextSquare = at < own.length() ? own.square(at + 1) : -1;
        int squareAfterNext = at + 1 < own.length() ? own.square(at + 2) : -1;
        for (int i = 0; i < size; i++) {
            moveClasses[i] = PAWN_MOVE;
            int m = moves[i];
            int bonus = m == nextSquare || m == squareAfterNext ? 60_000 : 0;
            scores[i] = m == tableMove ? MoveOrdering.TABLE_MOVE_SCORE : bonus + ordering.score(me, m, ply);
        }
        if (board.wallsLeft(me) == 0) return;
        walls.computeFreeSlots();
        long nearLo = 0;
        long nearHi = 0;
        long warmLo = 0;
        long warmHi = 0;
        if (minClass <= NEAR) {
            markAround(board.pawn(0), board.pawn(1));
            nearLo = markedLo;
            nearHi = markedHi;
        }
        if (minClass <= WARM) {
            markTouching(own.squaresLo() | opponent.squaresLo(), own.squaresHi() | opponent.squaresHi());
            warmLo = markedLo;
            warmHi = markedHi;
        }
        boolean all = minClass == COLD;
        addWalls(
                MoveCode.HORIZONTAL,
                walls.freeHLo(),
                own.cutHLo(),
                opponent.cutHLo(),
                nearLo,
                warmLo,
                all,
                ordering,
                ply,
                tableMove);
        addWalls(
                MoveCode.HORIZONTAL + 64,
                walls.freeHHi(),
                own.cutHHi(),
                opponent.cutHHi(),
                nearHi,
                warmHi,
                all,
                ordering,
                ply,
                tableMove);
        addWalls(
                MoveCode.VERTICAL,
                walls.freeVLo(),
                own.cutVLo(),
                opponent.cutVLo(),
                nearLo,
                warmLo,
                all,
                ordering,
                ply,
                tableMove);
        addWalls(
                MoveCode.VERTICAL + 64,
                walls.freeVHi(),
                own.cutVHi(),
                opponent.cutVHi(),
                nearHi,
                warmHi,
                all,
                ordering,
                ply,
                tableMove);
    }

    /**
     * Adds the free walls of one direction and one word of anchors. {@code ownCut} are the slots that cut the own path,
     * {@code cut} those that cut the opponent's path.
     */
    private void addWalls(
            int base,
            long free,
            long ownCut,
            long cut,
            long near,
            long warm,
            boolean all,
            MoveOrdering ordering,
            int ply,
            int tableMove) {
        int me = board.toMove();
        long selected = all ? free : free & (cut | near | warm);
        if (MoveCode.isWall(tableMove) && (tableMove & ~63) == base) selected |= 1L << tableMove & free;
        for (long rest = selected; rest != 0; rest &= rest - 1) {
            long bit = rest & -rest;
            int wall = base + Long.numberOfTrailingZeros(rest);
            int wallClass = (bit & cut) != 0 ? CUT : (bit & near) != 0 ? NEAR : (bit & warm) != 0 ? WARM : COLD;
            int wallScore = ordering.score(me, wall, ply) + wallClass * 3000 - ((bit & ownCut) != 0 ? 6000 : 0);
            moves[size] = wall;
            moveClasses[size] = (byte) wallClass;
            scores[size++] = wall == tableMove ? MoveOrdering.TABLE_MOVE_SCORE : wallScore;
        }
    }

    /** Marks the slots that touch squares near one of two pawns. */
    private void markAround(int a, int b) {
        long lo = (a < 64 ? 1L << a : 0) | (b < 64 ? 1L << b : 0);
        long hi = (a < 64 ? 0 : 1L << a) | (b < 64 ? 0 : 1L << b);
        for (int i = 1; i < NEAR_STEPS; i++) {
            long next = walls.growLo(lo, hi);
            hi = walls.growHi(lo, hi);
            lo = next;
        }
        markTouching(lo, hi);
    }

    /** Marks the slots that touch at least one square of a set. */
    private void markTouching(long lo, long hi) {
        int n = walls.size();
        long lo2 = lo | lo >>> 1 | hi << 63;
        long hi2 = hi | hi >>> 1;
        markedLo = lo2 | lo2 >>> n | hi2 << (64 - n);
        markedHi = hi2 | hi2 >>> n;
    }
}

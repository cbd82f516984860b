package dev.damier.quoridor.champion;

import dev.damier.quoridor.Board;
import dev.damier.quoridor.WallGrid;
import dev.damier.quoridor.MoveCode;
import dev.damier.quoridor.Route;

/**
 * The moves of one node, best guess first. Walls are classed by heat, how near they are to where the game is decided:
 * those that cut the rival's shortest route, those around the pawns, those along the two routes, and the cold rest,
 * which shallow searches leave out.
 */
final class MoveList {
    /** Heat of a move, by its rank in the list. */
    static final int STEP = 4;

    static final int CUT = 3;
    static final int NEAR = 2;
    static final int WARM = 1;
    static final int COLD = 0;

    private static final int NEAR_STEPS = 2;

    final int[] move;
    private final int[] score;
    private final byte[] heat;
    int size;

    private final Board board;
    private final WallGrid walls;
    private long markLo;
    private long markHi;

    MoveList(Board board) {
        this.board = board;
        this.walls = board.maze();
        move = new int[board.maxMoves()];
        score = new int[board.maxMoves()];
        heat = new byte[board.maxMoves()];
    }

    /** Takes the most promising of the moves from this index on to this index. */
    int pick(int i) {
        int best = i;
        for (int j = i + 1; j < size; j++) if (score[j] > score[best]) best = j;
        if (best != i) {
            int m = move[best];
            int s = score[best];
            byte h = heat[best];
            move[best] = move[i];
            score[best] = score[i];
            heat[best] = heat[i];
            move[i] = m;
            score[i] = s;
            heat[i] = h;
        }
        return move[i];
    }

    int heat(int i) {
        return heat[i];
    }

    int score(int i) {
        return score[i];
    }

    /**
     * Fills the list with pawn moves and with walls of at least this heat; walls may still close a route.
     *
     * @param mine the mover's route, at this step of it
     * @param rival the other's route
     */
    void fill(int coldest, Route mine, Route rival, int at, MoveOrdering order, int ply, int tableMove) {
        int me = board.toMove();
        size = board.pawnMoves(move, 0);
        int ahead = at < mine.length() ? mine.square(at + 1) : -1;
        int beyond = at + 1 < mine.length() ? mine.square(at + 2) : -1;
        for (int i = 0; i < size; i++) {
            heat[i] = STEP;
            int m = move[i];
            int guess = m == ahead || m == beyond ? 60_000 : 0;
            score[i] = m == tableMove ? MoveOrdering.FIRST : guess + order.score(me, m, ply);
        }
        if (board.left(me) == 0) return;
        walls.slots();
        long nearLo = 0;
        long nearHi = 0;
        long warmLo = 0;
        long warmHi = 0;
        if (coldest <= NEAR) {
            around(board.pawn(0), board.pawn(1));
            nearLo = markLo;
            nearHi = markHi;
        }
        if (coldest <= WARM) {
            touching(mine.onLo() | rival.onLo(), mine.onHi() | rival.onHi());
            warmLo = markLo;
            warmHi = markHi;
        }
        boolean all = coldest == COLD;
        add(MoveCode.H, walls.freeHLo(), mine.cutHLo(), rival.cutHLo(), nearLo, warmLo, all, order, ply, tableMove);
        add(MoveCode.H + 64, walls.freeHHi(), mine.cutHHi(), rival.cutHHi(), nearHi, warmHi, all, order, ply, tableMove);
        add(MoveCode.V, walls.freeVLo(), mine.cutVLo(), rival.cutVLo(), nearLo, warmLo, all, order, ply, tableMove);
        add(MoveCode.V + 64, walls.freeVHi(), mine.cutVHi(), rival.cutVHi(), nearHi, warmHi, all, order, ply, tableMove);
    }

    private void add(
            int base,
            long free,
            long own,
            long cut,
            long near,
            long warm,
            boolean all,
            MoveOrdering order,
            int ply,
            int tableMove) {
        int me = board.toMove();
        long wanted = all ? free : free & (cut | near | warm);
        if (MoveCode.wall(tableMove) && (tableMove & ~63) == base) wanted |= 1L << tableMove & free;
        for (long rest = wanted; rest != 0; rest &= rest - 1) {
            long bit = rest & -rest;
            int wall = base + Long.numberOfTrailingZeros(rest);
            int h = (bit & cut) != 0 ? CUT : (bit & near) != 0 ? NEAR : (bit & warm) != 0 ? WARM : COLD;
            int s = order.score(me, wall, ply) + h * 3000 - ((bit & own) != 0 ? 6000 : 0);
            move[size] = wall;
            heat[size] = (byte) h;
            score[size++] = wall == tableMove ? MoveOrdering.FIRST : s;
        }
    }

    /** Marks the slots that touch squares within a few steps of either pawn. */
    private void around(int a, int b) {
        long lo = (a < 64 ? 1L << a : 0) | (b < 64 ? 1L << b : 0);
        long hi = (a < 64 ? 0 : 1L << a) | (b < 64 ? 0 : 1L << b);
        for (int i = 1; i < NEAR_STEPS; i++) {
            long next = walls.growLo(lo, hi);
            hi = walls.growHi(lo, hi);
            lo = next;
        }
        touching(lo, hi);
    }

    /** Marks the slots of which one of the four squares is in this set. */
    private void touching(long lo, long hi) {
        int n = walls.size();
        long lo2 = lo | lo >>> 1 | hi << 63;
        long hi2 = hi | hi >>> 1;
        markLo = lo2 | lo2 >>> n | hi2 << (64 - n);
        markHi = hi2 | hi2 >>> n;
    }
}

package dev.damier.quoridor.champion;

import dev.damier.quoridor.Board;
import dev.damier.quoridor.WallGrid;
import dev.damier.quoridor.MoveCode;

/**
 * The net on a board in play. The sums over the walls are kept by ply, for each pawn seen from each side, and made only
 * when asked for: a wall adds a row to what the ply before knew. For a pawn that has moved, the sum last made for its new
 * square is brought up to date: between two visits of a search few walls differ.
 */
final class NetEvaluator implements Evaluator {
    private static final int LEVELS = SearchThread.PLIES + 4;
    /** A guess this far outside the window is taken to be on the right side of it. */
    static final int LAZY_EVAL_MARGIN = 200;

    private static final int SQUARES = NetFeatures.SIDE * NetFeatures.SIDE;
    /** A wall's slot by viewer and code: no division on the way. */
    private static final int[][] SLOT = new int[2][MoveCode.PASS];

    static {
        for (int wall = MoveCode.H; wall < MoveCode.PASS; wall++) {
            if (MoveCode.read(MoveCode.text(wall, NetFeatures.SIDE), NetFeatures.SIDE) != wall)
                continue; // no such wall
            for (int me = 0; me < 2; me++) SLOT[me][wall] = NetFeatures.slot(me, wall);
        }
    }

    /** A sum over these walls, and over what the pawn's square itself brings. */
    private static final class Kept {
        final int[] sum;
        long hLo;
        long hHi;
        long vLo;
        long vHi;

        Kept(int[] withoutWalls) {
            sum = withoutWalls;
        }
    }

    private final Net net;
    private final WallThreats threats = new WallThreats();
    private final int hidden;
    /** Sum 0 and 1: the pawn of player 0 and 1 with the walls by it, seen by that player; 2 and 3: seen by the other one. */
    private final int[][][] sums = new int[LEVELS][4][];

    private final int[][][] own = new int[LEVELS][][];
    /** Which of a level's four sums are made, as bits. */
    private final int[] made = new int[LEVELS];

    /** By view and square: the sum last made there, and of which walls. */
    private final Kept[] kept = new Kept[4 * SQUARES];

    /** By level and player: the threat to the pawn, or that of the nearest level before where it is known. */
    private final int[] threat = new int[2 * LEVELS];

    private final int[] inputs;
    private final int[] move = new int[LEVELS];
    private final int[] mover = new int[LEVELS];
    private int level;
    private Board board;

    NetEvaluator(Net net) {
        this.net = net;
        hidden = net.hidden;
        inputs = new int[hidden];
    }

    @Override
    public void reset(Board start) {
        board = start;
        level = 0;
        made[0] = 0;
        move[0] = MoveCode.PASS;
        for (int v = 0; v < 4; v++) anew(v);
        for (int p = 0; p < 2; p++) threat[p] = threats.to(start, p);
    }

    @Override
    public void play(int played, int by) {
        level++;
        move[level] = played;
        mover[level] = by;
        made[level] = 0;
        threat[2 * level] = threat[2 * level - 2];
        threat[2 * level + 1] = threat[2 * level - 1];
    }

    @Override
    public void undo() {
        level--;
    }

    private static int pawnOf(int v) {
        return v & 1;
    }

    private static int viewer(int v) {
        return v < 2 ? v : 3 - v;
    }

    /** The pawn's square as seen in this view. */
    private int square(int v) {
        return NetFeatures.square(viewer(v), board.pawn(pawnOf(v)));
    }

    private int row(int v, int square, int wall) {
        return (square * NetFeatures.SLOTS + SLOT[viewer(v)][wall]) * hidden;
    }

    private int[] sum(int v) {
        int known = level;
        boolean walls = false;
        while ((made[known] >> v & 1) == 0) {
            int m = move[known];
            if (MoveCode.wall(m)) walls = true;
            else if (MoveCode.pawn(m) && mover[known] == pawnOf(v)) return anew(v);
            known--;
        }
        int[] sum = sums[known][v];
        if (walls) {
            int[] to = own(v);
            int[] rows = v < 2 ? net.byMe : net.byThem;
            int square = square(v);
            for (int l = known + 1; l <= level; l++) {
                if (!MoveCode.wall(move[l])) continue;
                plus(to, sum, rows, row(v, square, move[l]));
                sum = to;
            }
        }
        sums[level][v] = sum;
        made[level] |= 1 << v;
        return sum;
    }

    private int[] own(int v) {
        if (own[level] == null) own[level] = new int[4][hidden];
        return own[level][v];
    }

    private int[] anew(int v) {
        int[] to = own(v);
        int square = square(v);
        Kept k = kept[v * SQUARES + square];
        if (k == null) k = kept[v * SQUARES + square] = new Kept(withoutWalls(v, square));
        WallGrid m = board.maze();
        change(v, square, k, MoveCode.H, k.hLo, m.hLo());
        change(v, square, k, MoveCode.H + 64, k.hHi, m.hHi());
        change(v, square, k, MoveCode.V, k.vLo, m.vLo());
        change(v, square, k, MoveCode.V + 64, k.vHi, m.vHi());
        k.hLo = m.hLo();
        k.hHi = m.hHi();
        k.vLo = m.vLo();
        k.vHi = m.vHi();
        System.arraycopy(k.sum, 0, to, 0, hidden);
        sums[level][v] = to;
        made[level] |= 1 << v;
        return to;
    }

    /** The pawn's own row, and once for both pawns the bias. */
    private int[] withoutWalls(int v, int square) {
        int[] sum = new int[hidden];
        plus(sum, v < 2 ? net.bias : sum, v < 2 ? net.pawnMe : net.pawnThem, square * hidden);
        return sum;
    }

    /** Takes the rows of walls that are gone from a kept sum and adds those of new ones. */
    private void change(int v, int square, Kept k, int base, long old, long now) {
        int[] rows = v < 2 ? net.byMe : net.byThem;
        for (long w = old & ~now; w != 0; w &= w - 1)
            minus(k.sum, rows, row(v, square, base + Long.numberOfTrailingZeros(w)));
        for (long w = now & ~old; w != 0; w &= w - 1)
            plus(k.sum, k.sum, rows, row(v, square, base + Long.numberOfTrailingZeros(w)));
    }

    private void minus(int[] to, int[] rows, int at) {
        for (int j = 0; j < hidden; j++) to[j] -= rows[at + j];
    }

    private void plus(int[] to, int[] from, int[] rows, int at) {
        for (int j = 0; j < hidden; j++) to[j] = from[j] + rows[at + j];
    }

    /**
     * The threats to the pawns cost more than all else together. When they are not known, those of the position before
     * serve as a guess, and are good enough for a value that is far outside of what matters.
     */
    @Override
    public int value(Board b, int mine, int rival, int low, int high) {
        int me = b.toMove();
        int[] units = units(b, me, mine, rival);
        int toMe = threats.known(b, me);
        int toThem = threats.known(b, 1 - me);
        if (toMe < 0 || toThem < 0) {
            int guess = output(
                    units,
                    toMe >= 0 ? toMe : threat[level * 2 + me],
                    toThem >= 0 ? toThem : threat[level * 2 + 1 - me]);
            if (guess <= low - LAZY_EVAL_MARGIN || guess >= high + LAZY_EVAL_MARGIN) return guess;
            toMe = threats.to(b, me);
            toThem = threats.to(b, 1 - me);
        }
        threat[level * 2 + me] = toMe;
        threat[level * 2 + 1 - me] = toThem;
        return output(units, toMe, toThem);
    }

    /** The hidden units' inputs, all but the threats. */
    private int[] units(Board b, int me, int mine, int rival) {
        int[] byMe = sum(me);
        int[] byThem = sum(3 - me);
        int pm = NetFeatures.square(me, b.pawn(me));
        int pt = NetFeatures.square(me, b.pawn(1 - me));
        int hm = b.left(me);
        int ht = b.left(1 - me);
        int apart = NetFeatures.apart(pm, pt) * hidden;
        int steps = (NetFeatures.steps(mine) * NetFeatures.STEPS + NetFeatures.steps(rival)) * hidden;
        int hands = (hm * NetFeatures.HAND + ht) * hidden;
        int balance = NetFeatures.balance(mine, rival, hm, ht) * hidden;
        Net n = net;
        int[] to = inputs;
        for (int j = 0; j < hidden; j++) {
            to[j] = byMe[j]
                    + byThem[j]
                    + n.apart[apart + j]
                    + n.steps[steps + j]
                    + n.hands[hands + j]
                    + n.balance[balance + j];
        }
        return to;
    }

    private int output(int[] units, int toMe, int toThem) {
        Net n = net;
        int threatMe = toMe * hidden;
        int threatThem = toThem * hidden;
        int first = 0;
        int total = n.outBias;
        for (int j = 0; j < hidden; j++) {
            int h = units[j] + n.threatMe[threatMe + j] + n.threatThem[threatThem + j];
            if (j == 0) first = h;
            total += Math.max(0, Math.min(h, Net.ONE)) * n.out[j];
        }
        // The first unit is a plain sum: undo its clipping.
        total += (first - Math.max(0, Math.min(first, Net.ONE))) * n.out[0];
        return Math.max(-MOST, Math.min(MOST, total >> Net.SHIFT));
    }
}

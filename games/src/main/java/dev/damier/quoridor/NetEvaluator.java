package dev.damier.quoridor;

/**
 * The net on a board in play. The sums over the walls are kept by ply, for each pawn seen from each side, and made only
 * when asked for: a wall adds a row to what the ply before knew; only a pawn that has moved has its sum made anew.
 */
final class NetEvaluator implements Evaluator {
    private static final int LEVELS = Worker.PLIES + 4;

    private final Net net;
    private final int hidden;
    /** Sum 0 and 1: the walls by the pawn of player 0 and 1, seen by that player; 2 and 3: seen by the other one. */
    private final int[][][] sums = new int[LEVELS][4][];

    private final int[][][] own = new int[LEVELS][][];
    /** Which of a level's four sums are made, as bits. */
    private final int[] made = new int[LEVELS];

    private final int[] move = new int[LEVELS];
    private final int[] mover = new int[LEVELS];
    private int level;
    private Board board;

    NetEvaluator(Net net) {
        this.net = net;
        hidden = net.hidden;
    }

    @Override
    public void reset(Board start) {
        board = start;
        level = 0;
        made[0] = 0;
        move[0] = Code.PASS;
        for (int v = 0; v < 4; v++) anew(v);
    }

    @Override
    public void play(int played, int by) {
        level++;
        move[level] = played;
        mover[level] = by;
        made[level] = 0;
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

    private int row(int v, int wall) {
        int viewer = viewer(v);
        int square = Features.square(viewer, board.pawn(pawnOf(v)));
        return (square * Features.SLOTS + Features.slot(viewer, wall)) * hidden;
    }

    private int[] sum(int v) {
        int known = level;
        boolean walls = false;
        while ((made[known] >> v & 1) == 0) {
            int m = move[known];
            if (Code.wall(m)) walls = true;
            else if (Code.pawn(m) && mover[known] == pawnOf(v)) return anew(v);
            known--;
        }
        int[] sum = sums[known][v];
        if (walls) {
            int[] to = own(v);
            int[] rows = v < 2 ? net.byMe : net.byThem;
            for (int l = known + 1; l <= level; l++) {
                if (!Code.wall(move[l])) continue;
                plus(to, sum, rows, row(v, move[l]));
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
        int[] rows = v < 2 ? net.byMe : net.byThem;
        java.util.Arrays.fill(to, 0);
        Maze m = board.maze;
        for (long w = m.hLo; w != 0; w &= w - 1) plus(to, to, rows, row(v, Code.H + Long.numberOfTrailingZeros(w)));
        for (long w = m.hHi; w != 0; w &= w - 1)
            plus(to, to, rows, row(v, Code.H + 64 + Long.numberOfTrailingZeros(w)));
        for (long w = m.vLo; w != 0; w &= w - 1) plus(to, to, rows, row(v, Code.V + Long.numberOfTrailingZeros(w)));
        for (long w = m.vHi; w != 0; w &= w - 1)
            plus(to, to, rows, row(v, Code.V + 64 + Long.numberOfTrailingZeros(w)));
        sums[level][v] = to;
        made[level] |= 1 << v;
        return to;
    }

    private void plus(int[] to, int[] from, int[] rows, int at) {
        for (int j = 0; j < hidden; j++) to[j] = from[j] + rows[at + j];
    }

    @Override
    public int value(Board b, int mine, int rival) {
        int me = b.toMove();
        int[] byMe = sum(me);
        int[] byThem = sum(3 - me);
        int pm = Features.square(me, b.pawn(me));
        int pt = Features.square(me, b.pawn(1 - me));
        int hm = b.left(me);
        int ht = b.left(1 - me);
        int apart = Features.apart(pm, pt) * hidden;
        int steps = (Features.steps(mine) * Features.STEPS + Features.steps(rival)) * hidden;
        int hands = (hm * Features.HAND + ht) * hidden;
        int balance = Features.balance(mine, rival, hm, ht) * hidden;
        pm *= hidden;
        pt *= hidden;
        Net n = net;
        int first = 0;
        int total = n.outBias;
        for (int j = 0; j < hidden; j++) {
            int h = byMe[j]
                    + byThem[j]
                    + n.bias[j]
                    + n.pawnMe[pm + j]
                    + n.pawnThem[pt + j]
                    + n.apart[apart + j]
                    + n.steps[steps + j]
                    + n.hands[hands + j]
                    + n.balance[balance + j];
            if (j == 0) first = h;
            total += Math.max(0, Math.min(h, Net.ONE)) * n.out[j];
        }
        // The first unit is a plain sum: undo its clipping.
        total += (first - Math.max(0, Math.min(first, Net.ONE))) * n.out[0];
        return Math.max(-MOST, Math.min(MOST, total >> Net.SHIFT));
    }
}

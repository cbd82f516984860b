package dev.damier.quoridor.champion;

import dev.damier.quoridor.Board;
import dev.damier.quoridor.MoveCode;
import dev.damier.quoridor.WallGrid;

/**
 * Evaluates positions with a {@link Net}, with incremental sums.
 *
 * <p>The rows of all walls are summed for four <i>views</i>: each pawn as seen by each player. The sums are stored per
 * level, that is, per move since {@link #reset}, and computed only when needed. After a wall, the sum is that of the
 * previous level plus one row. After a move of the pawn, the rows of all walls change. The evaluator then takes the
 * last sum that it computed for the new square and corrects it by the walls that differ. Within a search few walls
 * differ.
 */
final class NetEvaluator implements Evaluator {
    private static final int MAX_LEVELS = SearchThread.MAX_PLIES + 4;
    /** An estimate that is this far outside the search window is returned as it is. */
    static final int LAZY_EVAL_MARGIN = 200;

    private static final int SQUARES = NetFeatures.BOARD_SIZE * NetFeatures.BOARD_SIZE;
    /** The slot of a wall, by viewer and move code. The table avoids divisions. */
    private static final int[][] SLOT_OF_WALL = new int[2][MoveCode.PASS];

    static {
        for (int wall = MoveCode.HORIZONTAL; wall < MoveCode.PASS; wall++) {
            if (MoveCode.parse(MoveCode.text(wall, NetFeatures.BOARD_SIZE), NetFeatures.BOARD_SIZE) != wall)
                continue; // not a wall of this board
            for (int me = 0; me < 2; me++) SLOT_OF_WALL[me][wall] = NetFeatures.orientSlot(me, wall);
        }
    }

    /** The sum of a view for one square of the pawn, with the walls that it includes. */
    private static final class CachedSum {
        final int[] sum;
        long hLo;
        long hHi;
        long vLo;
        long vHi;

        CachedSum(int[] pawnSum) {
            sum = pawnSum;
        }
    }

    private final Net net;
    private final WallThreats threats = new WallThreats();
    private final int hiddenUnits;
    /**
     * The sums by level and view. Views 0 and 1 are the pawn of player 0 and 1 as seen by that player. Views 2 and 3
     * are the same pawns as seen by the other player.
     */
    private final int[][][] sums = new int[MAX_LEVELS][4][];

    /** Arrays for the sums, by level and view. {@link #sums} may refer to the array of an earlier level. */
    private final int[][][] buffers = new int[MAX_LEVELS][][];
    /** By level, a bit for each view whose sum is up to date. */
    private final int[] computed = new int[MAX_LEVELS];

    /** By view and square, the last sum computed for a pawn on that square. */
    private final CachedSum[] cachedSums = new CachedSum[4 * SQUARES];

    /**
     * By level and player, the threat to the pawn. If it is not computed, it is that of the last level where it was.
     */
    private final int[] threatCodes = new int[2 * MAX_LEVELS];

    private final int[] hiddenInputs;
    private final int[] moves = new int[MAX_LEVELS];
    private final int[] movers = new int[MAX_LEVELS];
    private int level;

    @SuppressWarnings("NullAway.Init") // reset sets it, and a search calls reset before anything else
    private Board board;

    NetEvaluator(Net net) {
        this.net = net;
        hiddenUnits = net.hiddenUnits;
        hiddenInputs = new int[hiddenUnits];
    }

    @Override
    public void reset(Board start) {
        board = start;
        level = 0;
        computed[0] = 0;
        moves[0] = MoveCode.PASS;
        for (int view = 0; view < 4; view++) recompute(view);
        for (int p = 0; p < 2; p++) threatCodes[p] = threats.threat(start, p);
    }

    @Override
    public void play(int played, int by) {
        level++;
        moves[level] = played;
        movers[level] = by;
        computed[level] = 0;
        threatCodes[2 * level] = threatCodes[2 * level - 2];
        threatCodes[2 * level + 1] = threatCodes[2 * level - 1];
    }

    @Override
    public void undo() {
        level--;
    }

    /** Returns the player whose pawn a view is about. */
    private static int pawnOf(int view) {
        return view & 1;
    }

    /** Returns the player who sees the pawn in a view. */
    private static int viewer(int view) {
        return view < 2 ? view : 3 - view;
    }

    /** Returns the square of the pawn as the viewer sees it. */
    private int square(int view) {
        return NetFeatures.orientSquare(viewer(view), board.pawn(pawnOf(view)));
    }

    /** Returns the index of the row of a wall. */
    private int rowOffset(int view, int square, int wall) {
        return (square * NetFeatures.SLOT_COUNT + SLOT_OF_WALL[viewer(view)][wall]) * hiddenUnits;
    }

    /** Returns the sum of a view at the current level. */
    private int[] sum(int view) {
        int lastComputed = level;
        boolean wallsAdded = false;
        while ((computed[lastComputed] >> view & 1) == 0) {
            int played = moves[lastComputed];
            if (MoveCode.isWall(played)) wallsAdded = true;
            else if (MoveCode.isPawnMove(played) && movers[lastComputed] == pawnOf(view)) return recompute(view);
            lastComputed--;
        }
        int[] sum = sums[lastComputed][view];
        if (wallsAdded) {
            int[] to = buffer(view);
            int[] rows = view < 2 ? net.wallsByOwnPawn : net.wallsByOpponentPawn;
            int square = square(view);
            for (int next = lastComputed + 1; next <= level; next++) {
                if (!MoveCode.isWall(moves[next])) continue;
                addRow(to, sum, rows, rowOffset(view, square, moves[next]));
                sum = to;
            }
        }
        sums[level][view] = sum;
        computed[level] |= 1 << view;
        return sum;
    }

    /** Returns the array for the sum of a view at the current level. */
    private int[] buffer(int view) {
        if (buffers[level] == null) buffers[level] = new int[4][hiddenUnits];
        return buffers[level][view];
    }

    /** Computes the sum of a view from the cached sum of the pawn's square. */
    private int[] recompute(int view) {
        int[] to = buffer(view);
        int square = square(view);
        CachedSum cached = cachedSums[view * SQUARES + square];
        if (cached == null) cached = cachedSums[view * SQUARES + square] = new CachedSum(pawnSum(view, square));
        WallGrid walls = board.wallGrid();
        updateWalls(view, square, cached, MoveCode.HORIZONTAL, cached.hLo, walls.hLo());
        updateWalls(view, square, cached, MoveCode.HORIZONTAL + 64, cached.hHi, walls.hHi());
        updateWalls(view, square, cached, MoveCode.VERTICAL, cached.vLo, walls.vLo());
        updateWalls(view, square, cached, MoveCode.VERTICAL + 64, cached.vHi, walls.vHi());
        cached.hLo = walls.hLo();
        cached.hHi = walls.hHi();
        cached.vLo = walls.vLo();
        cached.vHi = walls.vHi();
        System.arraycopy(cached.sum, 0, to, 0, hiddenUnits);
        sums[level][view] = to;
        computed[level] |= 1 << view;
        return to;
    }

    /** Returns a sum without walls: the row of the pawn. Views 0 and 1 also include the bias, so it is added once. */
    private int[] pawnSum(int view, int square) {
        int[] sum = new int[hiddenUnits];
        addRow(sum, view < 2 ? net.bias : sum, view < 2 ? net.ownPawn : net.opponentPawn, square * hiddenUnits);
        return sum;
    }

    /** Corrects a cached sum: subtracts the rows of removed walls and adds the rows of new walls. */
    private void updateWalls(int view, int square, CachedSum cached, int base, long old, long now) {
        int[] rows = view < 2 ? net.wallsByOwnPawn : net.wallsByOpponentPawn;
        for (long w = old & ~now; w != 0; w &= w - 1)
            subtractRow(cached.sum, rows, rowOffset(view, square, base + Long.numberOfTrailingZeros(w)));
        for (long w = now & ~old; w != 0; w &= w - 1)
            addRow(cached.sum, cached.sum, rows, rowOffset(view, square, base + Long.numberOfTrailingZeros(w)));
    }

    private void subtractRow(int[] to, int[] rows, int at) {
        for (int j = 0; j < hiddenUnits; j++) to[j] -= rows[at + j];
    }

    private void addRow(int[] to, int[] from, int[] rows, int at) {
        for (int j = 0; j < hiddenUnits; j++) to[j] = from[j] + rows[at + j];
    }

    /**
     * Evaluates the position. The threats to the pawns cost more than the rest of the evaluation together. If they are
     * not cached, the threats of the previous position serve as an estimate. If the estimated value is far outside the
     * search window, it is returned.
     */
    @Override
    public int value(Board b, int ownDistance, int opponentDistance, int alpha, int beta) {
        int me = b.toMove();
        int[] units = sumInputs(b, me, ownDistance, opponentDistance);
        int ownThreat = threats.cachedThreat(b, me);
        int opponentThreat = threats.cachedThreat(b, 1 - me);
        if (ownThreat < 0 || opponentThreat < 0) {
            int estimate = output(
                    units,
                    ownThreat >= 0 ? ownThreat : threatCodes[level * 2 + me],
                    opponentThreat >= 0 ? opponentThreat : threatCodes[level * 2 + 1 - me]);
            if (estimate <= alpha - LAZY_EVAL_MARGIN || estimate >= beta + LAZY_EVAL_MARGIN) return estimate;
            ownThreat = threats.threat(b, me);
            opponentThreat = threats.threat(b, 1 - me);
        }
        threatCodes[level * 2 + me] = ownThreat;
        threatCodes[level * 2 + 1 - me] = opponentThreat;
        return output(units, ownThreat, opponentThreat);
    }

    /** Returns the inputs of the hidden units, without the threats. */
    private int[] sumInputs(Board b, int me, int ownDistance, int opponentDistance) {
        int[] ownSum = sum(me);
        int[] opponentSum = sum(3 - me);
        int ownPawn = NetFeatures.orientSquare(me, b.pawn(me));
        int opponentPawn = NetFeatures.orientSquare(me, b.pawn(1 - me));
        int ownWalls = b.wallsLeft(me);
        int opponentWalls = b.wallsLeft(1 - me);
        int pawnOffset = NetFeatures.pawnOffset(ownPawn, opponentPawn) * hiddenUnits;
        int distances = (NetFeatures.distanceIndex(ownDistance) * NetFeatures.DISTANCE_COUNT
                        + NetFeatures.distanceIndex(opponentDistance))
                * hiddenUnits;
        int wallsLeft = (ownWalls * NetFeatures.WALLS_LEFT_COUNT + opponentWalls) * hiddenUnits;
        int lead = NetFeatures.leadIndex(ownDistance, opponentDistance, ownWalls, opponentWalls) * hiddenUnits;
        Net n = net;
        int[] to = hiddenInputs;
        for (int j = 0; j < hiddenUnits; j++) {
            to[j] = ownSum[j]
                    + opponentSum[j]
                    + n.pawnOffset[pawnOffset + j]
                    + n.distances[distances + j]
                    + n.wallsLeft[wallsLeft + j]
                    + n.lead[lead + j];
        }
        return to;
    }

    /** Adds the threats and returns the output of the network. */
    private int output(int[] units, int ownThreat, int opponentThreat) {
        Net n = net;
        int ownRow = ownThreat * hiddenUnits;
        int opponentRow = opponentThreat * hiddenUnits;
        int first = 0;
        int total = n.outputBias;
        for (int j = 0; j < hiddenUnits; j++) {
            int h = units[j] + n.ownThreat[ownRow + j] + n.opponentThreat[opponentRow + j];
            if (j == 0) first = h;
            total += Math.max(0, Math.min(h, Net.HIDDEN_ONE)) * n.outputWeights[j];
        }
        // The first unit is linear: correct its clipping.
        total += (first - Math.max(0, Math.min(first, Net.HIDDEN_ONE))) * n.outputWeights[0];
        return Math.max(-MAX_VALUE, Math.min(MAX_VALUE, total >> Net.OUTPUT_SHIFT));
    }
}

package dev.damier.quoridor.champion;

/** Switches and margins of the search. Matches measure the effect of each technique by switching it off. */
final class SearchParams {
    /** Whether null moves are used. Off by default: the search gets deeper but plays no better, see the benchmarks. */
    boolean nullMove;

    boolean futility = true;
    boolean reductions = true;
    boolean coldPruning = true;
    boolean aspiration = true;
    /** Whether killer moves, countermoves and history are used. */
    boolean moveOrdering = true;

    /** Margin of reverse futility pruning per ply of depth. */
    int futilityMargin = 60;
    /** Margin per ply of depth for skipping walls that do not cut the opponent's path. */
    int coldMargin = 60;
    /** The constant part of {@link #maxWalls}. */
    int baseWalls = 4;
    /** The maximum depth at which cold walls are skipped. */
    int warmDepth = 4;

    private final int[] reductionTable = new int[64 * 64];

    SearchParams() {
        setReductions(1.4, 0.4);
    }

    /** Sets the late-move reductions in plies. They grow with the logarithms of the depth and of the move's index. */
    void setReductions(double divisor, double base) {
        for (int d = 1; d < 64; d++) {
            for (int i = 1; i < 64; i++)
                reductionTable[d * 64 + i] = (int) (base + Math.log(d) * Math.log(i) / divisor);
        }
    }

    int reduction(int depth, int index) {
        return reductions ? reductionTable[Math.min(depth, 63) * 64 + Math.min(index, 63)] : 0;
    }

    /** Returns the least relevant class of walls that is searched at a depth. */
    int minWallClass(int depth, boolean pvNode) {
        if (!coldPruning) return MoveList.COLD;
        if (depth <= 1) return MoveList.CUT;
        if (depth <= 2) return MoveList.NEAR;
        return depth <= warmDepth ? MoveList.WARM : MoveList.COLD;
    }

    /** Returns how many walls are tried at a depth. Walls that cut the opponent's path are always tried. */
    int maxWalls(int depth, boolean pvNode) {
        if (!coldPruning) return Integer.MAX_VALUE;
        return depth >= 7 ? Integer.MAX_VALUE : baseWalls + 3 * depth * depth;
    }
}

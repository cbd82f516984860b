package dev.damier.quoridor.champion;

/** The switches and margins of the champion's search, so that each technique's worth can be measured by a match. */
final class SearchParams {
    /** Off: it searches deeper and plays no better, see the benchmarks. */
    boolean nullMove;

    boolean futility = true;
    boolean reductions = true;
    boolean coldPruning = true;
    boolean aspiration = true;
    /** Killers, countermoves and history. */
    boolean learning = true;

    int futilityMargin = 60;
    int coldMargin = 60;
    int wallsBase = 4;
    int warmDepth = 4;

    private final int[] reduction = new int[64 * 64];

    SearchParams() {
        reductions(1.4, 0.4);
    }

    /** Plies left out of a late move's search: logarithmic in depth and in its place in the list. */
    void reductions(double divisor, double base) {
        for (int d = 1; d < 64; d++) {
            for (int i = 1; i < 64; i++) reduction[d * 64 + i] = (int) (base + Math.log(d) * Math.log(i) / divisor);
        }
    }

    int reduction(int depth, int index) {
        return reductions ? reduction[Math.min(depth, 63) * 64 + Math.min(index, 63)] : 0;
    }

    /** The coldest walls worth a look at this depth. */
    int coldest(int depth, boolean open) {
        if (!coldPruning) return MoveList.COLD;
        if (depth <= 1) return MoveList.CUT;
        if (depth <= 2) return MoveList.NEAR;
        return depth <= warmDepth ? MoveList.WARM : MoveList.COLD;
    }

    /** How many walls to try before the rest is left out, those that cut the rival's route apart. */
    int wallsMost(int depth, boolean open) {
        if (!coldPruning) return Integer.MAX_VALUE;
        return depth >= 7 ? Integer.MAX_VALUE : wallsBase + 3 * depth * depth;
    }
}

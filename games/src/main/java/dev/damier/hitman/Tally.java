package dev.damier.hitman;

/** Weights by numbers placed: guards in bits 0–6, civilians in 7–13, objects in 14–15. */
final class Tally {
    static final Tally NOTHING = nothing();

    private final StateMap map;

    Tally(StateMap map) {
        this.map = map;
    }

    private static Tally nothing() {
        StateMap map = new StateMap();
        map.add(0, 0, 1);
        return new Tally(map);
    }

    /** Both together, as far as the numbers allow. */
    Tally times(Tally other, Evidence limits) {
        if (this == NOTHING) return other;
        if (other == NOTHING) return this;
        StateMap product = new StateMap();
        for (int i = 0; i < map.size; i++) {
            for (int j = 0; j < other.map.size; j++) {
                long left = left(limits, map.low[i], other.map.low[j]);
                if (left >= 0) product.add(map.low[i] + other.map.low[j], 0, map.weight[i] * other.map.weight[j]);
            }
        }
        return new Tally(product);
    }

    /** The weight with which this, a last part and what is placed come to the right numbers. */
    double rest(long placed, Tally lastPart, Evidence limits) {
        double sum = 0;
        for (int i = 0; i < map.size; i++) {
            long left = left(limits, placed, map.low[i]);
            if (left < 0) continue;
            int at = lastPart.map.find(left, 0);
            if (at >= 0) sum += map.weight[i] * lastPart.map.weight[at];
        }
        return sum;
    }

    /** What is left to place after two parts; -1 if they are too many already. */
    private static long left(Evidence limits, long a, long b) {
        long guards = limits.guards - (a & 127) - (b & 127);
        long civilians = limits.civilians - (a >>> 7 & 127) - (b >>> 7 & 127);
        long objects = limits.objects - (a >>> 14 & 3) - (b >>> 14 & 3);
        return guards < 0 || civilians < 0 || objects < 0 ? -1 : guards | civilians << 7 | objects << 14;
    }
}

package dev.damier.hitman.deduce;

import java.util.Arrays;
import java.util.Random;

/** Steps between two layers of states, chained by the state they lead into, for going back by their weights. */
final class IncomingTransitions {
    private final int[] last;
    private final double[] total;
    private int size;

    int[] from = new int[64];
    int[] value = new int[64];
    private int[] before = new int[64];
    private double[] weight = new double[64];

    IncomingTransitions(int states) {
        last = new int[states];
        total = new double[states];
        Arrays.fill(last, -1);
    }

    void add(int to, int fromState, int byValue, double w) {
        if (size == from.length) {
            from = Arrays.copyOf(from, 2 * size);
            value = Arrays.copyOf(value, 2 * size);
            before = Arrays.copyOf(before, 2 * size);
            weight = Arrays.copyOf(weight, 2 * size);
        }
        from[size] = fromState;
        value[size] = byValue;
        weight[size] = w;
        before[size] = last[to];
        total[to] += w;
        last[to] = size++;
    }

    /** One of the steps that lead into a state, each as likely as its weight. */
    int choose(int to, Random random) {
        double lot = random.nextDouble() * total[to];
        int chosen = last[to];
        for (int step = chosen; step >= 0 && lot >= 0; step = before[step]) {
            chosen = step;
            lot -= weight[step];
        }
        return chosen;
    }
}

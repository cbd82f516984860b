package dev.damier.hitman.deduce;

import java.util.Arrays;
import java.util.Random;

/** The weighted transitions between two layers of states, in a linked list per state that they lead into. */
final class IncomingTransitions {
    /** The last transition into each state, or -1. */
    private final int[] lastInto;

    /** The total weight of the transitions into each state. */
    private final double[] totalWeight;

    private int size;

    /** The state in which each transition starts. */
    int[] from = new int[64];

    /** The value of the region in each transition. */
    int[] value = new int[64];

    /** The previous transition into the same state, or -1. */
    private int[] previous = new int[64];

    private double[] weight = new double[64];

    IncomingTransitions(int states) {
        lastInto = new int[states];
        totalWeight = new double[states];
        Arrays.fill(lastInto, -1);
    }

    /** Adds a transition between two states by a value of a region. */
    void add(int to, int fromState, int regionValue, double transitionWeight) {
        if (size == from.length) {
            from = Arrays.copyOf(from, 2 * size);
            value = Arrays.copyOf(value, 2 * size);
            previous = Arrays.copyOf(previous, 2 * size);
            weight = Arrays.copyOf(weight, 2 * size);
        }
        from[size] = fromState;
        value[size] = regionValue;
        weight[size] = transitionWeight;
        previous[size] = lastInto[to];
        totalWeight[to] += transitionWeight;
        lastInto[to] = size++;
    }

    /** Samples a transition into a state, with probability proportional to its weight. */
    int sample(int to, Random random) {
        double remaining = random.nextDouble() * totalWeight[to];
        int chosen = lastInto[to];
        for (int transition = chosen; transition >= 0 && remaining >= 0; transition = previous[transition]) {
            chosen = transition;
            remaining -= weight[transition];
        }
        return chosen;
    }
}

package dev.damier.logic;

import java.util.Arrays;

/**
 * A unary counter (Bailleux and Boufkhad 2003): a tree of merges whose outputs are sorted literals, "at least 1, 2, … of
 * the inputs hold". Counting stops at a cap, which keeps a node to cap² clauses.
 */
final class Totalizer {
    private Totalizer() {}

    /** Literals that hold together exactly when the count is right; where all or none are meant, no counter is needed. */
    static int[] literals(Cnf cnf, CardinalityConstraint constraint) {
        int[] of = constraint.of();
        int k = constraint.number();
        if (constraint.orMore() && k <= 0) return new int[0];
        if (k < 0 || k > of.length) return new int[] {never(cnf)};
        if (k == of.length) return of;
        if (k == 0) return Arrays.stream(of).map(literal -> -literal).toArray();
        int[] outputs = of(cnf, of, constraint.orMore() ? k : k + 1);
        return constraint.orMore() ? new int[] {outputs[k - 1]} : new int[] {outputs[k - 1], -outputs[k]};
    }

    private static int never(Cnf cnf) {
        int never = cnf.fresh();
        cnf.add(-never);
        return never;
    }

    /** The outputs: number k − 1 holds exactly when at least k inputs do, for k up to the cap or all inputs. */
    static int[] of(Cnf cnf, int[] inputs, int cap) {
        return count(cnf, inputs, 0, inputs.length, cap);
    }

    private static int[] count(Cnf cnf, int[] inputs, int from, int to, int cap) {
        if (to - from <= 1) return from == to ? new int[0] : new int[] {inputs[from]};
        int middle = (from + to) / 2;
        return merge(cnf, count(cnf, inputs, from, middle, cap), count(cnf, inputs, middle, to, cap), cap);
    }

    private static int[] merge(Cnf cnf, int[] a, int[] b, int cap) {
        int[] sum = new int[Math.min(cap, a.length + b.length)];
        for (int k = 0; k < sum.length; k++) sum[k] = cnf.fresh();
        for (int i = 0; i <= a.length; i++) {
            for (int j = 0; j <= b.length; j++) {
                // At least i and at least j make at least i + j; fewer than i + 1 and fewer than j + 1 at most i + j.
                if (i + j > 0) atLeast(cnf, a, i, b, j, sum[Math.min(i + j, sum.length) - 1]);
                if (i + j < sum.length) atMost(cnf, a, i, b, j, sum[i + j]);
            }
        }
        return sum;
    }

    private static void atLeast(Cnf cnf, int[] a, int i, int[] b, int j, int sum) {
        if (i == 0) cnf.add(-b[j - 1], sum);
        else if (j == 0) cnf.add(-a[i - 1], sum);
        else cnf.add(-a[i - 1], -b[j - 1], sum);
    }

    private static void atMost(Cnf cnf, int[] a, int i, int[] b, int j, int sum) {
        if (i == a.length && j == b.length) cnf.add(-sum);
        else if (i == a.length) cnf.add(b[j], -sum);
        else if (j == b.length) cnf.add(a[i], -sum);
        else cnf.add(a[i], b[j], -sum);
    }
}

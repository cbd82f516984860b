package dev.damier.logic;

import java.util.Arrays;

/**
 * A totalizer, the unary counter of Bailleux and Boufkhad (2003). It is a binary tree that merges the inputs. Output
 * number k − 1 means "at least k inputs are true". Counting stops at a cap, so a node needs about cap² clauses.
 */
final class Totalizer {
    private Totalizer() {}

    /**
     * Returns literals that are all true if and only if the constraint holds. If the constraint requires all or none of
     * its literals, no counter is built.
     */
    static int[] literals(Cnf cnf, CardinalityConstraint constraint) {
        int[] inputs = constraint.literals();
        int k = constraint.count();
        if (constraint.orMore() && k <= 0) return new int[0];
        if (k < 0 || k > inputs.length) return new int[] {newFalseLiteral(cnf)};
        if (k == inputs.length) return inputs;
        if (k == 0) return Arrays.stream(inputs).map(literal -> -literal).toArray();
        int[] outputs = build(cnf, inputs, constraint.orMore() ? k : k + 1);
        return constraint.orMore() ? new int[] {outputs[k - 1]} : new int[] {outputs[k - 1], -outputs[k]};
    }

    private static int newFalseLiteral(Cnf cnf) {
        int variable = cnf.newVariable();
        cnf.add(-variable);
        return variable;
    }

    /** Returns the outputs. Output k − 1 is true if and only if at least k inputs are true, for k up to the cap. */
    static int[] build(Cnf cnf, int[] inputs, int cap) {
        return buildTree(cnf, inputs, 0, inputs.length, cap);
    }

    private static int[] buildTree(Cnf cnf, int[] inputs, int from, int to, int cap) {
        if (to - from <= 1) return from == to ? new int[0] : new int[] {inputs[from]};
        int middle = (from + to) / 2;
        return merge(cnf, buildTree(cnf, inputs, from, middle, cap), buildTree(cnf, inputs, middle, to, cap), cap);
    }

    private static int[] merge(Cnf cnf, int[] a, int[] b, int cap) {
        int[] sum = new int[Math.min(cap, a.length + b.length)];
        for (int k = 0; k < sum.length; k++) sum[k] = cnf.newVariable();
        for (int i = 0; i <= a.length; i++) {
            for (int j = 0; j <= b.length; j++) {
                // At least i of a and at least j of b are at least i + j; at most i and at most j are at most i + j.
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

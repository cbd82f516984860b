package dev.damier.quoridor.champion;

import java.util.Arrays;
import java.util.Random;

/**
 * Fits the net to games of {@link SelfPlay}. The wanted output is the rate of winning, a share of it from the result and
 * the rest from the value that the search found. Stochastic descent
 * with a step size per weight (Adagrad), each position or its mirror image at random, one twentieth held out.
 */
final class NetTrainer {
    private static final double MIN_STEP = 0.002;

    /** What a pass over the positions cost, in nats a position. */
    record Loss(double learnt, double heldOut) {}

    private final TrainingPlan.Generation plan;
    private final int hidden;
    private final float[] rows;
    private final float[] bias;
    private final float[] out;
    private float outBias;
    private final float[] rowsSeen;
    private final float[] otherSeen;
    private final float[] act;
    private final float[] raw;
    private final float[] grad;
    private double step;
    /** Inputs before this one are left out. */
    private final int first;

    NetTrainer(TrainingPlan.Generation plan) {
        this.plan = plan;
        hidden = plan.hidden();
        first = plan.stepsOnly() ? NetFeatures.OWN_DISTANCE : 0;
        grad = new float[hidden];
        rows = new float[NetFeatures.COUNT * hidden];
        rowsSeen = new float[rows.length];
        bias = new float[hidden];
        out = new float[hidden];
        otherSeen = new float[2 * hidden + 1];
        act = new float[hidden];
        raw = new float[hidden];
        Random random = new Random(7);
        for (int i = 0; i < rows.length; i++) rows[i] = i % hidden == 0 ? 0 : (float) (random.nextGaussian() * 0.06);
        for (int j = 1; j < hidden; j++) {
            bias[j] = 0.3f;
            out[j] = (float) (random.nextGaussian() * 0.3);
        }
        out[0] = 1;
        Arrays.fill(rowsSeen, 0.01f);
        Arrays.fill(otherSeen, 0.01f);
    }

    /** One pass over all positions in an order of its own; steps grow shorter from pass to pass. */
    Loss epoch(Samples data, int number) {
        step = plan.step() * (1 - (double) number / plan.epochs()) + MIN_STEP;
        Random random = new Random(number);
        int[] order = data.shuffled(random);
        int[] active = new int[NetFeatures.MAX_ACTIVE];
        double[] loss = new double[2];
        int[] count = new int[2];
        for (int i : order) {
            int n = data.active(i, random.nextBoolean(), active);
            if (first > 0) n = without(active, n);
            double y = forward(active, n);
            double p = 1 / (1 + StrictMath.exp(-y));
            double t = data.target(i);
            int set = data.heldOut(i) ? 1 : 0;
            loss[set] -= t * StrictMath.log(p + 1e-9) + (1 - t) * StrictMath.log(1 - p + 1e-9);
            count[set]++;
            if (set == 0) backward(active, n, (float) (p - t));
        }
        return new Loss(loss[0] / Math.max(1, count[0]), loss[1] / Math.max(1, count[1]));
    }

    /** Hundredths per logit such that a step's lead is worth 100 on average (the slope of output against lead). */
    private double scale(Samples data) {
        int[] active = new int[NetFeatures.MAX_ACTIVE];
        double xy = 0;
        double xx = 0;
        for (int i = 0; i < data.size(); i++) {
            int n = data.active(i, false, active);
            int lead = lead(active, n);
            if (Math.abs(lead) > 6) continue;
            if (first > 0) n = without(active, n);
            xy += lead * forward(active, n);
            xx += lead * lead;
        }
        return 100 * xx / xy;
    }

    private static int lead(int[] active, int n) {
        for (int k = 0; k < n; k++) {
            int pair = active[k] - NetFeatures.DISTANCE_PAIR;
            if (pair >= 0 && pair < NetFeatures.DISTANCE_COUNT * NetFeatures.DISTANCE_COUNT)
                return pair % NetFeatures.DISTANCE_COUNT - pair / NetFeatures.DISTANCE_COUNT;
        }
        return 0;
    }

    private int without(int[] active, int n) {
        int kept = 0;
        for (int k = 0; k < n; k++) if (active[k] >= first) active[kept++] = active[k];
        return kept;
    }

    private double forward(int[] active, int n) {
        System.arraycopy(bias, 0, raw, 0, hidden);
        for (int k = 0; k < n; k++) {
            int at = active[k] * hidden;
            for (int j = 0; j < hidden; j++) raw[j] += rows[at + j];
        }
        double y = outBias;
        for (int j = 0; j < hidden; j++) {
            act[j] = j == 0 ? raw[j] : Math.max(0, Math.min(1, raw[j]));
            y += act[j] * out[j];
        }
        return y;
    }

    private void backward(int[] active, int n, float error) {
        float decay = (float) plan.decay();
        for (int j = 0; j < hidden; j++) {
            grad[j] = j == 0 || raw[j] > 0 && raw[j] < 1 ? error * out[j] : 0;
            if (j > 0) out[j] -= move(otherSeen, j, error * act[j] + decay * out[j]);
            bias[j] -= move(otherSeen, hidden + j, grad[j]);
        }
        outBias -= move(otherSeen, 2 * hidden, error);
        float s = (float) step;
        float wallStep = (float) (step * plan.wallStep());
        for (int k = 0; k < n; k++) {
            int at = active[k] * hidden;
            float own = active[k] < NetFeatures.OWN_DISTANCE ? wallStep : s;
            for (int j = 0; j < hidden; j++) {
                float g = grad[j];
                rowsSeen[at + j] += g * g;
                rows[at + j] -= own * g / (float) Math.sqrt(rowsSeen[at + j]) + decay * rows[at + j];
            }
        }
    }

    private float move(float[] seen, int at, float g) {
        seen[at] += g * g;
        return (float) (step * g / Math.sqrt(seen[at]));
    }

    /** Rounded to the whole numbers of a {@link Net}. */
    NetWeights weights(Samples data) {
        int[] roundBias = new int[hidden];
        int[] roundRows = new int[rows.length];
        int[] roundOut = new int[hidden];
        double unit = scale(data) * (1 << Net.OUTPUT_SHIFT);
        for (int j = 0; j < hidden; j++) {
            roundBias[j] = Math.round(bias[j] * Net.HIDDEN_ONE);
            roundOut[j] = (int) Math.round(out[j] * unit / Net.HIDDEN_ONE);
        }
        for (int i = 0; i < rows.length; i++)
            roundRows[i] = Math.max(Short.MIN_VALUE, Math.min(Short.MAX_VALUE, Math.round(rows[i] * Net.HIDDEN_ONE)));
        return new NetWeights(hidden, roundBias, roundRows, roundOut, (int) Math.round(outBias * unit));
    }
}

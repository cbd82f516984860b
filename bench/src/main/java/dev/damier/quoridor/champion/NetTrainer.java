package dev.damier.quoridor.champion;

import java.util.Arrays;
import java.util.Random;

/**
 * Fits the net to games of {@link SelfPlay}. The target output is the win rate, a weighted mean of the result and the
 * value that the search found. The method is stochastic gradient descent with a step size per weight (Adagrad). Each
 * position or its mirror image is used at random, and one twentieth of the positions is held out.
 */
final class NetTrainer {
    private static final double MIN_LEARNING_RATE = 0.002;

    /** The mean loss of a pass over the positions, in nats per position. */
    record Loss(double training, double heldOut) {}

    private final TrainingPlan.Generation plan;
    private final int hiddenUnits;
    private final float[] inputWeights;
    private final float[] hiddenBias;
    private final float[] outputWeights;
    private float outputBias;
    private final float[] inputSquares;
    private final float[] otherSquares;
    private final float[] activations;
    private final float[] preActivations;
    private final float[] hiddenGradients;
    private double learningRate;
    /** Inputs before this one are not used. */
    private final int firstInput;

    NetTrainer(TrainingPlan.Generation plan) {
        this.plan = plan;
        hiddenUnits = plan.hiddenUnits();
        firstInput = plan.stepsOnly() ? NetFeatures.OWN_DISTANCE : 0;
        hiddenGradients = new float[hiddenUnits];
        inputWeights = new float[NetFeatures.COUNT * hiddenUnits];
        inputSquares = new float[inputWeights.length];
        hiddenBias = new float[hiddenUnits];
        outputWeights = new float[hiddenUnits];
        otherSquares = new float[2 * hiddenUnits + 1];
        activations = new float[hiddenUnits];
        preActivations = new float[hiddenUnits];
        Random random = new Random(7);
        for (int i = 0; i < inputWeights.length; i++)
            inputWeights[i] = i % hiddenUnits == 0 ? 0 : (float) (random.nextGaussian() * 0.06);
        for (int j = 1; j < hiddenUnits; j++) {
            hiddenBias[j] = 0.3f;
            outputWeights[j] = (float) (random.nextGaussian() * 0.3);
        }
        outputWeights[0] = 1;
        Arrays.fill(inputSquares, 0.01f);
        Arrays.fill(otherSquares, 0.01f);
    }

    /** Makes one pass over all positions in random order. The learning rate decreases from pass to pass. */
    Loss epoch(Samples data, int number) {
        learningRate = plan.learningRate() * (1 - (double) number / plan.epochs()) + MIN_LEARNING_RATE;
        Random random = new Random(number);
        int[] order = data.shuffled(random);
        int[] active = new int[NetFeatures.MAX_ACTIVE];
        double[] loss = new double[2];
        int[] count = new int[2];
        for (int i : order) {
            int n = data.active(i, random.nextBoolean(), active);
            if (firstInput > 0) n = dropUnusedInputs(active, n);
            double y = forward(active, n);
            double p = 1 / (1 + StrictMath.exp(-y));
            double t = data.target(i);
            int set = data.isHeldOut(i) ? 1 : 0;
            loss[set] -= t * StrictMath.log(p + 1e-9) + (1 - t) * StrictMath.log(1 - p + 1e-9);
            count[set]++;
            if (set == 0) backward(active, n, (float) (p - t));
        }
        return new Loss(loss[0] / Math.max(1, count[0]), loss[1] / Math.max(1, count[1]));
    }

    /**
     * Returns the hundredths of a move per logit such that a lead of one step is worth 100 on average (the slope of
     * output against lead).
     */
    private double scale(Samples data) {
        int[] active = new int[NetFeatures.MAX_ACTIVE];
        double xy = 0;
        double xx = 0;
        for (int i = 0; i < data.size(); i++) {
            int n = data.active(i, false, active);
            int lead = distanceLead(active, n);
            if (Math.abs(lead) > 6) continue;
            if (firstInput > 0) n = dropUnusedInputs(active, n);
            xy += lead * forward(active, n);
            xx += lead * lead;
        }
        return 100 * xx / xy;
    }

    private static int distanceLead(int[] active, int n) {
        for (int k = 0; k < n; k++) {
            int pair = active[k] - NetFeatures.DISTANCE_PAIR;
            if (pair >= 0 && pair < NetFeatures.DISTANCE_COUNT * NetFeatures.DISTANCE_COUNT)
                return pair % NetFeatures.DISTANCE_COUNT - pair / NetFeatures.DISTANCE_COUNT;
        }
        return 0;
    }

    private int dropUnusedInputs(int[] active, int n) {
        int kept = 0;
        for (int k = 0; k < n; k++) if (active[k] >= firstInput) active[kept++] = active[k];
        return kept;
    }

    private double forward(int[] active, int n) {
        System.arraycopy(hiddenBias, 0, preActivations, 0, hiddenUnits);
        for (int k = 0; k < n; k++) {
            int at = active[k] * hiddenUnits;
            for (int j = 0; j < hiddenUnits; j++) preActivations[j] += inputWeights[at + j];
        }
        double y = outputBias;
        for (int j = 0; j < hiddenUnits; j++) {
            activations[j] = j == 0 ? preActivations[j] : Math.max(0, Math.min(1, preActivations[j]));
            y += activations[j] * outputWeights[j];
        }
        return y;
    }

    private void backward(int[] active, int n, float error) {
        float decay = (float) plan.decay();
        for (int j = 0; j < hiddenUnits; j++) {
            hiddenGradients[j] =
                    j == 0 || preActivations[j] > 0 && preActivations[j] < 1 ? error * outputWeights[j] : 0;
            if (j > 0)
                outputWeights[j] -= adagradStep(otherSquares, j, error * activations[j] + decay * outputWeights[j]);
            hiddenBias[j] -= adagradStep(otherSquares, hiddenUnits + j, hiddenGradients[j]);
        }
        outputBias -= adagradStep(otherSquares, 2 * hiddenUnits, error);
        float s = (float) learningRate;
        float wallStep = (float) (learningRate * plan.wallRateFactor());
        for (int k = 0; k < n; k++) {
            int at = active[k] * hiddenUnits;
            float own = active[k] < NetFeatures.OWN_DISTANCE ? wallStep : s;
            for (int j = 0; j < hiddenUnits; j++) {
                float g = hiddenGradients[j];
                inputSquares[at + j] += g * g;
                inputWeights[at + j] -=
                        own * g / (float) Math.sqrt(inputSquares[at + j]) + decay * inputWeights[at + j];
            }
        }
    }

    private float adagradStep(float[] seen, int at, float g) {
        seen[at] += g * g;
        return (float) (learningRate * g / Math.sqrt(seen[at]));
    }

    /** Returns the weights, rounded to the integers of a {@link Net}. */
    NetWeights weights(Samples data) {
        int[] roundBias = new int[hiddenUnits];
        int[] roundRows = new int[inputWeights.length];
        int[] roundOut = new int[hiddenUnits];
        double unit = scale(data) * (1 << Net.OUTPUT_SHIFT);
        for (int j = 0; j < hiddenUnits; j++) {
            roundBias[j] = Math.round(hiddenBias[j] * Net.HIDDEN_ONE);
            roundOut[j] = (int) Math.round(outputWeights[j] * unit / Net.HIDDEN_ONE);
        }
        for (int i = 0; i < inputWeights.length; i++)
            roundRows[i] =
                    Math.max(Short.MIN_VALUE, Math.min(Short.MAX_VALUE, Math.round(inputWeights[i] * Net.HIDDEN_ONE)));
        return new NetWeights(hiddenUnits, roundBias, roundRows, roundOut, (int) Math.round(outputBias * unit));
    }
}

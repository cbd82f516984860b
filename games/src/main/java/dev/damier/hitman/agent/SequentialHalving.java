package dev.damier.hitman.agent;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Finds the option with the lowest mean cost over sampled worlds by sequential halving. All options are tried in the
 * same worlds. Each time the number of worlds is doubled, the worse half of the options is dropped. The work is limited
 * in counted steps, not in time, so the decision is the same on every machine.
 *
 * @param <T> the type of the options
 */
final class SequentialHalving<T> {

    /** Computes the cost of an option in one sampled world. */
    interface Trial<T> {
        double cost(T option, int world);
    }

    /** The options are not halved further once at most this many are left. */
    private static final int MIN_OPTIONS = 4;

    private final int maxWorlds;
    private final Trial<T> trial;
    private final LongSupplier work;
    private final long maxWork;

    /** Number of worlds in which all remaining options were tried. */
    private int triedWorlds;

    /** An option and its costs in the worlds tried so far. */
    private final class Candidate {
        final T option;
        final double[] costs = new double[maxWorlds];
        double sum;

        Candidate(T option) {
            this.option = option;
        }

        void tryWorld(int world) {
            costs[world] = trial.cost(option, world);
            sum += costs[world];
        }
    }

    /**
     * @param maxWorlds maximum number of worlds
     * @param work returns the work done so far by all trials
     * @param maxWork approximate work limit; it may be exceeded, because each world is tried with all options
     */
    SequentialHalving(int maxWorlds, Trial<T> trial, LongSupplier work, long maxWork) {
        this.maxWorlds = maxWorlds;
        this.trial = trial;
        this.work = work;
        this.maxWork = maxWork;
    }

    /**
     * Returns the best option, or null if there is none. The best favourite is replaced only by an option that is
     * better by more than one standard error. Favourites are never dropped.
     */
    @Nullable T best(List<T> favourites, List<T> others) {
        List<Candidate> favouriteCandidates = toCandidates(favourites);
        List<Candidate> candidates = new ArrayList<>(favouriteCandidates);
        candidates.addAll(toCandidates(others));
        if (candidates.isEmpty()) return null;
        if (candidates.size() == 1) return candidates.get(0).option;
        Comparator<Candidate> cheapest = Comparator.comparingDouble(e -> e.sum);
        long workEnd = work.getAsLong() + maxWork;
        tryNextWorld(candidates);
        int targetWorlds = affordableWorlds(candidates.size(), maxWork - (workEnd - work.getAsLong()));
        for (int upTo = Math.max(1, targetWorlds / 8); ; upTo = Math.min(2 * upTo, targetWorlds)) {
            while (triedWorlds < upTo && work.getAsLong() < workEnd) tryNextWorld(candidates);
            candidates.sort(cheapest);
            if (triedWorlds >= targetWorlds || work.getAsLong() >= workEnd) break;
            if (candidates.size() > MIN_OPTIONS) candidates = betterHalf(candidates, favouriteCandidates);
        }
        Candidate best = candidates.get(0);
        if (favouriteCandidates.isEmpty()) return best.option;
        favouriteCandidates.sort(cheapest);
        return clearlyBetter(best, favouriteCandidates.get(0)) ? best.option : favouriteCandidates.get(0).option;
    }

    private void tryNextWorld(List<Candidate> candidates) {
        for (Candidate candidate : candidates) candidate.tryWorld(triedWorlds);
        triedWorlds++;
    }

    /**
     * Estimates the number of affordable worlds from the work in the first world. The options are halved after one
     * eighth and after one quarter of the worlds.
     */
    private int affordableWorlds(int options, long firstWork) {
        double trials = options <= MIN_OPTIONS ? options : options / 8.0 + options / 16.0 + MIN_OPTIONS * 0.75;
        return (int) Math.max(1, Math.min(maxWorlds, maxWork * (options / trials) / Math.max(1, firstWork)));
    }

    private List<Candidate> toCandidates(List<T> options) {
        List<Candidate> candidates = new ArrayList<>(options.size());
        for (T option : options) candidates.add(new Candidate(option));
        return candidates;
    }

    private List<Candidate> betterHalf(List<Candidate> candidates, List<Candidate> favouriteCandidates) {
        List<Candidate> half = new ArrayList<>(candidates.subList(0, candidates.size() / 2));
        for (Candidate candidate : favouriteCandidates) if (!half.contains(candidate)) half.add(candidate);
        return half;
    }

    /**
     * Returns whether a is better than b by more than the standard error of the difference. Otherwise the agent would
     * often turn back because of random differences.
     */
    private boolean clearlyBetter(Candidate a, Candidate b) {
        double mean = (b.sum - a.sum) / triedWorlds;
        double squares = 0;
        for (int i = 0; i < triedWorlds; i++) {
            double deviation = b.costs[i] - a.costs[i] - mean;
            squares += deviation * deviation;
        }
        return mean > Math.sqrt(squares) / triedWorlds;
    }
}

package dev.damier.hitman.agent;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * Finds what is cheapest on average over worlds that may be: all options are tried in the same worlds, and the worse half
 * is dropped each time the worlds are doubled. What a decision takes is bounded in steps of work, not in time, so that it
 * is the same on every machine.
 */
final class SequentialHalving<T> {

    /** What an option comes to in one world. */
    interface Trial<T> {
        double cost(T option, int world);
    }

    /** How few are worth comparing in all worlds. */
    private static final int FINALISTS = 4;

    private final int worlds;
    private final Trial<T> trial;
    private final LongSupplier work;
    private final long max;

    /** The worlds that all options of the field have been tried in. */
    private int tried;

    private final class Entry {
        final T option;
        final double[] costs = new double[worlds];
        double sum;

        Entry(T option) {
            this.option = option;
        }

        void attempt(int world) {
            costs[world] = trial.cost(option, world);
            sum += costs[world];
        }
    }

    /**
     * @param worlds to try at most
     * @param work done so far, by all trials
     * @param max work to spend: about, since a world is begun with all options or with none
     */
    SequentialHalving(int worlds, Trial<T> trial, LongSupplier work, long max) {
        this.worlds = worlds;
        this.trial = trial;
        this.work = work;
        this.max = max;
    }

    /** The best option, or null if there is none. A favourite is left only for one that is clearly better. */
    T best(List<T> favourites, List<T> others) {
        List<Entry> kept = entries(favourites);
        List<Entry> field = new ArrayList<>(kept);
        field.addAll(entries(others));
        if (field.isEmpty()) return null;
        if (field.size() == 1) return field.get(0).option;
        Comparator<Entry> cheapest = Comparator.comparingDouble(e -> e.sum);
        long end = work.getAsLong() + max;
        attempt(field);
        int enough = affordable(field.size(), max - (end - work.getAsLong()));
        for (int upTo = Math.max(1, enough / 8); ; upTo = Math.min(2 * upTo, enough)) {
            while (tried < upTo && work.getAsLong() < end) attempt(field);
            field.sort(cheapest);
            if (tried >= enough || work.getAsLong() >= end) break;
            if (field.size() > FINALISTS) field = betterHalf(field, kept);
        }
        Entry best = field.get(0);
        if (kept.isEmpty()) return best.option;
        kept.sort(cheapest);
        return clearlyBetter(best, kept.get(0)) ? best.option : kept.get(0).option;
    }

    private void attempt(List<Entry> field) {
        for (Entry entry : field) entry.attempt(tried);
        tried++;
    }

    /** As many worlds as can be tried for the work, to judge by the first: the field is halved at an eighth and a quarter. */
    private int affordable(int options, long first) {
        double trials = options <= FINALISTS ? options : options / 8.0 + options / 16.0 + FINALISTS * 0.75;
        return (int) Math.max(1, Math.min(worlds, max * (options / trials) / Math.max(1, first)));
    }

    private List<Entry> entries(List<T> options) {
        List<Entry> entries = new ArrayList<>(options.size());
        for (T option : options) entries.add(new Entry(option));
        return entries;
    }

    private List<Entry> betterHalf(List<Entry> field, List<Entry> kept) {
        List<Entry> half = new ArrayList<>(field.subList(0, field.size() / 2));
        for (Entry entry : kept) if (!half.contains(entry)) half.add(entry);
        return half;
    }

    /** Better by more than the standard error of the difference: to turn back for luck of the draw is dear. */
    private boolean clearlyBetter(Entry a, Entry b) {
        double mean = (b.sum - a.sum) / tried;
        double squares = 0;
        for (int i = 0; i < tried; i++) {
            double off = b.costs[i] - a.costs[i] - mean;
            squares += off * off;
        }
        return mean > Math.sqrt(squares) / tried;
    }
}

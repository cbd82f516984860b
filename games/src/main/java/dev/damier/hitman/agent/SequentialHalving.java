package dev.damier.hitman.agent;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Finds what is cheapest on average over worlds that may be: all options are tried in the same worlds, and the worse half
 * is dropped each time the worlds are doubled.
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

    SequentialHalving(int worlds, Trial<T> trial) {
        this.worlds = worlds;
        this.trial = trial;
    }

    /** The best option, or null if there is none. A favourite is left only for one that is clearly better. */
    T best(List<T> favourites, List<T> others) {
        List<Entry> kept = entries(favourites);
        List<Entry> field = new ArrayList<>(kept);
        field.addAll(entries(others));
        if (field.isEmpty()) return null;
        if (field.size() == 1) return field.get(0).option;
        Comparator<Entry> cheapest = Comparator.comparingDouble(e -> e.sum);
        int tried = 0;
        for (int upTo = Math.max(1, worlds / 8); tried < worlds; upTo = Math.min(2 * upTo, worlds)) {
            for (; tried < upTo; tried++) for (Entry entry : field) entry.attempt(tried);
            field.sort(cheapest);
            if (tried < worlds && field.size() > FINALISTS) field = betterHalf(field, kept);
        }
        Entry best = field.get(0);
        if (kept.isEmpty()) return best.option;
        kept.sort(cheapest);
        return clearlyBetter(best, kept.get(0)) ? best.option : kept.get(0).option;
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
        double mean = (b.sum - a.sum) / worlds;
        double squares = 0;
        for (int i = 0; i < worlds; i++) {
            double off = b.costs[i] - a.costs[i] - mean;
            squares += off * off;
        }
        return mean > Math.sqrt(squares) / worlds;
    }
}

package dev.damier.hitman;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;

/**
 * Chooses a way by trying it out: each way planned and each look within reach is taken in several imagined worlds, a
 * plain {@link Walk} finishes the exploration there, and what came cheapest on average is the best. All are compared in
 * the same worlds, and the worse half is dropped each time the worlds are doubled.
 */
final class Foresight {
    /** The walks that finish an exploration: no taste is best from everywhere. */
    private static final List<Walk.Taste> TASTES = List.of(new Walk.Taste(0.5, 1, 0.3), new Walk.Taste(0.5, 0.3, 0.6));

    /** Looks tried at most, those that promise most for their price. */
    private static final int LOOKS = 16;

    /** How few are worth comparing in all worlds. */
    private static final int FINALISTS = 4;

    private static final class Trial {
        final Way way;
        final Walk.Taste taste;
        final double promise;
        final double[] penalties;
        double sum;

        Trial(Way way, Walk.Taste taste, double promise, int worlds) {
            this.way = way;
            this.taste = taste;
            this.promise = promise;
            penalties = new double[worlds];
        }
    }

    private static final Comparator<Trial> CHEAPEST = Comparator.comparingDouble(t -> t.sum);

    private final boolean[] known;
    private final Imagined[] worlds;
    private final int pose;

    Foresight(Deducer deducer, int pose, int worlds) {
        this.pose = pose;
        Chances chances = deducer.chances();
        known = new boolean[deducer.grid().size()];
        boolean open = false;
        for (int c = 0; c < known.length; c++) {
            known[c] = chances.proven(c) != null;
            open |= c > 0 && !known[c];
        }
        // The start is proven once all else is, unless a civilian stands there.
        if (open && chances.of(0, Masks.CIVILIANS) < 0.5) known[0] = true;
        // The same observations bring the same worlds, so that an exploration can be repeated.
        Random random = new Random(known.length + 31L * deducer.observations().size());
        this.worlds = new Imagined[worlds];
        for (int i = 0; i < worlds; i++) this.worlds[i] = deducer.imagine(random);
    }

    /** The best way on, or null if nothing more can be seen. A planned way is left only for one that is clearly better. */
    Way best(List<Way> planned) {
        List<Trial> plans = new ArrayList<>();
        for (Way way : planned) for (Walk.Taste taste : TASTES) plans.add(new Trial(way, taste, 0, worlds.length));
        List<Trial> trials = looks();
        trials.addAll(0, plans);
        if (trials.isEmpty()) return null;
        int tried = 0;
        for (int upTo = Math.max(1, worlds.length / 8);
                tried < worlds.length;
                upTo = Math.min(2 * upTo, worlds.length)) {
            for (; tried < upTo; tried++) for (Trial trial : trials) attempt(trial, tried);
            trials.sort(CHEAPEST);
            if (tried < worlds.length && trials.size() > FINALISTS) trials = betterHalf(trials, plans);
        }
        Trial best = trials.get(0);
        if (plans.isEmpty()) return best.way;
        plans.sort(CHEAPEST);
        return clearlyBetter(best, plans.get(0)) ? best.way : plans.get(0).way;
    }

    private static List<Trial> betterHalf(List<Trial> trials, List<Trial> plans) {
        List<Trial> half = new ArrayList<>(trials.subList(0, trials.size() / 2));
        for (Trial plan : plans) if (!half.contains(plan)) half.add(plan);
        return half;
    }

    /** Better by more than the standard error of the difference: to turn back for luck of the draw is dear. */
    private boolean clearlyBetter(Trial a, Trial b) {
        double mean = (b.sum - a.sum) / worlds.length;
        double squares = 0;
        for (int i = 0; i < worlds.length; i++) {
            double off = b.penalties[i] - a.penalties[i] - mean;
            squares += off * off;
        }
        return mean > Math.sqrt(squares) / worlds.length;
    }

    private void attempt(Trial trial, int number) {
        Walk walk = new Walk(worlds[number], known, pose);
        walk.follow(trial.way);
        walk.finish(trial.taste);
        trial.penalties[number] = walk.penalty();
        trial.sum += walk.penalty();
    }

    private List<Trial> looks() {
        Walk here = new Walk(worlds[0], known, pose);
        here.reachAll();
        List<Trial> looks = new ArrayList<>();
        for (int to = 0; to < 4 * known.length; to++) {
            if (to == pose || !here.reached(to)) continue;
            double gain = here.gain(to, TASTES.get(0));
            if (gain == 0) continue;
            double promise = here.price(to) - gain;
            for (Walk.Taste taste : TASTES) looks.add(new Trial(here.way(to), taste, promise, worlds.length));
        }
        looks.sort(Comparator.comparingDouble(look -> look.promise));
        return new ArrayList<>(looks.subList(0, Math.min(looks.size(), LOOKS)));
    }
}

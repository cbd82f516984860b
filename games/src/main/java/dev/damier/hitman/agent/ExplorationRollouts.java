package dev.damier.hitman.agent;

import dev.damier.hitman.deduce.Deducer;
import dev.damier.hitman.deduce.SampledWorld;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Chooses a way by trying it out: each way planned and each look within reach is taken in several imagined worlds, a
 * plain {@link GreedyRollout} finishes the exploration there, and what came cheapest on average is the best.
 */
final class ExplorationRollouts {
    /** The walks that finish an exploration: no taste is best from everywhere. */
    private static final List<GreedyRollout.Taste> TASTES =
            List.of(new GreedyRollout.Taste(0.5, 1, 0.3), new GreedyRollout.Taste(0.5, 0.3, 0.6));

    /** Ways tried at most, looks that promise most for their price. */
    private static final int LOOKS = 16;

    /** A way, and how to go on after it. */
    private record Course(PosePath way, GreedyRollout.Taste taste) {}

    private final boolean[] known;
    private final SampledWorld[] worlds;
    private final int pose;

    ExplorationRollouts(Deducer deducer, int pose, int worlds) {
        this.pose = pose;
        known = GreedyRollout.known(deducer);
        // The same observations bring the same worlds, so that an exploration can be repeated.
        Random random = new Random(known.length + 31L * deducer.observations().size());
        this.worlds = new SampledWorld[worlds];
        for (int i = 0; i < worlds; i++) this.worlds[i] = deducer.imagine(random);
    }

    /** The best way on, or null if nothing more can be seen. */
    PosePath best(List<PosePath> planned) {
        List<Course> plans = new ArrayList<>();
        for (PosePath way : planned) for (GreedyRollout.Taste taste : TASTES) plans.add(new Course(way, taste));
        Course best = new SequentialHalving<>(worlds.length, this::penalty).best(plans, looks());
        return best == null ? null : best.way;
    }

    private double penalty(Course course, int world) {
        GreedyRollout walk = new GreedyRollout(worlds[world], known, pose);
        walk.follow(course.way);
        walk.finish(course.taste);
        return walk.penalty();
    }

    private List<Course> looks() {
        GreedyRollout here = new GreedyRollout(worlds[0], known, pose);
        List<Course> looks = new ArrayList<>();
        for (PosePath way : here.looks(TASTES.get(0), LOOKS / TASTES.size())) {
            for (GreedyRollout.Taste taste : TASTES) looks.add(new Course(way, taste));
        }
        return looks;
    }
}

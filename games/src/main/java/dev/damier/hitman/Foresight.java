package dev.damier.hitman;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Chooses a way by trying it out: each way planned and each look within reach is taken in several imagined worlds, a
 * plain {@link Walk} finishes the exploration there, and what came cheapest on average is the best.
 */
final class Foresight {
    /** The walks that finish an exploration: no taste is best from everywhere. */
    private static final List<Walk.Taste> TASTES = List.of(new Walk.Taste(0.5, 1, 0.3), new Walk.Taste(0.5, 0.3, 0.6));

    /** Ways tried at most, looks that promise most for their price. */
    private static final int LOOKS = 16;

    /** A way, and how to go on after it. */
    private record Course(Way way, Walk.Taste taste) {}

    private final boolean[] known;
    private final Imagined[] worlds;
    private final int pose;

    Foresight(Deducer deducer, int pose, int worlds) {
        this.pose = pose;
        known = Walk.known(deducer);
        // The same observations bring the same worlds, so that an exploration can be repeated.
        Random random = new Random(known.length + 31L * deducer.observations().size());
        this.worlds = new Imagined[worlds];
        for (int i = 0; i < worlds; i++) this.worlds[i] = deducer.imagine(random);
    }

    /** The best way on, or null if nothing more can be seen. */
    Way best(List<Way> planned) {
        List<Course> plans = new ArrayList<>();
        for (Way way : planned) for (Walk.Taste taste : TASTES) plans.add(new Course(way, taste));
        Course best = new Contest<>(worlds.length, this::penalty).best(plans, looks());
        return best == null ? null : best.way;
    }

    private double penalty(Course course, int world) {
        Walk walk = new Walk(worlds[world], known, pose);
        walk.follow(course.way);
        walk.finish(course.taste);
        return walk.penalty();
    }

    private List<Course> looks() {
        Walk here = new Walk(worlds[0], known, pose);
        List<Course> looks = new ArrayList<>();
        for (Way way : here.looks(TASTES.get(0), LOOKS / TASTES.size())) {
            for (Walk.Taste taste : TASTES) looks.add(new Course(way, taste));
        }
        return looks;
    }
}

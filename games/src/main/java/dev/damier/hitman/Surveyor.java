package dev.damier.hitman;

import java.util.List;

/**
 * Plans a whole {@link Tour} over the world as it expects it, follows it as long as the world is as expected, and plans
 * again at every surprise. For score it stops where another cell no longer pays.
 */
final class Surveyor implements ExplorerAgent.Strategy {
    /** No one estimate is best everywhere: the second cares more for cells that few poses show. */
    static final List<Tour.Tuning> TUNINGS = List.of(new Tour.Tuning(0.66, 0.5, 1.2), new Tour.Tuning(0.78, 6.7, 0.3));

    /** Steps without learning anything after which it stops planning and goes to the nearest unknown cell. */
    private static final int PATIENCE = 30;

    private final boolean forScore;
    private final List<Tour.Tuning> tunings;
    private final int effort;
    private final NearestUnknown nearest = new NearestUnknown();
    private List<Action> plan = List.of();
    private int learned;
    private int idle;

    Surveyor(boolean forScore) {
        this(forScore, TUNINGS, 2_500);
    }

    /** More effort is a wider beam. */
    Surveyor(boolean forScore, List<Tour.Tuning> tunings, int effort) {
        this.forScore = forScore;
        this.tunings = tunings;
        this.effort = effort;
    }

    @Override
    public Action next(Status now, Deducer known) {
        Grid grid = known.grid();
        Outlook outlook = new Outlook(grid, known.chances(), grid.index(now.position()));
        if (!outlook.narrow()) return null;
        idle = known.observations().size() > learned ? 0 : idle + 1;
        learned = known.observations().size();
        if (idle > PATIENCE) return forScore ? null : nearest.next(now, known);
        Tour.Plan best =
                plan(outlook, 4 * grid.index(now.position()) + now.heading().ordinal());
        if (best.actions().isEmpty() || forScore && best.value() <= 0) return null;
        plan = best.actions();
        // Beginnings of tours too long to plan change at every step: going to the nearest is at least going on.
        if (!forScore && !best.complete()) return nearest.next(now, known);
        return plan.get(0);
    }

    private Tour.Plan plan(Outlook outlook, int pose) {
        int cells = outlook.grid.size();
        int beam = Math.max(20, effort / cells);
        int horizon = cells <= 100 ? 4 * cells : 40;
        Tour.Plan best = null;
        for (Tour.Tuning tuning : tunings) {
            Tour tour = new Tour(outlook, tuning, beam, horizon, forScore);
            if (best == null && plan.size() > 1 && !forScore) best = tour.follow(pose, plan.subList(1, plan.size()));
            Tour.Plan other = tour.from(pose);
            if (best == null || better(other, best)) best = other;
            if (forScore) break;
        }
        return best;
    }

    private boolean better(Tour.Plan a, Tour.Plan b) {
        if (forScore) return a.value() > b.value();
        return a.complete() != b.complete() ? a.complete() : a.price() < b.price() - 1e-9;
    }
}

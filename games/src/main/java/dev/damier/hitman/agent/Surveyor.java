package dev.damier.hitman.agent;

import dev.damier.hitman.deduce.Deducer;
import dev.damier.hitman.world.Action;
import dev.damier.hitman.world.Grid;
import dev.damier.hitman.world.RefereeStatus;
import java.util.ArrayList;
import java.util.List;

/**
 * Plans a whole {@link TourBeamSearch} over the world as it expects it, and asks {@link ExplorationRollouts} whether that tour, the way it is
 * on, or another next look fares best in the worlds that may be. For score it stops where another cell no longer pays.
 */
final class Surveyor implements ExplorerAgent.Strategy {
    /** No one estimate is best everywhere: the second cares more for cells that few poses show. */
    private static final List<TourBeamSearch.Tuning> TUNINGS =
            List.of(new TourBeamSearch.Tuning(0.66, 0.5, 1.2), new TourBeamSearch.Tuning(0.78, 6.7, 0.3));

    /** Steps without learning anything after which it stops planning and goes to the nearest unknown cell. */
    private static final int PATIENCE = 30;

    /** Cells of the course's world. */
    private static final int COURSE = 42;

    /** Cells from which on a tour may be too long to plan to its end. */
    private static final int LARGE = 100;

    /** How far to plan there. */
    private static final int HORIZON = 40;

    /** What one action shows at most. */
    private static final int VIEW = 3;

    private final boolean forScore;
    private final int width;
    private final int worlds;
    private final NearestUnknown nearest = new NearestUnknown();
    private List<Action> plan = List.of();
    private int learned;
    private int idle;

    Surveyor(boolean forScore) {
        this(forScore, 2_500, 64);
    }

    /**
     * With more or less effort.
     *
     * @param width of the beam on a world of one cell; larger worlds share it
     * @param worlds to try plans in, on a world of the course's size; larger worlds share them
     */
    Surveyor(boolean forScore, int width, int worlds) {
        this.forScore = forScore;
        this.width = width;
        this.worlds = worlds;
    }

    @Override
    public Action next(RefereeStatus now, Deducer known) {
        Grid grid = known.grid();
        ExpectedWorld outlook = new ExpectedWorld(grid, known.chances(), grid.index(now.position()));
        if (!outlook.narrow()) return null;
        idle = known.observations().size() > learned ? 0 : idle + 1;
        learned = known.observations().size();
        if (idle > PATIENCE) return forScore ? null : nearest.next(now, known);
        boolean large = grid.size() > LARGE;
        if (large && !forScore && outlook.unseen() > VIEW * HORIZON) return nearest.next(now, known);
        int pose = 4 * grid.index(now.position()) + now.heading().ordinal();
        TourBeamSearch.Plan best = plan(outlook, pose);
        if (best.actions().isEmpty() || forScore && best.value() <= 0) return null;
        if (forScore) return best.actions().get(0);
        // Beginnings of tours too long to plan change at every step: going to the nearest is at least going on.
        if (!best.complete() && large) return nearest.next(now, known);
        List<PosePath> ways = new ArrayList<>();
        if (best.complete()) ways.add(PosePath.of(best.actions(), pose, known));
        if (plan.size() > 1) ways.add(PosePath.of(plan.subList(1, plan.size()), pose, known));
        ways.removeIf(PosePath::nowhere);
        int share = Math.max(1, Math.min(worlds, worlds * COURSE / grid.size()));
        PosePath way = new ExplorationRollouts(known, pose, share).best(ways);
        if (way == null) return nearest.next(now, known);
        plan = way.actions(pose);
        return plan.get(0);
    }

    private TourBeamSearch.Plan plan(ExpectedWorld outlook, int pose) {
        int cells = outlook.grid.size();
        int beam = Math.max(20, width / cells);
        int horizon = cells <= LARGE ? 4 * cells : HORIZON;
        TourBeamSearch.Plan best = null;
        for (TourBeamSearch.Tuning tuning : TUNINGS) {
            TourBeamSearch tour = new TourBeamSearch(outlook, tuning, beam, horizon, forScore);
            if (best == null && plan.size() > 1 && !forScore) best = tour.follow(pose, plan.subList(1, plan.size()));
            TourBeamSearch.Plan other = tour.from(pose);
            if (best == null || better(other, best)) best = other;
            if (forScore) break;
        }
        return best;
    }

    private boolean better(TourBeamSearch.Plan a, TourBeamSearch.Plan b) {
        if (forScore) return a.value() > b.value();
        return a.complete() != b.complete() ? a.complete() : a.price() < b.price() - 1e-9;
    }
}

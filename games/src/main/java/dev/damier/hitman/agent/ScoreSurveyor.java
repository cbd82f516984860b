package dev.damier.hitman.agent;

import dev.damier.hitman.deduce.Deducer;
import dev.damier.hitman.world.Action;
import dev.damier.hitman.world.Grid;
import dev.damier.hitman.world.RefereeStatus;

/** Explores for score, 2 a cell less the penalties: plans a tour of what is worth seeing, and stops where nothing is. */
final class ScoreSurveyor implements ExplorerAgent.Strategy {
    /** Width of the beam on a world of one cell; larger worlds share it. */
    private static final int WIDTH = 2_500;

    private static final int NARROWEST = 20;

    /** Cells from which on a tour may be too long to plan to its end, and how far to plan there. */
    private static final int LARGE = 100;

    private static final int HORIZON = 40;

    /** Steps without learning anything after which it stops. */
    private static final int PATIENCE = 30;

    private int learned;
    private int idle;

    @Override
    public Action next(RefereeStatus now, Deducer known) {
        Grid grid = known.grid();
        ExpectedWorld expected = new ExpectedWorld(grid, known.chances(), grid.index(now.position()));
        if (!expected.narrow()) return null;
        idle = known.observations().size() > learned ? 0 : idle + 1;
        learned = known.observations().size();
        if (idle > PATIENCE) return null;
        int cells = grid.size();
        int horizon = cells <= LARGE ? 4 * cells : HORIZON;
        int pose = 4 * grid.index(now.position()) + now.heading().ordinal();
        return new TourBeamSearch(expected, Math.max(NARROWEST, WIDTH / cells), horizon).first(pose);
    }
}

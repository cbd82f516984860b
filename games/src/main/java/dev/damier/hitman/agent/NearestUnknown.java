package dev.damier.hitman.agent;

import dev.damier.hitman.deduce.CellProbabilities;
import dev.damier.hitman.deduce.Deducer;
import dev.damier.hitman.world.Action;
import dev.damier.hitman.world.Content;
import dev.damier.hitman.world.ContentMasks;
import dev.damier.hitman.world.Grid;
import dev.damier.hitman.world.RefereeStatus;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A strategy that goes to the cheapest pose from which an unknown cell is certainly visible, by Dijkstra's algorithm
 * over poses. It uses proved cells only. The price of an action includes 5 points per proved guard who sees the cell.
 *
 * @param priceUnknownGuards whether the price includes guards whose cell is proved but whose direction is not, in every
 *     direction in which they may look
 */
record NearestUnknown(boolean priceUnknownGuards) implements ExplorerAgent.Strategy {
    NearestUnknown() {
        this(false);
    }

    @Override
    public @Nullable Action next(RefereeStatus status, Deducer deducer) {
        Grid grid = deducer.grid();
        CellProbabilities probabilities = deducer.probabilities();
        int start = 4 * grid.index(status.position()) + status.heading().ordinal();
        int[] cost = new int[4 * grid.size()];
        int[] first = new int[cost.length];
        boolean[] done = new boolean[cost.length];
        Arrays.fill(cost, Integer.MAX_VALUE);
        cost[start] = 0;
        for (int pose = start; pose >= 0; pose = cheapestOpenPose(cost, done)) {
            done[pose] = true;
            if (pose != start && revealsUnknownCell(grid, probabilities, pose)) return Action.of(first[pose]);
            for (int code = 0; code < 3; code++) {
                int cell = code == 0 ? grid.ahead(pose / 4, pose % 4) : pose / 4;
                if (cell < 0) continue;
                Content proven = probabilities.provenContent(cell);
                // Hitman's own cell need not be proved: he stands on it and can turn there.
                if (proven == null ? cell != grid.index(status.position()) : code == 0 && !proven.isEnterable())
                    continue;
                int next = 4 * cell + (code == 0 ? pose % 4 : pose + (code == 1 ? 1 : 3) & 3);
                int price = cost[pose] + 1 + 5 * watchers(grid, probabilities, cell, priceUnknownGuards);
                if (price >= cost[next]) continue;
                cost[next] = price;
                first[next] = pose == start ? code : first[pose];
            }
        }
        return null;
    }

    private static int cheapestOpenPose(int[] cost, boolean[] done) {
        int best = -1;
        for (int i = 0; i < cost.length; i++) {
            if (!done[i] && cost[i] < Integer.MAX_VALUE && (best < 0 || cost[i] < cost[best])) best = i;
        }
        return best;
    }

    /** Returns whether an unproved cell is certainly visible from a pose. */
    private static boolean revealsUnknownCell(Grid grid, CellProbabilities probabilities, int pose) {
        int cell = pose / 4;
        for (int d = 0; d < 3; d++) {
            cell = grid.ahead(cell, pose % 4);
            if (cell < 0) return false;
            if (probabilities.provenContent(cell) == null) return true;
            if (probabilities.provenContent(cell) != Content.EMPTY) return false;
        }
        return false;
    }

    private static int watchers(Grid grid, CellProbabilities probabilities, int cell, boolean unknownDirections) {
        Content own = probabilities.provenContent(cell);
        if (own != null && own.isCivilian()) return 0;
        int watching = 0;
        for (int side = 0; side < 4; side++) {
            int near = grid.ahead(cell, side);
            if (near < 0) continue;
            int watcher = ContentMasks.guardFacing(side + 2 & 3);
            int far = grid.ahead(near, side);
            if (watches(probabilities.possible(near), watcher, unknownDirections)) watching++;
            else if (far >= 0
                    && probabilities.provenContent(near) == Content.EMPTY
                    && watches(probabilities.possible(far), watcher, unknownDirections)) watching++;
        }
        return watching;
    }

    /** Returns whether a cell with these possible contents has this guard, or a guard who may be this one. */
    private static boolean watches(int possible, int watcher, boolean unknownDirections) {
        boolean provenGuard = (possible & ~ContentMasks.GUARDS) == 0;
        return possible == watcher || unknownDirections && provenGuard && (possible & watcher) != 0;
    }
}

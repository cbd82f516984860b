package dev.damier.hitman.agent;

import dev.damier.hitman.deduce.CellProbabilities;
import dev.damier.hitman.deduce.Deducer;
import dev.damier.hitman.world.Action;
import dev.damier.hitman.world.Content;
import dev.damier.hitman.world.Grid;
import dev.damier.hitman.world.Heading;
import dev.damier.hitman.world.RefereeStatus;
import java.util.Arrays;

/**
 * Goes the cheapest known way to the nearest pose that shows an unknown cell; what proved guards see is priced in. It
 * walks over known cells only and plans no further than the next look.
 */
final class NearestUnknown implements ExplorerAgent.Strategy {

    @Override
    public Action next(RefereeStatus now, Deducer known) {
        Grid grid = known.grid();
        CellProbabilities probabilities = known.chances();
        int start = 4 * grid.index(now.position()) + now.heading().ordinal();
        int[] cost = new int[4 * grid.size()];
        int[] first = new int[cost.length];
        boolean[] done = new boolean[cost.length];
        Arrays.fill(cost, Integer.MAX_VALUE);
        cost[start] = 0;
        for (int pose = start; pose >= 0; pose = cheapest(cost, done)) {
            done[pose] = true;
            if (pose != start && shows(grid, probabilities, pose)) return Action.of(first[pose]);
            for (int code = 0; code < 3; code++) {
                int cell = code == 0 ? grid.ahead(pose / 4, pose % 4) : pose / 4;
                if (cell < 0 || probabilities.proven(cell) == null && cell != grid.index(now.position())) continue;
                if (code == 0 && !probabilities.proven(cell).enterable()) continue;
                int next = 4 * cell + (code == 0 ? pose % 4 : pose + (code == 1 ? 1 : 3) & 3);
                int price = cost[pose] + 1 + 5 * watchers(grid, probabilities, cell);
                if (price >= cost[next]) continue;
                cost[next] = price;
                first[next] = pose == start ? code : first[pose];
            }
        }
        return null;
    }

    private static int cheapest(int[] cost, boolean[] done) {
        int best = -1;
        for (int i = 0; i < cost.length; i++) {
            if (!done[i] && cost[i] < Integer.MAX_VALUE && (best < 0 || cost[i] < cost[best])) best = i;
        }
        return best;
    }

    /** Whether a pose lets one see an unproved cell for sure. */
    private static boolean shows(Grid grid, CellProbabilities probabilities, int pose) {
        int cell = pose / 4;
        for (int d = 0; d < 3; d++) {
            cell = grid.ahead(cell, pose % 4);
            if (cell < 0) return false;
            if (probabilities.proven(cell) == null) return true;
            if (probabilities.proven(cell) != Content.EMPTY) return false;
        }
        return false;
    }

    /** Proved guards who would see Hitman at a cell. */
    static int watchers(Grid grid, CellProbabilities probabilities, int cell) {
        Content own = probabilities.proven(cell);
        if (own != null && own.civilian()) return 0;
        int watching = 0;
        for (int way = 0; way < 4; way++) {
            int near = grid.ahead(cell, way);
            if (near < 0) continue;
            Content watcher = Content.guard(Heading.of(way + 2 & 3));
            int far = grid.ahead(near, way);
            if (probabilities.proven(near) == watcher) watching++;
            else if (far >= 0 && probabilities.proven(near) == Content.EMPTY && probabilities.proven(far) == watcher) watching++;
        }
        return watching;
    }
}

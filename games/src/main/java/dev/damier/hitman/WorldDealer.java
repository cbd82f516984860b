package dev.damier.hitman;

import dev.damier.hitman.plan.MissionTask;
import dev.damier.hitman.plan.PlanVariant;
import dev.damier.hitman.plan.VisibleCells;
import dev.damier.hitman.world.Content;
import dev.damier.hitman.world.Heading;
import dev.damier.hitman.world.Situation;
import dev.damier.hitman.world.WorldMap;
import dev.damier.run.BadInputException;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import java.util.Arrays;
import java.util.Map;
import java.util.Random;

/** Generates random worlds until one matches the options. The planner determines what a mission needs. */
final class WorldDealer {
    private static final int MAX_TRIES = 2000;

    /** Maximum number of nodes per plan. Beyond it the cost counts as unknown (-1). */
    private static final int MAX_PLAN_NODES = 200_000;

    private final Random random;
    private final int columns;
    private final int rows;
    private final int guards;
    private final int civilians;
    private final int walls;
    private final String need;
    private final String solvable;

    WorldDealer(Map<String, String> options, long seed) {
        random = new Random(seed);
        rows = Hitman.DESCRIPTOR.number(options, "rows");
        columns = Hitman.DESCRIPTOR.number(options, "columns");
        int cells = rows * columns;
        // Percentages of guards, civilians and walls. The course's world has 2 guards, 3 civilians and 8 walls on 42
        // cells.
        int[] percentages = switch (Hitman.DESCRIPTOR.value(options, "difficulty")) {
            case "easy" -> new int[] {3, 5, 12};
            case "hard" -> new int[] {12, 8, 20};
            default -> new int[] {6, 7, 18};
        };
        int max = Math.max(0, cells / 2 - 4);
        guards = people(options, "guards", Math.min(max / 2, Math.max(1, cells * percentages[0] / 100)), max);
        civilians = people(options, "civilians", Math.min(max - max / 2, cells * percentages[1] / 100), max - guards);
        walls = Math.min(cells * percentages[2] / 100, cells - guards - civilians - 4);
        need = Hitman.DESCRIPTOR.value(options, "need");
        solvable = Hitman.DESCRIPTOR.value(options, "solvable");
    }

    private static int people(Map<String, String> options, String option, int defaultValue, int max) {
        if (Hitman.DESCRIPTOR.value(options, option).equals("auto")) return Math.max(0, Math.min(defaultValue, max));
        return Hitman.DESCRIPTOR.number(options, option, 0, Math.max(0, max));
    }

    WorldMap deal() {
        for (int i = 0; i < MAX_TRIES; i++) {
            WorldMap map = randomMap();
            if (matchesOptions(map)) return map;
        }
        throw new BadInputException("hitman: no world of " + rows + " rows and " + columns + " columns with "
                + guards + " guards and " + civilians + " civilians matched the options (need=" + need + ", solvable="
                + solvable + ") in " + MAX_TRIES + " attempts; try a larger world, other numbers or another seed");
    }

    private WorldMap randomMap() {
        Content[] cells = new Content[rows * columns];
        Arrays.fill(cells, Content.EMPTY);
        putOnEmptyCell(cells, Content.TARGET);
        putOnEmptyCell(cells, Content.PIANO_WIRE);
        if (rows * columns > 4) putOnEmptyCell(cells, Content.SUIT);
        for (int i = 0; i < guards; i++) putOnEmptyCell(cells, Content.guard(Heading.of(random.nextInt(4))));
        for (int i = 0; i < civilians; i++) putOnEmptyCell(cells, Content.civilian(Heading.of(random.nextInt(4))));
        for (int i = 0; i < walls; i++) putOnEmptyCell(cells, Content.WALL);
        return new WorldMap(columns, cells);
    }

    /** Puts a content on a random empty cell other than the start. */
    private void putOnEmptyCell(Content[] cells, Content content) {
        int at;
        do {
            at = 1 + random.nextInt(cells.length - 1);
        } while (cells[at] != Content.EMPTY);
        cells[at] = content;
    }

    private boolean matchesOptions(WorldMap map) {
        MissionTask mission = new MissionTask(Situation.start(map));
        boolean possible = mission.isPossible();
        if (solvable.equals("no")) return !possible;
        if (!possible) return solvable.equals("any") && need.equals("any");
        return switch (need) {
            case "nobody" -> cost(mission, new PlanVariant(0, true)) == cost(mission, PlanVariant.UNRESTRICTED);
            case "removal" -> cost(mission, new PlanVariant(0, true)) > cost(mission, PlanVariant.UNRESTRICTED);
            case "suit" ->
                cost(mission, new PlanVariant(Integer.MAX_VALUE, false)) > cost(mission, PlanVariant.UNRESTRICTED);
            case "deduction" -> new VisibleCells(map).hasUnseenPerson();
            default -> true;
        };
    }

    private static int cost(MissionTask mission, PlanVariant variant) {
        Control control = new Control(dev.damier.run.Budget.UNLIMITED.withNodes(MAX_PLAN_NODES));
        Outcome outcome = mission.plan(variant, control);
        if (outcome instanceof Outcome.Solved solved) return solved.cost();
        return outcome instanceof Outcome.Impossible ? Integer.MAX_VALUE : -1;
    }
}

package dev.damier.ricochet;

import dev.damier.search.Puzzle;
import dev.damier.search.StateSpace;
import java.util.List;

/** The mission as the generic engines see it. */
final class RicochetPuzzle implements Puzzle {
    private final Mission mission;
    private final RobotSpace space;

    RicochetPuzzle(Mission mission, int memory) {
        this.mission = mission;
        space = new RobotSpace(mission, memory);
    }

    @Override
    public StateSpace space() {
        return space;
    }

    @Override
    public List<Guide> guides() {
        return List.of(new Guide("zero", true, () -> dev.damier.search.Heuristic.ZERO));
    }
}

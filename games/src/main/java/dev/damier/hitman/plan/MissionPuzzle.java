package dev.damier.hitman.plan;

import dev.damier.search.Heuristic;
import dev.damier.search.Puzzle;
import dev.damier.search.StateSpace;
import java.util.List;

/** A mission for the generic search engines: its packed state space, with the projection heuristic or none. */
public record MissionPuzzle(MissionTask mission) implements Puzzle {

    @Override
    public StateSpace space() {
        return new MissionSpace(mission);
    }

    @Override
    public List<NamedHeuristic> heuristics() {
        return List.of(
                new NamedHeuristic("projection", true, () -> projectionHeuristic(mission)),
                new NamedHeuristic("zero", true, () -> Heuristic.ZERO));
    }

    /** Returns the {@link ProjectionHeuristic}, completely computed, so that several threads can use it. */
    private static Heuristic projectionHeuristic(MissionTask mission) {
        MissionSpace space = new MissionSpace(mission);
        Reachability reach = new Reachability(mission, PlanVariant.UNRESTRICTED);
        EmptyWorldHeuristic empty = new EmptyWorldHeuristic(mission, reach);
        WorldLayers layers = new WorldLayers(mission);
        ProjectionHeuristic projection =
                new ProjectionHeuristic(mission, PlanVariant.UNRESTRICTED, layers, layers.first(), empty).settleAll();
        return (s, at) -> {
            int cell = space.cell(s, at);
            int heading = space.heading(s, at);
            boolean armed = space.hasWeapon(s, at);
            boolean down = space.isTargetDown(s, at);
            if (!space.isAnyoneNeutralized(s, at)) {
                return projection.estimate(space.hasSuit(s, at), space.isSuitOn(s, at), armed, down, cell, heading);
            }
            return empty.estimate(armed, down, cell, heading);
        };
    }
}

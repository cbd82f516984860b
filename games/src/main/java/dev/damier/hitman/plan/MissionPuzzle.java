package dev.damier.hitman.plan;

import dev.damier.search.Heuristic;
import dev.damier.search.Puzzle;
import dev.damier.search.StateSpace;
import java.util.List;

/** The mission for the generic engines: its packed space, guided by the projection or by nothing. */
public record MissionPuzzle(MissionTask mission) implements Puzzle {

    @Override
    public StateSpace space() {
        return new MissionSpace(mission);
    }

    @Override
    public List<NamedHeuristic> guides() {
        return List.of(
                new NamedHeuristic("projection", true, () -> guide(mission)), new NamedHeuristic("zero", true, () -> Heuristic.ZERO));
    }

    /** The {@link ProjectionHeuristic}, walked to its end so that one heuristic serves many threads. */
    private static Heuristic guide(MissionTask mission) {
        MissionSpace space = new MissionSpace(mission);
        Reachability reach = new Reachability(mission, PlanVariant.FREE);
        EmptyWorldHeuristic empty = new EmptyWorldHeuristic(mission, reach);
        WorldLayers layers = new WorldLayers(mission);
        ProjectionHeuristic projection =
                new ProjectionHeuristic(mission, PlanVariant.FREE, layers, layers.first(), empty).complete();
        return (s, at) -> {
            int cell = space.cell(s, at);
            int heading = space.heading(s, at);
            boolean armed = space.hasWeapon(s, at);
            boolean down = space.targetDown(s, at);
            if (!space.removed(s, at)) {
                return projection.of(space.hasSuit(s, at), space.suitOn(s, at), armed, down, cell, heading);
            }
            return empty.of(armed, down, cell, heading);
        };
    }
}

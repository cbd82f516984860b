package dev.damier.hitman.plan;

import dev.damier.search.Heuristic;

/**
 * The estimates of the {@link MissionPlanner}. A short search needs only the {@link ProjectionHeuristic} of the first world and
 * the {@link EmptyWorldHeuristic}. After {@link #strengthen}, the estimates after a neutralisation are those of the
 * {@link TollHeuristic}. A set of removed people gets tables of its own after many estimates. Before, it uses the tables of a
 * smaller set, minus the {@linkplain TollHeuristic#credit credit} of the people between them.
 *
 * <p>The estimates of a state never become inadmissible, but they are not consistent, and they can increase during the search.
 */
final class RemovalEstimates {
    /** A set of people gets its own tolls and its own projection after this number of estimates per cell. */
    private static final int TOLLS_AFTER = 30;

    private static final int PROJECTION_AFTER = 60;

    private final MissionTask mission;
    private final PlanVariant variant;
    private final WorldLayers layers;
    private final Reachability reach;
    private final EmptyWorldHeuristic empty;
    private final boolean[] required;
    private boolean strong;
    private long bytes;

    RemovalEstimates(MissionTask mission, PlanVariant variant, WorldLayers layers, Reachability reach) {
        this.mission = mission;
        this.variant = variant;
        this.layers = layers;
        this.reach = reach;
        empty = new EmptyWorldHeuristic(mission, reach);
        required = new boolean[mission.entities.length];
        setProjection(layers.first(), new ProjectionHeuristic(mission, variant, layers, layers.first(), empty));
    }

    /** Computes tables that make the estimates of later states higher. Has an effect only once. */
    void strengthen() {
        if (strong || variant.maxRemovals() == 0) return;
        strong = true;
        if (!new Reachability(mission, new PlanVariant(0, true)).isMissionPossible()) {
            for (int e = 0; e < required.length; e++) {
                boolean guard = ContentCodes.isGuard(mission.content[mission.entities[e]]);
                required[e] = guard && !new Reachability(mission, variant, mission.entities[e]).isMissionPossible();
            }
        }
        createTolls(layers.first());
        createProjection(layers.first());
    }

    private void createTolls(WorldLayer people) {
        people.tolls = new TollHeuristic(mission, variant, people, reach, required);
        bytes += people.tolls.bytes();
    }

    private void createProjection(WorldLayer people) {
        ProjectionHeuristic.AfterRemoval after = (suit, stage, cell, heading, victim) ->
                estimateByTolls(people, mission.entityAt[victim], suit, stage, cell, heading);
        setProjection(people, new ProjectionHeuristic(mission, variant, layers, people, after));
    }

    private void setProjection(WorldLayer people, ProjectionHeuristic projection) {
        people.projection = projection;
        bytes += projection.bytes();
    }

    /** Returns the estimate for a state without some people and, unless negative, without one more. */
    private int estimateByTolls(WorldLayer people, int victim, int suit, int stage, int cell, int heading) {
        WorldLayer base = people;
        while (base.tolls == null) base = base.parent;
        int estimate = base.tolls.estimate(suit, stage, cell, heading);
        if (estimate >= Heuristic.DEAD_END) return estimate;
        if (victim >= 0) estimate -= base.tolls.credit(victim, stage);
        for (WorldLayer p = people; p != base; p = p.parent) estimate -= base.tolls.credit(p.lastRemoved, stage);
        return Math.max(estimate, empty.estimate(stage, cell, heading));
    }

    /** Returns an admissible estimate of a state, or a dead end. */
    int estimate(WorldLayer layer, boolean suitOn, int cell, int heading) {
        WorldLayer people = layer.samePeople;
        if (people.projection == null) {
            if (!strong) return empty.estimate(layer.hasWeapon, layer.targetDown, cell, heading);
            people.estimates++;
            if (people.tolls == null && people.estimates >= TOLLS_AFTER * mission.cells) createTolls(people);
            if (people.estimates >= PROJECTION_AFTER * mission.cells) createProjection(people);
        }
        if (people.projection != null)
            return people.projection.estimate(layer.hasSuit, suitOn, layer.hasWeapon, layer.targetDown, cell, heading);
        int suit = suitOn ? 2 : layer.hasSuit ? 1 : 0;
        int stage = EmptyWorldHeuristic.stage(layer.hasWeapon, layer.targetDown);
        return estimateByTolls(people, -1, suit, stage, cell, heading);
    }

    long bytes() {
        return bytes;
    }
}

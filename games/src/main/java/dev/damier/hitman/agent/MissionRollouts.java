package dev.damier.hitman.agent;

import dev.damier.hitman.deduce.SampledWorld;
import dev.damier.hitman.plan.MissionTask;
import dev.damier.hitman.plan.PlanVariant;
import dev.damier.hitman.world.Action;
import dev.damier.hitman.world.Content;
import dev.damier.hitman.world.Grid;
import dev.damier.hitman.world.WorldReferee;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * Chooses the first step of the rest of a mission by rollouts in sampled worlds.
 *
 * <p>In a rollout the simulated agent takes looks until its knowledge is sufficient for a plan. Then it follows the
 * best plan over the known cells. It pays the penalty of the complete sampled world, including guards and witnesses
 * that are unknown to it.
 */
final class MissionRollouts {
    /**
     * Maximum number of cells for rollouts. On larger maps too few sampled worlds are affordable for a useful
     * comparison.
     */
    private static final int MAX_CELLS_WITH_ROLLOUTS = 100;

    /** Maximum number of looks to try. */
    private static final int MAX_LOOKS = 10;

    /**
     * In a rollout, the wire is taken at once within this number of actions: about the distance at which it is first
     * seen.
     */
    private static final int MAX_ACTIONS_TO_WIRE = 4;

    /** Penalty that is added for a mission that cannot be accomplished. */
    private static final int FAILURE_PENALTY = 60;

    /** Maximum number of draws per sample, to find a world in which the mission is possible. */
    private static final int MAX_DRAWS = 8;

    /** Work limit in poses. It is unlimited, because most of the work is in the plans, which have node limits. */
    private static final long UNLIMITED_WORK = Long.MAX_VALUE / 2;

    /** Node limit of a plan within a rollout. */
    private static final int ROLLOUT_PLAN_NODES = 2_000;

    /** Node limit of the plan that the agent follows. */
    private static final int FINAL_PLAN_NODES = 500_000;

    /**
     * A candidate for the next step: a path and possibly an action at its end.
     *
     * @param path a path over known cells
     * @param action taking the wire or neutralising a guard; null for a look
     */
    record FirstStep(PosePath path, @Nullable Action action) {
        /** The candidate of following the plan, which must exist. */
        static final FirstStep PLAN = new FirstStep(new PosePath(new int[0]), null);
    }

    private final BeliefState beliefState;
    private final boolean[] known;
    private final SampledWorld[] worlds;
    /** The best plan over the known cells, or null. */
    private final int @Nullable [] plan;

    private final GreedyRollout.LookWeights lookWeights;
    private final PoseQueue queue;

    /** @param worldCount number of worlds to sample */
    MissionRollouts(BeliefState beliefState, int worldCount) {
        this.beliefState = beliefState;
        known = GreedyRollout.initiallyKnown(beliefState.deducer());
        lookWeights = GreedyRollout.LookWeights.uniform(known.length, 0.2, 0.1, 0.6);
        queue = new PoseQueue(4 * known.length);
        Random random = new Random(
                known.length + 31L * beliefState.deducer().observations().size());
        worlds = new SampledWorld[worldCount];
        for (int i = 0; i < worldCount; i++) worlds[i] = sampleSolvableWorld(random);
        boolean armed = beliefState.hasWeapon();
        boolean ready = areWireAndTargetKnown(worlds[0], newRollout(0), armed);
        Outcome.Solved knownPlan = ready ? computePlan(worlds[0], newRollout(0), armed, FINAL_PLAN_NODES) : null;
        plan = knownPlan == null ? null : knownPlan.moves();
    }

    /**
     * Samples a world. If the mission is impossible in it, it is drawn again, because missions are normally possible.
     */
    private SampledWorld sampleSolvableWorld(Random random) {
        SampledWorld world = beliefState.sampleWorld(random);
        for (int i = 1; i < MAX_DRAWS && !isSolvable(world); i++) world = beliefState.sampleWorld(random);
        return world;
    }

    private boolean isSolvable(SampledWorld world) {
        return new MissionTask(beliefState.situationIn(world.map(), beliefState.pose(), beliefState.hasWeapon()))
                .isPossible();
    }

    /** Returns the best plan over the known cells. It exists if {@link FirstStep#PLAN} is a step. */
    int[] requirePlan() {
        return Objects.requireNonNull(plan, "no plan over the known cells");
    }

    /**
     * Returns the best first step, or null if there is none.
     *
     * @param current the step that was started before, or null; it is replaced only by a step that is better by more
     *     than one standard error
     */
    @Nullable FirstStep bestStep(@Nullable FirstStep current) {
        if (plan != null && beliefState.deducer().isComplete()) return FirstStep.PLAN;
        FirstStep preferred = current != null && (current != FirstStep.PLAN || plan != null) ? current : defaultStep();
        if (preferred != null && known.length > MAX_CELLS_WITH_ROLLOUTS) return preferred;
        List<FirstStep> favourites = preferred == null ? List.of() : List.of(preferred);
        List<FirstStep> others = new ArrayList<>();
        if (plan != null && preferred != FirstStep.PLAN) others.add(FirstStep.PLAN);
        for (PosePath path : newRollout(0).looks(MAX_LOOKS)) others.add(new FirstStep(path, null));
        addActionSteps(others);
        return new SequentialHalving<>(worlds.length, this::cost, queue::polledPoses, UNLIMITED_WORK)
                .best(favourites, others);
    }

    /** Returns the step without rollouts: the plan if there is one, otherwise the look with the best promise. */
    private @Nullable FirstStep defaultStep() {
        if (plan != null) return FirstStep.PLAN;
        List<PosePath> looks = newRollout(0).looks(1);
        return looks.isEmpty() ? null : new FirstStep(looks.get(0), null);
    }

    /** Adds the steps that take the wire or neutralise a known guard. */
    private void addActionSteps(List<FirstStep> steps) {
        Grid grid = beliefState.grid();
        for (int c = 0; c < known.length; c++) {
            int cell = c;
            Content content = beliefState.provenContent(c);
            if (content == Content.PIANO_WIRE && !beliefState.hasWeapon()) {
                addStep(steps, newRollout(0).cheapestPath(pose -> pose / 4 == cell), Action.TAKE_WEAPON);
            } else if (content != null && content.isGuard()) {
                int front = content.facing().opposite().ordinal();
                IntPredicate behind = pose -> grid.ahead(pose / 4, pose & 3) == cell && (pose & 3) != front;
                addStep(steps, newRollout(0).cheapestPath(behind), Action.NEUTRALIZE_GUARD);
            }
        }
    }

    private static void addStep(List<FirstStep> steps, @Nullable PosePath path, Action action) {
        if (path != null) steps.add(new FirstStep(path, action));
    }

    private GreedyRollout newRollout(int world) {
        return new GreedyRollout(worlds[world], known, beliefState.pose(), lookWeights, queue);
    }

    /** Returns the penalty of a first step and of the rest of the mission, in one sampled world. */
    private double cost(FirstStep firstStep, int number) {
        SampledWorld world = worlds[number];
        GreedyRollout rollout = newRollout(number);
        boolean armed = beliefState.hasWeapon();
        if (firstStep == FirstStep.PLAN) return penaltyOfPlan(world, rollout, armed, requirePlan());
        rollout.followToEnd(firstStep.path);
        if (firstStep.action == null) return costToFinish(world, rollout, armed);
        return costAfterAction(firstStep.action, world, rollout, armed);
    }

    /** Returns the penalty of the rollout so far, of an action and of the rest of the mission. */
    private double costAfterAction(Action action, SampledWorld world, GreedyRollout rollout, boolean armed) {
        int pose = rollout.pose();
        int price = beliefState
                .situationIn(world.map(), pose, armed)
                .statusAfter(action)
                .penalties();
        boolean takesWire = action == Action.TAKE_WEAPON;
        SampledWorld changed = beliefState.withRemoved(
                world, takesWire ? pose / 4 : beliefState.grid().ahead(pose / 4, pose & 3));
        return costToFinish(changed, rollout.continueIn(changed, price), takesWire || armed);
    }

    /**
     * Returns the penalty of the rollout so far and of the rest of the mission. The simulated agent takes looks until
     * there is a plan, and then follows the plan. It takes the wire as soon as it is known to be near.
     */
    private double costToFinish(SampledWorld world, GreedyRollout rollout, boolean armed) {
        do {
            Outcome.Solved plan = areWireAndTargetKnown(world, rollout, armed)
                    ? computePlan(world, rollout, armed, ROLLOUT_PLAN_NODES)
                    : null;
            if (plan != null) return rollout.penalty() + penaltyOfPlan(world, rollout, armed, plan.moves());
            PosePath wire = armed || beliefState.targetDown() ? null : pathToNearbyWire(world, rollout);
            if (wire != null) {
                rollout.followToEnd(wire);
                return costAfterAction(Action.TAKE_WEAPON, world, rollout, false);
            }
        } while (rollout.advance());
        return rollout.penalty() + FAILURE_PENALTY;
    }

    /** Returns the path to the wire if it is known to be near, otherwise null. */
    private @Nullable PosePath pathToNearbyWire(SampledWorld world, GreedyRollout rollout) {
        for (int c = 0; c < known.length; c++) {
            if (world.cells[c] != Content.PIANO_WIRE || !rollout.isKnown(c)) continue;
            int cell = c;
            PosePath path = rollout.cheapestPath(pose -> pose / 4 == cell);
            if (path != null && path.poses().length <= MAX_ACTIONS_TO_WIRE) return path;
        }
        return null;
    }

    /** Returns whether the positions of the wire and the target are known, as far as they are still needed. */
    private boolean areWireAndTargetKnown(SampledWorld world, GreedyRollout rollout, boolean armed) {
        boolean wire = armed || beliefState.targetDown();
        boolean target = beliefState.targetDown();
        Content[] cells = world.cells;
        for (int c = 0; c < cells.length && !(wire && target); c++) {
            wire |= cells[c] == Content.PIANO_WIRE && rollout.isKnown(c);
            target |= cells[c] == Content.TARGET && rollout.isKnown(c);
        }
        return wire && target;
    }

    /** Returns the best plan over the known cells, or null if none was found. */
    private Outcome.@Nullable Solved computePlan(SampledWorld world, GreedyRollout rollout, boolean armed, int nodes) {
        MissionTask mission =
                new MissionTask(beliefState.situationIn(world.map(rollout::isKnown), rollout.pose(), armed));
        Outcome outcome = mission.plan(PlanVariant.UNRESTRICTED, new Control(Budget.UNLIMITED.withNodes(nodes)));
        if (outcome instanceof Outcome.Solved solved) return solved;
        return outcome instanceof Outcome.Stopped stopped ? stopped.best().orElse(null) : null;
    }

    /** Returns the penalty of a plan in the complete sampled world. */
    private int penaltyOfPlan(SampledWorld world, GreedyRollout rollout, boolean armed, int[] plan) {
        WorldReferee referee = new WorldReferee(beliefState.situationIn(world.map(), rollout.pose(), armed));
        int penalty = 0;
        for (int code : plan) penalty = referee.act(Action.of(code)).penalties();
        return penalty;
    }
}

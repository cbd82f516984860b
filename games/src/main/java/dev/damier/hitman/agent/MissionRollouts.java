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
import java.util.Random;
import java.util.function.IntPredicate;

/**
 * Plays the rest of a mission through in worlds that may be, to find out what to do first. There Hitman goes on from look
 * to look until what he knows is enough for a plan; that plan is the best for what he knows, but he pays what the whole
 * world makes him pay, watchers and witnesses he never saw included.
 */
final class MissionRollouts {
    /** Cells from which on too few worlds can be rehearsed in to tell more than the luck of the draw. */
    private static final int LARGE = 100;

    /** Looks tried at most. */
    private static final int LOOKS = 10;

    /** Actions to the wire within which it is taken at once: as far as it is when it is first seen. */
    private static final int NEAR = 4;

    /** What a mission that cannot be accomplished is taken to cost. */
    private static final int FAILURE = 60;

    /** How many worlds to draw for one in which the mission can be accomplished. */
    private static final int DRAWS = 8;

    /** Of looking up poses: most of the work is in the plans, which have bounds of their own. */
    private static final long UNLIMITED = Long.MAX_VALUE / 2;

    /** What a plan may take to be found: little in a rehearsal, more in earnest. */
    private static final int NODES = 2_000;

    private static final int FINAL_PLAN_NODES = 500_000;

    /**
     * What to do first.
     *
     * @param way over known cells
     * @param deed at its end: taking the wire or neutralising a guard; null for a look alone
     */
    record FirstStep(PosePath way, Action deed) {
        /** To go by the plan, which must exist. */
        static final FirstStep PLAN = new FirstStep(new PosePath(new int[0]), null);
    }

    private final Belief belief;
    private final boolean[] known;
    private final SampledWorld[] worlds;
    private final int[] plan;
    private final GreedyRollout.LookWeights lookWeights;
    private final PoseQueue queue;

    MissionRollouts(Belief belief, int worlds) {
        this.belief = belief;
        known = GreedyRollout.known(belief.known());
        lookWeights = GreedyRollout.LookWeights.even(known.length, 0.2, 0.1, 0.6);
        queue = new PoseQueue(4 * known.length);
        Random random =
                new Random(known.length + 31L * belief.known().observations().size());
        this.worlds = new SampledWorld[worlds];
        for (int i = 0; i < worlds; i++) this.worlds[i] = imagine(random);
        boolean armed = belief.hasWeapon();
        boolean ready = ready(this.worlds[0], walk(0), armed);
        Outcome.Solved sure = ready ? plan(this.worlds[0], walk(0), armed, FINAL_PLAN_NODES) : null;
        plan = sure == null ? null : sure.moves();
    }

    /** Missions are given to be accomplished: worlds where that is impossible are drawn again. */
    private SampledWorld imagine(Random random) {
        SampledWorld world = belief.imagine(random);
        for (int i = 1; i < DRAWS && !possible(world); i++) world = belief.imagine(random);
        return world;
    }

    private boolean possible(SampledWorld world) {
        return new MissionTask(belief.in(world.map(), belief.pose(), belief.hasWeapon())).possible();
    }

    /** The best plan over what is known, or null. */
    int[] plan() {
        return plan;
    }

    /** What to do first, or null if nothing is left to do; what was begun is given up only for clearly better. */
    FirstStep best(FirstStep begun) {
        if (plan != null && belief.known().complete()) return FirstStep.PLAN;
        FirstStep plain = begun != null && (begun != FirstStep.PLAN || plan != null) ? begun : plain();
        if (plain != null && known.length > LARGE) return plain;
        List<FirstStep> favourites = plain == null ? List.of() : List.of(plain);
        List<FirstStep> others = new ArrayList<>();
        if (plan != null && plain != FirstStep.PLAN) others.add(FirstStep.PLAN);
        for (PosePath way : walk(0).looks(LOOKS)) others.add(new FirstStep(way, null));
        deeds(others);
        return new SequentialHalving<>(worlds.length, this::cost, queue::settled, UNLIMITED).best(favourites, others);
    }

    /** What he would do without a rehearsal. */
    private FirstStep plain() {
        if (plan != null) return FirstStep.PLAN;
        List<PosePath> looks = walk(0).looks(1);
        return looks.isEmpty() ? null : new FirstStep(looks.get(0), null);
    }

    /** Takes the wire, or neutralises a guard to get on. */
    private void deeds(List<FirstStep> firsts) {
        Grid grid = belief.grid();
        for (int c = 0; c < known.length; c++) {
            int cell = c;
            Content content = belief.at(c);
            if (content == Content.PIANO_WIRE && !belief.hasWeapon()) {
                add(firsts, walk(0).wayTo(pose -> pose / 4 == cell), Action.TAKE_WEAPON);
            } else if (content != null && content.guard()) {
                int front = content.facing.opposite().ordinal();
                IntPredicate behind = pose -> grid.ahead(pose / 4, pose & 3) == cell && (pose & 3) != front;
                add(firsts, walk(0).wayTo(behind), Action.NEUTRALIZE_GUARD);
            }
        }
    }

    private static void add(List<FirstStep> firsts, PosePath way, Action deed) {
        if (way != null) firsts.add(new FirstStep(way, deed));
    }

    private GreedyRollout walk(int world) {
        return new GreedyRollout(worlds[world], known, belief.pose(), lookWeights, queue);
    }

    private double cost(FirstStep firstStep, int number) {
        SampledWorld world = worlds[number];
        GreedyRollout walk = walk(number);
        boolean armed = belief.hasWeapon();
        if (firstStep == FirstStep.PLAN) return price(world, walk, armed, plan);
        walk.go(firstStep.way);
        if (firstStep.deed == null) return finish(world, walk, armed);
        return after(firstStep.deed, world, walk, armed);
    }

    /** What is left to pay after a deed, and for it. */
    private double after(Action deed, SampledWorld world, GreedyRollout walk, boolean armed) {
        int pose = walk.pose();
        int price = belief.in(world.map(), pose, armed).judge(deed).penalties();
        boolean takes = deed == Action.TAKE_WEAPON;
        SampledWorld changed =
                belief.without(world, takes ? pose / 4 : belief.grid().ahead(pose / 4, pose & 3));
        return finish(changed, walk.in(changed, price), takes || armed);
    }

    /** Looks on until there is a plan, and goes by it; the wire is taken as soon as it is near. */
    private double finish(SampledWorld world, GreedyRollout walk, boolean armed) {
        do {
            Outcome.Solved plan = ready(world, walk, armed) ? plan(world, walk, armed, NODES) : null;
            if (plan != null) return walk.penalty() + price(world, walk, armed, plan.moves());
            PosePath wire = armed || belief.targetDown() ? null : wire(world, walk);
            if (wire != null) {
                walk.go(wire);
                return after(Action.TAKE_WEAPON, world, walk, false);
            }
        } while (walk.advance());
        return walk.penalty() + FAILURE;
    }

    /** The way to the wire if it is known to be near, else null. */
    private PosePath wire(SampledWorld world, GreedyRollout walk) {
        for (int c = 0; c < known.length; c++) {
            if (world.cells[c] != Content.PIANO_WIRE || !walk.knows(c)) continue;
            int cell = c;
            PosePath way = walk.wayTo(pose -> pose / 4 == cell);
            if (way != null && way.poses().length <= NEAR) return way;
        }
        return null;
    }

    /** Whether he knows where to find what he still needs. */
    private boolean ready(SampledWorld world, GreedyRollout walk, boolean armed) {
        boolean wire = armed || belief.targetDown();
        boolean target = belief.targetDown();
        Content[] cells = world.cells;
        for (int c = 0; c < cells.length && !(wire && target); c++) {
            wire |= cells[c] == Content.PIANO_WIRE && walk.knows(c);
            target |= cells[c] == Content.TARGET && walk.knows(c);
        }
        return wire && target;
    }

    /** The best plan over what he knows, null if there is none. */
    private Outcome.Solved plan(SampledWorld world, GreedyRollout walk, boolean armed, int nodes) {
        MissionTask mission = new MissionTask(belief.in(world.map(walk::knows), walk.pose(), armed));
        Outcome outcome = mission.plan(PlanVariant.FREE, new Control(Budget.UNLIMITED.withNodes(nodes)));
        if (outcome instanceof Outcome.Solved solved) return solved;
        return outcome instanceof Outcome.Stopped stopped ? stopped.best().orElse(null) : null;
    }

    /** What a plan comes to in a world that it did not know whole. */
    private int price(SampledWorld world, GreedyRollout walk, boolean armed, int[] plan) {
        WorldReferee referee = new WorldReferee(belief.in(world.map(), walk.pose(), armed));
        int price = 0;
        for (int code : plan) price = referee.act(Action.of(code)).penalties();
        return price;
    }
}

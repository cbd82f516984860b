package dev.damier.hitman.plan;

import dev.damier.game.PlanRepair.Run;
import dev.damier.game.PlanRepair.Step;
import dev.damier.game.Text;
import dev.damier.hitman.world.Action;
import dev.damier.hitman.world.Cell;
import dev.damier.hitman.world.Content;
import dev.damier.hitman.world.RefereeStatus;
import dev.damier.hitman.world.Seen;
import dev.damier.hitman.world.Situation;
import dev.damier.hitman.world.WorldReferee;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Plays a mission with a map that may be wrong. Everything that Hitman sees corrects the map. If the map changes, or if
 * an action is impossible, the reason is recorded and a new plan is computed from the current situation.
 */
public final class Replanner {
    private final WorldReferee referee;
    private final Function<Situation, String> notation;
    private final Control control;
    private final List<Step> steps = new ArrayList<>();
    /** The reasons since the last plan. */
    private final List<Text> reasons = new ArrayList<>();

    private List<Action> plan = List.of();
    private Situation now;
    private RefereeStatus lastStatus;

    private Replanner(Situation believed, WorldReferee referee, Function<Situation, String> notation, Control control) {
        this.referee = referee;
        this.notation = notation;
        this.control = control;
        now = believed;
        lastStatus = referee.startPhase2();
    }

    /**
     * Plays phase 2 from its start until the mission is accomplished, the corrected map has no plan, or the control stops
     * the run.
     *
     * @param believed the situation at the start, with the map that may be wrong
     * @param referee the referee with the actual map
     * @param notation writes a situation as a position
     */
    public static Run run(
            Situation believed, WorldReferee referee, Function<Situation, String> notation, Control control) {
        return new Replanner(believed, referee, notation, control).run();
    }

    private Run run() {
        correctMapFromView();
        boolean planned = makePlan();
        String start = notation.apply(now);
        List<Text> firstReasons = List.copyOf(reasons);
        List<String> firstPlan = planTexts();
        reasons.clear();
        while (planned && !now.isAccomplished()) planned = act();
        boolean ended = referee.endPhase2().ok();
        return new Run(ended, lastStatus.penalties(), start, firstReasons, firstPlan, List.copyOf(steps));
    }

    /** Performs the next action, and makes a new plan if the map changed. Returns false if there is no plan. */
    private boolean act() {
        Action action = plan.get(0);
        plan = plan.subList(1, plan.size());
        lastStatus = referee.act(action);
        if (lastStatus.ok()) now = now.after(action);
        boolean changed = correctMapFromView();
        boolean planned = true;
        if (!lastStatus.ok() && !changed) changed = planned = handleFailure(action);
        if (planned && (changed || plan.isEmpty())) planned = now.isAccomplished() || makePlan();
        boolean repaired = !reasons.isEmpty();
        steps.add(new Step(
                action.method,
                action.words(),
                lastStatus.ok(),
                notation.apply(now),
                List.copyOf(reasons),
                repaired && planned ? planTexts() : List.of()));
        reasons.clear();
        return planned;
    }

    private boolean makePlan() {
        Outcome outcome = new MissionPlanner(new MissionTask(now), PlanVariant.UNRESTRICTED, 0).solve(control);
        if (outcome instanceof Outcome.Solved solved) {
            plan = new ArrayList<>();
            for (int code : solved.moves()) plan.add(Action.of(code));
            return true;
        }
        plan = List.of();
        String key = outcome instanceof Outcome.Stopped ? "replan.stopped" : "replan.impossible";
        reasons.add(Text.of(Replanner.class, key, hitmanCell().words()));
        return false;
    }

    private List<String> planTexts() {
        return plan.stream().map(action -> action.method).toList();
    }

    private Cell hitmanCell() {
        return now.map().cell(now.cell());
    }

    /** Corrects the map with the cells in view. Returns whether it changed. */
    private boolean correctMapFromView() {
        boolean changed = false;
        for (Seen seen : lastStatus.vision()) {
            Content believed = now.map().at(seen.cell());
            if (believed == seen.content()) continue;
            reasons.add(Text.of(
                    Replanner.class,
                    "replan.differs",
                    seen.cell().words(),
                    seen.content().label(),
                    believed.label()));
            correct(now.map().index(seen.cell()), seen.content());
            changed = true;
        }
        return changed;
    }

    /**
     * Corrects the map after an impossible action. The cell ahead is always in view, so the action can only have failed
     * because of Hitman's own cell. Returns whether the map changed.
     */
    private boolean handleFailure(Action action) {
        reasons.add(Text.of(
                Replanner.class, "replan.failed", action.words(), hitmanCell().words()));
        if (now.map().at(now.cell()) == Content.EMPTY) return false;
        correct(now.cell(), Content.EMPTY);
        return true;
    }

    private void correct(int cell, Content truth) {
        now = new Situation(
                now.map().with(cell, truth),
                now.version(),
                now.cell(),
                now.heading(),
                now.suit(),
                now.hasWeapon(),
                now.targetDown());
    }
}

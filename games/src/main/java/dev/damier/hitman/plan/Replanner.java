package dev.damier.hitman.plan;

import dev.damier.game.Text;
import dev.damier.hitman.world.Action;
import dev.damier.hitman.world.Cell;
import dev.damier.hitman.world.Content;
import dev.damier.hitman.world.RefereeStatus;
import dev.damier.hitman.world.Seen;
import dev.damier.hitman.world.Situation;
import dev.damier.hitman.world.WorldMap;
import dev.damier.hitman.world.WorldReferee;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import java.util.ArrayList;
import java.util.List;

/**
 * Plays a mission with a map that may be wrong. Everything that Hitman sees corrects the map. If the map changes, or if
 * an action is impossible, the reason is recorded and a new plan is computed from the current situation.
 */
final class Replanner {
    private final WorldReferee referee;
    private final List<Action> actions = new ArrayList<>();
    private final List<Text> reasons = new ArrayList<>();
    private Situation now;
    private RefereeStatus lastStatus;

    /**
     * The result of a run.
     *
     * @param accomplished whether the mission was accomplished; if not, the last reason explains why
     * @param reasons the reasons for replanning, in order
     */
    record Report(boolean accomplished, int penalty, List<Action> actions, List<Text> reasons) {}

    private Replanner(WorldMap believed, WorldReferee referee) {
        this.referee = referee;
        now = Situation.start(believed);
        lastStatus = referee.startPhase2();
        correctMapFromView();
    }

    /** Plays phase 2 from its start until the mission is accomplished or the corrected map has no plan. */
    static Report run(WorldMap believed, WorldReferee referee) {
        Replanner replanner = new Replanner(believed, referee);
        while (replanner.planAndFollow()) {}
        boolean ended = referee.endPhase2().ok();
        return new Report(
                ended,
                replanner.lastStatus.penalties(),
                List.copyOf(replanner.actions),
                List.copyOf(replanner.reasons));
    }

    /** Computes a plan and follows it until the map changes. Returns false if the mission is over or has no plan. */
    private boolean planAndFollow() {
        if (now.isAccomplished()) return false;
        Outcome outcome =
                new MissionPlanner(new MissionTask(now), PlanVariant.UNRESTRICTED, 0).solve(Control.unlimited());
        if (!(outcome instanceof Outcome.Solved plan)) {
            reasons.add(
                    Text.of(Replanner.class, "replan.impossible", hitmanCell().words()));
            return false;
        }
        for (int code : plan.moves()) {
            Action action = Action.of(code);
            lastStatus = referee.act(action);
            actions.add(action);
            if (lastStatus.ok()) now = now.after(action);
            boolean changed = correctMapFromView();
            if (!lastStatus.ok()) return changed || handleFailure(action);
            if (changed) return true;
        }
        return true;
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

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
 * Carries out a mission with a map that may be wrong. Whatever Hitman sees corrects the map; when that or an action that
 * proved impossible changes it, he says why and plans again from where he stands.
 */
final class Replanner {
    private final WorldReferee referee;
    private final List<Action> done = new ArrayList<>();
    private final List<Text> reasons = new ArrayList<>();
    private Situation now;
    private RefereeStatus last;

    /**
     * How it went.
     *
     * @param done the mission is accomplished; if not, the last reason says why it was given up
     * @param reasons why the plan was changed, in order
     */
    record Report(boolean done, int penalty, List<Action> actions, List<Text> reasons) {}

    private Replanner(WorldMap believed, WorldReferee referee) {
        this.referee = referee;
        now = Situation.start(believed);
        last = referee.startPhase2();
        look();
    }

    /** From the start of phase 2 to its end, or to the point where the map as known has no plan left. */
    static Report carryOut(WorldMap believed, WorldReferee referee) {
        Replanner agent = new Replanner(believed, referee);
        while (agent.follow()) {}
        boolean ended = referee.endPhase2().ok();
        return new Report(ended, agent.last.penalties(), List.copyOf(agent.done), List.copyOf(agent.reasons));
    }

    /** Plans and follows the plan until the map changes; false when there is nothing more to do. */
    private boolean follow() {
        if (now.done()) return false;
        Outcome outcome = new MissionPlanner(new MissionTask(now), PlanVariant.FREE, 0).solve(Control.unlimited());
        if (!(outcome instanceof Outcome.Solved plan)) {
            reasons.add(Text.of(Replanner.class, "replan.impossible", here().words()));
            return false;
        }
        for (int code : plan.moves()) {
            Action action = Action.of(code);
            last = referee.act(action);
            done.add(action);
            if (last.ok()) now = now.after(action);
            boolean changed = look();
            if (!last.ok()) return changed || fail(action);
            if (changed) return true;
        }
        return true;
    }

    private Cell here() {
        return now.map().cell(now.cell());
    }

    /** Takes what is seen for true; whether the map had said otherwise. */
    private boolean look() {
        boolean changed = false;
        for (Seen seen : last.vision()) {
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

    /** What lies ahead is always seen, so an action can only fail for what is missing under Hitman's feet. */
    private boolean fail(Action action) {
        reasons.add(Text.of(Replanner.class, "replan.failed", action.words(), here().words()));
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

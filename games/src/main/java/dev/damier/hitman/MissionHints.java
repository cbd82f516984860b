package dev.damier.hitman;

import dev.damier.game.Hint;
import dev.damier.game.Move;
import dev.damier.game.Spot;
import dev.damier.game.Text;
import dev.damier.game.Tone;
import dev.damier.hitman.world.Action;
import dev.damier.hitman.world.Situation;
import dev.damier.run.Outcome;
import java.util.ArrayList;
import java.util.List;

/**
 * Hints for a mission. Level 1: the penalty of the plan. Level 2: the people to neutralise and the suit. Level 3: the
 * next objective. Level 4: the next action.
 */
final class MissionHints {
    private final Situation now;
    private final int level;

    MissionHints(Situation now, int level) {
        this.now = now;
        this.level = level;
    }

    Hint of(Outcome answer) {
        if (answer instanceof Outcome.Impossible) return hint("hint.impossible");
        Outcome.Solved plan = answer instanceof Outcome.Solved solved
                ? solved
                : answer instanceof Outcome.Stopped stopped ? stopped.best().orElse(null) : null;
        if (plan == null) return hint("hint.unknown");
        if (plan.moves().length == 0) return hint("hint.done");
        return switch (level) {
            case 1 -> hint(plan.optimal() ? "hint.cost" : "hint.cost-known", plan.cost(), plan.moves().length);
            case 2 -> meansHint(plan);
            case 3 -> objectiveHint(plan);
            default -> actionHint(new MissionTable(now).move(plan.moves()[0]).orElseThrow());
        };
    }

    private Hint actionHint(Move move) {
        return hint("hint.action", move.words()).withArrow(move, Tone.ACCENT);
    }

    /** Returns which people the plan neutralises, with their cells, and whether it uses the suit. */
    private Hint meansHint(Outcome.Solved plan) {
        List<Spot> people = new ArrayList<>();
        boolean suit = false;
        Situation here = now;
        for (int code : plan.moves()) {
            Action action = Action.of(code);
            if (action == Action.NEUTRALIZE_GUARD || action == Action.NEUTRALIZE_CIVIL)
                people.add(spot(here.map().ahead(here.cell(), here.heading())));
            suit |= action == Action.PUT_ON_SUIT;
            here = here.after(action);
        }
        Text whom = people.isEmpty() ? text("hint.nobody") : text("hint.people", people.size());
        return hint("hint.means", whom, text(suit ? "hint.suit" : "hint.no-suit"))
                .withRings(people);
    }

    /** Returns the next action of the plan that is neither a move nor a turn, with its cell. */
    private Hint objectiveHint(Outcome.Solved plan) {
        Situation here = now;
        for (int code : plan.moves()) {
            Action action = Action.of(code);
            if (!action.isMoveOrTurn()) {
                return hint(
                                "hint.errand",
                                action.words(),
                                here.map().cell(here.cell()).words())
                        .withRings(spot(here.cell()));
            }
            here = here.after(action);
        }
        return hint("hint.go-home").withRings(spot(here.cell()));
    }

    private Spot spot(int index) {
        return WorldDrawing.spot(now.map().cell(index), now.map().rows());
    }

    private static Hint hint(String key, Object... args) {
        return Hint.of(text(key, args));
    }

    private static Text text(String key, Object... args) {
        return Text.of(MissionHints.class, key, args);
    }
}

package dev.damier.hitman;

import dev.damier.game.Text;
import dev.damier.hitman.world.Action;
import dev.damier.hitman.world.Situation;
import dev.damier.run.Outcome;

/** Hints for a mission: what it costs, what it takes, the next errand, the next action. */
final class MissionHints {
    private MissionHints() {}

    static Text of(Situation now, int grade, Outcome answer) {
        if (answer instanceof Outcome.Impossible) return text("hint.impossible");
        Outcome.Solved plan = answer instanceof Outcome.Solved solved
                ? solved
                : answer instanceof Outcome.Stopped stopped ? stopped.best().orElse(null) : null;
        if (plan == null) return text("hint.unknown");
        if (plan.moves().length == 0) return text("hint.done");
        return switch (grade) {
            case 1 -> text(plan.optimal() ? "hint.cost" : "hint.cost-known", plan.cost(), plan.moves().length);
            case 2 -> means(plan);
            case 3 -> errand(now, plan);
            default -> text("hint.action", Action.of(plan.moves()[0]).method);
        };
    }

    private static Text means(Outcome.Solved plan) {
        int removals = 0;
        boolean suit = false;
        for (int code : plan.moves()) {
            Action action = Action.of(code);
            if (action == Action.NEUTRALIZE_GUARD || action == Action.NEUTRALIZE_CIVIL) removals++;
            suit |= action == Action.PUT_ON_SUIT;
        }
        Text people = removals == 0 ? text("hint.nobody") : text("hint.people", removals);
        return text("hint.means", people, text(suit ? "hint.suit" : "hint.no-suit"));
    }

    /** The next thing to do other than walking, and where. */
    private static Text errand(Situation now, Outcome.Solved plan) {
        Situation here = now;
        for (int code : plan.moves()) {
            Action action = Action.of(code);
            if (!action.walks())
                return text("hint.errand", action.method, here.map().cell(here.cell()));
            here = here.after(action);
        }
        return text("hint.go-home");
    }

    private static Text text(String key, Object... args) {
        return Text.of(MissionHints.class, key, args);
    }
}

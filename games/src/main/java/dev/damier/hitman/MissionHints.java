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

/** Hints for a mission: what it costs, what it takes, the next errand, the next action. */
final class MissionHints {
    private final Situation now;
    private final int grade;

    MissionHints(Situation now, int grade) {
        this.now = now;
        this.grade = grade;
    }

    Hint of(Outcome answer) {
        if (answer instanceof Outcome.Impossible) return say("hint.impossible");
        Outcome.Solved plan = answer instanceof Outcome.Solved solved
                ? solved
                : answer instanceof Outcome.Stopped stopped ? stopped.best().orElse(null) : null;
        if (plan == null) return say("hint.unknown");
        if (plan.moves().length == 0) return say("hint.done");
        return switch (grade) {
            case 1 -> say(plan.optimal() ? "hint.cost" : "hint.cost-known", plan.cost(), plan.moves().length);
            case 2 -> means(plan);
            case 3 -> errand(plan);
            default -> next(new MissionTable(now).move(plan.moves()[0]).orElseThrow());
        };
    }

    private Hint next(Move move) {
        return say("hint.action", move.words()).proposing(move, Tone.ACCENT);
    }

    /** Whom to neutralise, each where he stands, and whether the suit is needed. */
    private Hint means(Outcome.Solved plan) {
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
        return say("hint.means", whom, text(suit ? "hint.suit" : "hint.no-suit"))
                .at(people);
    }

    /** The next thing to do other than walking, and where. */
    private Hint errand(Outcome.Solved plan) {
        Situation here = now;
        for (int code : plan.moves()) {
            Action action = Action.of(code);
            if (!action.walks()) {
                return say(
                                "hint.errand",
                                action.words(),
                                here.map().cell(here.cell()).words())
                        .at(spot(here.cell()));
            }
            here = here.after(action);
        }
        return say("hint.go-home").at(spot(here.cell()));
    }

    private Spot spot(int index) {
        return WorldDrawing.spot(now.map().cell(index), now.map().rows());
    }

    private static Hint say(String key, Object... args) {
        return Hint.of(text(key, args));
    }

    private static Text text(String key, Object... args) {
        return Text.of(MissionHints.class, key, args);
    }
}

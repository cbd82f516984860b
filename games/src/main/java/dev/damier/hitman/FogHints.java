package dev.damier.hitman;

import dev.damier.game.Hint;
import dev.damier.game.Move;
import dev.damier.game.Text;
import dev.damier.game.Tone;
import dev.damier.hitman.agent.ExplorationState;
import dev.damier.hitman.agent.NextLook;
import dev.damier.hitman.deduce.Deducer;
import dev.damier.hitman.world.Action;
import dev.damier.hitman.world.Cell;
import dev.damier.hitman.world.Content;
import dev.damier.run.Outcome;
import java.util.Arrays;

/** Hints for exploring: whether to turn or to walk, which cell to look at, the next action, all actions to the look. */
final class FogHints {
    private final FogTable table;
    private final ExplorationState exploring;
    private final int grade;

    FogHints(FogTable table, int grade) {
        this.table = table;
        this.grade = grade;
        exploring = table.exploring();
    }

    Hint of(Outcome answer) {
        if (!(answer instanceof Outcome.Chosen chosen)) return say("hint.unknown");
        NextLook look = NextLook.of(chosen.line(), exploring);
        if (look.sends()) return send(exploring.known);
        return switch (grade) {
            case 1 -> say("hint.pair", proved(), text(look.turnsOnly() ? "hint.turn" : "hint.walk"));
            case 2 -> look.shows().map(this::worth).orElse(say("hint.walk"));
            case 3 -> next(table.move(chosen.move()).orElseThrow());
            default -> line(look);
        };
    }

    private Hint send(Deducer known) {
        if (grade > 2) return say("hint.action", FogTable.sendingWords());
        return say(known.complete() ? "hint.all-proved" : "hint.no-more");
    }

    private static Hint next(Move move) {
        return say("hint.action", move.words()).proposing(move, Tone.ACCENT);
    }

    /** How far deduction is ahead of the eyes. */
    private Text proved() {
        Deducer known = exploring.known;
        int unseen = 0;
        int open = 0;
        for (int c = 0; c < known.grid().size(); c++) {
            if (known.proven(c) == null) open++;
            else if (!known.saw(known.grid().cell(c))) unseen++;
        }
        return unseen == 0 ? text("hint.open", open) : text("hint.open-proved", open, unseen);
    }

    private Hint worth(Cell cell) {
        Deducer known = exploring.known;
        int c = known.grid().index(cell);
        Content likeliest = known.chances().likeliest(c);
        long percent = Math.round(100 * known.chances().of(c, likeliest));
        return say("hint.look", cell.words(), likeliest.described(), percent).at(table.spot(cell));
    }

    private Hint line(NextLook look) {
        Text actions = Text.list(
                ", ",
                Arrays.stream(look.line())
                        .mapToObj(code -> Action.of(code).words())
                        .toList());
        if (look.shows().isEmpty()) return say("hint.actions", actions);
        Cell cell = look.shows().get();
        Hint.Arrow arrow = new Hint.Arrow(table.here(), table.spot(cell), Tone.ACCENT);
        return say("hint.line", actions, cell.words()).proposing(arrow);
    }

    private static Hint say(String key, Object... args) {
        return Hint.of(text(key, args));
    }

    private static Text text(String key, Object... args) {
        return Text.of(FogHints.class, key, args);
    }
}

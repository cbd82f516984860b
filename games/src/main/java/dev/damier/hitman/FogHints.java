package dev.damier.hitman;

import dev.damier.game.Text;
import dev.damier.hitman.agent.ExplorationState;
import dev.damier.hitman.agent.NextLook;
import dev.damier.hitman.deduce.Deducer;
import dev.damier.hitman.world.Action;
import dev.damier.hitman.world.Cell;
import dev.damier.hitman.world.Content;
import dev.damier.run.Outcome;
import java.util.Arrays;
import java.util.stream.Collectors;

/** Hints for exploring: whether to turn or to walk, which cell to look at, the next action, all actions to the look. */
final class FogHints {
    private FogHints() {}

    static Text of(ExplorationState exploring, int grade, Outcome answer) {
        if (!(answer instanceof Outcome.Chosen chosen)) return text("hint.unknown");
        NextLook look = NextLook.of(chosen.line(), exploring);
        if (look.sends()) return send(exploring.known, grade);
        return switch (grade) {
            case 1 -> text("hint.pair", proved(exploring), text(look.turnsOnly() ? "hint.turn" : "hint.walk"));
            case 2 -> look.shows().map(cell -> worth(exploring.known, cell)).orElse(text("hint.walk"));
            case 3 -> text("hint.action", Action.of(chosen.move()).method);
            default -> line(look);
        };
    }

    private static Text send(Deducer known, int grade) {
        if (grade > 2) return text("hint.action", FogTable.SEND_TEXT);
        return text(known.complete() ? "hint.all-proved" : "hint.no-more");
    }

    /** How far deduction is ahead of the eyes. */
    private static Text proved(ExplorationState exploring) {
        Deducer known = exploring.known;
        int unseen = 0;
        int open = 0;
        for (int c = 0; c < known.grid().size(); c++) {
            if (known.proven(c) == null) open++;
            else if (!known.saw(known.grid().cell(c))) unseen++;
        }
        if (unseen == 0) return text(open == 1 ? "hint.open-one" : "hint.open", open);
        return text("hint.open-proved", text(open == 1 ? "hint.open-one" : "hint.open", open), unseen);
    }

    private static Text worth(Deducer known, Cell cell) {
        int c = known.grid().index(cell);
        Content likeliest = known.chances().likeliest(c);
        long percent = Math.round(100 * known.chances().of(c, likeliest));
        return text("hint.look", cell, likeliest.described(), percent);
    }

    private static Text line(NextLook look) {
        String actions = Arrays.stream(look.line())
                .mapToObj(code -> Action.of(code).method)
                .collect(Collectors.joining(" "));
        return look.shows().map(cell -> text("hint.line", actions, cell)).orElse(Text.plain(actions));
    }

    private static Text text(String key, Object... args) {
        return Text.of(FogHints.class, key, args);
    }
}

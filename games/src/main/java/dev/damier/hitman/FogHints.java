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

/**
 * Hints for an exploration. Level 1: turn or walk. Level 2: the cell to look at. Level 3: the next action. Level 4: all
 * actions of the look.
 */
final class FogHints {
    private final FogTable table;
    private final ExplorationState state;
    private final int level;

    FogHints(FogTable table, int level) {
        this.table = table;
        this.level = level;
        state = table.explorationState();
    }

    Hint of(Outcome answer) {
        if (!(answer instanceof Outcome.Chosen chosen)) return hint("hint.unknown");
        NextLook look = NextLook.of(chosen.line(), state);
        if (look.submitsMap()) return sendHint(state.deducer);
        return switch (level) {
            case 1 -> hint("hint.pair", progressText(), text(look.isTurnsOnly() ? "hint.turn" : "hint.walk"));
            case 2 -> look.revealedCell().map(this::lookHint).orElse(hint("hint.walk"));
            case 3 -> actionHint(table.move(chosen.move()).orElseThrow());
            default -> actionsHint(look);
        };
    }

    private Hint sendHint(Deducer deducer) {
        if (level > 2) return hint("hint.action", FogTable.sendText());
        return hint(deducer.isComplete() ? "hint.all-proved" : "hint.no-more");
    }

    private static Hint actionHint(Move move) {
        return hint("hint.action", move.words()).withArrow(move, Tone.ACCENT);
    }

    /** Returns how many cells are unproved, and how many are proved but unseen. */
    private Text progressText() {
        Deducer deducer = state.deducer;
        int unseen = 0;
        int open = 0;
        for (int c = 0; c < deducer.grid().size(); c++) {
            if (deducer.provenContent(c) == null) open++;
            else if (!deducer.hasSeen(deducer.grid().cell(c))) unseen++;
        }
        return unseen == 0 ? text("hint.open", open) : text("hint.open-proved", open, unseen);
    }

    private Hint lookHint(Cell cell) {
        Deducer deducer = state.deducer;
        int c = deducer.grid().index(cell);
        Content likeliest = deducer.probabilities().mostLikely(c);
        long percent = Math.round(100 * deducer.probabilities().probability(c, likeliest));
        return hint("hint.look", cell.words(), likeliest.described(), percent).withRings(table.spot(cell));
    }

    private Hint actionsHint(NextLook look) {
        Text actions = Text.list(
                ", ",
                Arrays.stream(look.line())
                        .mapToObj(code -> Action.of(code).words())
                        .toList());
        if (look.revealedCell().isEmpty()) return hint("hint.actions", actions);
        Cell cell = look.revealedCell().get();
        Hint.Arrow arrow = new Hint.Arrow(table.hitmanSpot(), table.spot(cell), Tone.ACCENT);
        return hint("hint.line", actions, cell.words()).withArrow(arrow);
    }

    private static Hint hint(String key, Object... args) {
        return Hint.of(text(key, args));
    }

    private static Text text(String key, Object... args) {
        return Text.of(FogHints.class, key, args);
    }
}

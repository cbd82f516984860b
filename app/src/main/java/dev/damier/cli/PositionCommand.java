package dev.damier.cli;

import dev.damier.cli.input.PositionArguments;
import dev.damier.cli.input.UsageException;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.job.Verdict;
import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine.Parameters;

/** A command that answers for positions: one as its argument or in a file, or many on standard input, one a line. */
abstract class PositionCommand extends AnsweringCommand {
    @Parameters(
            index = "0",
            paramLabel = "GAME",
            description = "A game listed by `games`; may be omitted if @FILE is a record.")
    private String game;

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "POSITION",
            description =
                    "Position text, @FILE, or - for many, one per line; `moves …` after it are played. Records are"
                            + " accepted.")
    private String position;

    private boolean many;

    @Override
    final int run() {
        if (position == null) {
            position = game;
            game = PositionArguments.game(game)
                    .orElseThrow(
                            () -> new UsageException("missing position: give its text, @FILE or - after the game"));
        }
        Game known = Games.all().game(game);
        many = PositionArguments.many(position);
        prepare(known);
        return each(new PositionArguments(screen, known), position);
    }

    /** Answers for all of them; the worst exit code. */
    int each(PositionArguments positions, String word) {
        return positions.each(word, this::answer, this::unanswered);
    }

    /** Refuses wrong words before anything is answered. */
    void prepare(Game known) {}

    /** Answers for one position; the exit code. */
    abstract int answer(Setup setup);

    /** Whether there is an answer for each of many lines, and not for one position. */
    boolean many() {
        return many;
    }

    /** Says why there is no answer, where the answer would stand; returns the exit code. */
    int unanswered(String sentence) {
        if (json) {
            Map<String, Object> row = new LinkedHashMap<>();
            row.put("outcome", "error");
            row.put("error", sentence);
            screen.row(row);
        } else if (many()) {
            screen.line(Verdict.error(sentence).sentence().in(screen.language()));
        } else {
            screen.note("damier: " + sentence);
        }
        return 1;
    }

    /** The fields every answer begins with. */
    static Map<String, Object> row(Setup setup) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("game", setup.game().descriptor().id());
        row.put("position", setup.write());
        return row;
    }
}

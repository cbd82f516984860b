package dev.damier.cli;

import dev.damier.cli.input.PositionArguments;
import dev.damier.cli.input.UsageException;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.job.Verdict;
import dev.damier.run.BadInputException;
import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine.Parameters;

/**
 * A command that handles positions: one given as its argument or in a file, or many on standard input, one per line.
 */
abstract class PositionCommand extends JsonOutputCommand {
    @Parameters(
            index = "0",
            paramLabel = "GAME",
            description = "A game listed by `games`; may be omitted if @FILE is a record.")
    private String gameId;

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "POSITION",
            description =
                    "Position text, @FILE, or - for many, one per line; `moves …` after it are played. Records are"
                            + " accepted.")
    private String position;

    private boolean manyPositions;

    @Override
    final int run() {
        if (position == null) {
            position = gameId;
            gameId = PositionArguments.gameOfRecords(position).orElseThrow(() -> missingPosition(position));
        }
        Game game = Games.all().game(gameId);
        manyPositions = PositionArguments.hasManyPositions(position);
        checkArguments(game);
        return answerAll(new PositionArguments(screen, game), position);
    }

    /** Returns the error for a game without a position. An unknown game is the first mistake to correct. */
    private static BadInputException missingPosition(String game) {
        try {
            Games.all().game(game);
            return UsageException.of("usage.position");
        } catch (BadInputException unknownGame) {
            return unknownGame;
        }
    }

    /** Handles all positions and returns the highest exit code. */
    int answerAll(PositionArguments positions, String argument) {
        return positions.forEachPosition(argument, this::answer, this::reportError);
    }

    /** Rejects invalid arguments before the first position is handled. */
    void checkArguments(Game game) {}

    /** Handles one position and returns the exit code. */
    abstract int answer(Setup setup);

    /** Returns whether the command was given many positions instead of one. */
    boolean hasManyPositions() {
        return manyPositions;
    }

    /** Prints the error of a position in place of its result and returns the exit code. */
    int reportError(String sentence) {
        if (json) {
            Map<String, Object> row = new LinkedHashMap<>();
            row.put("outcome", "error");
            row.put("error", sentence);
            screen.printJson(row);
        } else if (hasManyPositions()) {
            screen.println(Verdict.error(sentence).sentence().in(screen.language()));
        } else {
            screen.note("damier: " + sentence);
        }
        return 1;
    }

    /** Returns the JSON fields that all results start with. */
    static Map<String, Object> commonFields(Setup setup) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("game", setup.game().descriptor().id());
        row.put("position", setup.write());
        return row;
    }
}

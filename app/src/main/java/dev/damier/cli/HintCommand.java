package dev.damier.cli;

import dev.damier.cli.input.EngineOptions;
import dev.damier.cli.input.UsageException;
import dev.damier.cli.screen.WatchedSearch;
import dev.damier.game.Game;
import dev.damier.game.Setup;
import dev.damier.job.Answer;
import dev.damier.job.EngineException;
import dev.damier.job.Job;
import dev.damier.run.BadInputException;
import java.time.Duration;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Prints a hint of the requested level. */
@CommandLine.Command(
        name = "hint",
        description = "Give a hint: solution length, pieces involved, next piece, or next move.")
final class HintCommand extends PositionCommand {
    /** Default time limit: the user is waiting, and a good solution found in this time is sufficient for a hint. */
    private static final Duration DEFAULT_TIME = Duration.ofSeconds(10);

    @Option(
            names = "--grade",
            paramLabel = "1..4",
            description = "Hint level, from 1 (least) to 4 (next move). Default: 1.")
    private int level = 1;

    @Option(
            names = "--engine",
            paramLabel = "ID",
            description = "Engine or bot that gives the hint. Default: the game's default engine.")
    private String engine = "";

    @Mixin
    private EngineOptions options;

    @Override
    void checkArguments(Game game) {
        if (level < 1 || level > 4) throw UsageException.of("usage.range", "--grade", 1, 4, level);
        EngineOptions.check(game, options.engine(engine));
    }

    @Override
    int answer(Setup setup) {
        if (!hasManyPositions()) options.checkHeuristic(setup, engine);
        Job job = options.job(setup, options.engine(engine), DEFAULT_TIME);
        Answer answer;
        try (WatchedSearch watch = new WatchedSearch(screen)) {
            answer = job.answer(setup, engines(), watch::control);
        } catch (BadInputException | EngineException e) {
            return reportError(e.getMessage());
        }
        String hint = setup.hint(level, answer.outcome()).words().in(screen.language());
        if (json) {
            Map<String, Object> row = commonFields(setup);
            row.put("grade", level);
            row.put("hint", hint);
            screen.printJson(row);
        } else {
            screen.println(hint);
        }
        return 0;
    }
}

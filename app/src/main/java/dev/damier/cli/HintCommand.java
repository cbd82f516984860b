package dev.damier.cli;

import dev.damier.cli.input.EngineOptions;
import dev.damier.cli.input.UsageException;
import dev.damier.cli.screen.WatchedSearch;
import dev.damier.game.Game;
import dev.damier.game.Setup;
import dev.damier.job.Answer;
import dev.damier.job.EngineException;
import dev.damier.job.Job;
import java.time.Duration;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** A hint that tells as little as is asked for. */
@CommandLine.Command(
        name = "hint",
        description = "Give a hint: solution length, pieces involved, next piece, or next move.")
final class HintCommand extends PositionCommand {
    /** Somebody waits for a hint; a good line found by then is good enough. */
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    @Option(
            names = "--grade",
            paramLabel = "1..4",
            description = "Hint level, from 1 (least) to 4 (next move). Default: 1.")
    private int grade = 1;

    @Option(
            names = "--engine",
            paramLabel = "ID",
            description = "Engine or bot that gives the hint. Default: the game's default engine.")
    private String engine = "";

    @Mixin
    private EngineOptions options;

    @Override
    void prepare(Game known) {
        if (grade < 1 || grade > 4) throw new UsageException("--grade must be from 1 to 4, but got " + grade);
        EngineOptions.check(known, engine, options.set);
    }

    @Override
    int answer(Setup setup) {
        if (!many()) options.checkHeuristic(setup);
        Job job = options.job(setup, engine, options.set, PATIENCE);
        Answer answer;
        try (WatchedSearch watch = new WatchedSearch(screen)) {
            answer = job.answer(setup, engines(), watch::control);
        } catch (IllegalArgumentException | EngineException e) {
            return unanswered(e.getMessage());
        }
        String hint = setup.hint(grade, answer.outcome()).words().in(screen.language());
        if (json) {
            Map<String, Object> row = row(setup);
            row.put("grade", grade);
            row.put("hint", hint);
            screen.row(row);
        } else {
            screen.line(hint);
        }
        return 0;
    }
}

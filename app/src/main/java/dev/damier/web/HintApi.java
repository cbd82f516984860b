package dev.damier.web;

import dev.damier.game.Hint;
import dev.damier.game.Presentation;
import dev.damier.game.Setup;
import dev.damier.job.EngineSpec;
import dev.damier.job.Job;
import dev.damier.run.Budget;
import dev.damier.run.Outcome;
import dev.damier.web.http.RequestDispatcher;
import dev.damier.web.http.RequestParams;
import dev.damier.web.http.SerialExecutor;
import dev.damier.web.work.HintSearches;
import dev.damier.web.work.WorkKind;
import dev.damier.web.work.WorkLimits;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** {@code /api/hint}: a hint for a position, or for a game whose position is hidden. */
final class HintApi {
    private static final Duration TIME_LIMIT = Duration.ofSeconds(5);

    /** An engine for matches searches until its time is over, and a player waits for the hint. */
    private static final Duration MATCH_TIME_LIMIT = Duration.ofMillis(600);

    private final HintSearches hintSearches = new HintSearches();
    private final RequestDispatcher dispatcher;
    private final TablesApi tables;
    private final WorkLimits limits;

    HintApi(RequestDispatcher dispatcher, TablesApi tables, WorkLimits limits) {
        this.dispatcher = dispatcher;
        this.tables = tables;
        this.limits = limits;
    }

    void routes(RoutesConfig routes) {
        RequestDispatcher.route(routes, "/api/hint", this::hint);
    }

    private void hint(Context ctx, JsonNode fields, Locale language) {
        String table = RequestParams.text(fields, "table");
        int level = RequestParams.number(fields, "grade", 1, 1, 4);
        Duration timeLimit = isMatch(RequestParams.text(fields, "game"), language) ? MATCH_TIME_LIMIT : TIME_LIMIT;
        Budget budget = limits.budget(WorkKind.HINT, timeLimit);
        SerialExecutor executor = table.isEmpty() ? new SerialExecutor("request") : tables.executor(table);
        dispatcher.dispatch(ctx, executor, WorkKind.HINT, timeLimit, control -> {
            Setup setup = table.isEmpty() ? RequestParams.setup(fields, language) : tables.currentPosition(table);
            Job job = Job.of(setup, EngineSpec.DEFAULT, budget, 0);
            Outcome outcome = hintSearches.find(
                    job.game(),
                    job.setup(),
                    () -> job.answer(setup, b -> control).outcome());
            Hint hint = setup.hint(level, outcome);
            return Map.of("hint", hint.words(), "marks", hint.marks(), "arrows", hint.arrows());
        });
    }

    private static boolean isMatch(String game, Locale language) {
        return !game.isEmpty()
                && RequestParams.game(game, language).presentation().kind() == Presentation.Kind.MATCH;
    }
}

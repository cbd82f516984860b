package dev.damier.web;

import dev.damier.game.Setup;
import dev.damier.job.Answer;
import dev.damier.job.EngineSpec;
import dev.damier.job.Job;
import dev.damier.job.SearchTree;
import dev.damier.run.Budget;
import dev.damier.run.TimeSlice;
import dev.damier.web.http.RequestDispatcher;
import dev.damier.web.http.RequestParams;
import dev.damier.web.work.OverloadException;
import dev.damier.web.work.WorkKind;
import dev.damier.web.work.WorkLimits;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.Locale;
import tools.jackson.databind.JsonNode;

/** {@code /api/tree}: the first nodes of a search tree, in order of generation, with their order of expansion. */
final class TreeApi {
    private static final int MAX_NODES = SearchTree.MAX_NODES;

    private final RequestDispatcher dispatcher;
    private final WorkLimits limits;

    TreeApi(RequestDispatcher dispatcher, WorkLimits limits) {
        this.dispatcher = dispatcher;
        this.limits = limits;
    }

    void routes(RoutesConfig routes) {
        RequestDispatcher.route(routes, "/api/tree", this::tree);
    }

    private void tree(Context ctx, JsonNode fields, Locale language) {
        EngineSpec engine = new EngineSpec(RequestParams.text(fields, "engine"), RequestParams.options(fields));
        Budget budget = limits.budget(
                        WorkKind.TREE, Duration.ofMillis(RequestParams.number(fields, "time", 3000, 1, 20_000)))
                .withNodes(RequestParams.number(fields, "nodes", 200_000, 1, 5_000_000));
        dispatcher.dispatch(ctx, WorkKind.TREE, budget, MAX_NODES, control -> {
            Setup setup = RequestParams.setup(fields, language);
            Job job = Job.of(setup, engine, budget, 1);
            Answer answer = job.answer(setup, b -> control);
            return SearchTree.of(setup, control.trace(), ReportRow.of(answer.report()), TreeApi::requireTimeLeft);
        });
    }

    private static void requireTimeLeft() {
        if (TimeSlice.current().isCancelled()) throw new OverloadException(OverloadException.Reason.TIME_LIMIT);
    }
}

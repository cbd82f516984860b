package dev.damier.web;

import dev.damier.web.http.RequestDispatcher;
import dev.damier.web.work.WorkKind;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

/** {@code /api/today}: a board of each game, the same for everybody, another tomorrow. */
final class TodayApi {
    private final RequestDispatcher dispatcher;

    TodayApi(RequestDispatcher dispatcher) {
        this.dispatcher = dispatcher;
    }

    void routes(RoutesConfig routes) {
        DailyBoards.dealt();
        routes.get("/api/today", this::today);
    }

    private void today(Context ctx) {
        dispatcher.answer(ctx, WorkKind.DEAL, PositionsApi.DEALING, control -> DailyBoards.boards());
    }
}

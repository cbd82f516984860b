package dev.damier.web;

import dev.damier.web.http.RequestDispatcher;
import dev.damier.web.work.WorkKind;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

/** {@code /api/today}: the daily board of each game, the same for all users. */
final class TodayApi {
    private final RequestDispatcher dispatcher;

    TodayApi(RequestDispatcher dispatcher) {
        this.dispatcher = dispatcher;
    }

    void routes(RoutesConfig routes) {
        DailyBoards.ensureDealt();
        routes.get("/api/today", this::today);
    }

    private void today(Context ctx) {
        dispatcher.dispatch(ctx, WorkKind.DEAL, PositionsApi.DEAL_TIME_LIMIT, control -> DailyBoards.boards());
    }
}

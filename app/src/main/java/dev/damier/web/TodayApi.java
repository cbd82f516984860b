package dev.damier.web;

import dev.damier.web.http.Door;
import dev.damier.web.work.Kind;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

/** {@code /api/today}: a board of each game, the same for everybody, another tomorrow. */
final class TodayApi {
    private final Door door;

    TodayApi(Door door) {
        this.door = door;
    }

    void routes(RoutesConfig routes) {
        Today.dealt();
        routes.get("/api/today", this::today);
    }

    private void today(Context ctx) {
        door.answer(ctx, Kind.DEAL, PositionsApi.DEALING, control -> Today.boards());
    }
}

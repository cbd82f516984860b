package dev.damier.web;

import dev.damier.game.Games;
import dev.damier.game.Scene;
import dev.damier.game.Setup;
import dev.damier.web.work.Kind;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** {@code /api/today}: a board of each game, the same for everybody, another tomorrow. */
final class TodayApi {
    record Daily(String game, String position, Scene scene) {}

    private final Door door;
    private LocalDate day = LocalDate.MIN;
    private List<Daily> boards = List.of();

    TodayApi(Door door) {
        this.door = door;
    }

    void routes(RoutesConfig routes) {
        routes.get("/api/today", this::today);
    }

    private void today(Context ctx) {
        door.answer(ctx, Kind.DEAL, PositionsApi.DEALING, control -> boards(LocalDate.now(ZoneOffset.UTC)));
    }

    /** Dealt once a day; the date is the seed. */
    private synchronized List<Daily> boards(LocalDate date) {
        if (!date.equals(day)) {
            boards = Games.all().games().stream()
                    .sorted(Comparator.comparingInt(g -> g.presentation().rank()))
                    .map(g -> daily(g.deal(Map.of(), date.toEpochDay())))
                    .toList();
            day = date;
        }
        return boards;
    }

    private static Daily daily(Setup setup) {
        return new Daily(setup.game().card().id(), setup.write(), setup.seat().scene(-1));
    }
}

package dev.damier.web;

import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Pack;
import dev.damier.game.Scene;
import dev.damier.game.Setup;
import dev.damier.game.Table;
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
    /**
     * @param day as ISO writes it
     * @param seat whose task it is
     * @param par what it costs at the least, 0 where nobody has proved it
     */
    record Daily(String game, String day, String position, int seat, int par, Scene scene) {}

    /** Another task of a pack every day, and none again before all were there: prime, and so coprime to every size. */
    private static final long STRIDE = 1_000_003;

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
                    .map(g -> daily(g, date))
                    .toList();
            day = date;
        }
        return boards;
    }

    /** From the second pack, which is neither easy nor long; a game without packs deals, with the date as its seed. */
    private static Daily daily(Game game, LocalDate date) {
        List<Pack> packs = game.packs();
        if (packs.isEmpty()) return daily(game.deal(Map.of(), date.toEpochDay()), date, 0);
        List<Pack.Task> tasks = packs.get(Math.min(1, packs.size() - 1)).tasks();
        Pack.Task task = tasks.get((int) Math.floorMod(date.toEpochDay() * STRIDE, (long) tasks.size()));
        return daily(game.read(task.position()), date, task.par());
    }

    private static Daily daily(Setup setup, LocalDate date, int par) {
        Table table = setup.seat();
        return new Daily(setup.game().card().id(), date.toString(), setup.write(), table.seat(), par, table.scene(-1));
    }
}

package dev.damier.store;

import java.util.List;
import org.jdbi.v3.core.mapper.RowMapper;

/** Everybody's best on the boards of the day. */
public final class DailyStore {
    private static final RowMapper<StoredDaily> RESULT = (row, ctx) -> new StoredDaily(
            row.getString("day"),
            row.getString("game"),
            row.getString("player"),
            row.getString("name"),
            row.getInt("cost"),
            row.getLong("millis"),
            row.getString("moves"),
            row.getLong("at"));

    private final Database database;

    public DailyStore(Database database) {
        this.database = database;
    }

    /** Keeps it unless this player did as well before; the first of two that are as good stays. */
    public void keep(StoredDaily result) {
        int ignored = StoreException.guarded(() -> database.jdbi()
                .withHandle(h -> h.createUpdate(
                                "insert into daily_result (day, game, player, name, cost, millis, moves, at)"
                                        + " values (:day, :game, :player, :name, :cost, :millis, :moves, :at)"
                                        + " on conflict (day, game, player) do update set name = excluded.name,"
                                        + " cost = excluded.cost, millis = excluded.millis, moves = excluded.moves,"
                                        + " at = excluded.at where excluded.cost < daily_result.cost")
                        .bindMethods(result)
                        .execute()));
    }

    /** The best first: by cost, of equal costs the earlier. */
    public List<StoredDaily> best(String day, String game, int max) {
        return StoreException.guarded(() -> database.jdbi()
                .withHandle(h -> h.createQuery("select * from daily_result where day = :day and game = :game"
                                + " order by cost, at, player limit :most")
                        .bind("day", day)
                        .bind("game", game)
                        .bind("most", max)
                        .map(RESULT)
                        .list()));
    }

    /** Keeps the best of a board alone, so many: what nobody is shown need not fill the disk. */
    public int trim(String day, String game, int max) {
        return StoreException.guarded(() -> database.jdbi()
                .withHandle(h -> h.createUpdate("delete from daily_result where day = :day and game = :game"
                                + " and player not in (select player from daily_result where day = :day"
                                + " and game = :game order by cost, at, player limit :most)")
                        .bind("day", day)
                        .bind("game", game)
                        .bind("most", max)
                        .execute()));
    }

    /** Forgets days before this one, and returns how many results they had. */
    public int forget(String before) {
        return StoreException.guarded(() -> database.jdbi()
                .withHandle(h -> h.createUpdate("delete from daily_result where day < :before")
                        .bind("before", before)
                        .execute()));
    }
}

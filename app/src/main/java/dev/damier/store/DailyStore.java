package dev.damier.store;

import java.util.List;
import org.jdbi.v3.core.mapper.RowMapper;

/** Stores the best result of each player on the daily puzzles. */
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

    /**
     * Stores a result if it is better than the player's stored one. If both costs are equal, the earlier result stays.
     */
    public void saveIfBetter(StoredDaily result) {
        int ignored = StoreException.convertErrors(() -> database.jdbi()
                .withHandle(h -> h.createUpdate(
                                "insert into daily_result (day, game, player, name, cost, millis, moves, at)"
                                        + " values (:day, :game, :player, :name, :cost, :millis, :moves, :at)"
                                        + " on conflict (day, game, player) do update set name = excluded.name,"
                                        + " cost = excluded.cost, millis = excluded.millis, moves = excluded.moves,"
                                        + " at = excluded.at where excluded.cost < daily_result.cost")
                        .bindMethods(result)
                        .execute()));
    }

    /** Returns the best results, ordered by cost, then by time. */
    public List<StoredDaily> best(String day, String game, int max) {
        return StoreException.convertErrors(() -> database.jdbi()
                .withHandle(h -> h.createQuery("select * from daily_result where day = :day and game = :game"
                                + " order by cost, at, player limit :max")
                        .bind("day", day)
                        .bind("game", game)
                        .bind("max", max)
                        .map(RESULT)
                        .list()));
    }

    /**
     * Deletes all but the best {@code max} results of a puzzle, because the others are never shown. Returns how many
     * were deleted.
     */
    public int trim(String day, String game, int max) {
        return StoreException.convertErrors(() -> database.jdbi()
                .withHandle(h -> h.createUpdate("delete from daily_result where day = :day and game = :game"
                                + " and player not in (select player from daily_result where day = :day"
                                + " and game = :game order by cost, at, player limit :max)")
                        .bind("day", day)
                        .bind("game", game)
                        .bind("max", max)
                        .execute()));
    }

    /** Deletes the results of all days before this one and returns their number. */
    public int deleteBefore(String before) {
        return StoreException.convertErrors(() -> database.jdbi()
                .withHandle(h -> h.createUpdate("delete from daily_result where day < :before")
                        .bind("before", before)
                        .execute()));
    }
}

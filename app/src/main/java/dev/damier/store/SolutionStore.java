package dev.damier.store;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.jdbi.v3.core.mapper.RowMapper;

/** A cache of solved positions. When it is full, the oldest solutions are deleted. */
public final class SolutionStore {
    /** Number of saved solutions between two deletions of the oldest ones. */
    private static final int TRIM_INTERVAL = 500;

    private static final RowMapper<StoredSolution> SOLUTION = (row, ctx) -> new StoredSolution(
            row.getString("id"),
            row.getString("game"),
            row.getString("position"),
            row.getString("engine"),
            row.getString("version"),
            row.getString("record"),
            row.getLong("at"));

    private final Database database;
    private final int maxSolutions;
    private final int trimInterval;
    private final AtomicInteger savedCount = new AtomicInteger();

    public SolutionStore(Database database, int max) {
        this(database, max, TRIM_INTERVAL);
    }

    SolutionStore(Database database, int max, int trimInterval) {
        this.database = database;
        this.maxSolutions = max;
        this.trimInterval = trimInterval;
    }

    /** Returns a solution by its id. */
    public Optional<StoredSolution> find(String id) {
        return StoreException.convertErrors(() -> database.jdbi()
                .withHandle(h -> h.createQuery("select * from solution where id = :id")
                        .bind("id", id)
                        .map(SOLUTION)
                        .findOne()));
    }

    /** Stores a solution and replaces an earlier one with the same id. */
    public void save(StoredSolution solution) {
        int ignored = StoreException.convertErrors(() -> database.jdbi()
                .withHandle(h -> h.createUpdate("insert into solution (id, game, position, engine, version, record, at)"
                                + " values (:id, :game, :position, :engine, :version, :record, :at)"
                                + " on conflict (id) do update set version = excluded.version,"
                                + " record = excluded.record, at = excluded.at")
                        .bindMethods(solution)
                        .execute()));
        if (savedCount.incrementAndGet() % trimInterval == 0) trim();
    }

    /** Deletes all but the newest solutions. */
    void trim() {
        int ignored = StoreException.convertErrors(() -> database.jdbi()
                .withHandle(h -> h.createUpdate("delete from solution where id not in"
                                + " (select id from solution order by at desc, id limit :max)")
                        .bind("max", maxSolutions)
                        .execute()));
    }

    /** Deletes a solution. */
    public void delete(String id) {
        int ignored = StoreException.convertErrors(() -> database.jdbi()
                .withHandle(h -> h.createUpdate("delete from solution where id = :id")
                        .bind("id", id)
                        .execute()));
    }
}

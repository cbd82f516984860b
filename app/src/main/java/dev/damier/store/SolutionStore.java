package dev.damier.store;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.jdbi.v3.core.mapper.RowMapper;

/** Positions that were solved: whoever asks again is answered from here. The oldest make room. */
public final class SolutionStore {
    private static final int EVERY = 500;

    private static final RowMapper<StoredSolution> SOLUTION = (row, ctx) -> new StoredSolution(
            row.getString("id"),
            row.getString("game"),
            row.getString("position"),
            row.getString("engine"),
            row.getString("version"),
            row.getString("record"),
            row.getLong("at"));

    private final Database database;
    private final int max;
    private final AtomicInteger added = new AtomicInteger();

    public SolutionStore(Database database, int max) {
        this.database = database;
        this.max = max;
    }

    public Optional<StoredSolution> find(String id) {
        return StoreException.guarded(() -> database.jdbi()
                .withHandle(h -> h.createQuery("select * from solution where id = :id")
                        .bind("id", id)
                        .map(SOLUTION)
                        .findOne()));
    }

    /** In the place of what was there. */
    public void keep(StoredSolution solution) {
        int ignored = StoreException.guarded(() -> database.jdbi()
                .withHandle(h -> h.createUpdate("insert into solution (id, game, position, engine, version, record, at)"
                                + " values (:id, :game, :position, :engine, :version, :record, :at)"
                                + " on conflict (id) do update set version = excluded.version,"
                                + " record = excluded.record, at = excluded.at")
                        .bindMethods(solution)
                        .execute()));
        if (added.incrementAndGet() % EVERY == 0) trim();
    }

    /** Leaves only the newest. */
    void trim() {
        int ignored = StoreException.guarded(() -> database.jdbi()
                .withHandle(h -> h.createUpdate("delete from solution where id not in"
                                + " (select id from solution order by at desc, id limit :most)")
                        .bind("most", max)
                        .execute()));
    }

    public void forget(String id) {
        int ignored = StoreException.guarded(() -> database.jdbi()
                .withHandle(h -> h.createUpdate("delete from solution where id = :id")
                        .bind("id", id)
                        .execute()));
    }
}

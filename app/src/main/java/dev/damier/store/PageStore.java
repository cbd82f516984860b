package dev.damier.store;

import java.util.Optional;
import org.jdbi.v3.core.mapper.RowMapper;

/** Finished analyses, experiments: what pages keep under an address of its own, and never change. */
public final class PageStore {
    private static final RowMapper<StoredPage> PAGE = (row, ctx) ->
            new StoredPage(row.getString("id"), row.getString("kind"), row.getString("content"), row.getLong("at"));

    private final Database database;

    public PageStore(Database database) {
        this.database = database;
    }

    public void keep(StoredPage page) {
        int ignored = StoreException.guarded(() -> database.jdbi()
                .withHandle(h -> h.createUpdate(
                                "insert into kept_page (id, kind, content, at) values (:id, :kind, :content, :at)")
                        .bindMethods(page)
                        .execute()));
    }

    public Optional<StoredPage> find(String id) {
        return StoreException.guarded(() -> database.jdbi()
                .withHandle(h -> h.createQuery("select * from kept_page where id = :id")
                        .bind("id", id)
                        .map(PAGE)
                        .findOne()));
    }

    /** Forgets what was kept before, and returns how many pages that were. */
    public int forget(long before) {
        return StoreException.guarded(() -> database.jdbi()
                .withHandle(h -> h.createUpdate("delete from kept_page where at < :before")
                        .bind("before", before)
                        .execute()));
    }
}

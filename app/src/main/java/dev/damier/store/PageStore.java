package dev.damier.store;

import java.util.Optional;
import org.jdbi.v3.core.mapper.RowMapper;

/**
 * Stores pages saved by users, such as analyses and experiments, each under its own id. A stored page never changes.
 */
public final class PageStore {
    private static final RowMapper<StoredPage> PAGE = (row, ctx) ->
            new StoredPage(row.getString("id"), row.getString("kind"), row.getString("content"), row.getLong("at"));

    private final Database database;

    public PageStore(Database database) {
        this.database = database;
    }

    /** Stores a new page. */
    public void save(StoredPage page) {
        int ignored = StoreException.convertErrors(() -> database.jdbi()
                .withHandle(h -> h.createUpdate(
                                "insert into kept_page (id, kind, content, at) values (:id, :kind, :content, :at)")
                        .bindMethods(page)
                        .execute()));
    }

    /** Returns a page by its id. */
    public Optional<StoredPage> find(String id) {
        return StoreException.convertErrors(() -> database.jdbi()
                .withHandle(h -> h.createQuery("select * from kept_page where id = :id")
                        .bind("id", id)
                        .map(PAGE)
                        .findOne()));
    }

    /** Deletes pages stored before this time and returns their number. */
    public int deleteOlderThan(long before) {
        return StoreException.convertErrors(() -> database.jdbi()
                .withHandle(h -> h.createUpdate("delete from kept_page where at < :before")
                        .bind("before", before)
                        .execute()));
    }
}

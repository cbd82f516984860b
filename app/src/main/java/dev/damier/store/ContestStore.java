package dev.damier.store;

import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.JdbiException;
import org.jdbi.v3.core.mapper.RowMapper;

/** Stores contests, their entrants and their games. When a method returns, its changes are durable. */
public final class ContestStore {
    private static final RowMapper<StoredContest> CONTEST = (row, ctx) -> new StoredContest(
            row.getString("id"),
            row.getString("terms"),
            row.getString("owner"),
            row.getString("state"),
            row.getInt("published") != 0,
            row.getLong("created"),
            row.getLong("touched"));
    private static final RowMapper<StoredEntrant> ENTRANT = (row, ctx) -> new StoredEntrant(
            row.getString("contest"),
            row.getInt("number"),
            row.getString("name"),
            row.getString("word"),
            row.getString("token"));
    private static final RowMapper<StoredContestGame> GAME = (row, ctx) -> new StoredContestGame(
            row.getString("contest"), row.getInt("number"), row.getString("record"), row.getLong("at"));

    private final Database database;

    public ContestStore(Database database) {
        this.database = database;
    }

    /** Stores a new contest with its initial entrants. */
    public void create(StoredContest contest, List<StoredEntrant> entrants) {
        StoreException.convertErrors(() -> database.jdbi().inTransaction(h -> {
            int ignored = h.createUpdate("insert into contest"
                            + " (id, terms, owner, state, published, runner, runner_until, created, touched)"
                            + " values (:id, :terms, :owner, :state, :shown, '', 0, :created, :touched)")
                    .bindMethods(contest)
                    .bind("shown", contest.published() ? 1 : 0)
                    .execute();
            for (StoredEntrant entrant : entrants) insert(h, entrant);
            return null;
        }));
    }

    /** Stores a new entrant. */
    public void addEntrant(StoredEntrant entrant) {
        StoreException.convertErrors(() -> database.jdbi().inTransaction(h -> insert(h, entrant)));
    }

    /** Replaces the entrant with the same number. */
    public void replaceEntrant(StoredEntrant entrant) {
        StoreException.convertErrors(() -> database.jdbi().inTransaction(h -> {
            h.createUpdate("delete from contest_entrant where contest = :contest and number = :number")
                    .bindMethods(entrant)
                    .execute();
            return insert(h, entrant);
        }));
    }

    /** Deletes the games of a contest up to this number, without its test runs. */
    public void deleteGamesUpTo(String contest, int number) {
        StoreException.convertErrors(() -> database.jdbi()
                .withHandle(h -> h.createUpdate(
                                "delete from contest_game where contest = :contest and number > 0 and number <= :number")
                        .bind("contest", contest)
                        .bind("number", number)
                        .execute()));
    }

    private static int insert(Handle h, StoredEntrant entrant) {
        return h.createUpdate("insert into contest_entrant (contest, number, name, word, token)"
                        + " values (:contest, :number, :name, :word, :token)")
                .bindMethods(entrant)
                .execute();
    }

    /** Updates the state of a contest. */
    public void updateState(String id, String state, boolean published, long at) {
        StoreException.convertErrors(() -> database.jdbi()
                .withHandle(h -> h.createUpdate(
                                "update contest set state = :state, published = :shown, touched = :at where id = :id")
                        .bind("state", state)
                        .bind("shown", published ? 1 : 0)
                        .bind("at", at)
                        .bind("id", id)
                        .execute()));
    }

    /**
     * Stores a game. Returns false if a game with this number is already stored, because another server has played it.
     */
    public boolean saveGame(StoredContestGame game) {
        try {
            return database.jdbi().inTransaction(h -> {
                int inserted = h.createUpdate("insert into contest_game (contest, number, record, at)"
                                + " values (:contest, :number, :record, :at)")
                        .bindMethods(game)
                        .execute();
                h.createUpdate("update contest set touched = :at where id = :contest")
                        .bindMethods(game)
                        .execute();
                return inserted == 1;
            });
        } catch (JdbiException e) {
            if (StoreException.isDuplicateKey(e)) return false;
            throw StoreException.from(e);
        }
    }

    /**
     * Acquires or renews the lease of a contest, so that only one server plays its games.
     *
     * @param runner id of the server
     * @param until when the lease expires
     * @return whether this server holds the lease
     */
    public boolean acquireLease(String id, String runner, long now, long until) {
        return StoreException.convertErrors(() -> database.jdbi()
                .withHandle(h -> h.createUpdate("update contest set runner = :runner, runner_until = :until"
                                        + " where id = :id and (runner = :runner or runner_until < :now)")
                                .bind("runner", runner)
                                .bind("until", until)
                                .bind("id", id)
                                .bind("now", now)
                                .execute()
                        == 1));
    }

    /** Releases the lease of a contest, so that another server can acquire it immediately. */
    public void releaseLease(String id, String runner) {
        StoreException.convertErrors(() -> database.jdbi()
                .withHandle(
                        h -> h.createUpdate("update contest set runner_until = 0 where id = :id and runner = :runner")
                                .bind("id", id)
                                .bind("runner", runner)
                                .execute()));
    }

    /** Returns a contest by its id. */
    public Optional<StoredContest> find(String id) {
        return StoreException.convertErrors(() -> database.jdbi()
                .withHandle(h -> h.createQuery("select * from contest where id = :id")
                        .bind("id", id)
                        .map(CONTEST)
                        .findOne()));
    }

    /** Returns the latest contests, newest first. */
    public List<StoredContest> latest(int max) {
        return StoreException.convertErrors(() -> database.jdbi()
                .withHandle(h -> h.createQuery("select * from contest order by created desc, id limit :max")
                        .bind("max", max)
                        .map(CONTEST)
                        .list()));
    }

    /** Returns all contests in a state. */
    public List<StoredContest> findByState(String state) {
        return StoreException.convertErrors(() -> database.jdbi()
                .withHandle(h -> h.createQuery("select * from contest where state = :state order by created, id")
                        .bind("state", state)
                        .map(CONTEST)
                        .list()));
    }

    /** Returns the entrants of a contest, ordered by number. */
    public List<StoredEntrant> entrants(String contest) {
        return StoreException.convertErrors(() -> database.jdbi()
                .withHandle(h -> h.createQuery("select * from contest_entrant where contest = :contest order by number")
                        .bind("contest", contest)
                        .map(ENTRANT)
                        .list()));
    }

    /** Returns the games of a contest, ordered by number. */
    public List<StoredContestGame> games(String contest) {
        return StoreException.convertErrors(() -> database.jdbi()
                .withHandle(h -> h.createQuery("select * from contest_game where contest = :contest order by number")
                        .bind("contest", contest)
                        .map(GAME)
                        .list()));
    }

    /** Deletes contests without changes since this time and returns their number. */
    public int deleteOlderThan(long before) {
        return StoreException.convertErrors(() -> database.jdbi().inTransaction(h -> {
            for (String table : List.of("contest_game", "contest_entrant"))
                h.createUpdate("delete from " + table
                                + " where contest in (select id from contest where touched < :before)")
                        .bind("before", before)
                        .execute();
            return h.createUpdate("delete from contest where touched < :before")
                    .bind("before", before)
                    .execute();
        }));
    }
}

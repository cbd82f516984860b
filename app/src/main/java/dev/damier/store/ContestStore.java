package dev.damier.store;

import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.JdbiException;
import org.jdbi.v3.core.mapper.RowMapper;

/** Contests, who takes part in them, and the games that were played; what a method has returned from cannot be lost. */
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

    /** Keeps a new contest and those who take part from the beginning. */
    public void open(StoredContest contest, List<StoredEntrant> entrants) {
        StoreException.guarded(() -> database.jdbi().inTransaction(h -> {
            int ignored = h.createUpdate("insert into contest"
                            + " (id, terms, owner, state, published, runner, runner_until, created, touched)"
                            + " values (:id, :terms, :owner, :state, :shown, '', 0, :created, :touched)")
                    .bindMethods(contest)
                    .bind("shown", contest.published() ? 1 : 0)
                    .execute();
            for (StoredEntrant one : entrants) insert(h, one);
            return null;
        }));
    }

    public void enter(StoredEntrant entrant) {
        StoreException.guarded(() -> database.jdbi().inTransaction(h -> insert(h, entrant)));
    }

    private static int insert(Handle h, StoredEntrant entrant) {
        return h.createUpdate("insert into contest_entrant (contest, number, name, word, token)"
                        + " values (:contest, :number, :name, :word, :token)")
                .bindMethods(entrant)
                .execute();
    }

    /** How far it is from now on. */
    public void state(String id, String state, boolean published, long at) {
        StoreException.guarded(() -> database.jdbi()
                .withHandle(h -> h.createUpdate(
                                "update contest set state = :state, published = :shown, touched = :at where id = :id")
                        .bind("state", state)
                        .bind("shown", published ? 1 : 0)
                        .bind("at", at)
                        .bind("id", id)
                        .execute()));
    }

    /** Keeps a game; false when one of that number is there already, because another server played it. */
    public boolean saveGame(StoredContestGame game) {
        try {
            return database.jdbi().inTransaction(h -> {
                int kept = h.createUpdate("insert into contest_game (contest, number, record, at)"
                                + " values (:contest, :number, :record, :at)")
                        .bindMethods(game)
                        .execute();
                h.createUpdate("update contest set touched = :at where id = :contest")
                        .bindMethods(game)
                        .execute();
                return kept == 1;
            });
        } catch (JdbiException e) {
            if (StoreException.isDuplicateKey(e)) return false;
            throw StoreException.of(e);
        }
    }

    /**
     * Asks to be the one server that runs a contest until then; whoever has it may have it longer.
     *
     * @return whether it is this one
     */
    public boolean lease(String id, String runner, long now, long until) {
        return StoreException.guarded(() -> database.jdbi()
                .withHandle(h -> h.createUpdate("update contest set runner = :runner, runner_until = :until"
                                        + " where id = :id and (runner = :runner or runner_until < :now)")
                                .bind("runner", runner)
                                .bind("until", until)
                                .bind("id", id)
                                .bind("now", now)
                                .execute()
                        == 1));
    }

    /** Another server may run it at once. */
    public void release(String id, String runner) {
        StoreException.guarded(() -> database.jdbi()
                .withHandle(
                        h -> h.createUpdate("update contest set runner_until = 0 where id = :id and runner = :runner")
                                .bind("id", id)
                                .bind("runner", runner)
                                .execute()));
    }

    public Optional<StoredContest> contest(String id) {
        return StoreException.guarded(() -> database.jdbi()
                .withHandle(h -> h.createQuery("select * from contest where id = :id")
                        .bind("id", id)
                        .map(CONTEST)
                        .findOne()));
    }

    /** The newest first. */
    public List<StoredContest> latest(int max) {
        return StoreException.guarded(() -> database.jdbi()
                .withHandle(h -> h.createQuery("select * from contest order by created desc, id limit :most")
                        .bind("most", max)
                        .map(CONTEST)
                        .list()));
    }

    /** All that are at this point. */
    public List<StoredContest> findByState(String state) {
        return StoreException.guarded(() -> database.jdbi()
                .withHandle(h -> h.createQuery("select * from contest where state = :state order by created, id")
                        .bind("state", state)
                        .map(CONTEST)
                        .list()));
    }

    public List<StoredEntrant> entrants(String contest) {
        return StoreException.guarded(() -> database.jdbi()
                .withHandle(h -> h.createQuery("select * from contest_entrant where contest = :contest order by number")
                        .bind("contest", contest)
                        .map(ENTRANT)
                        .list()));
    }

    /** In the order of their numbers. */
    public List<StoredContestGame> games(String contest) {
        return StoreException.guarded(() -> database.jdbi()
                .withHandle(h -> h.createQuery("select * from contest_game where contest = :contest order by number")
                        .bind("contest", contest)
                        .map(GAME)
                        .list()));
    }

    /** Forgets contests in which nothing was done since, and returns how many they were. */
    public int forget(long before) {
        return StoreException.guarded(() -> database.jdbi().inTransaction(h -> {
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

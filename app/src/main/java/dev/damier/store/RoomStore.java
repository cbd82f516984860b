package dev.damier.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;
import org.jdbi.v3.core.statement.PreparedBatch;

/**
 * Rooms and what was done in them. Actions of several rooms that come at the same time go to the disk together: a commit
 * waits for the disk, and one wait serves all who came before it.
 */
public final class RoomStore implements AutoCloseable {
    /** Most actions of one commit. */
    private static final int MAX_BATCH = 256;

    static final RowMapper<StoredRoom> ROOM = (row, ctx) ->
            new StoredRoom(row.getString("id"), row.getString("terms"), row.getLong("created"), row.getLong("touched"));
    static final RowMapper<StoredAction> ACTION = (row, ctx) -> new StoredAction(
            row.getString("room"),
            row.getInt("seq"),
            row.getInt("seat"),
            row.getString("verb"),
            row.getString("args"),
            row.getLong("at"));

    private record Waiting(StoredAction action, CompletableFuture<Void> done) {}

    /** Nothing comes after this one. */
    private static final Waiting LAST = new Waiting(null, new CompletableFuture<>());

    private final Database database;
    private final BlockingQueue<Waiting> waiting = new LinkedBlockingQueue<>();
    private final Thread writer = new Thread(this::write, "store");
    private volatile boolean closed;

    public RoomStore(Database database) {
        this.database = database;
        writer.setDaemon(true);
        writer.start();
    }

    /** Whether other servers may write here too. */
    public boolean shared() {
        return database.shared();
    }

    /** Keeps a new room. */
    public void open(StoredRoom room) {
        StoreException.guarded(() -> {
            database.jdbi().useTransaction(h -> insertRooms(h, List.of(room)));
            return room;
        });
    }

    /**
     * Keeps what was done, as the next action of its room, and returns once it cannot be lost.
     *
     * @throws Conflict when the room has an action of that number already: another server was faster
     */
    public void append(StoredAction action) {
        if (closed) throw new StoreException("the server is shutting down; saved data is safe", null);
        Waiting entry = new Waiting(action, new CompletableFuture<>());
        waiting.add(entry);
        try {
            entry.done.join();
        } catch (java.util.concurrent.CompletionException e) {
            throw failure(e.getCause());
        }
    }

    /** Somebody else wrote the action of that number. */
    public static final class Conflict extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Conflict(Throwable cause) {
            super("another server has already stored this action", cause);
        }
    }

    private void write() {
        List<Waiting> together = new ArrayList<>();
        while (!together.contains(LAST)) {
            together.clear();
            try {
                together.add(waiting.take());
            } catch (InterruptedException e) {
                return;
            }
            waiting.drainTo(together, MAX_BATCH - 1);
            commit(together.stream().filter(one -> one != LAST).toList());
        }
    }

    /** All at once; if that fails, one by one, so that nobody suffers for another's mistake. */
    private void commit(List<Waiting> together) {
        if (together.isEmpty()) return;
        try {
            database.jdbi().useTransaction(h -> insert(h, together));
        } catch (RuntimeException e) {
            if (together.size() == 1) together.get(0).done.completeExceptionally(e);
            else for (Waiting one : together) commit(List.of(one));
            return;
        }
        for (Waiting one : together) one.done.complete(null);
    }

    private static void insert(Handle h, List<Waiting> together) {
        insertActions(h, together.stream().map(Waiting::action).toList());
        PreparedBatch touched = h.prepareBatch("update room set touched = :at where id = :room");
        for (Waiting one : together)
            touched.bind("at", one.action.at()).bind("room", one.action.room()).add();
        int[] ignored = touched.execute();
    }

    static void insertRooms(Handle h, List<StoredRoom> rooms) {
        if (rooms.isEmpty()) return;
        PreparedBatch batch = h.prepareBatch(
                "insert into room (id, terms, created, touched) values (:id, :terms, :created, :touched)");
        for (StoredRoom room : rooms) batch.bindMethods(room).add();
        int[] ignored = batch.execute();
    }

    static void insertActions(Handle h, List<StoredAction> actions) {
        if (actions.isEmpty()) return;
        PreparedBatch batch = h.prepareBatch("insert into room_action (room, seq, seat, verb, args, at)"
                + " values (:room, :seq, :seat, :verb, :args, :at)");
        for (StoredAction action : actions) batch.bindMethods(action).add();
        int[] ignored = batch.execute();
    }

    public Optional<StoredRoom> room(String id) {
        return StoreException.guarded(() -> database.jdbi()
                .withHandle(h -> h.createQuery("select * from room where id = :id")
                        .bind("id", id)
                        .map(ROOM)
                        .findOne()));
    }

    /** Rooms in which something was done at this time or later, the newest first. */
    public List<StoredRoom> since(long touched, int max) {
        return StoreException.guarded(() -> database.jdbi()
                .withHandle(h -> h.createQuery(
                                "select * from room where touched >= :touched order by touched desc, id limit :most")
                        .bind("touched", touched)
                        .bind("most", max)
                        .map(ROOM)
                        .list()));
    }

    /** What was done in a room after this number, in order. */
    public List<StoredAction> actions(String room, int after) {
        return StoreException.guarded(() -> database.jdbi()
                .withHandle(
                        h -> h.createQuery("select * from room_action where room = :room and seq > :after order by seq")
                                .bind("room", room)
                                .bind("after", after)
                                .map(ACTION)
                                .list()));
    }

    /** Forgets the rooms in which nothing was done since, and returns how many they were. */
    public int deleteOlderThan(long before) {
        return StoreException.guarded(() -> database.jdbi().inTransaction(h -> {
            h.createUpdate("delete from room_action where room in (select id from room where touched < :before)")
                    .bind("before", before)
                    .execute();
            return h.createUpdate("delete from room where touched < :before")
                    .bind("before", before)
                    .execute();
        }));
    }

    private static RuntimeException failure(Throwable e) {
        return StoreException.isDuplicateKey(e) ? new Conflict(e) : StoreException.of(e);
    }

    /** What waits is still written. */
    @Override
    public void close() {
        closed = true;
        waiting.add(LAST);
        try {
            writer.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}

package dev.damier.store;

import dev.damier.background.DaemonThreads;
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
 * Stores rooms and their actions. A single writer thread collects concurrent actions of all rooms and writes them in
 * one commit, because every commit waits for the disk.
 */
public final class RoomStore implements AutoCloseable {
    /** Maximum number of actions per commit. */
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

    /** An action in the queue of the writer thread. */
    private record PendingWrite(StoredAction action, CompletableFuture<Void> completion) {}

    /** Marks the end of the queue. */
    private static final PendingWrite END_OF_QUEUE = new PendingWrite(null, new CompletableFuture<>());

    private final Database database;
    private final BlockingQueue<PendingWrite> pendingWrites = new LinkedBlockingQueue<>();
    private final Thread writer = DaemonThreads.create("store", this::runWriter);
    private volatile boolean closed;

    public RoomStore(Database database) {
        this.database = database;
        writer.start();
    }

    /** Returns whether other servers can use the same store. */
    public boolean isShared() {
        return database.isShared();
    }

    /** Stores a new room. */
    public void create(StoredRoom room) {
        StoreException.convertErrors(() -> {
            database.jdbi().useTransaction(h -> insertRooms(h, List.of(room)));
            return room;
        });
    }

    /**
     * Stores the next action of a room and returns once it is durable.
     *
     * @throws ConflictException if the room already has an action with this number, because another server was faster
     */
    public void append(StoredAction action) {
        if (closed) throw StoreException.of(null, "closing");
        PendingWrite entry = new PendingWrite(action, new CompletableFuture<>());
        pendingWrites.add(entry);
        try {
            entry.completion.join();
        } catch (java.util.concurrent.CompletionException e) {
            throw toException(e.getCause());
        }
    }

    /** Thrown if another server has already stored an action with the same number. */
    public static final class ConflictException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        ConflictException(Throwable cause) {
            super("another server has already stored this action", cause);
        }
    }

    private void runWriter() {
        List<PendingWrite> batch = new ArrayList<>();
        while (!batch.contains(END_OF_QUEUE)) {
            batch.clear();
            try {
                batch.add(pendingWrites.take());
            } catch (InterruptedException e) {
                return;
            }
            pendingWrites.drainTo(batch, MAX_BATCH - 1);
            commit(batch.stream().filter(entry -> entry != END_OF_QUEUE).toList());
        }
    }

    /** Commits all actions together. If that fails, commits them one by one, so that only the invalid ones fail. */
    private void commit(List<PendingWrite> batch) {
        if (batch.isEmpty()) return;
        try {
            database.jdbi().useTransaction(h -> insertBatch(h, batch));
        } catch (RuntimeException e) {
            if (batch.size() == 1) batch.get(0).completion.completeExceptionally(e);
            else for (PendingWrite entry : batch) commit(List.of(entry));
            return;
        }
        for (PendingWrite entry : batch) entry.completion.complete(null);
    }

    private static void insertBatch(Handle h, List<PendingWrite> batch) {
        insertActions(h, batch.stream().map(PendingWrite::action).toList());
        PreparedBatch update = h.prepareBatch("update room set touched = :at where id = :room");
        for (PendingWrite entry : batch)
            update.bind("at", entry.action.at())
                    .bind("room", entry.action.room())
                    .add();
        int[] ignored = update.execute();
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

    /** Returns a room by its id. */
    public Optional<StoredRoom> find(String id) {
        return StoreException.convertErrors(() -> database.jdbi()
                .withHandle(h -> h.createQuery("select * from room where id = :id")
                        .bind("id", id)
                        .map(ROOM)
                        .findOne()));
    }

    /** Returns the ids of rooms with an action at this time or later, newest first. */
    public List<String> idsTouchedSince(long touched, int max) {
        return StoreException.convertErrors(() -> database.jdbi()
                .withHandle(h -> h.createQuery(
                                "select id from room where touched >= :touched order by touched desc, id limit :max")
                        .bind("touched", touched)
                        .bind("max", max)
                        .mapTo(String.class)
                        .list()));
    }

    /** Returns the actions of a room after this sequence number, in order. */
    public List<StoredAction> actions(String room, int after) {
        return StoreException.convertErrors(() -> database.jdbi()
                .withHandle(
                        h -> h.createQuery("select * from room_action where room = :room and seq > :after order by seq")
                                .bind("room", room)
                                .bind("after", after)
                                .map(ACTION)
                                .list()));
    }

    /** Deletes rooms without actions since this time and returns their number. */
    public int deleteOlderThan(long before) {
        return StoreException.convertErrors(() -> database.jdbi().inTransaction(h -> {
            h.createUpdate("delete from room_action where room in (select id from room where touched < :before)")
                    .bind("before", before)
                    .execute();
            return h.createUpdate("delete from room where touched < :before")
                    .bind("before", before)
                    .execute();
        }));
    }

    private static RuntimeException toException(Throwable e) {
        return StoreException.isDuplicateKey(e) ? new ConflictException(e) : StoreException.from(e);
    }

    /** Writes all queued actions and stops the writer thread. */
    @Override
    public void close() {
        closed = true;
        pendingWrites.add(END_OF_QUEUE);
        try {
            writer.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}

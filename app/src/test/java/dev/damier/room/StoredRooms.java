package dev.damier.room;

import dev.damier.store.Database;
import dev.damier.store.RoomStore;
import java.nio.file.Path;
import java.util.function.LongSupplier;

/** Rooms whose store is in a folder. Their engines never move. */
record StoredRooms(Database database, RoomStore store, Rooms rooms) implements AutoCloseable {
    static StoredRooms open(Path folder, LongSupplier clock, RoomOptions options) {
        Database database = Database.openFolder(folder);
        RoomStore store = new RoomStore(database);
        Rooms rooms = new Rooms(store, clock, (client, seatKey, engine, setup, callback) -> {}, options);
        return new StoredRooms(database, store, rooms);
    }

    @Override
    public void close() {
        rooms.close();
        store.close();
        database.close();
    }
}

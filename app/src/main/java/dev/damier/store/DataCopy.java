package dev.damier.store;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.transaction.TransactionIsolationLevel;

/**
 * All that a store holds as lines of JSON, from one moment although others go on writing, and back into an empty store: a
 * backup, and the way from SQLite to PostgreSQL.
 */
public final class DataCopy {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String HEAD = "{\"damier\":\"data\",\"version\":1}";

    /** A line: a room, or something done in it. */
    private record Line(StoredRoom room, StoredAction action) {}

    /** What was found. */
    public record Count(int rooms, int actions) {}

    private final Database database;

    public DataCopy(Database database) {
        this.database = database;
    }

    public Count write(PrintStream out) {
        out.println(HEAD);
        int[] count = new int[2];
        database.jdbi().useTransaction(TransactionIsolationLevel.SERIALIZABLE, h -> {
            for (StoredRoom room :
                    h.createQuery("select * from room order by id").map(RoomStore.ROOM)) {
                out.println(line(new Line(room, null)));
                count[0]++;
                for (StoredAction action : actions(h, room.id())) {
                    out.println(line(new Line(null, action)));
                    count[1]++;
                }
            }
        });
        return new Count(count[0], count[1]);
    }

    private static List<StoredAction> actions(Handle h, String room) {
        return h.createQuery("select * from room_action where room = :room order by seq")
                .bind("room", room)
                .map(RoomStore.ACTION)
                .list();
    }

    /** All or nothing, into a store that is empty. */
    public Count read(BufferedReader in) throws IOException {
        if (!HEAD.equals(in.readLine()))
            throw new StoreFailure("this is no export of Damier's data, or of another version", null);
        List<StoredRoom> rooms = new ArrayList<>();
        List<StoredAction> actions = new ArrayList<>();
        for (String text = in.readLine(); text != null; text = in.readLine()) {
            Line line = parsed(text, rooms.size() + actions.size() + 2);
            if (line.room != null) rooms.add(line.room);
            if (line.action != null) actions.add(line.action);
        }
        database.jdbi().useTransaction(h -> {
            if (h.createQuery("select count(*) from room").mapTo(Integer.class).one() > 0)
                throw new StoreFailure(
                        "the store " + database.name() + " is not empty; import into a new one: --data DIR", null);
            RoomStore.insertRooms(h, rooms);
            RoomStore.insertActions(h, actions);
        });
        return new Count(rooms.size(), actions.size());
    }

    /** What is wrong, a sentence each: actions must be numbered without a gap, and belong to a room. */
    public List<String> faults() {
        List<String> faults = new ArrayList<>();
        database.jdbi().useHandle(h -> {
            for (StoredRoom room :
                    h.createQuery("select * from room order by id").map(RoomStore.ROOM)) {
                int expected = 1;
                for (StoredAction action : actions(h, room.id())) {
                    if (action.seq() != expected)
                        faults.add("room " + room.id() + ": action " + expected + " is missing, " + action.seq()
                                + " follows");
                    expected = action.seq() + 1;
                }
            }
            int lost = h.createQuery("select count(*) from room_action where room not in (select id from room)")
                    .mapTo(Integer.class)
                    .one();
            if (lost > 0) faults.add(lost + " actions belong to no room");
        });
        return faults;
    }

    private static String line(Line line) {
        try {
            return JSON.writeValueAsString(line);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Line parsed(String text, int number) {
        try {
            return JSON.readValue(text, Line.class);
        } catch (JsonProcessingException e) {
            throw new StoreFailure("line " + number + " of the export cannot be read; nothing was imported", e);
        }
    }
}

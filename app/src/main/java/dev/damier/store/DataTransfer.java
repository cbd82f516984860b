package dev.damier.store;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.transaction.TransactionIsolationLevel;

/**
 * Exports a store as JSON lines and imports it into an empty store. The export is a consistent snapshot, even while
 * others write. It serves as a backup and for the move from SQLite to PostgreSQL.
 */
public final class DataTransfer {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String HEADER = "{\"damier\":\"data\",\"version\":1}";

    /** A line of an export: a room, an action of a room, or a row of another table. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    private record Line(StoredRoom room, StoredAction action, String table, Map<String, Object> row) {
        static Line of(StoredRoom room) {
            return new Line(room, null, null, null);
        }

        static Line of(StoredAction action) {
            return new Line(null, action, null, null);
        }
    }

    /** The number of exported or imported rooms and actions. */
    public record Count(int rooms, int actions) {}

    private final Database database;

    public DataTransfer(Database database) {
        this.database = database;
    }

    /** Writes the export. */
    public Count exportTo(PrintStream out) {
        out.println(HEADER);
        int[] count = new int[2];
        database.jdbi().useTransaction(TransactionIsolationLevel.SERIALIZABLE, h -> {
            for (StoredRoom room :
                    h.createQuery("select * from room order by id").map(RoomStore.ROOM)) {
                out.println(toJson(Line.of(room)));
                count[0]++;
                for (StoredAction action : actions(h, room.id())) {
                    out.println(toJson(Line.of(action)));
                    count[1]++;
                }
            }
            for (String table : TableCopy.TABLES)
                TableCopy.forEachRow(h, table, row -> out.println(toJson(new Line(null, null, table, row))));
        });
        return new Count(count[0], count[1]);
    }

    private static List<StoredAction> actions(Handle h, String room) {
        return h.createQuery("select * from room_action where room = :room order by seq")
                .bind("room", room)
                .map(RoomStore.ACTION)
                .list();
    }

    /**
     * Imports an export in one transaction. Throws {@link StoreException} if the store is not empty or the export is
     * invalid.
     */
    public Count importFrom(BufferedReader in) throws IOException {
        if (!HEADER.equals(in.readLine()))
            throw new StoreException("not a Damier data export, or an incompatible version", null);
        List<StoredRoom> rooms = new ArrayList<>();
        List<StoredAction> actions = new ArrayList<>();
        List<Line> rows = new ArrayList<>();
        for (String text = in.readLine(); text != null; text = in.readLine()) {
            Line line = parse(text, rooms.size() + actions.size() + rows.size() + 2);
            if (line.room != null) rooms.add(line.room);
            if (line.action != null) actions.add(line.action);
            if (line.table != null) rows.add(line);
        }
        database.jdbi().useTransaction(h -> {
            if (!TableCopy.isEmpty(h, "room") || !TableCopy.TABLES.stream().allMatch(t -> TableCopy.isEmpty(h, t)))
                throw new StoreException(
                        "the store " + database.name() + " is not empty; import into a new directory with --data DIR",
                        null);
            RoomStore.insertRooms(h, rooms);
            RoomStore.insertActions(h, actions);
            for (Line line : rows) TableCopy.insert(h, line.table, line.row);
        });
        return new Count(rooms.size(), actions.size());
    }

    /**
     * Checks the store and returns a message per fault: a corrupt file, a gap in the numbers of actions, or actions
     * without a room.
     */
    public List<String> findFaults() {
        List<String> faults = new ArrayList<>();
        database.jdbi().useHandle(h -> {
            if (!database.isShared())
                h.createQuery("pragma integrity_check").mapTo(String.class).stream()
                        .filter(message -> !message.equals("ok"))
                        .forEach(faults::add);
            for (StoredRoom room :
                    h.createQuery("select * from room order by id").map(RoomStore.ROOM)) {
                int expected = 1;
                for (StoredAction action : actions(h, room.id())) {
                    if (action.seq() != expected)
                        faults.add("room " + room.id() + ": action " + expected + " is missing; the next one is "
                                + action.seq());
                    expected = action.seq() + 1;
                }
            }
            int orphaned = h.createQuery("select count(*) from room_action where room not in (select id from room)")
                    .mapTo(Integer.class)
                    .one();
            if (orphaned > 0) faults.add(orphaned + " actions do not belong to any room");
        });
        return faults;
    }

    private static String toJson(Line line) {
        try {
            return JSON.writeValueAsString(line);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Line parse(String text, int number) {
        try {
            return JSON.readValue(text, Line.class);
        } catch (JsonProcessingException e) {
            throw new StoreException("line " + number + " of the export is invalid; nothing was imported", e);
        }
    }
}

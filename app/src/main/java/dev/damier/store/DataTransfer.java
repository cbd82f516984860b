package dev.damier.store;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.transaction.TransactionIsolationLevel;

/**
 * Exports a store as JSON lines and imports it into an empty store. The export is a consistent snapshot, even while
 * others write. It serves as a backup and for the move from SQLite to PostgreSQL. Its last line has the counts and a
 * checksum of all lines before it, so that an incomplete file is recognised.
 */
public final class DataTransfer {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String HEADER = "{\"damier\":\"data\",\"version\":2}";
    /** The first line of an export of an earlier version, which has no last line with counts. */
    private static final String HEADER_WITHOUT_END = "{\"damier\":\"data\",\"version\":1}";

    /** A line of an export: a room, an action of a room, a row of another table, or the end. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    private record Line(StoredRoom room, StoredAction action, String table, Map<String, Object> row, End end) {
        static Line of(StoredRoom room) {
            return new Line(room, null, null, null, null);
        }

        static Line of(StoredAction action) {
            return new Line(null, action, null, null, null);
        }

        static Line of(String table, Map<String, Object> row) {
            return new Line(null, null, table, row, null);
        }

        static Line of(End end) {
            return new Line(null, null, null, null, end);
        }
    }

    /**
     * The last line of an export.
     *
     * @param sha256 checksum of all lines before it, each with a line feed
     */
    private record End(int rooms, int actions, Map<String, Integer> rows, String sha256) {}

    /**
     * The number of exported or imported rooms, actions and rows.
     *
     * @param rows number of rows of each other table that has any
     */
    public record Count(int rooms, int actions, Map<String, Integer> rows) {
        public Count(int rooms, int actions) {
            this(rooms, actions, Map.of());
        }
    }

    private final Database database;

    public DataTransfer(Database database) {
        this.database = database;
    }

    /** Writes the export. */
    public Count exportTo(PrintStream out) {
        MessageDigest digest = sha256();
        Consumer<String> writer = line -> {
            update(digest, line);
            out.print(line + "\n");
        };
        writer.accept(HEADER);
        int[] count = new int[2];
        Map<String, Integer> rows = new TreeMap<>();
        database.jdbi().useTransaction(TransactionIsolationLevel.SERIALIZABLE, h -> {
            for (StoredRoom room :
                    h.createQuery("select * from room order by id").map(RoomStore.ROOM)) {
                writer.accept(toJson(Line.of(room)));
                count[0]++;
                for (StoredAction action : actions(h, room.id())) {
                    writer.accept(toJson(Line.of(action)));
                    count[1]++;
                }
            }
            for (String table : TableCopy.TABLES)
                TableCopy.forEachRow(h, table, row -> {
                    writer.accept(toJson(Line.of(table, row)));
                    rows.merge(table, 1, Integer::sum);
                });
        });
        out.print(toJson(Line.of(new End(count[0], count[1], rows, hex(digest)))) + "\n");
        return new Count(count[0], count[1], rows);
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void update(MessageDigest digest, String line) {
        digest.update((line + "\n").getBytes(StandardCharsets.UTF_8));
    }

    private static String hex(MessageDigest digest) {
        return HexFormat.of().formatHex(digest.digest());
    }

    private static List<StoredAction> actions(Handle h, String room) {
        return h.createQuery("select * from room_action where room = :room order by seq")
                .bind("room", room)
                .map(RoomStore.ACTION)
                .list();
    }

    /**
     * Imports an export in one transaction. Throws {@link StoreException} if the store is not empty or the export is
     * invalid or incomplete.
     */
    public Count importFrom(BufferedReader in) throws IOException {
        String header = in.readLine();
        if (!HEADER.equals(header) && !HEADER_WITHOUT_END.equals(header))
            throw new StoreException("not a Damier data export, or an incompatible version", null);
        MessageDigest digest = sha256();
        update(digest, header);
        End end = null;
        List<StoredRoom> rooms = new ArrayList<>();
        List<StoredAction> actions = new ArrayList<>();
        List<Line> rows = new ArrayList<>();
        for (String text = in.readLine(); text != null; text = in.readLine()) {
            if (end != null) throw new StoreException("the export has lines after its end; nothing was imported", null);
            Line line = parse(text, rooms.size() + actions.size() + rows.size() + 2);
            if (line.end != null) end = line.end;
            else update(digest, text);
            if (line.room != null) rooms.add(line.room);
            if (line.action != null) actions.add(line.action);
            if (line.table != null) rows.add(line);
        }
        Map<String, Integer> rowCounts = new TreeMap<>();
        for (Line line : rows) rowCounts.merge(line.table, 1, Integer::sum);
        Count count = new Count(rooms.size(), actions.size(), rowCounts);
        if (HEADER.equals(header)) requireComplete(end, count, hex(digest));
        database.jdbi().useTransaction(h -> {
            if (!TableCopy.isEmpty(h, "room") || !TableCopy.TABLES.stream().allMatch(t -> TableCopy.isEmpty(h, t)))
                throw new StoreException(
                        "the store " + database.name() + " is not empty; import into a new directory with --data DIR",
                        null);
            RoomStore.insertRooms(h, rooms);
            RoomStore.insertActions(h, actions);
            for (Line line : rows) TableCopy.insert(h, line.table, line.row);
        });
        return count;
    }

    private static void requireComplete(End end, Count count, String sha256) {
        if (end == null)
            throw new StoreException(
                    "the export is incomplete: its last line with the counts is missing; nothing was imported", null);
        if (end.rooms != count.rooms || end.actions != count.actions || !end.rows.equals(count.rows))
            throw new StoreException(
                    "the export is incomplete: it announces " + describe(end.rooms, end.actions, end.rows)
                            + ", but has " + describe(count.rooms, count.actions, count.rows)
                            + "; nothing was imported",
                    null);
        if (!end.sha256.equals(sha256))
            throw new StoreException(
                    "the export was changed or damaged: its checksum does not match; nothing was imported", null);
    }

    private static String describe(int rooms, int actions, Map<String, Integer> rows) {
        return rooms + " rooms, " + actions + " actions and "
                + rows.values().stream().mapToInt(n -> n).sum() + " other rows";
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

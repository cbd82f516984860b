package dev.damier.store;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.damier.game.Text;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.CharacterCodingException;
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
import org.jdbi.v3.core.JdbiException;
import org.jdbi.v3.core.transaction.TransactionIsolationLevel;
import tools.jackson.core.JacksonException;

/**
 * Exports a store as JSON lines and imports it into an empty store. The export is a consistent snapshot, even while
 * others write. It serves as a backup and for the move from SQLite to PostgreSQL. Its last line has the counts and a
 * checksum of all lines before it, so that an incomplete file is recognised.
 */
public final class DataTransfer {
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
    private record End(int rooms, int actions, Map<String, Integer> rows, String sha256) {
        End {
            rows = rows == null ? Map.of() : rows;
        }
    }

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

    /** Maximum length of a line in characters; the largest stored value, a saved page, has 512 KiB. */
    private static final int MAX_LINE_LENGTH = 16 << 20;

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
                writer.accept(StoredJson.write(Line.of(room)));
                count[0]++;
                for (StoredAction action : actions(h, room.id())) {
                    writer.accept(StoredJson.write(Line.of(action)));
                    count[1]++;
                }
            }
            for (String table : TableCopy.TABLES)
                TableCopy.forEachRow(h, table, row -> {
                    writer.accept(StoredJson.write(Line.of(table, row)));
                    rows.merge(table, 1, Integer::sum);
                });
        });
        out.print(StoredJson.write(Line.of(new End(count[0], count[1], rows, hex(digest)))) + "\n");
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
     * Imports an export in one transaction, line by line, so that an export of any size needs little memory. Throws
     * {@link StoreException} if the store is not empty or the export is invalid or incomplete; then nothing is imported.
     */
    public Count importFrom(BufferedReader in) throws IOException {
        try {
            String header = readLine(in, 1);
            if (!HEADER.equals(header) && !HEADER_WITHOUT_END.equals(header))
                throw StoreException.of(null, "import.header");
            return database.jdbi().<Count, IOException>inTransaction(h -> {
                // An invalid export is reported as such, also if the store is not empty.
                boolean empty = isEmpty(h);
                Count count = importLines(h, in, header, empty);
                if (empty) return count;
                throw StoreException.of(null, "import.not-empty", database.name());
            });
        } catch (CharacterCodingException e) {
            throw StoreException.of(e, "import.encoding");
        } catch (JdbiException e) {
            throw StoreException.of(
                    e, "import.values", String.valueOf(Database.rootCause(e).getMessage()));
        }
    }

    private static boolean isEmpty(Handle h) {
        return TableCopy.isEmpty(h, "room") && TableCopy.TABLES.stream().allMatch(t -> TableCopy.isEmpty(h, t));
    }

    /** @param insert false to check the lines only */
    private static Count importLines(Handle h, BufferedReader in, String header, boolean insert) throws IOException {
        MessageDigest digest = sha256();
        update(digest, header);
        End end = null;
        int rooms = 0;
        int actions = 0;
        Map<String, Integer> rows = new TreeMap<>();
        int number = 2;
        for (String text = readLine(in, number); text != null; text = readLine(in, ++number)) {
            if (end != null) throw StoreException.of(null, "import.after-end");
            Line line = parse(text, number);
            end = line.end;
            if (end == null) update(digest, text);
            if (line.room != null) {
                if (insert) RoomStore.insertRooms(h, List.of(line.room));
                rooms++;
            }
            if (line.action != null) {
                if (insert) RoomStore.insertActions(h, List.of(line.action));
                actions++;
            }
            if (line.table != null) {
                if (insert) TableCopy.insert(h, line.table, line.row);
                rows.merge(line.table, 1, Integer::sum);
            }
        }
        Count count = new Count(rooms, actions, rows);
        if (HEADER.equals(header)) requireComplete(end, count, hex(digest));
        return count;
    }

    /** Reads a line without its end; null at the end of the export. */
    private static String readLine(BufferedReader in, int number) throws IOException {
        StringBuilder line = new StringBuilder();
        int next = in.read();
        if (next < 0) return null;
        for (; next >= 0 && next != '\n'; next = in.read()) {
            if (line.length() >= MAX_LINE_LENGTH)
                throw StoreException.of(null, "import.long-line", number, (long) MAX_LINE_LENGTH);
            line.append((char) next);
        }
        if (line.length() > 0 && line.charAt(line.length() - 1) == '\r') line.setLength(line.length() - 1);
        return line.toString();
    }

    private static void requireComplete(End end, Count count, String sha256) {
        if (end == null) throw StoreException.of(null, "import.no-end");
        if (end.rooms != count.rooms || end.actions != count.actions || !end.rows.equals(count.rows))
            throw StoreException.of(
                    null,
                    "import.counts",
                    countsText(end.rooms, end.actions, end.rows),
                    countsText(count.rooms, count.actions, count.rows));
        if (!sha256.equals(end.sha256)) throw StoreException.of(null, "import.checksum");
    }

    private static Text countsText(int rooms, int actions, Map<String, Integer> rows) {
        int others = rows.values().stream().mapToInt(n -> n).sum();
        return Text.of(StoreException.class, "import.count", rooms, actions, others);
    }

    /**
     * Checks the store and returns a message per fault: a corrupt file, a gap in the numbers of actions, or actions
     * without a room.
     */
    public List<Text> findFaults() {
        List<Text> faults = new ArrayList<>();
        database.jdbi().useHandle(h -> {
            if (!database.isShared())
                h.createQuery("pragma integrity_check").mapTo(String.class).stream()
                        .filter(message -> !message.equals("ok"))
                        .forEach(message -> faults.add(Text.plain(message)));
            for (StoredRoom room :
                    h.createQuery("select * from room order by id").map(RoomStore.ROOM)) {
                int expected = 1;
                for (StoredAction action : actions(h, room.id())) {
                    if (action.seq() != expected)
                        faults.add(Text.of(StoreException.class, "check.gap", room.id(), expected, action.seq()));
                    expected = action.seq() + 1;
                }
            }
            int orphaned = h.createQuery("select count(*) from room_action where room not in (select id from room)")
                    .mapTo(Integer.class)
                    .one();
            if (orphaned > 0) faults.add(Text.of(StoreException.class, "check.orphaned", orphaned));
        });
        return faults;
    }

    private static Line parse(String text, int number) {
        try {
            Line line = StoredJson.readStrictly(text, Line.class);
            if (line != null && (line.table == null) == (line.row == null)) return line;
            throw StoreException.of(null, "import.line", number);
        } catch (JacksonException e) {
            throw StoreException.of(e, "import.line", number);
        }
    }
}

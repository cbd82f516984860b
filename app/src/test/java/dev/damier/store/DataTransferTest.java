package dev.damier.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests {@link DataTransfer} with damaged, incomplete, old and invalid exports on SQLite. */
class DataTransferTest {
    private static final String OLD_HEADER = "{\"damier\":\"data\",\"version\":1}\n";
    private static final String ROOM = "{\"room\":{\"id\":\"r\",\"terms\":\"t\",\"created\":1,\"touched\":2}}\n";
    private static final String ACTION =
            "{\"action\":{\"room\":\"r\",\"seq\":1,\"seat\":0,\"verb\":\"bid\",\"args\":\"{}\",\"at\":2}}\n";

    @TempDir
    Path folder;

    private Database database;

    @BeforeEach
    void open() {
        database = Database.openFolder(folder.resolve("target"));
    }

    @AfterEach
    void close() {
        database.close();
    }

    private DataTransfer.Count load(String export) throws Exception {
        return new DataTransfer(database).importFrom(new BufferedReader(new StringReader(export)));
    }

    private void assertRejected(String export, String message) {
        assertThatThrownBy(() -> load(export))
                .isInstanceOf(StoreException.class)
                .hasMessage(message);
        try (RoomStore rooms = new RoomStore(database)) {
            assertThat(rooms.find("r")).as("nothing was imported").isEmpty();
        }
        assertThat(new PageStore(database).find("p")).isEmpty();
    }

    /** Returns an export of a room with an action and a page. */
    private String export() throws Exception {
        try (Database source = Database.openFolder(folder.resolve("source"));
                RoomStore rooms = new RoomStore(source)) {
            rooms.create(new StoredRoom("r", "t é", 1, 1));
            rooms.append(new StoredAction("r", 1, 0, "bid", "{}", 2));
            new PageStore(source).save(new StoredPage("p", "analysis", "{}", 5));
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            assertThat(new DataTransfer(source).exportTo(new PrintStream(out, true, StandardCharsets.UTF_8)))
                    .isEqualTo(new DataTransfer.Count(1, 1, Map.of("kept_page", 1)));
            return out.toString(StandardCharsets.UTF_8);
        }
    }

    @Test
    void exportIsImportedWithEitherLineEnd() throws Exception {
        String export = export();
        assertThat(export.lines()).hasSize(5);
        assertThat(load(export.replace("\n", "\r\n"))).isEqualTo(new DataTransfer.Count(1, 1, Map.of("kept_page", 1)));
        try (RoomStore rooms = new RoomStore(database)) {
            assertThat(rooms.find("r")).contains(new StoredRoom("r", "t é", 1, 2));
            assertThat(rooms.actions("r", 0)).containsExactly(new StoredAction("r", 1, 0, "bid", "{}", 2));
        }
        assertThat(new PageStore(database).find("p")).contains(new StoredPage("p", "analysis", "{}", 5));
    }

    @Test
    void incompleteOrChangedExportIsRejected() throws Exception {
        List<String> lines = export().lines().toList();
        assertRejected(
                String.join("\n", lines.subList(0, 4)) + "\n",
                "the export is incomplete: its last line with the counts is missing; nothing was imported");
        String header = lines.get(0);
        String end = lines.get(4);
        String message = "the export is incomplete: it announces 1 room, 1 action and 1 other row, but has ";
        assertRejected(
                String.join("\n", header, lines.get(1), lines.get(2), end),
                message + "1 room, 1 action and 0 other rows; nothing was imported");
        assertRejected(
                String.join("\n", header, lines.get(1), lines.get(3), end),
                message + "1 room, 0 actions and 1 other row; nothing was imported");
        assertRejected(
                String.join("\n", header, lines.get(3), end),
                message + "0 rooms, 0 actions and 1 other row; nothing was imported");
        assertRejected(
                String.join("\n", lines).replace("t é", "t e"),
                "the export was changed or damaged: its checksum does not match; nothing was imported");
        assertRejected(
                String.join("\n", lines) + "\n" + lines.get(1),
                "the export has lines after its end; nothing was imported");
    }

    /** An export of an earlier version has no last line with counts. */
    @Test
    void exportOfAnEarlierVersionIsImported() throws Exception {
        assertThat(load(OLD_HEADER + ROOM + ACTION)).isEqualTo(new DataTransfer.Count(1, 1));
        assertThat(new DataTransfer(database).findFaults()).isEmpty();
    }

    @Test
    void invalidLinesAreRejectedWithTheirNumber() {
        assertRejected(OLD_HEADER + ROOM + "{cut", "line 3 of the export is invalid; nothing was imported");
        assertRejected(OLD_HEADER + ROOM + "null\n", "line 3 of the export is invalid; nothing was imported");
        assertRejected(OLD_HEADER + "{\"other\":1}\n", "line 2 of the export is invalid; nothing was imported");
        assertRejected(OLD_HEADER + "{\"row\":{}}\n", "line 2 of the export is invalid; nothing was imported");
        assertRejected(
                OLD_HEADER + "{\"table\":\"kept_page\"}\n", "line 2 of the export is invalid; nothing was imported");
        assertRejected("", "not a Damier data export, or an incompatible version");
    }

    @Test
    void unknownTablesAndColumnsAreRejected() {
        assertRejected(
                OLD_HEADER + "{\"table\":\"sqlite_master\",\"row\":{\"name\":\"x\"}}\n",
                "the export has an unknown table 'sqlite_master'; nothing was imported");
        assertRejected(
                OLD_HEADER + "{\"table\":\"kept_page\",\"row\":{\"id\":\"p\",\"colour\":\"x\"}}\n",
                "the export has unknown columns in table kept_page; nothing was imported");
        assertThatThrownBy(() -> load(OLD_HEADER + ROOM + ROOM))
                .isInstanceOf(StoreException.class)
                .hasMessageStartingWith("the export has values that the store does not accept (")
                .hasMessageEndingWith("); nothing was imported");
    }

    @Test
    void lineLongerThanTheLimitIsRejected() {
        int limit = 16 << 20;
        assertRejected(OLD_HEADER + " ".repeat(limit), "line 2 of the export is invalid; nothing was imported");
        assertRejected(
                OLD_HEADER + " ".repeat(limit + 1),
                "line 2 of the export is too long: more than 16,777,216 characters; nothing was imported");
    }

    @Test
    void exportInAnotherEncodingIsRejected() {
        byte[] latin = (OLD_HEADER + ROOM.replace("\"t\"", "\"é\"")).getBytes(StandardCharsets.ISO_8859_1);
        assertThatThrownBy(() -> new DataTransfer(database)
                        .importFrom(new BufferedReader(new InputStreamReader(
                                new ByteArrayInputStream(latin), StandardCharsets.UTF_8.newDecoder()))))
                .isInstanceOf(StoreException.class)
                .hasMessage("the export is not text in UTF-8; nothing was imported");
    }

    /** An invalid export is reported as such, also if the store is not empty. */
    @Test
    void storeThatIsNotEmptyIsNotChanged() throws Exception {
        new PageStore(database).save(new StoredPage("q", "analysis", "{}", 5));
        String name = database.name();
        assertThat(name).isEqualTo(folder.resolve("target").resolve("damier.db").toString());
        String export = export();
        assertRejected(export, "the store " + name + " is not empty; import into a new directory with --data DIR");
        assertRejected(OLD_HEADER + "{cut", "line 2 of the export is invalid; nothing was imported");
    }

    @Test
    void orphanedAndMissingActionsAreReported() {
        try (RoomStore rooms = new RoomStore(database)) {
            rooms.create(new StoredRoom("a", "", 1, 1));
            rooms.append(new StoredAction("a", 2, 0, "bid", "{}", 2));
            rooms.append(new StoredAction("a", 3, 0, "bid", "{}", 2));
        }
        database.jdbi().useHandle(h -> {
            h.execute("pragma foreign_keys = off");
            h.execute("insert into room_action (room, seq, seat, verb, args, at) values ('x', 1, 0, 'bid', '', 1)");
            h.execute("pragma foreign_keys = on");
        });
        assertThat(new DataTransfer(database).findFaults())
                .extracting(fault -> fault.in(Locale.ENGLISH))
                .containsExactly(
                        "room a: action 1 is missing; the next one is 2", "1 action does not belong to any room");
    }
}

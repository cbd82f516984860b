package dev.damier.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests {@link RoomStore} and {@link DataTransfer} on any database. */
abstract class RoomStoreContract {
    private Database database;
    private RoomStore store;

    /** Opens the database; always the same one within a test. */
    abstract Database connect() throws Exception;

    @BeforeEach
    void begin() throws Exception {
        database = connect();
        database.jdbi().useHandle(h -> {
            h.execute("delete from room_action");
            h.execute("delete from room");
        });
        store = new RoomStore(database);
    }

    @AfterEach
    void end() {
        store.close();
        database.close();
    }

    static StoredAction action(String room, int seq, long at) {
        return new StoredAction(room, seq, seq % 3 - 1, "bid", "{\"n\":\"" + seq + " é ✓\"}", at);
    }

    @Test
    void actionsAreRestoredInOrderAfterAReconnect() throws Exception {
        store.create(new StoredRoom("a", "terms é", 5, 5));
        List<StoredAction> actions = new ArrayList<>();
        for (int seq = 1; seq <= 20; seq++) actions.add(action("a", seq, 100 + seq));
        actions.forEach(store::append);
        store.close();
        database.close();
        database = connect();
        store = new RoomStore(database);
        assertThat(store.actions("a", 0)).isEqualTo(actions);
        assertThat(store.actions("a", 17)).isEqualTo(actions.subList(17, 20));
        assertThat(store.find("a")).contains(new StoredRoom("a", "terms é", 5, 120));
        assertThat(store.find("b")).isEmpty();
    }

    @Test
    void duplicateSequenceNumberIsAConflict() {
        store.create(new StoredRoom("a", "", 1, 1));
        store.append(action("a", 1, 2));
        assertThatThrownBy(() -> store.append(action("a", 1, 3))).isInstanceOf(RoomStore.ConflictException.class);
        assertThat(store.actions("a", 0)).containsExactly(action("a", 1, 2));
    }

    @Test
    void actionOfAnUnknownRoomIsRejected() {
        assertThatThrownBy(() -> store.append(action("nowhere", 1, 2)))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("safe");
    }

    /** Several actions share a commit. A conflict does not affect the other actions of the commit. */
    @Test
    void concurrentActionsAreStoredAndOnlyConflictsFail() throws Exception {
        int rooms = 8;
        int actionsPerRoom = 40;
        for (int r = 0; r < rooms; r++) store.create(new StoredRoom("r" + r, "", 1, 1));
        ExecutorService clients = Executors.newFixedThreadPool(rooms * 2);
        List<Future<Integer>> conflictCounts = new ArrayList<>();
        for (int p = 0; p < rooms * 2; p++) {
            String room = "r" + p % rooms;
            conflictCounts.add(clients.submit(() -> {
                int conflicts = 0;
                for (int seq = 1; seq <= actionsPerRoom; seq++) {
                    try {
                        store.append(action(room, seq, seq));
                    } catch (RoomStore.ConflictException e) {
                        conflicts++;
                    }
                }
                return conflicts;
            }));
        }
        int conflicts = 0;
        for (Future<Integer> count : conflictCounts) conflicts += count.get();
        clients.shutdown();
        assertThat(conflicts).isEqualTo(rooms * actionsPerRoom);
        for (int r = 0; r < rooms; r++)
            assertThat(store.actions("r" + r, 0))
                    .extracting(StoredAction::seq)
                    .hasSize(actionsPerRoom)
                    .isSorted();
    }

    @Test
    void oldRoomsAreDeletedWithTheirActions() {
        Random random = new Random(7);
        int remaining = 0;
        for (int i = 0; i < 30; i++) {
            long at = random.nextInt(100);
            if (at >= 50) remaining++;
            store.create(new StoredRoom("r" + i, "", 0, 0));
            store.append(action("r" + i, 1, at));
        }
        assertThat(store.deleteOlderThan(50)).isEqualTo(30 - remaining);
        assertThat(store.idsTouchedSince(0, 100))
                .hasSize(remaining)
                .allMatch(id -> store.find(id).orElseThrow().touched() >= 50);
        for (int i = 0; i < 30; i++)
            assertThat(store.actions("r" + i, 0)).hasSize(store.find("r" + i).isPresent() ? 1 : 0);
    }

    @Test
    void exportCanBeImportedIntoAnEmptyStore(@TempDir Path elsewhere) throws Exception {
        for (int r = 0; r < 3; r++) {
            store.create(new StoredRoom("r" + r, "terms", 1, 1));
            for (int seq = 1; seq <= r; seq++) store.append(action("r" + r, seq, 10 * r + seq));
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        assertThat(new DataTransfer(database).exportTo(new PrintStream(out, true, StandardCharsets.UTF_8)))
                .isEqualTo(new DataTransfer.Count(3, 3));
        String export = out.toString(StandardCharsets.UTF_8);
        try (Database target = Database.openFolder(elsewhere);
                RoomStore copy = new RoomStore(target)) {
            assertThat(new DataTransfer(target).importFrom(reader(export))).isEqualTo(new DataTransfer.Count(3, 3));
            assertThat(copy.idsTouchedSince(0, 10)).isEqualTo(store.idsTouchedSince(0, 10));
            for (String id : copy.idsTouchedSince(0, 10))
                assertThat(copy.find(id)).isEqualTo(store.find(id));
            for (int r = 0; r < 3; r++) assertThat(copy.actions("r" + r, 0)).isEqualTo(store.actions("r" + r, 0));
            assertThatThrownBy(() -> new DataTransfer(target).importFrom(reader(export)))
                    .hasMessageContaining("not empty");
            assertThatThrownBy(() -> new DataTransfer(target).importFrom(reader("something")))
                    .hasMessageContaining("not a Damier data export");
            assertThatThrownBy(() -> new DataTransfer(target).importFrom(reader(export + "{cut")))
                    .hasMessageContaining("lines after its end");
        }
    }

    private static BufferedReader reader(String text) {
        return new BufferedReader(new StringReader(text));
    }

    @Test
    void missingActionIsReported() {
        store.create(new StoredRoom("a", "", 1, 1));
        store.append(action("a", 1, 2));
        assertThat(new DataTransfer(database).findFaults()).isEmpty();
        store.append(action("a", 3, 2));
        assertThat(new DataTransfer(database).findFaults())
                .extracting(fault -> fault.in(Locale.ENGLISH))
                .containsExactly("room a: action 2 is missing; the next one is 3");
    }

    /** A schema of a newer version is not changed. */
    @Test
    void newerSchemaIsRejectedWithAMessage() {
        database.jdbi()
                .useHandle(
                        h -> h.execute("insert into flyway_schema_history (installed_rank, version, description, type,"
                                + " script, checksum, installed_by, execution_time, success)"
                                + " values (99, '99', 'later', 'SQL', 'V99__later.sql', 1, 'x', 1, " + sqlTrue()
                                + ")"));
        try {
            assertThatThrownBy(this::connect)
                    .isInstanceOf(StoreException.class)
                    .hasMessageContaining("newer version of Damier (schema 99, this version supports 4)");
        } finally {
            database.jdbi().useHandle(h -> h.execute("delete from flyway_schema_history where installed_rank = 99"));
        }
    }

    /** Returns the SQL literal for true. */
    abstract String sqlTrue();
}

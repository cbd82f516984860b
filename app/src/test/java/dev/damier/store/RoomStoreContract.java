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
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the store promises, whichever database it is. */
abstract class RoomStoreContract {
    private Database database;
    private RoomStore store;

    /** The same database each time within a test. */
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

    private static StoredAction act(String room, int seq, long at) {
        return new StoredAction(room, seq, seq % 3 - 1, "bid", "{\"n\":\"" + seq + " é ✓\"}", at);
    }

    @Test
    void whatWasDoneIsThereAgainInOrder() throws Exception {
        store.open(new StoredRoom("a", "terms é", 5, 5));
        List<StoredAction> done = new ArrayList<>();
        for (int seq = 1; seq <= 20; seq++) done.add(act("a", seq, 100 + seq));
        done.forEach(store::append);
        store.close();
        database.close();
        database = connect();
        store = new RoomStore(database);
        assertThat(store.actions("a", 0)).isEqualTo(done);
        assertThat(store.actions("a", 17)).isEqualTo(done.subList(17, 20));
        assertThat(store.room("a")).contains(new StoredRoom("a", "terms é", 5, 120));
        assertThat(store.room("b")).isEmpty();
    }

    @Test
    void aNumberIsGivenOnce() {
        store.open(new StoredRoom("a", "", 1, 1));
        store.append(act("a", 1, 2));
        assertThatThrownBy(() -> store.append(act("a", 1, 3))).isInstanceOf(RoomStore.Conflict.class);
        assertThat(store.actions("a", 0)).containsExactly(act("a", 1, 2));
    }

    @Test
    void anActionOfNoRoomIsRefused() {
        assertThatThrownBy(() -> store.append(act("nowhere", 1, 2)))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("safe");
    }

    /** Commits are shared; a refused one takes nobody else's with it. */
    @Test
    void manyAtOnceAreAllKeptAndOnlyTheWrongAreRefused() throws Exception {
        int rooms = 8;
        int each = 40;
        for (int r = 0; r < rooms; r++) store.open(new StoredRoom("r" + r, "", 1, 1));
        ExecutorService people = Executors.newFixedThreadPool(rooms * 2);
        List<Future<Integer>> refused = new ArrayList<>();
        for (int p = 0; p < rooms * 2; p++) {
            String room = "r" + p % rooms;
            refused.add(people.submit(() -> {
                int conflicts = 0;
                for (int seq = 1; seq <= each; seq++) {
                    try {
                        store.append(act(room, seq, seq));
                    } catch (RoomStore.Conflict e) {
                        conflicts++;
                    }
                }
                return conflicts;
            }));
        }
        int conflicts = 0;
        for (Future<Integer> one : refused) conflicts += one.get();
        people.shutdown();
        assertThat(conflicts).isEqualTo(rooms * each);
        for (int r = 0; r < rooms; r++)
            assertThat(store.actions("r" + r, 0))
                    .extracting(StoredAction::seq)
                    .hasSize(each)
                    .isSorted();
    }

    @Test
    void oldRoomsAreForgottenWithAllThatWasDoneInThem() {
        Random random = new Random(7);
        int kept = 0;
        for (int i = 0; i < 30; i++) {
            long at = random.nextInt(100);
            if (at >= 50) kept++;
            store.open(new StoredRoom("r" + i, "", 0, 0));
            store.append(act("r" + i, 1, at));
        }
        assertThat(store.deleteOlderThan(50)).isEqualTo(30 - kept);
        assertThat(store.since(0, 100)).hasSize(kept).allMatch(r -> r.touched() >= 50);
        for (int i = 0; i < 30; i++)
            assertThat(store.actions("r" + i, 0)).hasSize(store.room("r" + i).isPresent() ? 1 : 0);
    }

    @Test
    void anExportIsTheWholeStoreAndGoesIntoAnEmptyOne(@TempDir Path elsewhere) throws Exception {
        for (int r = 0; r < 3; r++) {
            store.open(new StoredRoom("r" + r, "terms", 1, 1));
            for (int seq = 1; seq <= r; seq++) store.append(act("r" + r, seq, 10 * r + seq));
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        assertThat(new DataTransfer(database).write(new PrintStream(out, true, StandardCharsets.UTF_8)))
                .isEqualTo(new DataTransfer.Count(3, 3));
        String export = out.toString(StandardCharsets.UTF_8);
        try (Database other = Database.folder(elsewhere);
                RoomStore copy = new RoomStore(other)) {
            assertThat(new DataTransfer(other).read(reader(export))).isEqualTo(new DataTransfer.Count(3, 3));
            assertThat(copy.since(0, 10)).isEqualTo(store.since(0, 10));
            for (int r = 0; r < 3; r++) assertThat(copy.actions("r" + r, 0)).isEqualTo(store.actions("r" + r, 0));
            assertThatThrownBy(() -> new DataTransfer(other).read(reader(export)))
                    .hasMessageContaining("not empty");
            assertThatThrownBy(() -> new DataTransfer(other).read(reader("something")))
                    .hasMessageContaining("not a Damier data export");
            assertThatThrownBy(() -> new DataTransfer(other).read(reader(export + "{cut")))
                    .hasMessageContaining("line 8");
        }
    }

    private static BufferedReader reader(String text) {
        return new BufferedReader(new StringReader(text));
    }

    @Test
    void aGapIsFound() {
        store.open(new StoredRoom("a", "", 1, 1));
        store.append(act("a", 1, 2));
        assertThat(new DataTransfer(database).faults()).isEmpty();
        store.append(act("a", 3, 2));
        assertThat(new DataTransfer(database).faults())
                .containsExactly("room a: action 2 is missing; the next one is 3");
    }

    /** The schema of a later program is not touched. */
    @Test
    void aNewerSchemaIsRefusedWithASentence() {
        database.jdbi()
                .useHandle(
                        h -> h.execute("insert into flyway_schema_history (installed_rank, version, description, type,"
                                + " script, checksum, installed_by, execution_time, success)"
                                + " values (99, '99', 'later', 'SQL', 'V99__later.sql', 1, 'x', 1, " + truth() + ")"));
        try {
            assertThatThrownBy(this::connect)
                    .isInstanceOf(StoreException.class)
                    .hasMessageContaining("newer version of Damier (schema 99, this version supports 3)");
        } finally {
            database.jdbi().useHandle(h -> h.execute("delete from flyway_schema_history where installed_rank = 99"));
        }
    }

    abstract String truth();
}

package dev.damier.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs {@link RoomStoreContract} on SQLite and tests files, folders and a full disk. */
class SqliteRoomStoreTest extends RoomStoreContract {
    @TempDir
    Path folder;

    @Override
    Database connect() {
        return Database.openFolder(folder);
    }

    @Override
    String sqlTrue() {
        return "1";
    }

    @Test
    void everyConnectionUsesSynchronousCommits() {
        try (Database database = connect()) {
            for (int i = 0; i < 3; i++)
                database.jdbi().useHandle(h -> {
                    assertThat(h.createQuery("pragma journal_mode")
                                    .mapTo(String.class)
                                    .one())
                            .isEqualTo("wal");
                    assertThat(h.createQuery("pragma synchronous")
                                    .mapTo(String.class)
                                    .one())
                            .isEqualTo("2");
                });
        }
    }

    /** A limit of the database size simulates a full disk. */
    @Test
    void fullDiskRejectsNewDataAndPreservesOldData() {
        Path full = folder.resolve("full");
        try (Database database = Database.openFolder(full, Map.of("max_page_count", "40"));
                RoomStore store = new RoomStore(database)) {
            store.create(new StoredRoom("a", "", 1, 1));
            store.append(new StoredAction("a", 1, 0, "join", "", 1));
            String largeText = "x".repeat(200_000);
            assertThatThrownBy(() -> store.append(new StoredAction("a", 2, 0, "join", largeText, 2)))
                    .isInstanceOf(StoreException.class)
                    .hasMessageContaining("disk is full");
            assertThat(store.actions("a", 0)).hasSize(1);
            store.append(new StoredAction("a", 2, 0, "bid", "5", 3));
        }
    }

    @Test
    void invalidFolderIsRejectedWithAMessage() throws Exception {
        Path file = Files.writeString(folder.resolve("file"), "");
        assertThatThrownBy(() -> Database.openFolder(file.resolve("data")))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("--data DIR");
    }

    @Test
    void defaultFolderFollowsTheEnvironment() {
        assertThat(DataFolder.resolve(Map.of("XDG_DATA_HOME", "/x"), "/home/o")).isEqualTo(Path.of("/x/damier"));
        assertThat(DataFolder.resolve(Map.of("XDG_DATA_HOME", "relative"), "/home/o"))
                .isEqualTo(Path.of("/home/o/.local/share/damier"));
        assertThat(DataFolder.resolve(Map.of("DAMIER_DATA", "/d", "XDG_DATA_HOME", "/x"), "/h"))
                .isEqualTo(Path.of("/d"));
    }

    @Test
    void secondServerOnAFolderIsRejectedWithTheProcessOfTheFirst(@TempDir Path shared) {
        Database first = Database.openFolder(shared);
        first.lockForServer();
        first.lockForServer();
        try (Database second = Database.openFolder(shared)) {
            assertThatThrownBy(second::lockForServer)
                    .isInstanceOf(StoreException.class)
                    .hasMessageContaining("used by another Damier server")
                    .hasMessageContaining("process " + ProcessHandle.current().pid());
            first.close();
            second.lockForServer();
        }
    }

    @Test
    void onlyTheOwnerCanReadTheData(@TempDir Path parent) throws Exception {
        Path data = parent.resolve("a").resolve("data");
        try (Database opened = Database.openFolder(data);
                RoomStore writing = new RoomStore(opened)) {
            opened.lockForServer();
            opened.checkWritable();
            writing.create(new StoredRoom("r", "", 0, 0));
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(data)))
                    .isEqualTo("rwx------");
            try (Stream<Path> files = Files.list(data)) {
                assertThat(files.toList())
                        .hasSizeGreaterThan(2)
                        .allSatisfy(
                                file -> assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                                        .as(file.toString())
                                        .isEqualTo("rw-------"));
            }
        }
    }

    /** A crash can cut the write-ahead log. Everything before the cut survives. */
    @Test
    void truncatedWriteAheadLogLosesOnlyItsEnd(@TempDir Path source, @TempDir Path copy) throws Exception {
        try (Database opened = Database.openFolder(source);
                RoomStore writing = new RoomStore(opened)) {
            writing.create(new StoredRoom("r", "", 0, 0));
            for (int seq = 1; seq <= 50; seq++) writing.append(action("r", seq, seq));
            for (String name : List.of("damier.db", "damier.db-wal"))
                Files.copy(source.resolve(name), copy.resolve(name));
        }
        try (FileChannel log = FileChannel.open(copy.resolve("damier.db-wal"), StandardOpenOption.WRITE)) {
            log.truncate(log.size() - 5000);
        }
        try (Database opened = Database.openFolder(copy);
                RoomStore reading = new RoomStore(opened)) {
            List<StoredAction> actions = reading.actions("r", 0);
            assertThat(actions).hasSizeBetween(40, 49);
            assertThat(actions.get(actions.size() - 1).seq()).isEqualTo(actions.size());
            assertThat(new DataTransfer(opened).findFaults()).isEmpty();
            reading.append(action("r", actions.size() + 1, 99));
        }
    }

    @Test
    void fullDiskIsNotReady(@TempDir Path full) {
        try (Database opened = Database.openFolder(full, Map.of("max_page_count", "60"));
                RoomStore writing = new RoomStore(opened)) {
            opened.checkWritable();
            assertThatThrownBy(() -> {
                        for (int i = 0; i < 1000; i++) writing.create(new StoredRoom("r" + i, "x".repeat(4000), 0, 0));
                    })
                    .isInstanceOf(StoreException.class);
            assertThatThrownBy(() -> {
                        for (int i = 0; i < 3; i++) opened.checkWritable();
                    })
                    .isInstanceOf(StoreException.class);
        }
    }
}

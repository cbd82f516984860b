package dev.damier.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
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
}

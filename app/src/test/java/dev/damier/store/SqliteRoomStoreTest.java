package dev.damier.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SqliteRoomStoreTest extends RoomStoreContract {
    @TempDir
    Path folder;

    @Override
    Database connect() {
        return Database.folder(folder);
    }

    @Override
    String truth() {
        return "1";
    }

    @Test
    void everyConnectionWaitsForTheDisk() {
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

    /** The largest size is a full disk that a test can make without one. */
    @Test
    void aFullDiskRefusesTheNewAndKeepsTheOld() {
        Path full = folder.resolve("full");
        try (Database database = Database.folder(full, Map.of("max_page_count", "40"));
                RoomStore store = new RoomStore(database)) {
            store.open(new StoredRoom("a", "", 1, 1));
            store.append(new StoredAction("a", 1, 0, "join", "", 1));
            String much = "x".repeat(200_000);
            assertThatThrownBy(() -> store.append(new StoredAction("a", 2, 0, "join", much, 2)))
                    .isInstanceOf(StoreException.class)
                    .hasMessageContaining("disk is full");
            assertThat(store.actions("a", 0)).hasSize(1);
            store.append(new StoredAction("a", 2, 0, "bid", "5", 3));
        }
    }

    @Test
    void aFolderThatCannotBeIsRefusedWithASentence() throws Exception {
        Path file = Files.writeString(folder.resolve("file"), "");
        assertThatThrownBy(() -> Database.folder(file.resolve("data")))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("--data DIR");
    }

    @Test
    void theFolderIsWhereTheSystemKeepsData() {
        assertThat(DataFolder.of(Map.of("XDG_DATA_HOME", "/x"), "/home/o")).isEqualTo(Path.of("/x/damier"));
        assertThat(DataFolder.of(Map.of("XDG_DATA_HOME", "relative"), "/home/o"))
                .isEqualTo(Path.of("/home/o/.local/share/damier"));
        assertThat(DataFolder.of(Map.of("DAMIER_DATA", "/d", "XDG_DATA_HOME", "/x"), "/h"))
                .isEqualTo(Path.of("/d"));
    }
}

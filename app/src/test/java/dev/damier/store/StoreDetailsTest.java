package dev.damier.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests details of the stores: limits and orders of queries, addresses, files, stored JSON and messages. */
class StoreDetailsTest {
    @TempDir
    Path folder;

    @Test
    void contestsAreListedInOrder() {
        try (Database database = Database.openFolder(folder)) {
            ContestStore store = new ContestStore(database);
            for (int i = 1; i <= 3; i++)
                store.create(new StoredContest("c" + i, "{}", "owner", "OPEN", i == 2, i, 10 + i), List.of());
            assertThat(store.latest(2)).extracting(StoredContest::id).containsExactly("c3", "c2");
            assertThat(store.latest(9)).extracting(StoredContest::published).containsExactly(false, true, false);
            assertThat(store.findByState("OPEN")).extracting(StoredContest::id).containsExactly("c1", "c2", "c3");
            assertThat(store.findByState("OVER")).isEmpty();
            assertThat(store.find("c1")).contains(new StoredContest("c1", "{}", "owner", "OPEN", false, 1, 11));
            assertThat(store.find("c4")).isEmpty();
            store.updateState("c2", "OVER", false, 50);
            assertThat(store.find("c2")).contains(new StoredContest("c2", "{}", "owner", "OVER", false, 2, 50));
            assertThat(store.deleteOlderThan(13)).isEqualTo(1);
            assertThat(store.latest(9)).extracting(StoredContest::id).containsExactly("c3", "c2");
            assertThatThrownBy(
                            () -> store.create(new StoredContest("c3", "{}", "owner", "OPEN", false, 1, 1), List.of()))
                    .isInstanceOf(StoreException.class)
                    .hasMessageContaining("earlier data is safe");
        }
    }

    @Test
    void entrantsCanBeReplacedAndGamesDeleted() {
        try (Database database = Database.openFolder(folder)) {
            ContestStore store = new ContestStore(database);
            store.create(
                    new StoredContest("c", "{}", "owner", "OPEN", false, 1, 1),
                    List.of(new StoredEntrant("c", 0, "a", "{}", "t0")));
            store.addEntrant(new StoredEntrant("c", 1, "b", "{}", "t1"));
            store.replaceEntrant(new StoredEntrant("c", 1, "z", "{\"x\":1}", "t9"));
            assertThat(store.entrants("c"))
                    .containsExactly(
                            new StoredEntrant("c", 0, "a", "{}", "t0"),
                            new StoredEntrant("c", 1, "z", "{\"x\":1}", "t9"));
            for (int n : new int[] {-2, -1, 1, 2, 3})
                assertThat(store.saveGame(new StoredContestGame("c", n, "game " + n, 100 + n)))
                        .isTrue();
            assertThat(store.find("c").orElseThrow().touched()).isEqualTo(103);
            store.deleteGamesUpTo("c", 2);
            assertThat(store.games("c"))
                    .containsExactly(
                            new StoredContestGame("c", -2, "game -2", 98),
                            new StoredContestGame("c", -1, "game -1", 99),
                            new StoredContestGame("c", 3, "game 3", 103));
            assertThatThrownBy(() -> store.saveGame(new StoredContestGame("nowhere", 1, "", 1)))
                    .as("a game of an unknown contest")
                    .isInstanceOf(StoreException.class);
        }
    }

    @Test
    void everyThirdSolutionRemovesTheOldest() {
        try (Database database = Database.openFolder(folder)) {
            SolutionStore store = new SolutionStore(database, 1, 3);
            for (int i = 1; i <= 2; i++) store.save(new StoredSolution("s" + i, "g", "p", "e", "v", "r", i));
            assertThat(store.find("s1")).contains(new StoredSolution("s1", "g", "p", "e", "v", "r", 1));
            store.save(new StoredSolution("s3", "g", "p", "e", "v", "r", 3));
            assertThat(store.find("s1")).isEmpty();
            assertThat(store.find("s2")).isEmpty();
            assertThat(store.find("s3")).isPresent();
        }
    }

    @Test
    void resultsOfOtherDaysAndGamesAreNotDeleted() {
        try (Database database = Database.openFolder(folder)) {
            DailyStore store = new DailyStore(database);
            for (String day : List.of("2026-11-15", "2026-11-16"))
                store.saveIfBetter(new StoredDaily(day, "taquin", "ann", "Ann", 9, 7, "a b", 5));
            assertThat(store.deleteBefore("2026-11-16")).isEqualTo(1);
            assertThat(store.best("2026-11-16", "taquin", 10))
                    .containsExactly(new StoredDaily("2026-11-16", "taquin", "ann", "Ann", 9, 7, "a b", 5));
            assertThat(store.best("2026-11-16", "ricochet", 10)).isEmpty();
        }
    }

    @Test
    void roomsAreListedNewestFirstUpToALimit() {
        try (Database database = Database.openFolder(folder);
                RoomStore store = new RoomStore(database)) {
            for (int i = 1; i <= 3; i++) store.create(new StoredRoom("r" + i, "", i, 10 * i));
            assertThat(store.idsTouchedSince(0, 2)).containsExactly("r3", "r2");
            assertThat(store.idsTouchedSince(20, 9)).containsExactly("r3", "r2");
            assertThat(store.isShared()).isFalse();
            assertThatThrownBy(() -> store.create(new StoredRoom("r1", "", 1, 1)))
                    .isInstanceOf(StoreException.class)
                    .hasMessageContaining("earlier data is safe");
            store.close();
            assertThatThrownBy(() -> store.append(new StoredAction("r1", 1, 0, "bid", "", 1)))
                    .isInstanceOf(StoreException.class)
                    .hasMessageContaining("shutting down");
        }
    }

    @Test
    void openedFolderHasAStore() {
        assertThat(Database.existsIn(folder)).isFalse();
        Database.openFolder(folder).close();
        assertThat(Database.existsIn(folder)).isTrue();
    }

    @Test
    void addressesAreConverted() {
        assertThat(PostgresAddress.toJdbcUrl("postgresql://h/x")).isEqualTo("jdbc:postgresql://h/x?");
        assertThat(PostgresAddress.toJdbcUrl("postgresql://u@h:5432/x"))
                .isEqualTo("jdbc:postgresql://h:5432/x?user=u&");
        assertThat(PostgresAddress.toJdbcUrl("postgres://u:p:q@h:0/x?a=b"))
                .isEqualTo("jdbc:postgresql://h:0/x?user=u&password=p%3Aq&a=b");
        for (String wrong : List.of("mysql://h/x", "h/x", "postgresql:///x", "postgresql://h/x y"))
            assertThatThrownBy(() -> PostgresAddress.toJdbcUrl(wrong))
                    .as(wrong)
                    .isInstanceOf(StoreException.class)
                    .hasMessage("--db must be postgresql://USER:PASSWORD@HOST/NAME, but got " + wrong);
        assertThat(PostgresAddress.withoutSecrets("jdbc:postgresql://u:p@h/x?password=q"))
                .isEqualTo("jdbc:postgresql://h/x");
    }

    @Test
    void existingFilesAndFolders() throws Exception {
        Path open = Files.createDirectory(folder.resolve("open"));
        Files.setPosixFilePermissions(open, PosixFilePermissions.fromString("rwxr-xr-x"));
        PrivateFiles.createFolder(open);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(open)))
                .as("an existing folder is not changed")
                .isEqualTo("rwxr-xr-x");
        Path file = Files.writeString(open.resolve("file"), "content");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
        PrivateFiles.createFile(file);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-------");
        assertThat(file).hasContent("content");
        assertThatThrownBy(() -> PrivateFiles.createFolder(file)).isInstanceOf(FileAlreadyExistsException.class);
    }

    @Test
    void blankFolderInTheEnvironmentIsIgnored() {
        assertThat(DataFolder.resolve(Map.of("DAMIER_DATA", " "), "/home/o"))
                .isEqualTo(Path.of("/home/o/.local/share/damier"));
        assertThat(DataFolder.defaultFolder())
                .isEqualTo(DataFolder.resolve(System.getenv(), System.getProperty("user.home")));
    }

    @Test
    void storedJsonIgnoresUnknownFields() {
        assertThat(StoredJson.read("{\"id\":\"p\",\"later\":1}", StoredPage.class)
                        .id())
                .isEqualTo("p");
        assertThatThrownBy(() -> StoredJson.read("{", StoredPage.class))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("corrupt stored data: not a valid StoredPage");
        assertThat(StoredJson.writeStrings(Map.of("b", "2", "a", "1"))).isEqualTo("{\"a\":\"1\",\"b\":\"2\"}");
        assertThat(StoredJson.readStrings("{\"a\":\"1\"}")).isEqualTo(Map.of("a", "1"));
        assertThatThrownBy(() -> StoredJson.readStrings("["))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("corrupt stored data: [");
    }

    @Test
    void failuresAreDescribed() {
        assertThat(StoreException.from(new RuntimeException(new IllegalStateException("[SQLITE_FULL] full"))))
                .hasMessageStartingWith("the server's disk is full");
        assertThat(StoreException.from(new RuntimeException("No space left on device")))
                .hasMessageStartingWith("the server's disk is full");
        assertThat(StoreException.from(new RuntimeException("broken")))
                .hasMessage("the server could not save this (broken); earlier data is safe");
        assertThat(StoreException.isDuplicateKey(new RuntimeException("[SQLITE_CONSTRAINT_PRIMARYKEY] x")))
                .isTrue();
        assertThat(StoreException.isDuplicateKey(new RuntimeException("violates \"room_pkey\"")))
                .isTrue();
        assertThat(StoreException.isDuplicateKey(new RuntimeException("other"))).isFalse();
    }

    @Test
    void folderWithoutAProcessNumberIsReported() throws Exception {
        try (FolderLock first = FolderLock.acquire(folder)) {
            Path file = folder.resolve(FolderLock.FILE_NAME);
            assertThat(file).hasContent(Long.toString(ProcessHandle.current().pid()));
            Files.writeString(file, "");
            assertThatThrownBy(() -> FolderLock.acquire(folder))
                    .isInstanceOf(StoreException.class)
                    .hasMessageContaining("is used by another Damier server; stop that server");
            assertThat(first).isNotNull();
        }
        Files.writeString(folder.resolve(FolderLock.FILE_NAME), "a long text of an earlier process");
        try (FolderLock second = FolderLock.acquire(folder)) {
            assertThat(second).isNotNull();
            assertThat(folder.resolve(FolderLock.FILE_NAME))
                    .hasContent(Long.toString(ProcessHandle.current().pid()));
        }
    }
}

package dev.damier.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the stores of contests, daily results, solutions and pages on any database. */
abstract class ResultStoresContract {
    private Database database;

    /** Opens the database; always the same one within a test. */
    abstract Database connect() throws Exception;

    @BeforeEach
    void begin() throws Exception {
        database = connect();
        database.jdbi().useHandle(h -> {
            for (int i = TableCopy.TABLES.size() - 1; i >= 0; i--) h.execute("delete from " + TableCopy.TABLES.get(i));
        });
    }

    @AfterEach
    void end() {
        database.close();
    }

    private static StoredContest contest(String id, long at) {
        return new StoredContest(id, "{\"title\":\"é\"}", "hash", "OPEN", false, at, at);
    }

    private static StoredEntrant entrant(int number) {
        return new StoredEntrant("c", number, "Bot " + number, "{}", "t" + number);
    }

    @Test
    void contestIsRestoredWithItsGamesAfterAReconnect() throws Exception {
        ContestStore store = new ContestStore(database);
        store.create(contest("c", 1), List.of(entrant(0), entrant(1)));
        store.addEntrant(entrant(2));
        store.updateState("c", "RUNNING", false, 5);
        for (int n : new int[] {2, 1, -1})
            assertThat(store.saveGame(new StoredContestGame("c", n, "game " + n, 10 + n)))
                    .isTrue();
        assertThat(store.saveGame(new StoredContestGame("c", 2, "another", 99)))
                .as("duplicate number")
                .isFalse();
        database.close();
        database = connect();
        store = new ContestStore(database);
        assertThat(store.entrants("c")).containsExactly(entrant(0), entrant(1), entrant(2));
        assertThat(store.games("c"))
                .extracting(StoredContestGame::record)
                .containsExactly("game -1", "game 1", "game 2");
        assertThat(store.findByState("RUNNING")).extracting(StoredContest::id).containsExactly("c");
        store.updateState("c", "OVER", true, 20);
        assertThat(store.find("c"))
                .get()
                .matches(StoredContest::published)
                .extracting(StoredContest::touched)
                .isEqualTo(20L);
        assertThat(store.latest(5)).hasSize(1);
        assertThat(store.deleteOlderThan(21)).isEqualTo(1);
        assertThat(store.games("c")).isEmpty();
    }

    @Test
    void leaseIsExclusiveUntilItExpiresOrIsReleased() {
        ContestStore store = new ContestStore(database);
        store.create(contest("c", 1), List.of());
        assertThat(store.acquireLease("c", "a", 100, 130)).isTrue();
        assertThat(store.acquireLease("c", "b", 110, 140)).isFalse();
        assertThat(store.acquireLease("c", "a", 120, 150)).isTrue();
        assertThat(store.acquireLease("c", "b", 151, 180)).isTrue();
        assertThat(store.acquireLease("c", "a", 152, 190)).isFalse();
        store.releaseLease("c", "b");
        assertThat(store.acquireLease("c", "a", 153, 190)).isTrue();
    }

    private static StoredDaily daily(String player, int cost, long at) {
        return new StoredDaily("2026-11-16", "taquin", player, player, cost, 7, "a b", at);
    }

    @Test
    void bestResultPerPlayerIsStored() {
        DailyStore store = new DailyStore(database);
        for (StoredDaily result : List.of(
                daily("ann", 9, 1), daily("bob", 7, 2), daily("ann", 7, 3), daily("bob", 7, 4), daily("ann", 8, 5)))
            store.saveIfBetter(result);
        assertThat(store.best("2026-11-16", "taquin", 10)).containsExactly(daily("bob", 7, 2), daily("ann", 7, 3));
        assertThat(store.best("2026-11-15", "taquin", 10)).isEmpty();
        assertThat(store.deleteBefore("2026-11-17")).isEqualTo(2);
    }

    @Test
    void trimDeletesAllButTheBestResultsOfADailyPuzzle() {
        DailyStore store = new DailyStore(database);
        for (StoredDaily result : List.of(daily("ann", 9, 1), daily("bob", 7, 2), daily("cat", 7, 3)))
            store.saveIfBetter(result);
        assertThat(store.trim("2026-11-16", "taquin", 3)).isZero();
        assertThat(store.trim("2026-11-15", "taquin", 0)).isZero();
        assertThat(store.trim("2026-11-16", "taquin", 1)).isEqualTo(2);
        assertThat(store.best("2026-11-16", "taquin", 10)).containsExactly(daily("bob", 7, 2));
    }

    @Test
    void oldestSolutionsAreDeletedWhenTheCacheIsFull() {
        SolutionStore store = new SolutionStore(database, 3);
        for (int i = 1; i <= 5; i++) store.save(new StoredSolution("s" + i, "g", "p", "e", "v", "r" + i, i));
        store.save(new StoredSolution("s1", "g", "p", "e", "v2", "again", 9));
        store.trim();
        assertThat(store.find("s1")).get().extracting(StoredSolution::record).isEqualTo("again");
        assertThat(store.find("s2")).isEmpty();
        assertThat(store.find("s5")).isPresent();
        store.delete("s5");
        assertThat(store.find("s5")).isEmpty();
    }

    @Test
    void storedPageCannotBeChanged() {
        PageStore store = new PageStore(database);
        store.save(new StoredPage("p", "analysis", "{}", 5));
        assertThatThrownBy(() -> store.save(new StoredPage("p", "analysis", "{\"x\":1}", 6)))
                .isInstanceOf(StoreException.class);
        assertThat(store.find("p")).contains(new StoredPage("p", "analysis", "{}", 5));
        assertThat(store.deleteOlderThan(6)).isEqualTo(1);
    }

    @Test
    void exportContainsAllTables(@TempDir Path elsewhere) throws Exception {
        ContestStore contests = new ContestStore(database);
        contests.create(contest("c", 1), List.of(entrant(0)));
        contests.saveGame(new StoredContestGame("c", 1, "é \"quoted\"", 3));
        new DailyStore(database).saveIfBetter(daily("ann", 9, 1));
        new SolutionStore(database, 9).save(new StoredSolution("s", "g", "p", "e", "v", "r", 4));
        new PageStore(database).save(new StoredPage("p", "experiment", "{}", 5));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        DataTransfer.Count written =
                new DataTransfer(database).exportTo(new PrintStream(out, true, StandardCharsets.UTF_8));
        String export = out.toString(StandardCharsets.UTF_8);
        try (Database target = Database.openFolder(elsewhere)) {
            DataTransfer.Count read = new DataTransfer(target).importFrom(new BufferedReader(new StringReader(export)));
            assertThat(read).isEqualTo(written);
            assertThat(read.rooms()).isZero();
            assertThat(read.rows())
                    .containsOnlyKeys(
                            "contest", "contest_entrant", "contest_game", "daily_result", "kept_page", "solution");
            assertThat(new ContestStore(target).games("c")).isEqualTo(contests.games("c"));
            assertThat(new ContestStore(target).entrants("c")).containsExactly(entrant(0));
            assertThat(new ContestStore(target).find("c")).isEqualTo(contests.find("c"));
            assertThat(new DailyStore(target).best("2026-11-16", "taquin", 5)).containsExactly(daily("ann", 9, 1));
            assertThat(new SolutionStore(target, 9).find("s")).isPresent();
            assertThat(new PageStore(target).find("p")).isPresent();
            assertThatThrownBy(() -> new DataTransfer(target).importFrom(new BufferedReader(new StringReader(export))))
                    .hasMessageContaining("not empty");
        }
    }
}

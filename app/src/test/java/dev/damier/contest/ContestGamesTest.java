package dev.damier.contest;

import static dev.damier.contest.TestRecords.bot;
import static dev.damier.contest.TestRecords.config;
import static dev.damier.contest.TestRecords.engine;
import static dev.damier.contest.TestRecords.game;
import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.protocol.LineChannel;
import dev.damier.store.ContestStore;
import dev.damier.store.Database;
import dev.damier.store.StoredContest;
import dev.damier.store.StoredContestGame;
import dev.damier.store.StoredJson;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the stored games of a contest, the games in progress and the waiting times of a ladder. */
class ContestGamesTest {
    @TempDir
    private Path folder;

    private Database database;
    private ContestStore store;
    private final ContestRoster roster = new ContestRoster(8, "", Duration.ofSeconds(1), () -> {});

    @BeforeEach
    void open() {
        database = Database.openFolder(folder);
        store = new ContestStore(database);
        for (int number = 0; number < 3; number++) roster.add(engine(number));
    }

    @AfterEach
    void close() {
        database.close();
    }

    private ContestGames games(ContestFormat format) {
        ContestConfig config = config(format, 2);
        if (store.find("id").isEmpty())
            store.create(new StoredContest("id", config.toJson(), "", "RUNNING", false, 1, 1), List.of());
        return new ContestGames("id", config, store, roster);
    }

    @Test
    void testRunsHaveNumbersBelowZeroAndDoNotCount() {
        ContestGames games = games(ContestFormat.ROUND_ROBIN);
        assertThat(games.nextTestRunNumber()).isEqualTo(-1);
        games.add(game(4, 0, 1, 0), 5);
        assertThat(games.nextTestRunNumber()).isEqualTo(-1);
        games.add(game(-1, 2, -1, 0), 5);
        games.add(game(-2, 1, -1, 0), 5);
        games.add(game(2, 1, 0, 0), 5);
        assertThat(games.nextTestRunNumber()).isEqualTo(-3);
        assertThat(games.official()).extracting(ContestRecord::number).containsExactly(2, 4);
        assertThat(games.all()).extracting(ContestRecord::number).containsExactly(-2, -1, 2, 4);
        assertThat(games.testRunsOf(2)).isEqualTo(1);
        assertThat(games.testRunsOf(0)).isZero();
        assertThat(games.hasGamesOf(2)).isTrue();
        assertThat(games.hasGamesOf(0)).isTrue();
        assertThat(games.hasGamesOf(3)).isFalse();
    }

    @Test
    void gameThatAnotherServerHasStoredIsIgnored() {
        ContestGames games = games(ContestFormat.ROUND_ROBIN);
        ContestRecord first = game(1, 0, 1, 0);
        assertThat(store.saveGame(new StoredContestGame("id", 1, StoredJson.write(first), 1)))
                .isTrue();
        games.add(game(1, 0, 1, 1), 5);
        assertThat(games.all()).isEmpty();
        assertThat(games(ContestFormat.ROUND_ROBIN).official()).containsExactly(first);
    }

    @Test
    void resultsFollowTheGamesAndTheEntrants() {
        ContestGames games = games(ContestFormat.ROUND_ROBIN);
        games.add(game(1, 0, 1, 0), 5);
        ContestViews.ComputedResults results = games.results();
        assertThat(results.rows()).extracting(ContestView.Row::points).containsExactly(1.0, 0.0, 0.0);
        assertThat(games.results()).as("computed once").isSameAs(results);
        games.add(game(2, 1, 0, 0), 5);
        assertThat(games.results().rows()).extracting(ContestView.Row::points).containsExactly(1.0, 1.0, 0.0);
        roster.add(bot(3));
        games.onRosterChange();
        assertThat(games.results().rows()).hasSize(4);
    }

    /** The limit of a ladder is 5,000 games; then its 500 oldest ones are deleted, also in the store. */
    @Test
    void ladderDeletesItsOldestGames() {
        games(ContestFormat.LADDER);
        for (int number = 1; number < ContestGames.MAX_LADDER_GAMES; number++)
            store.saveGame(new StoredContestGame("id", number, StoredJson.write(game(number, 0, 1, 0)), 1));
        ContestGames games = games(ContestFormat.LADDER);
        games.add(game(5_000, 0, 1, 0), 5);
        assertThat(games.official()).as("at the limit").hasSize(5_000);
        games.add(game(5_001, 1, 0, 0), 5);
        assertThat(games.official()).hasSize(4_501);
        assertThat(games.official().get(0).number()).isEqualTo(501);
        assertThat(store.games("id")).hasSize(4_501);
    }

    @Test
    void gamesInProgressKnowTheirPlayersUntilTheyEnd() {
        GamesInProgress inProgress = new GamesInProgress();
        Pairing pairing = new Pairing(3, 1, 0, 2);
        inProgress.add(pairing);
        assertThat(inProgress.contains(3)).isTrue();
        assertThat(inProgress.contains(1)).isFalse();
        assertThat(inProgress.numbers()).containsExactly(3);
        for (int entrant = 0; entrant < 4; entrant++)
            assertThat(inProgress.hasGameOf(entrant)).isEqualTo(entrant == 0 || entrant == 2);
        ContestView.Board board = GamesInProgress.board(pairing, null, 7, List.of(1L, 2L), List.of(), 0);
        assertThat(inProgress.update(board)).isTrue();
        assertThat(inProgress.boards()).containsExactly(board);
        inProgress.remove(pairing);
        assertThat(inProgress.update(board)).as("after the end").isFalse();
        assertThat(inProgress.size()).isZero();
        assertThat(inProgress.players()).isEmpty();
    }

    /** The bot that has waited longest plays first. A game, or a new connection, starts its waiting time again. */
    @Test
    void ladderStartsGamesOfConnectedBotsInTheOrderOfTheirWaitingTimes() {
        roster.add(bot(3));
        roster.add(bot(4));
        LadderQueue queue = new LadderQueue(config(ContestFormat.LADDER, 1), roster);
        assertThat(start(queue, List.of(), 4, 500)).as("no bot is connected").isEmpty();
        Runnable disconnect = connect(3);
        assertThat(start(queue, List.of(), 0, 1_000))
                .as("no further game is allowed")
                .isEmpty();
        Runnable ignored = connect(4);
        List<Pairing> first = start(queue, List.of(), 1, 2_000);
        assertThat(first).singleElement().matches(game -> plays(game, 3) && !plays(game, 4));
        ContestRecord one = game(1, first.get(0).first(), first.get(0).second(), 0);
        ContestRecord two = game(2, first.get(0).second(), first.get(0).first(), 0);
        queue.onGameEnd(two, 5_000);
        assertThat(start(queue, List.of(one, two), 1, 6_000))
                .singleElement()
                .matches(game -> plays(game, 4) && !plays(game, 3));
        queue.onGameEnd(game(4, 4, 0, 0), 7_000);
        disconnect.run();
        assertThat(start(queue, List.of(one, two), 0, 8_000)).isEmpty();
        Runnable again = connect(3);
        assertThat(again).isNotNull();
        assertThat(start(queue, List.of(one, two), 1, 9_000))
                .singleElement()
                .matches(game -> plays(game, 4) && !plays(game, 3));
    }

    @Test
    void ladderStartsNoSecondGameOfABusyBot() {
        roster.add(bot(3));
        Runnable ignored = connect(3);
        LadderQueue queue = new LadderQueue(config(ContestFormat.LADDER, 1), roster);
        GamesInProgress inProgress = new GamesInProgress();
        List<Pairing> started =
                queue.start(List.of(), inProgress, 4, number -> number == 3 && inProgress.hasGameOf(3), 1_000);
        assertThat(started).hasSize(1);
        assertThat(inProgress.numbers()).containsExactly(started.get(0).number());
    }

    private static List<Pairing> start(LadderQueue queue, List<ContestRecord> finished, int max, long now) {
        return queue.start(finished, new GamesInProgress(), max, number -> false, now);
    }

    private static boolean plays(Pairing game, int entrant) {
        return game.first() == entrant || game.second() == entrant;
    }

    private Runnable connect(int entrant) {
        return roster.seat(entrant)
                .orElseThrow()
                .connect(LineChannel.streams(InputStream.nullInputStream(), OutputStream.nullOutputStream(), () -> {}));
    }
}

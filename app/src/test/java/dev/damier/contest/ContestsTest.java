package dev.damier.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.damier.background.FailureLog;
import dev.damier.contest.LiveContest.Viewer;
import dev.damier.game.Games;
import dev.damier.protocol.LineChannel;
import dev.damier.protocol.Player;
import dev.damier.store.ContestStore;
import dev.damier.store.Database;
import dev.damier.store.StoredJson;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests {@link Contests} with a real store and a clock set by the test. */
@Timeout(value = 2, unit = TimeUnit.MINUTES)
class ContestsTest {
    private static final long DEADLINE = 5_000_000;

    @TempDir
    Path folder;

    private final AtomicLong clock = new AtomicLong(1_000_000);
    private Database database;
    private Contests contests;

    @BeforeEach
    void open() {
        database = Database.openFolder(folder);
        contests = newContests(Duration.ZERO);
    }

    /** @param grace how long disconnected bots are waited for */
    private Contests newContests(Duration grace) {
        return new Contests(
                new ContestStore(database), clock::get, OperatorBots.NONE, (player, client) -> player, grace);
    }

    @AfterEach
    void close() {
        contests.close();
        database.close();
    }

    /** Without walls no player can be blocked, so no game is drawn. */
    private static ContestConfig config(boolean hidden, boolean visitors, long closes) {
        return new ContestConfig(
                "test",
                "quoridor",
                ContestFormat.ROUND_ROBIN,
                2,
                30_000,
                0,
                0,
                2,
                null,
                Map.of("walls", "0"),
                "",
                hidden,
                visitors,
                closes);
    }

    /** Engines that search have depth 1, so that the results do not depend on the speed of the machine. */
    private static Contests.InitialEntrant engine(String id) {
        Map<String, String> options = id.endsWith("alphabeta") ? Map.of("depth", "1") : Map.of();
        return new Contests.InitialEntrant(id, new PlayerSpec(PlayerSpec.Kind.ENGINE, id, options));
    }

    private Contests.CreatedContest playContest(boolean hidden, String... engines) throws InterruptedException {
        Contests.CreatedContest createdContest = contests.create(
                config(hidden, false, 0),
                List.of(engines).stream().map(ContestsTest::engine).toList());
        LiveContest contest = createdContest.contest();
        CountDownLatch over = new CountDownLatch(1);
        Runnable stop = awaitCondition(contest, () -> contest.state() == ContestView.State.OVER, over);
        contest.start(contest.viewer(createdContest.token()));
        over.await();
        stop.run();
        return createdContest;
    }

    /** Opens the latch when the condition is true after a change. The result ends the subscription. */
    private static Runnable awaitCondition(LiveContest contest, BooleanSupplier until, CountDownLatch latch) {
        return contest.subscribe(new LiveContest.Listener() {
            @Override
            public void onChange() {
                if (until.getAsBoolean()) latch.countDown();
            }

            @Override
            public void onFailure(ContestException reason) {}

            @Override
            public void onBoard(ContestView.Board board) {}
        });
    }

    private static int gamesPlayed(Contests.CreatedContest contest) {
        return contest.contest().view(Viewer.GUEST).played();
    }

    @Test
    void deadlineClosesRegistrationAndTestRunsButNotTheStart() {
        Contests.CreatedContest createdContest =
                contests.create(config(true, true, DEADLINE), List.of(engine("random")));
        LiveContest contest = createdContest.contest();
        Viewer owner = contest.viewer(createdContest.token());
        clock.set(DEADLINE);
        Viewer ada = contest.viewer(contest.register(owner, "Ada"));
        assertThat(ada.entrant()).isEqualTo(1);
        assertThatThrownBy(() -> contest.startTestRun(ada)).hasMessageContaining("not connected");
        clock.set(DEADLINE + 1);
        assertThatThrownBy(() -> contest.register(owner, "Bob"))
                .isInstanceOf(ContestException.class)
                .hasMessageContaining("Registration and test runs are closed");
        assertThatThrownBy(() -> contest.startTestRun(ada))
                .hasMessageContaining("Registration and test runs are closed");
        contest.start(owner);
        assertThat(contest.view(owner).entrants()).hasSize(2);
        assertThat(contest.view(owner).state()).isNotEqualTo(ContestView.State.OPEN);
    }

    @Test
    void numberOfRunningContestsIsLimited() {
        contests.close();
        contests = newContests(Duration.ofMinutes(10));
        Contests.CreatedContest before =
                contests.create(config(false, false, 0), List.of(engine("random"), engine("greedy")));
        for (int i = 0; i < 8; i++) {
            Contests.CreatedContest createdContest = contests.create(config(false, true, 0), List.of(engine("random")));
            Viewer owner = createdContest.contest().viewer(createdContest.token());
            assertThat(createdContest.contest().register(owner, "away")).isNotEmpty();
            createdContest.contest().start(owner);
        }
        assertThatThrownBy(() -> contests.create(config(false, true, 0), List.of()))
                .isInstanceOf(ContestException.class)
                .hasMessageContaining("8");
        assertThatThrownBy(() -> before.contest().start(before.contest().viewer(before.token())))
                .as("created before the others were started")
                .isInstanceOf(ContestException.class)
                .hasMessageContaining("8");
    }

    private static ContestConfig race(Map<String, String> deal) {
        return new ContestConfig(
                "test", "taquin", ContestFormat.RACE, 2, 1_000, 0, 0, 0, null, deal, "", false, false, 0);
    }

    @Test
    void impossibleDealIsRejectedAndNothingIsStored() {
        assertThatThrownBy(() -> contests.create(race(Map.of("size", "none")), List.of(engine("astar"))))
                .hasMessageContaining("'size' must be N or ROWSxCOLUMNS, such as 4 or 3x5");
        assertThat(contests.latest()).isEmpty();
    }

    /** The periodic task is not started, so it cannot retry the games. */
    @Test
    void failedGameIsNotRetriedImmediately() throws Exception {
        AtomicInteger deals = new AtomicInteger();
        contests.close();
        contests = new Contests(
                new ContestStore(database),
                clock::get,
                OperatorBots.NONE,
                new EngineHost() {
                    @Override
                    public Player schedule(Player player, String client) {
                        return player;
                    }

                    @Override
                    public <T> T deal(Supplier<T> dealing, String client) {
                        if (deals.incrementAndGet() > 1) throw new IllegalStateException("no room");
                        return dealing.get();
                    }
                },
                Duration.ZERO);
        Contests.CreatedContest createdContest = contests.create(race(Map.of("size", "3")), List.of(engine("astar")));
        LiveContest contest = createdContest.contest();
        CountDownLatch failed = new CountDownLatch(1);
        List<String> failures = new CopyOnWriteArrayList<>();
        long before = FailureLog.count(FailureLog.Source.CONTEST);
        Runnable stop = contest.subscribe(new LiveContest.Listener() {
            @Override
            public void onChange() {
                if (deals.get() >= 3 && contest.view(Viewer.GUEST).live().isEmpty()) failed.countDown();
            }

            @Override
            public void onFailure(ContestException reason) {
                failures.add(reason.getMessage());
            }

            @Override
            public void onBoard(ContestView.Board board) {}
        });
        contest.start(contest.viewer(createdContest.token()));
        failed.await();
        stop.run();
        assertThat(deals)
                .as("one deal at creation and one for each of two games")
                .hasValue(3);
        assertThat(contest.state()).isEqualTo(ContestView.State.RUNNING);
        assertThat(failures).as("shown to all viewers").hasSize(2).allMatch(text -> text.contains("internal error"));
        assertThat(FailureLog.count(FailureLog.Source.CONTEST)).isEqualTo(before + 2);
    }

    @Test
    void numberOfEntrantsIsLimited() {
        Contests.CreatedContest createdContest = contests.create(config(true, true, 0), List.of());
        Viewer owner = createdContest.contest().viewer(createdContest.token());
        for (int i = 0; i < 32; i++)
            assertThat(createdContest.contest().register(owner, "bot " + i)).isNotEmpty();
        assertThatThrownBy(() -> createdContest.contest().register(owner, "one more"))
                .isInstanceOf(ContestException.class)
                .hasMessageContaining("32");
    }

    /** A connection to a bot that never sends anything. */
    private static LineChannel silentBot() {
        CountDownLatch closed = new CountDownLatch(1);
        return LineChannel.streams(
                new InputStream() {
                    @Override
                    public int read() throws IOException {
                        try {
                            closed.await();
                            return -1;
                        } catch (InterruptedException e) {
                            throw new IOException(e);
                        }
                    }
                },
                OutputStream.nullOutputStream(),
                closed::countDown);
    }

    /** Stores test runs of the second entrant without playing them. */
    private void storeTestRuns(String contest, int count) throws SQLException {
        ContestRecord test =
                new ContestRecord(-1, 0, 1, -1, 0, -1, null, "goal", "", false, "start", List.of(), 0, List.of(0L), "");
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("damier.db"));
                PreparedStatement insert = connection.prepareStatement(
                        "insert into contest_game (contest, number, record, at) with recursive n(i) as (select 1 union"
                                + " all select i + 1 from n where i < ?) select ?, -i, ?, 1 from n")) {
            insert.setInt(1, count);
            insert.setString(2, contest);
            insert.setString(3, StoredJson.write(test));
            assertThat(insert.executeUpdate()).isEqualTo(count);
        }
    }

    @Test
    void numberOfTestRunsPerBotIsLimited() throws SQLException {
        for (int stored : new int[] {199, 200}) {
            Contests.CreatedContest createdContest = contests.create(config(true, true, 0), List.of(engine("random")));
            String id = createdContest.contest().id();
            String ada =
                    createdContest.contest().register(createdContest.contest().viewer(createdContest.token()), "Ada");
            contests.close();
            storeTestRuns(id, stored);
            contests = newContests(Duration.ZERO);
            LiveContest contest = contests.find(id).orElseThrow();
            Viewer viewer = contest.viewer(ada);
            Runnable disconnect = contest.connect(viewer, silentBot());
            if (stored == 199) contest.startTestRun(viewer);
            else
                assertThatThrownBy(() -> contest.startTestRun(viewer))
                        .isInstanceOf(ContestException.class)
                        .hasMessageContaining("200");
            disconnect.run();
        }
    }

    @Test
    void ratingsUseAllContestsWithPublicResults() throws Exception {
        assertThat(quoridorRatings()).isEmpty();
        assertThat(gamesPlayed(playContest(false, "greedy", "random"))).isEqualTo(2);
        assertThat(gamesPlayed(playContest(false, "random", "greedy"))).isEqualTo(2);
        List<Ratings.Rated> open = quoridorRatings();
        assertThat(open).extracting(Ratings.Rated::name).containsExactly("greedy", "random");
        assertThat(open).extracting(Ratings.Rated::games).containsOnly(4);
        assertThat(open.get(0).points() + open.get(1).points()).isEqualTo(4);
        assertThat(open.get(0).elo()).isPositive().isCloseTo(-open.get(1).elo(), within(1e-6));

        Contests.CreatedContest secret = playContest(true, "greedy", "alphabeta");
        assertThat(secret.contest().view(Viewer.GUEST).secret()).isTrue();
        assertThat(quoridorRatings())
                .as("hidden results are not rated before they are published")
                .isEqualTo(open);
        secret.contest().publish(secret.contest().viewer(secret.token()));
        assertThat(quoridorRatings()).extracting(Ratings.Rated::name).contains("alphabeta");
        assertThat(quoridorRatings()).extracting(Ratings.Rated::group).containsOnly(0);
        assertThat(contests.ratings(Games.all().game("taquin"))).isEmpty();
    }

    /** Two games are finished; the others wait for a disconnected bot. */
    @Test
    void gamesOfAStoppedContestAreRatedImmediately() throws Exception {
        contests.close();
        contests = newContests(Duration.ofMinutes(10));
        Contests.CreatedContest createdContest =
                contests.create(config(false, true, 0), List.of(engine("greedy"), engine("random")));
        LiveContest contest = createdContest.contest();
        Viewer owner = contest.viewer(createdContest.token());
        assertThat(contest.register(owner, "away")).isNotEmpty();
        CountDownLatch twoGamesPlayed = new CountDownLatch(1);
        Runnable stop = awaitCondition(contest, () -> contest.view(owner).played() == 2, twoGamesPlayed);
        assertThat(quoridorRatings()).isEmpty();
        contest.start(owner);
        twoGamesPlayed.await();
        stop.run();
        contest.stop(owner);
        assertThat(contest.state()).isEqualTo(ContestView.State.OVER);
        assertThat(quoridorRatings()).extracting(Ratings.Rated::games).containsExactly(2, 2);
    }

    /** Returns current ratings: they are cached for some seconds, but not after a contest has ended. */
    private List<Ratings.Rated> quoridorRatings() {
        return contests.ratings(Games.all().game("quoridor"));
    }

    @Test
    void unconnectedPlayersAreInSeparateGroups() throws Exception {
        assertThat(gamesPlayed(playContest(false, "greedy", "random"))).isEqualTo(2);
        assertThat(gamesPlayed(playContest(false, "classic-alphabeta", "alphabeta")))
                .isEqualTo(2);
        List<Ratings.Rated> all = quoridorRatings();
        assertThat(all).hasSize(4);
        assertThat(all).extracting(Ratings.Rated::group).containsExactly(0, 0, 1, 1);
        for (int group : List.of(0, 2))
            assertThat(all.get(group).elo() + all.get(group + 1).elo()).isCloseTo(0, within(1e-6));
    }
}

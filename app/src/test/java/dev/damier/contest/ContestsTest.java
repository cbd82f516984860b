package dev.damier.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.damier.contest.LiveContest.Viewer;
import dev.damier.game.Games;
import dev.damier.protocol.Player;
import dev.damier.store.ContestStore;
import dev.damier.store.Database;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
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

/** All contests of a server with a real store, and a clock that the test sets. */
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
        database = Database.folder(folder);
        contests = waiting(Duration.ZERO);
    }

    /** @param grace how long bots that are away are waited for */
    private Contests waiting(Duration grace) {
        return new Contests(
                new ContestStore(database), clock::get, OperatorBots.NONE, (player, client) -> player, grace);
    }

    @AfterEach
    void close() {
        contests.close();
        database.close();
    }

    /** Without walls nobody can be kept from the goal: no game is drawn. */
    private static ContestConfig terms(boolean hidden, boolean visitors, long closes) {
        return new ContestConfig(
                "test",
                "quoridor",
                ContestFormat.ROUND_ROBIN,
                2,
                30_000,
                0,
                0,
                2,
                1,
                Map.of("walls", "0"),
                "",
                hidden,
                visitors,
                closes);
    }

    /** Those that search look one move ahead: nothing depends on how fast this machine is. */
    private static Contests.InitialEntrant engine(String id) {
        Map<String, String> options = id.endsWith("alphabeta") ? Map.of("depth", "1") : Map.of();
        return new Contests.InitialEntrant(id, new PlayerSpec(PlayerSpec.Kind.ENGINE, id, options));
    }

    private Contests.CreatedContest played(boolean hidden, String... engines) throws InterruptedException {
        Contests.CreatedContest createdContest = contests.create(
                terms(hidden, false, 0),
                List.of(engines).stream().map(ContestsTest::engine).toList());
        LiveContest contest = createdContest.contest();
        CountDownLatch over = new CountDownLatch(1);
        Runnable stop = listening(contest, () -> contest.state() == ContestView.State.OVER, over);
        contest.start(contest.viewer(createdContest.token()));
        over.await();
        stop.run();
        return createdContest;
    }

    /** Opens the latch when a change has made this true; the answer ends it. */
    private static Runnable listening(LiveContest contest, BooleanSupplier until, CountDownLatch latch) {
        return contest.subscribe(new LiveContest.Listener() {
            @Override
            public void onChange() {
                if (until.getAsBoolean()) latch.countDown();
            }

            @Override
            public void onBoard(ContestView.Board board) {}
        });
    }

    private static int games(Contests.CreatedContest contest) {
        return contest.contest().view(Viewer.GUEST).played();
    }

    @Test
    void afterTheDeadlineNobodyEntersOrTriesAndTheTeacherStarts() {
        Contests.CreatedContest createdContest = contests.create(terms(true, true, DEADLINE), List.of(engine("random")));
        LiveContest contest = createdContest.contest();
        Viewer teacher = contest.viewer(createdContest.token());
        clock.set(DEADLINE);
        Viewer ada = contest.viewer(contest.register(teacher, "Ada"));
        assertThat(ada.entrant()).isEqualTo(1);
        assertThatThrownBy(() -> contest.startTestRun(ada)).hasMessageContaining("not connected");
        clock.set(DEADLINE + 1);
        assertThatThrownBy(() -> contest.register(teacher, "Bob"))
                .isInstanceOf(ContestException.class)
                .hasMessageContaining("Registration and test runs are closed");
        assertThatThrownBy(() -> contest.startTestRun(ada))
                .hasMessageContaining("Registration and test runs are closed");
        contest.start(teacher);
        assertThat(contest.view(teacher).entrants()).hasSize(2);
        assertThat(contest.view(teacher).state()).isNotEqualTo(ContestView.State.OPEN);
    }

    @Test
    void noMoreContestsRunThanTheServerHolds() {
        contests.close();
        contests = waiting(Duration.ofMinutes(10));
        Contests.CreatedContest before =
                contests.create(terms(false, false, 0), List.of(engine("random"), engine("greedy")));
        for (int i = 0; i < 8; i++) {
            Contests.CreatedContest createdContest = contests.create(terms(false, true, 0), List.of(engine("random")));
            Viewer owner = createdContest.contest().viewer(createdContest.token());
            assertThat(createdContest.contest().register(owner, "away")).isNotEmpty();
            createdContest.contest().start(owner);
        }
        assertThatThrownBy(() -> contests.create(terms(false, true, 0), List.of()))
                .isInstanceOf(ContestException.class)
                .hasMessageContaining("8");
        assertThatThrownBy(() -> before.contest().start(before.contest().viewer(before.token())))
                .as("opened before the others were started")
                .isInstanceOf(ContestException.class)
                .hasMessageContaining("8");
    }

    private static ContestConfig race(Map<String, String> deal) {
        return new ContestConfig("test", "taquin", ContestFormat.RACE, 2, 1_000, 0, 0, 0, 1, deal, "", false, false, 0);
    }

    @Test
    void whatCannotBeDealtIsRefusedBeforeAnythingIsKept() {
        assertThatThrownBy(() -> contests.create(race(Map.of("size", "none")), List.of(engine("astar"))))
                .hasMessageContaining("'size' must be N or ROWSxCOLUMNS, such as 4 or 3x5");
        assertThat(contests.latest()).isEmpty();
    }

    /** Nobody looks after the contests here, so that nothing is tried a second time. */
    @Test
    void aGameThatFailsIsNotTriedAgainAtOnce() throws Exception {
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
        Runnable stop = contest.subscribe(new LiveContest.Listener() {
            @Override
            public void onChange() {
                if (deals.get() >= 3 && contest.view(Viewer.GUEST).live().isEmpty()) failed.countDown();
            }

            @Override
            public void onBoard(ContestView.Board board) {}
        });
        contest.start(contest.viewer(createdContest.token()));
        failed.await();
        stop.run();
        assertThat(deals).as("one to try, and one for each of two games").hasValue(3);
        assertThat(contest.state()).isEqualTo(ContestView.State.RUNNING);
    }

    @Test
    void noMoreBotsEnterThanAContestHolds() {
        Contests.CreatedContest createdContest = contests.create(terms(true, true, 0), List.of());
        Viewer owner = createdContest.contest().viewer(createdContest.token());
        for (int i = 0; i < 32; i++)
            assertThat(createdContest.contest().register(owner, "bot " + i)).isNotEmpty();
        assertThatThrownBy(() -> createdContest.contest().register(owner, "one more"))
                .isInstanceOf(ContestException.class)
                .hasMessageContaining("32");
    }

    @Test
    void ratingsAreOfAllContestsThatAnybodyMaySee() throws Exception {
        assertThat(rated()).isEmpty();
        assertThat(games(played(false, "greedy", "random"))).isEqualTo(2);
        assertThat(games(played(false, "random", "greedy"))).isEqualTo(2);
        List<Ratings.Rated> open = rated();
        assertThat(open).extracting(Ratings.Rated::name).containsExactly("greedy", "random");
        assertThat(open).extracting(Ratings.Rated::games).containsOnly(4);
        assertThat(open.get(0).points() + open.get(1).points()).isEqualTo(4);
        assertThat(open.get(0).elo()).isPositive().isCloseTo(-open.get(1).elo(), within(1e-6));

        Contests.CreatedContest secret = played(true, "greedy", "alphabeta");
        assertThat(secret.contest().view(Viewer.GUEST).secret()).isTrue();
        assertThat(rated())
                .as("a class's results are told when the teacher says so")
                .isEqualTo(open);
        secret.contest().publish(secret.contest().viewer(secret.token()));
        assertThat(rated()).extracting(Ratings.Rated::name).contains("alphabeta");
        assertThat(rated()).extracting(Ratings.Rated::group).containsOnly(0);
        assertThat(contests.ratings(Games.all().game("taquin"))).isEmpty();
    }

    /** Two games are over and the others wait for somebody who is away. */
    @Test
    void gamesOfAContestThatIsEndedEarlyCountAtOnce() throws Exception {
        contests.close();
        contests = waiting(Duration.ofMinutes(10));
        Contests.CreatedContest createdContest =
                contests.create(terms(false, true, 0), List.of(engine("greedy"), engine("random")));
        LiveContest contest = createdContest.contest();
        Viewer owner = contest.viewer(createdContest.token());
        assertThat(contest.register(owner, "away")).isNotEmpty();
        CountDownLatch two = new CountDownLatch(1);
        Runnable stop = listening(contest, () -> contest.view(owner).played() == 2, two);
        assertThat(rated()).isEmpty();
        contest.start(owner);
        two.await();
        stop.run();
        contest.stop(owner);
        assertThat(contest.state()).isEqualTo(ContestView.State.OVER);
        assertThat(rated()).extracting(Ratings.Rated::games).containsExactly(2, 2);
    }

    /** What was counted is good for some seconds, but not after a contest has ended. */
    private List<Ratings.Rated> rated() {
        return contests.ratings(Games.all().game("quoridor"));
    }

    @Test
    void thoseWhoHaveNotMetAreNotCompared() throws Exception {
        assertThat(games(played(false, "greedy", "random"))).isEqualTo(2);
        assertThat(games(played(false, "classic-alphabeta", "alphabeta"))).isEqualTo(2);
        List<Ratings.Rated> all = rated();
        assertThat(all).hasSize(4);
        assertThat(all).extracting(Ratings.Rated::group).containsExactly(0, 0, 1, 1);
        for (int group : List.of(0, 2))
            assertThat(all.get(group).elo() + all.get(group + 1).elo()).isCloseTo(0, within(1e-6));
    }
}

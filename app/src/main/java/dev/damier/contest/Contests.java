package dev.damier.contest;

import dev.damier.background.DaemonThreads;
import dev.damier.background.FailureLog;
import dev.damier.contest.ContestView.State;
import dev.damier.game.Game;
import dev.damier.job.SecretTokens;
import dev.damier.store.ContestStore;
import dev.damier.store.StoredContest;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * All contests of a server. If several servers share a store, the server that holds the lease of a contest plays its
 * games. When a lease expires, another server can take over.
 */
public final class Contests implements AutoCloseable {
    private static final Duration RETENTION = Duration.ofDays(90);
    private static final Duration LEASE_DURATION = Duration.ofSeconds(30);
    private static final Duration POLL_INTERVAL = Duration.ofSeconds(10);
    private static final Duration LADDER_TOUCH_INTERVAL = Duration.ofDays(1);
    private static final int MAX_RUNNING = 8;
    private static final int LIST_LIMIT = 20;
    /**
     * How long computed ratings are cached. They are also discarded when a contest on this server changes its state.
     */
    private static final Duration RATINGS_TTL = Duration.ofSeconds(10);

    private final ContestStore store;
    private final LongSupplier clock;
    private final ServerEnvironment environment;
    private final String serverId = SecretTokens.generate();
    private final Map<String, LiveContest> liveContests = new ConcurrentHashMap<>();
    private final Map<String, CachedRatings> cachedRatings = new ConcurrentHashMap<>();
    private final ScheduledExecutorService scheduler =
            Executors.newSingleThreadScheduledExecutor(DaemonThreads.factory("contests"));
    private final ExecutorService gameExecutor =
            Executors.newFixedThreadPool(LiveContest.MAX_CONCURRENT_GAMES, DaemonThreads.factory("contest-game"));

    private final ExecutorService ladderExecutor =
            Executors.newFixedThreadPool(LiveContest.MAX_CONCURRENT_GAMES, DaemonThreads.factory("ladder-game"));

    /** A row of the list of contests. */
    public record ContestSummary(
            String id, String title, String game, String format, State state, boolean hidden, long created) {}

    /** Ratings and the time when they were computed. */
    private record CachedRatings(long at, List<Ratings.Rated> ratings) {}

    /** An entrant named when the contest is created. */
    public record InitialEntrant(String name, PlayerSpec plays) {}

    /** A new contest and the secret token of its owner. */
    public record CreatedContest(LiveContest contest, String token) {}

    /** The services of this server for its contests. */
    private record ServerEnvironment(
            Contests contests,
            OperatorBots operatorBots,
            EngineHost engineHost,
            LongSupplier clock,
            Duration reconnectGrace,
            ExecutorService gameExecutor,
            ExecutorService ladderExecutor)
            implements ContestEnvironment {
        @Override
        public void submitGame(Runnable game, boolean ladder) {
            try {
                (ladder ? ladderExecutor : gameExecutor).execute(game);
            } catch (RejectedExecutionException e) {
                // The server is shutting down. The game is played after the restart.
            }
        }

        @Override
        public long now() {
            return clock.getAsLong();
        }

        @Override
        public boolean holdsLease(String id) {
            return contests.acquireLease(id);
        }

        @Override
        public void requireCapacity() {
            contests.requireCapacity();
        }

        @Override
        public void onStateChanged(String game) {
            contests.cachedRatings.remove(game);
        }
    }

    /** @param grace how long a bot may be disconnected in each game before it loses */
    public Contests(
            ContestStore store, LongSupplier clock, OperatorBots operator, EngineHost engineHost, Duration grace) {
        this.store = store;
        this.clock = clock;
        environment = new ServerEnvironment(this, operator, engineHost, clock, grace, gameExecutor, ladderExecutor);
    }

    /** Starts the periodic task, which resumes running contests. */
    public void start() {
        var ignored = scheduler.scheduleWithFixedDelay(
                FailureLog.guarded(FailureLog.Source.CONTEST, this::runPeriodicTasks),
                0,
                POLL_INTERVAL.toMillis(),
                TimeUnit.MILLISECONDS);
    }

    private boolean acquireLease(String id) {
        long now = clock.getAsLong();
        return store.acquireLease(id, serverId, now, now + LEASE_DURATION.toMillis());
    }

    private void runPeriodicTasks() {
        for (StoredContest stored : store.findByState(State.RUNNING.name())) resume(stored);
        for (LiveContest contest : List.copyOf(liveContests.values()))
            if (contest.state() == State.OVER && contest.isIdle()) liveContests.remove(contest.id());
        int ignored = store.deleteOlderThan(clock.getAsLong() - RETENTION.toMillis());
    }

    /** Starts the due games of a contest. A failure is logged and does not stop the other contests. */
    private void resume(StoredContest stored) {
        try {
            LiveContest contest = load(stored);
            // A ladder without games is not old: the operator wants it.
            if (contest.isLadder() && clock.getAsLong() - stored.touched() > LADDER_TOUCH_INTERVAL.toMillis())
                contest.setLadderRunning(true);
            contest.startDueGames();
        } catch (RuntimeException e) {
            FailureLog.report(FailureLog.Source.CONTEST, stored.id(), e);
        }
    }

    private void requireCapacity() {
        long running = store.findByState(State.RUNNING.name()).stream()
                .filter(stored -> !isLadder(stored))
                .count();
        if (running >= MAX_RUNNING) throw ContestException.of("too-many", MAX_RUNNING);
    }

    private static boolean isLadder(StoredContest stored) {
        return ContestConfig.fromJson(stored.terms()).isLadder();
    }

    /** Continues or creates these ladders, and ends stored ladders that are not among them. */
    public void runLadders(List<Ladder> ladders) {
        List<Ladder> missing = new ArrayList<>(ladders);
        for (State state : List.of(State.RUNNING, State.OVER))
            for (StoredContest stored : store.findByState(state.name())) {
                ContestConfig config = ContestConfig.fromJson(stored.terms());
                boolean wanted = missing.removeIf(ladder -> ladder.matches(config));
                if (config.isLadder() && (wanted || state == State.RUNNING))
                    load(stored).setLadderRunning(wanted);
            }
        for (Ladder ladder : missing)
            create(ladder.config(), ladder.anchors()).contest().setLadderRunning(true);
    }

    /** Creates a contest and returns it with the token of its owner. */
    public CreatedContest create(ContestConfig config, List<InitialEntrant> initialEntrants) {
        requireCapacity();
        boolean match = ContestConfig.isTwoPlayer(config.rules());
        if (match == (config.format() == ContestFormat.RACE)) throw ContestException.of(match ? "two-sided" : "alone");
        config.rules().descriptor().check(config.deal());
        // Fails now if the deal options are impossible, because later errors do not reach the owner.
        Object ignored = environment.engineHost().deal(config::dealFirst, "contests");
        String token = SecretTokens.generate();
        long now = clock.getAsLong();
        StoredContest stored = new StoredContest(
                SecretTokens.generate(), config.toJson(), SecretTokens.hash(token), State.OPEN.name(), false, now, now);
        List<Entrant> entrants = new ArrayList<>();
        for (InitialEntrant initial : initialEntrants) {
            initial.plays().requireValid(config.rules(), environment.operatorBots());
            String name = Entrant.requireValidName(initial.name());
            if (entrants.stream().anyMatch(e -> e.name().equalsIgnoreCase(name)))
                throw ContestException.of("twice", name);
            entrants.add(new Entrant(entrants.size(), name, initial.plays(), ""));
        }
        store.create(
                stored,
                entrants.stream().map(e -> LiveContest.toStored(stored.id(), e)).toList());
        return new CreatedContest(load(stored), token);
    }

    /** Returns a contest from memory or from the store. */
    public Optional<LiveContest> find(String id) {
        LiveContest loaded = liveContests.get(id);
        return loaded != null ? Optional.of(loaded) : store.find(id).map(this::load);
    }

    private LiveContest load(StoredContest stored) {
        return liveContests.computeIfAbsent(stored.id(), id -> new LiveContest(stored, store, environment));
    }

    /** Returns the running ladders, then the latest contests, newest first. */
    public List<ContestSummary> latest() {
        List<ContestSummary> summaries = new ArrayList<>();
        List<StoredContest> listed = new ArrayList<>(store.findByState(State.RUNNING.name()).stream()
                .filter(Contests::isLadder)
                .toList());
        store.latest(LIST_LIMIT).stream()
                .filter(stored -> listed.stream().noneMatch(l -> l.id().equals(stored.id())))
                .forEach(listed::add);
        for (StoredContest stored : listed) {
            ContestConfig config = ContestConfig.fromJson(stored.terms());
            summaries.add(new ContestSummary(
                    stored.id(),
                    config.title(),
                    config.game(),
                    config.format().wireName(),
                    State.valueOf(stored.state()),
                    config.hidden(),
                    stored.created()));
        }
        return summaries;
    }

    /** Returns the ratings of engines and bots in a game, computed from all contests with public results. */
    public List<Ratings.Rated> ratings(Game game) {
        long now = clock.getAsLong();
        return cachedRatings.compute(
                        game.descriptor().id(),
                        (id, cached) -> cached != null && now - cached.at < RATINGS_TTL.toMillis()
                                ? cached
                                : new CachedRatings(now, Ratings.of(store, id)))
                .ratings;
    }

    public OperatorBots operatorBots() {
        return environment.operatorBots();
    }

    @Override
    public void close() {
        scheduler.shutdownNow();
        liveContests.values().forEach(LiveContest::close);
        gameExecutor.shutdown();
        ladderExecutor.shutdown();
        for (String id : liveContests.keySet()) store.releaseLease(id, serverId);
    }
}

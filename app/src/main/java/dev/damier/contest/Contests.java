package dev.damier.contest;

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
 * All contests of a server. Of several servers on one store each contest is played by the one that has asked for it first;
 * should that one fall silent, another goes on.
 */
public final class Contests implements AutoCloseable {
    private static final Duration RETENTION = Duration.ofDays(90);
    private static final Duration LEASE = Duration.ofSeconds(30);
    private static final Duration POLL_INTERVAL = Duration.ofSeconds(10);
    private static final System.Logger LOGGER = System.getLogger("dev.damier.contest");
    private static final int MAX_RUNNING = 8;
    private static final int LIST_LIMIT = 20;
    /** Ratings are counted anew after so long, and whenever a contest here has ended. */
    private static final Duration RATINGS_TTL = Duration.ofSeconds(10);

    private final ContestStore store;
    private final LongSupplier clock;
    private final Hall hall;
    private final String server = SecretTokens.next();
    private final Map<String, LiveContest> live = new ConcurrentHashMap<>();
    private final Map<String, CachedRatings> ratings = new ConcurrentHashMap<>();
    private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor(daemon("contests"));
    private final ExecutorService gameExecutor =
            Executors.newFixedThreadPool(LiveContest.MAX_CONCURRENT_GAMES, daemon("contest-game"));

    /** A contest in the list of all. */
    public record ContestSummary(
            String id, String title, String game, String format, State state, boolean hidden, long created) {}

    private record CachedRatings(long at, List<Ratings.Rated> ratings) {}

    /** Somebody who takes part from the beginning. */
    public record InitialEntrant(String name, PlayerSpec plays) {}

    /** What whoever opens a contest is told. */
    public record CreatedContest(LiveContest contest, String token) {}

    private record Hall(
            Contests all,
            OperatorBots operator,
            EngineHost host,
            LongSupplier clock,
            Duration grace,
            ExecutorService gameExecutor)
            implements LiveContest.ContestEnvironment {
        @Override
        public void submit(Runnable game) {
            try {
                gameExecutor.execute(game);
            } catch (RejectedExecutionException e) {
                // The server stops: the game is played after it has started again.
            }
        }

        @Override
        public long now() {
            return clock.getAsLong();
        }

        @Override
        public boolean holdsLease(String id) {
            return all.lease(id);
        }

        @Override
        public void check() {
            all.requireCapacity();
        }

        @Override
        public void onStateChanged(String game) {
            all.ratings.remove(game);
        }
    }

    /** @param grace how long a bot that is gone may take to come back, in each game */
    public Contests(
            ContestStore store, LongSupplier clock, OperatorBots operator, EngineHost engineHost, Duration grace) {
        this.store = store;
        this.clock = clock;
        hall = new Hall(this, operator, engineHost, clock, grace, gameExecutor);
    }

    private static java.util.concurrent.ThreadFactory daemon(String name) {
        return task -> {
            Thread made = new Thread(task, name);
            made.setDaemon(true);
            return made;
        };
    }

    /** Goes on with what was under way. */
    public void start() {
        var ignored = thread.scheduleWithFixedDelay(this::tend, 0, POLL_INTERVAL.toMillis(), TimeUnit.MILLISECONDS);
    }

    private boolean lease(String id) {
        long now = clock.getAsLong();
        return store.lease(id, server, now, now + LEASE.toMillis());
    }

    private void tend() {
        try {
            for (StoredContest kept : store.findByState(State.RUNNING.name())) pump(kept);
            for (LiveContest one : List.copyOf(live.values()))
                if (one.state() == State.OVER && one.quiet()) live.remove(one.id());
            int ignored = store.forget(clock.getAsLong() - RETENTION.toMillis());
        } catch (RuntimeException e) {
            // The next time will do.
        }
    }

    /** One that cannot go on keeps no other waiting. */
    private void pump(StoredContest kept) {
        try {
            load(kept).startDueGames();
        } catch (RuntimeException e) {
            LOGGER.log(
                    System.Logger.Level.WARNING,
                    "cannot resume a contest: " + e.getClass().getName());
        }
    }

    private void requireCapacity() {
        if (store.findByState(State.RUNNING.name()).size() >= MAX_RUNNING)
            throw ContestException.of("too-many", MAX_RUNNING);
    }

    /** Opens a contest; the token proves whose it is. */
    public CreatedContest open(ContestConfig config, List<InitialEntrant> invited) {
        requireCapacity();
        boolean match = ContestConfig.match(config.rules());
        if (match == (config.format() == ContestFormat.RACE)) throw ContestException.of(match ? "two-sided" : "alone");
        config.rules().descriptor().check(config.deal());
        // Wishes that no deal meets are told now: later there would be nobody to tell.
        Object ignored = hall.host().deal(config::first, "contests");
        String token = SecretTokens.next();
        long now = clock.getAsLong();
        StoredContest kept = new StoredContest(
                SecretTokens.next(), config.write(), SecretTokens.hash(token), State.OPEN.name(), false, now, now);
        List<Entrant> entrants = new ArrayList<>();
        for (InitialEntrant one : invited) {
            one.plays().check(config.rules(), hall.operator());
            String name = Entrant.checkedName(one.name());
            if (entrants.stream().anyMatch(e -> e.name().equalsIgnoreCase(name)))
                throw ContestException.of("twice", name);
            entrants.add(new Entrant(entrants.size(), name, one.plays(), ""));
        }
        store.open(
                kept,
                entrants.stream().map(e -> LiveContest.toStored(kept.id(), e)).toList());
        return new CreatedContest(load(kept), token);
    }

    public Optional<LiveContest> contest(String id) {
        LiveContest here = live.get(id);
        return here != null ? Optional.of(here) : store.contest(id).map(this::load);
    }

    private LiveContest load(StoredContest kept) {
        return live.computeIfAbsent(kept.id(), id -> new LiveContest(kept, store, hall));
    }

    /** The newest first. */
    public List<ContestSummary> latest() {
        List<ContestSummary> all = new ArrayList<>();
        for (StoredContest kept : store.latest(LIST_LIMIT)) {
            ContestConfig config = ContestConfig.read(kept.terms());
            all.add(new ContestSummary(
                    kept.id(),
                    config.title(),
                    config.game(),
                    config.format().word(),
                    State.valueOf(kept.state()),
                    config.hidden(),
                    kept.created()));
        }
        return all;
    }

    /** How strong engines and bots are in a game by all contests that anybody may see. */
    public List<Ratings.Rated> ratings(Game game) {
        long now = clock.getAsLong();
        return ratings.compute(
                        game.descriptor().id(),
                        (id, last) -> last != null && now - last.at < RATINGS_TTL.toMillis()
                                ? last
                                : new CachedRatings(now, Ratings.of(store, id)))
                .ratings;
    }

    public OperatorBots operator() {
        return hall.operator();
    }

    @Override
    public void close() {
        thread.shutdownNow();
        live.values().forEach(LiveContest::close);
        gameExecutor.shutdown();
        for (String id : live.keySet()) store.release(id, server);
    }
}

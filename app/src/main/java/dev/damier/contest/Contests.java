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
    private static final Duration FORGOTTEN = Duration.ofDays(90);
    private static final Duration LEASE = Duration.ofSeconds(30);
    private static final Duration LOOK = Duration.ofSeconds(10);
    private static final System.Logger LOGGER = System.getLogger("dev.damier.contest");
    private static final int MOST_RUNNING = 8;
    private static final int SHOWN = 20;
    /** Ratings are counted anew after so long, and whenever a contest here has ended. */
    private static final Duration FRESH = Duration.ofSeconds(10);

    private final ContestStore store;
    private final LongSupplier clock;
    private final Hall hall;
    private final String server = SecretTokens.next();
    private final Map<String, LiveContest> live = new ConcurrentHashMap<>();
    private final Map<String, Counted> ratings = new ConcurrentHashMap<>();
    private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor(daemon("contests"));
    private final ExecutorService tables = Executors.newFixedThreadPool(LiveContest.AT_ONCE, daemon("contest-game"));

    /** A contest in the list of all. */
    public record Listed(
            String id, String title, String game, String format, State state, boolean hidden, long created) {}

    private record Counted(long at, List<Ratings.Rated> ratings) {}

    /** Somebody who takes part from the beginning. */
    public record Invited(String name, Plays plays) {}

    /** What whoever opens a contest is told. */
    public record Opened(LiveContest contest, String token) {}

    private record Hall(
            Contests all, OperatorBots operator, Host host, LongSupplier clock, Duration grace, ExecutorService tables)
            implements LiveContest.Hall {
        @Override
        public void submit(Runnable game) {
            try {
                tables.execute(game);
            } catch (RejectedExecutionException e) {
                // The server stops: the game is played after it has started again.
            }
        }

        @Override
        public long now() {
            return clock.getAsLong();
        }

        @Override
        public boolean ours(String id) {
            return all.lease(id);
        }

        @Override
        public void check() {
            all.full();
        }

        @Override
        public void turned(String game) {
            all.ratings.remove(game);
        }
    }

    /** @param grace how long a bot that is gone may take to come back, in each game */
    public Contests(ContestStore store, LongSupplier clock, OperatorBots operator, Host host, Duration grace) {
        this.store = store;
        this.clock = clock;
        hall = new Hall(this, operator, host, clock, grace, tables);
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
        var ignored = thread.scheduleWithFixedDelay(this::tend, 0, LOOK.toMillis(), TimeUnit.MILLISECONDS);
    }

    private boolean lease(String id) {
        long now = clock.getAsLong();
        return store.lease(id, server, now, now + LEASE.toMillis());
    }

    private void tend() {
        try {
            for (StoredContest kept : store.in(State.RUNNING.name())) pump(kept);
            for (LiveContest one : List.copyOf(live.values()))
                if (one.state() == State.OVER && one.quiet()) live.remove(one.id());
            int ignored = store.forget(clock.getAsLong() - FORGOTTEN.toMillis());
        } catch (RuntimeException e) {
            // The next time will do.
        }
    }

    /** One that cannot go on keeps no other waiting. */
    private void pump(StoredContest kept) {
        try {
            load(kept).pump();
        } catch (RuntimeException e) {
            LOGGER.log(
                    System.Logger.Level.WARNING,
                    "a contest cannot go on: " + e.getClass().getName());
        }
    }

    private void full() {
        if (store.in(State.RUNNING.name()).size() >= MOST_RUNNING) throw ContestRefusal.of("too-many", MOST_RUNNING);
    }

    /** Opens a contest; the token proves whose it is. */
    public Opened open(ContestTerms terms, List<Invited> invited) {
        full();
        boolean match = ContestTerms.match(terms.rules());
        if (match == (terms.format() == ContestFormat.RACE)) throw ContestRefusal.of(match ? "two-sided" : "alone");
        terms.rules().card().check(terms.deal());
        // Wishes that no deal meets are told now: later there would be nobody to tell.
        Object ignored = hall.host().deal(terms::first, "contests");
        String token = SecretTokens.next();
        long now = clock.getAsLong();
        StoredContest kept = new StoredContest(
                SecretTokens.next(), terms.write(), SecretTokens.hash(token), State.OPEN.name(), false, now, now);
        List<Entrant> entrants = new ArrayList<>();
        for (Invited one : invited) {
            one.plays().check(terms.rules(), hall.operator());
            String name = Entrant.checkedName(one.name());
            if (entrants.stream().anyMatch(e -> e.name().equalsIgnoreCase(name)))
                throw ContestRefusal.of("twice", name);
            entrants.add(new Entrant(entrants.size(), name, one.plays(), ""));
        }
        store.open(
                kept, entrants.stream().map(e -> LiveContest.kept(kept.id(), e)).toList());
        return new Opened(load(kept), token);
    }

    public Optional<LiveContest> contest(String id) {
        LiveContest here = live.get(id);
        return here != null ? Optional.of(here) : store.contest(id).map(this::load);
    }

    private LiveContest load(StoredContest kept) {
        return live.computeIfAbsent(kept.id(), id -> new LiveContest(kept, store, hall));
    }

    /** The newest first. */
    public List<Listed> latest() {
        List<Listed> all = new ArrayList<>();
        for (StoredContest kept : store.latest(SHOWN)) {
            ContestTerms terms = ContestTerms.read(kept.terms());
            all.add(new Listed(
                    kept.id(),
                    terms.title(),
                    terms.game(),
                    terms.format().word(),
                    State.valueOf(kept.state()),
                    terms.hidden(),
                    kept.created()));
        }
        return all;
    }

    /** How strong engines and bots are in a game by all contests that anybody may see. */
    public List<Ratings.Rated> ratings(Game game) {
        long now = clock.getAsLong();
        return ratings.compute(
                        game.card().id(),
                        (id, last) -> last != null && now - last.at < FRESH.toMillis()
                                ? last
                                : new Counted(now, Ratings.of(store, id)))
                .ratings;
    }

    public OperatorBots operator() {
        return hall.operator();
    }

    @Override
    public void close() {
        thread.shutdownNow();
        live.values().forEach(LiveContest::close);
        tables.shutdown();
        for (String id : live.keySet()) store.release(id, server);
    }
}

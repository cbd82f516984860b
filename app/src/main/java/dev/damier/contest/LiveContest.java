package dev.damier.contest;

import dev.damier.arena.MatchGameRunner;
import dev.damier.arena.RaceAttempt;
import dev.damier.contest.ContestView.Role;
import dev.damier.contest.ContestView.State;
import dev.damier.game.Table;
import dev.damier.job.SecretTokens;
import dev.damier.protocol.LineChannel;
import dev.damier.store.ContestStore;
import dev.damier.store.StoredContest;
import dev.damier.store.StoredContestGame;
import dev.damier.store.StoredEntrant;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;

/**
 * A contest: people let bots in, its owner starts it, games are played until none is due. A game counts once it is kept; one
 * that was under way when the server stopped is played anew.
 */
public final class LiveContest {
    /** Games under way at a time. */
    static final int MAX_CONCURRENT_GAMES = 4;

    private static final System.Logger LOGGER = System.getLogger("dev.damier.contest");
    private static final int MAX_ENTRANTS = 32;
    private static final int MAX_TEST_RUNS = 200;
    private static final int RECENT_GAMES_SHOWN = 12;

    /** Somebody who is told that something changed; it must not wait for anything. */
    public interface Listener {
        void changed();

        void board(ContestView.Board board);
    }

    /** What a contest needs of the server. */
    interface ContestEnvironment {
        void submit(Runnable game);

        OperatorBots operator();

        EngineHost host();

        long now();

        Duration grace();

        /** Whether this server is the one that plays this contest. */
        boolean holdsLease(String id);

        /** Refuses when as many run as there may. */
        void check();

        /** A contest of this game has begun, has ended or is published. */
        void onStateChanged(String game);
    }

    private final String id;
    private final ContestConfig config;
    private final String owner;
    private final ContestStore store;
    private final ContestEnvironment environment;
    private final List<Entrant> entrants = new ArrayList<>();
    private final Map<Integer, RemoteBotSeat> seats = new HashMap<>();
    private final Map<Integer, ContestRecord> games = new TreeMap<>();
    private final Map<Integer, ContestView.Board> live = new TreeMap<>();
    private final Map<Integer, List<ContestPlayerSource>> playing = new HashMap<>();
    private final Set<Listener> listeners = new LinkedHashSet<>();
    private State state;
    private boolean published;
    private volatile boolean closed;

    LiveContest(StoredContest kept, ContestStore store, ContestEnvironment contestEnvironment) {
        this.id = kept.id();
        config = ContestConfig.read(kept.terms());
        owner = kept.owner();
        state = State.valueOf(kept.state());
        published = kept.published();
        this.store = store;
        this.environment = contestEnvironment;
        for (StoredEntrant one : store.entrants(id))
            seat(new Entrant(one.number(), one.name(), ContestJson.read(one.word(), PlayerSpec.class), one.token()));
        for (StoredContestGame one : store.games(id))
            games.put(one.number(), ContestJson.read(one.record(), ContestRecord.class));
    }

    private void seat(Entrant entrant) {
        entrants.add(entrant);
        if (entrant.visitor()) seats.put(entrant.number(), new RemoteBotSeat(environment.grace(), this::tell));
    }

    public String id() {
        return id;
    }

    public ContestConfig terms() {
        return config;
    }

    /** Whose token this is. */
    public synchronized Viewer viewer(String token) {
        int found = -1;
        for (Entrant one : entrants)
            if (!one.token().isEmpty() && SecretTokens.matches(token, one.token())) found = one.number();
        return new Viewer(SecretTokens.matches(token, owner), found);
    }

    /** @param entrant -1 for somebody who does not take part */
    public record Viewer(boolean owner, int entrant) {
        public static final Viewer GUEST = new Viewer(false, -1);

        Role role() {
            return owner ? Role.OWNER : entrant >= 0 ? Role.ENTRANT : Role.GUEST;
        }
    }

    /** Lets a bot in and returns the token by which it proves who it is; nobody is told it again. */
    public String enter(Viewer who, String name) {
        String token = SecretTokens.next();
        synchronized (this) {
            if (!config.visitors()) throw ContestException.of("no-visitors");
            if (config.hidden() && !who.owner()) throw ContestException.of("owner");
            requireRegistrationOpen();
            if (entrants.size() >= MAX_ENTRANTS) throw ContestException.of("full", MAX_ENTRANTS);
            String said = Entrant.checkedName(name);
            if (entrants.stream().anyMatch(e -> e.name().equalsIgnoreCase(said)))
                throw ContestException.of("twice", said);
            Entrant entrant = new Entrant(entrants.size(), said, PlayerSpec.VISITOR, SecretTokens.hash(token));
            store.enter(toStored(id, entrant));
            seat(entrant);
        }
        tell();
        return token;
    }

    static StoredEntrant toStored(String contest, Entrant entrant) {
        return new StoredEntrant(
                contest, entrant.number(), entrant.name(), ContestJson.write(entrant.plays()), entrant.token());
    }

    private void requireRegistrationOpen() {
        if (state != State.OPEN) throw ContestException.of("started");
        if (config.closes() > 0 && environment.now() > config.closes()) throw ContestException.of("closed");
    }

    /** A bot has come; the answer is to be run when its connection has ended. */
    public Runnable connect(Viewer who, LineChannel channel) {
        RemoteBotSeat seat;
        synchronized (this) {
            seat = seats.get(who.entrant());
        }
        if (seat == null) throw ContestException.of("token");
        return seat.connect(channel);
    }

    public void start(Viewer who) {
        synchronized (this) {
            if (!who.owner()) throw ContestException.of("owner");
            if (state != State.OPEN) throw ContestException.of("started");
            int min = config.format() == ContestFormat.RACE ? 1 : 2;
            if (entrants.size() < min) throw ContestException.of("few", min);
            if (config.format() == ContestFormat.SPRT && entrants.size() != 2) throw ContestException.of("two");
            schedule().check();
            environment.check();
            transitionTo(State.RUNNING);
        }
        startDueGames();
    }

    private <T> T dealt(Supplier<T> dealing) {
        return environment.host().deal(dealing, client());
    }

    private String client() {
        return "contest " + id;
    }

    /** Ends it as it stands. */
    public void stop(Viewer who) {
        synchronized (this) {
            if (!who.owner()) throw ContestException.of("owner");
            if (state == State.OVER) return;
            transitionTo(State.OVER);
        }
        dismiss();
        tell();
    }

    public void publish(Viewer who) {
        synchronized (this) {
            if (!who.owner()) throw ContestException.of("owner");
            if (state != State.OVER) throw ContestException.of("not-over");
            published = true;
            transitionTo(state);
        }
        tell();
    }

    private void transitionTo(State next) {
        store.state(id, next.name(), published, environment.now());
        environment.onStateChanged(config.game());
        state = next;
    }

    /** A game on other openings or positions than those of the contest, seen by nobody else. */
    public void startTestRun(Viewer who) {
        Pairing pairing;
        synchronized (this) {
            requireRegistrationOpen();
            RemoteBotSeat seat = seats.get(who.entrant());
            if (seat == null) throw ContestException.of("token");
            if (!seat.isConnected()) throw ContestException.of("not-here");
            if (busy(who.entrant())) throw ContestException.of("busy");
            long tests = games.values().stream()
                    .filter(g -> g.number() < 0 && g.first() == who.entrant())
                    .count();
            if (tests >= MAX_TEST_RUNS) throw ContestException.of("tests", MAX_TEST_RUNS);
            int number =
                    Math.min(0, games.keySet().stream().mapToInt(n -> n).min().orElse(0)) - 1;
            while (live.containsKey(number)) number--;
            pairing = new Pairing(number, (int) tests, who.entrant(), -1);
            live.put(number, board(pairing, null, 0, List.of(), -1));
        }
        environment.submit(() -> play(pairing, true));
        tell();
    }

    private boolean busy(int entrant) {
        return seats.containsKey(entrant)
                && live.values().stream().anyMatch(b -> b.first() == entrant || b.second() == entrant);
    }

    /** Starts what is due and can be played; ends the contest when nothing is. */
    void startDueGames() {
        List<Pairing> started = new ArrayList<>();
        synchronized (this) {
            if (closed || state != State.RUNNING || !environment.holdsLease(id)) return;
            List<Pairing> due = schedule().due(officialGames());
            for (Pairing next : due) {
                if (live.size() >= MAX_CONCURRENT_GAMES) break;
                if (live.containsKey(next.number()) || busy(next.first()) || busy(next.second())) continue;
                live.put(next.number(), board(next, null, 0, List.of(), -1));
                started.add(next);
            }
            if (due.isEmpty() && live.isEmpty()) transitionTo(State.OVER);
        }
        for (Pairing next : started) environment.submit(() -> play(next, false));
        tell();
    }

    private Schedule schedule() {
        return new Schedule(config, entrants.size());
    }

    private List<ContestRecord> officialGames() {
        return games.values().stream().filter(g -> g.number() > 0).toList();
    }

    private static ContestView.Board board(
            Pairing pairing, dev.damier.game.Scene scene, int plies, List<Long> clocks, int turn) {
        return new ContestView.Board(pairing.number(), pairing.first(), pairing.second(), scene, plies, clocks, turn);
    }

    private void play(Pairing pairing, boolean rehearsal) {
        List<ContestPlayerSource> sides = new ArrayList<>();
        boolean failed = true;
        try {
            synchronized (this) {
                if (closed || state == State.OVER) return;
                sides.add(side(entrants.get(pairing.first())));
                if (!pairing.alone()) sides.add(side(entrants.get(pairing.second())));
                else if (rehearsal && config.format() != ContestFormat.RACE) sides.add(side(testOpponent()));
                playing.put(pairing.number(), sides);
            }
            ContestRecord record = playPairing(pairing, rehearsal ? config.forTestRun() : config, sides);
            synchronized (this) {
                if (closed || state == State.OVER) return;
                if (store.saveGame(
                        new StoredContestGame(id, record.number(), ContestJson.write(record), environment.now())))
                    games.put(record.number(), record);
            }
            failed = false;
        } catch (RuntimeException e) {
            LOGGER.log(
                    System.Logger.Level.WARNING,
                    "a tournament game failed: " + e.getClass().getName());
        } finally {
            sides.forEach(ContestPlayerSource::close);
            synchronized (this) {
                playing.remove(pairing.number());
                live.remove(pairing.number());
            }
            // One that failed is due again: at the next look, not at once and without end.
            if (!failed) startDueGames();
            tell();
        }
    }

    private ContestPlayerSource side(Entrant entrant) {
        RemoteBotSeat seat = seats.get(entrant.number());
        return seat != null
                ? ContestPlayerSource.visitor(entrant, seat)
                : ContestPlayerSource.resident(
                        entrant, config.game(), environment.operator(), environment.host(), client());
    }

    /** Who plays against a bot that tries itself: the weakest the game has. */
    private Entrant testOpponent() {
        var opponents = config.rules().presentation().opponents();
        PlayerSpec spec = opponents.isEmpty()
                ? new PlayerSpec(PlayerSpec.Kind.ENGINE, "random", Map.of())
                : new PlayerSpec(
                        PlayerSpec.Kind.ENGINE,
                        opponents.get(0).engine(),
                        opponents.get(0).options());
        return new Entrant(-1, spec.id(), spec, "");
    }

    private ContestRecord playPairing(Pairing pairing, ContestConfig with, List<ContestPlayerSource> sides) {
        if (sides.size() == 1)
            return ContestRecord.of(
                    pairing,
                    RaceAttempt.of(
                            pairing.opening() + 1,
                            sides.get(0),
                            dealt(() -> with.position(pairing.opening())),
                            with.deal(),
                            with.match(),
                            ContestConfig.mission(with.rules())));
        MatchGameRunner runner = new MatchGameRunner(
                with.openings(), with.match(), (table, plies, clocks) -> watch(pairing, table, plies, clocks));
        return ContestRecord.of(
                pairing,
                runner.play(
                        pairing.number(),
                        dealt(() -> with.openings().get(pairing.opening())),
                        sides.get(0),
                        sides.get(1)));
    }

    private void watch(Pairing pairing, Table table, int plies, List<Duration> clocks) {
        ContestView.Board now = board(
                pairing,
                table.scene(-1),
                plies,
                clocks.stream().map(Duration::toMillis).toList(),
                table.status().over() ? -1 : table.toMove());
        List<Listener> all;
        synchronized (this) {
            if (live.replace(pairing.number(), now) == null || pairing.number() < 0) return;
            all = List.copyOf(listeners);
        }
        for (Listener one : all) one.board(now);
    }

    /** The answer ends it. */
    public synchronized Runnable listen(Listener listener) {
        listeners.add(listener);
        return () -> {
            synchronized (this) {
                listeners.remove(listener);
            }
        };
    }

    private void tell() {
        List<Listener> all;
        synchronized (this) {
            all = List.copyOf(listeners);
        }
        for (Listener one : all) one.changed();
    }

    /** Nobody but the owner sees anything of a class's results before they are published. */
    private boolean secret(Viewer who) {
        return config.hidden() && !published && !who.owner();
    }

    public synchronized boolean isVisibleTo(Viewer who) {
        return !secret(who);
    }

    public synchronized ContestView view(Viewer who) {
        boolean secret = secret(who);
        List<ContestRecord> contested = officialGames();
        Results results = new Results(config, entrants, contested);
        return new ContestView(
                id,
                config.title(),
                config.game(),
                config.format().word(),
                state,
                config.hidden(),
                published,
                who.role(),
                who.entrant(),
                environment.now(),
                config.closes(),
                config.visitors(),
                secret,
                schedule().planned(),
                contested.size(),
                new ContestView.Limits(
                        config.games(), config.time(), config.clock(), config.increment(), config.plies()),
                entrants.stream()
                        .map(e -> new ContestView.EntrantView(
                                e.number(),
                                e.name(),
                                e.plays().kind(),
                                !e.visitor() || seats.get(e.number()).isConnected()))
                        .toList(),
                secret || entrants.isEmpty() ? List.of() : results.rows(),
                secret ? List.of() : results.growth(),
                secret ? null : results.sprt(),
                secret
                        ? List.of()
                        : live.values().stream().filter(b -> b.number() > 0).toList(),
                games(who, -1, -1, RECENT_GAMES_SHOWN),
                tests(who));
    }

    private List<ContestView.Game> tests(Viewer who) {
        if (who.entrant() < 0) return List.of();
        return games.values().stream()
                .filter(g -> g.number() < 0 && g.first() == who.entrant())
                .limit(RECENT_GAMES_SHOWN)
                .map(g -> shown(g, who, true))
                .toList();
    }

    /** The games of two, of one (second -1) or of all (both -1), the newest first. */
    public synchronized List<ContestView.Game> games(Viewer who, int first, int second, int max) {
        if (secret(who)) return List.of();
        List<ContestRecord> found = new ArrayList<>();
        for (ContestRecord game : officialGames())
            if (concerns(game, first) && concerns(game, second)) found.add(0, game);
        // A position of a race is the same for all: it is told when all have played.
        boolean open = config.format() != ContestFormat.RACE || state == State.OVER;
        return found.stream().limit(max).map(g -> shown(g, who, open)).toList();
    }

    private static boolean concerns(ContestRecord game, int entrant) {
        return entrant < 0 || game.first() == entrant || game.second() == entrant;
    }

    /** What a bot did wrong is told to whom it belongs; of programs of this server, to everybody. */
    private ContestView.Game shown(ContestRecord game, Viewer who, boolean open) {
        int loser = game.loser();
        boolean theirs =
                loser < 0 || loser == who.entrant() || !entrants.get(loser).visitor();
        return new ContestView.Game(
                game.number(),
                game.first(),
                game.second(),
                game.alone() && game.winner() < 0 ? "" : game.result(),
                game.reason(),
                theirs ? game.detail() : "",
                game.cost(),
                game.score(),
                open ? game.position() : "",
                open ? game.moves() : List.of());
    }

    /** The games as they are saved, for whom may see them; without what bots did wrong. */
    public synchronized Optional<List<ContestRecord>> records(Viewer who) {
        boolean open = config.format() != ContestFormat.RACE || state == State.OVER;
        if (secret(who) || !open) return Optional.empty();
        return Optional.of(officialGames());
    }

    public synchronized List<String> names() {
        return entrants.stream().map(Entrant::name).toList();
    }

    synchronized State state() {
        return state;
    }

    synchronized boolean quiet() {
        return listeners.isEmpty() && live.isEmpty() && seats.values().stream().noneMatch(RemoteBotSeat::isConnected);
    }

    /** Whatever is under way ends and does not count. */
    void close() {
        closed = true;
        dismiss();
        seats.values().forEach(RemoteBotSeat::leave);
    }

    /** Sends everybody who plays away. */
    private void dismiss() {
        List<ContestPlayerSource> all = new ArrayList<>();
        synchronized (this) {
            playing.values().forEach(all::addAll);
        }
        all.forEach(ContestPlayerSource::dismiss);
    }
}

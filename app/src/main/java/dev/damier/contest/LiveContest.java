package dev.damier.contest;

import dev.damier.arena.MatchGameRunner;
import dev.damier.arena.RaceAttempt;
import dev.damier.contest.ContestView.Role;
import dev.damier.contest.ContestView.State;
import dev.damier.game.Table;
import dev.damier.job.SecretTokens;
import dev.damier.protocol.BotException;
import dev.damier.protocol.LineChannel;
import dev.damier.store.ContestStore;
import dev.damier.store.StoredContest;
import dev.damier.store.StoredContestGame;
import dev.damier.store.StoredEntrant;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;

/**
 * A contest in memory. Users register bots, the owner starts the contest, and games are played until none is due. A
 * game counts once it is stored. A game interrupted by a server shutdown is played again.
 */
public final class LiveContest {
    /** Maximum number of games played at the same time. */
    static final int MAX_CONCURRENT_GAMES = 4;

    private static final System.Logger LOGGER = System.getLogger("dev.damier.contest");
    private static final int MAX_ENTRANTS = 32;
    private static final int MAX_TEST_RUNS = 200;
    private static final int RECENT_GAMES_SHOWN = 12;

    /** Receives changes of a contest. The methods must not block. */
    public interface Listener {
        /** Called after any change of the contest except moves. */
        void onChange();

        /** Called after every move of a game in progress. */
        void onBoard(ContestView.Board board);
    }

    /** The services of the server that a contest needs. */
    interface ContestEnvironment {
        /** Runs a game on a thread of the server. */
        void submitGame(Runnable game);

        /** Returns the programs of the operator. */
        OperatorBots operatorBots();

        /** Returns the host of engines and agents. */
        EngineHost engineHost();

        /** Returns the time in milliseconds since 1970. */
        long now();

        /** Returns how long a bot may be disconnected per game. */
        Duration reconnectGrace();

        /** Acquires or renews the lease of a contest. Returns whether this server plays its games. */
        boolean holdsLease(String id);

        /** Throws {@link ContestException} if the maximum number of contests is running. */
        void requireCapacity();

        /** Called after a contest of this game has started, ended or been published. */
        void onStateChanged(String game);
    }

    private final String id;
    private final ContestConfig config;
    private final String ownerTokenHash;
    private final ContestStore store;
    private final ContestEnvironment environment;
    private final List<Entrant> entrants = new ArrayList<>();
    private final Map<Integer, RemoteBotSeat> botSeats = new HashMap<>();
    private final Map<Integer, ContestRecord> games = new TreeMap<>();
    private final Map<Integer, ContestView.Board> liveBoards = new TreeMap<>();
    private final Map<Integer, List<ContestPlayerSource>> activePlayers = new HashMap<>();
    private final Set<Listener> listeners = new LinkedHashSet<>();
    /** The results of the games so far; null after a change. Computed once for all viewers. */
    private ComputedResults computedResults;
    private State state;
    private boolean published;
    private volatile boolean closed;

    LiveContest(StoredContest stored, ContestStore store, ContestEnvironment contestEnvironment) {
        this.id = stored.id();
        config = ContestConfig.fromJson(stored.terms());
        ownerTokenHash = stored.owner();
        state = State.valueOf(stored.state());
        published = stored.published();
        this.store = store;
        this.environment = contestEnvironment;
        for (StoredEntrant row : store.entrants(id))
            addEntrant(
                    new Entrant(row.number(), row.name(), ContestJson.read(row.word(), PlayerSpec.class), row.token()));
        for (StoredContestGame row : store.games(id))
            games.put(row.number(), ContestJson.read(row.record(), ContestRecord.class));
    }

    /** The standings, the rating history and the SPRT of the games so far. */
    private record ComputedResults(
            List<ContestView.Row> rows, List<ContestView.RatingPoint> growth, ContestView.Test sprt) {}

    private ComputedResults results() {
        if (computedResults == null) {
            Results results = new Results(config, entrants, officialGames());
            computedResults = new ComputedResults(
                    entrants.isEmpty() ? List.of() : results.rows(), results.ratingHistory(), results.sprt());
        }
        return computedResults;
    }

    private void addEntrant(Entrant entrant) {
        computedResults = null;
        entrants.add(entrant);
        if (entrant.isExternalBot())
            botSeats.put(entrant.number(), new RemoteBotSeat(environment.reconnectGrace(), this::notifyListeners));
    }

    public String id() {
        return id;
    }

    public ContestConfig config() {
        return config;
    }

    /** Returns the viewer that this token belongs to. */
    public synchronized Viewer viewer(String token) {
        int found = -1;
        for (Entrant entrant : entrants)
            if (!entrant.tokenHash().isEmpty() && SecretTokens.matches(token, entrant.tokenHash()))
                found = entrant.number();
        return new Viewer(SecretTokens.matches(token, ownerTokenHash), found);
    }

    /**
     * A user who views the contest.
     *
     * @param owner whether the user owns the contest
     * @param entrant the entrant number of the user's bot; -1 without one
     */
    public record Viewer(boolean owner, int entrant) {
        /** A viewer without a token. */
        public static final Viewer GUEST = new Viewer(false, -1);

        Role role() {
            return owner ? Role.OWNER : entrant >= 0 ? Role.ENTRANT : Role.GUEST;
        }
    }

    /**
     * Registers an external bot and returns its secret token. The token is returned only once; the store holds its
     * hash.
     */
    public String register(Viewer viewer, String name) {
        String token = SecretTokens.generate();
        synchronized (this) {
            if (!config.visitors()) throw ContestException.of("no-visitors");
            if (config.hidden() && !viewer.owner()) throw ContestException.of("owner");
            requireRegistrationOpen();
            if (entrants.size() >= MAX_ENTRANTS) throw ContestException.of("full", MAX_ENTRANTS);
            String validName = Entrant.requireValidName(name);
            if (entrants.stream().anyMatch(e -> e.name().equalsIgnoreCase(validName)))
                throw ContestException.of("twice", validName);
            Entrant entrant = new Entrant(entrants.size(), validName, PlayerSpec.VISITOR, SecretTokens.hash(token));
            store.addEntrant(toStored(id, entrant));
            addEntrant(entrant);
        }
        notifyListeners();
        return token;
    }

    static StoredEntrant toStored(String contest, Entrant entrant) {
        return new StoredEntrant(
                contest,
                entrant.number(),
                entrant.name(),
                ContestJson.write(entrant.playerSpec()),
                entrant.tokenHash());
    }

    private void requireRegistrationOpen() {
        if (state != State.OPEN) throw ContestException.of("started");
        if (config.closes() > 0 && environment.now() > config.closes()) throw ContestException.of("closed");
    }

    /** Connects an external bot. The caller runs the result when the connection has ended. */
    public Runnable connect(Viewer viewer, LineChannel channel) {
        RemoteBotSeat seat;
        synchronized (this) {
            seat = botSeats.get(viewer.entrant());
        }
        if (seat == null) throw ContestException.of("token");
        return seat.connect(channel);
    }

    /** Closes the registration and starts the games. Only the owner may do this. */
    public void start(Viewer viewer) {
        synchronized (this) {
            if (!viewer.owner()) throw ContestException.of("owner");
            if (state != State.OPEN) throw ContestException.of("started");
            int min = config.format() == ContestFormat.RACE ? 1 : 2;
            if (entrants.size() < min) throw ContestException.of("few", min);
            if (config.format() == ContestFormat.SPRT && entrants.size() != 2) throw ContestException.of("two");
            schedule().requireWithinLimit();
            environment.requireCapacity();
            transitionTo(State.RUNNING);
        }
        startDueGames();
    }

    private <T> T deal(Supplier<T> dealing) {
        return environment.engineHost().deal(dealing, client());
    }

    private String client() {
        return "contest " + id;
    }

    /** Ends the contest early. The finished games count. Only the owner may do this. */
    public void stop(Viewer viewer) {
        synchronized (this) {
            if (!viewer.owner()) throw ContestException.of("owner");
            if (state == State.OVER) return;
            transitionTo(State.OVER);
        }
        dismissPlayers();
        notifyListeners();
    }

    /** Publishes the results of a finished contest. Only the owner may do this. */
    public void publish(Viewer viewer) {
        synchronized (this) {
            if (!viewer.owner()) throw ContestException.of("owner");
            if (state != State.OVER) throw ContestException.of("not-over");
            published = true;
            transitionTo(state);
        }
        notifyListeners();
    }

    private void transitionTo(State next) {
        store.updateState(id, next.name(), published, environment.now());
        environment.onStateChanged(config.game());
        state = next;
    }

    /**
     * Starts a test game of a viewer's bot, on other openings or positions than those of the contest. Only this viewer
     * sees it.
     */
    public void startTestRun(Viewer viewer) {
        Pairing pairing;
        synchronized (this) {
            requireRegistrationOpen();
            RemoteBotSeat seat = botSeats.get(viewer.entrant());
            if (seat == null) throw ContestException.of("token");
            if (!seat.isConnected()) throw ContestException.of("not-here");
            if (isBusy(viewer.entrant())) throw ContestException.of("busy");
            long tests = games.values().stream()
                    .filter(g -> g.number() < 0 && g.first() == viewer.entrant())
                    .count();
            if (tests >= MAX_TEST_RUNS) throw ContestException.of("tests", MAX_TEST_RUNS);
            int number =
                    Math.min(0, games.keySet().stream().mapToInt(n -> n).min().orElse(0)) - 1;
            while (liveBoards.containsKey(number)) number--;
            pairing = new Pairing(number, (int) tests, viewer.entrant(), -1);
            liveBoards.put(number, newBoard(pairing, null, 0, List.of(), List.of(), -1));
        }
        environment.submitGame(() -> play(pairing, true));
        notifyListeners();
    }

    private boolean isBusy(int entrant) {
        return botSeats.containsKey(entrant)
                && liveBoards.values().stream().anyMatch(b -> b.first() == entrant || b.second() == entrant);
    }

    /** Starts all due games whose bots are free. Ends the contest when no game is due. */
    void startDueGames() {
        List<Pairing> started = new ArrayList<>();
        synchronized (this) {
            if (closed || state != State.RUNNING || !environment.holdsLease(id)) return;
            List<Pairing> due = schedule().due(officialGames());
            for (Pairing next : due) {
                if (liveBoards.size() >= MAX_CONCURRENT_GAMES) break;
                if (liveBoards.containsKey(next.number()) || isBusy(next.first()) || isBusy(next.second())) continue;
                liveBoards.put(next.number(), newBoard(next, null, 0, List.of(), List.of(), -1));
                started.add(next);
            }
            if (due.isEmpty() && liveBoards.isEmpty()) transitionTo(State.OVER);
        }
        for (Pairing next : started) environment.submitGame(() -> play(next, false));
        notifyListeners();
    }

    private Schedule schedule() {
        return new Schedule(config, entrants.size());
    }

    private List<ContestRecord> officialGames() {
        return games.values().stream().filter(g -> g.number() > 0).toList();
    }

    private static ContestView.Board newBoard(
            Pairing pairing, dev.damier.game.Scene scene, int plies, List<Long> clocks, List<Integer> values, int turn) {
        return new ContestView.Board(pairing.number(), pairing.first(), pairing.second(), scene, plies, clocks, values, turn);
    }

    private void play(Pairing pairing, boolean testRun) {
        List<ContestPlayerSource> sources = new ArrayList<>();
        boolean failed = true;
        try {
            synchronized (this) {
                if (closed || state == State.OVER) return;
                sources.add(playerSource(entrants.get(pairing.first())));
                if (!pairing.hasSinglePlayer()) sources.add(playerSource(entrants.get(pairing.second())));
                else if (testRun && config.format() != ContestFormat.RACE) sources.add(playerSource(testOpponent()));
                activePlayers.put(pairing.number(), sources);
            }
            ContestRecord record = playPairing(pairing, testRun ? config.forTestRun() : config, sources);
            synchronized (this) {
                if (closed || state == State.OVER) return;
                if (store.saveGame(
                        new StoredContestGame(id, record.number(), ContestJson.write(record), environment.now())))
                    games.put(record.number(), record);
                computedResults = null;
            }
            failed = false;
        } catch (RuntimeException e) {
            LOGGER.log(
                    System.Logger.Level.WARNING,
                    "a tournament game failed: " + e.getClass().getName());
        } finally {
            sources.forEach(ContestPlayerSource::close);
            synchronized (this) {
                activePlayers.remove(pairing.number());
                liveBoards.remove(pairing.number());
            }
            // A failed game is still due. The next poll retries it; an immediate retry could loop forever.
            if (!failed) startDueGames();
            notifyListeners();
        }
    }

    private ContestPlayerSource playerSource(Entrant entrant) {
        RemoteBotSeat seat = botSeats.get(entrant.number());
        return seat != null
                ? ContestPlayerSource.ofExternalBot(entrant, seat)
                : ContestPlayerSource.ofServerPlayer(
                        entrant, config.game(), environment.operatorBots(), environment.engineHost(), client());
    }

    /** Returns the opponent in test runs: the weakest engine of the game. */
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

    private ContestRecord playPairing(Pairing pairing, ContestConfig gameConfig, List<ContestPlayerSource> sources) {
        if (sources.size() == 1)
            return ContestRecord.of(
                    pairing,
                    RaceAttempt.play(
                            pairing.opening() + 1,
                            sources.get(0),
                            deal(() -> gameConfig.position(pairing.opening())),
                            gameConfig.deal(),
                            gameConfig.matchLimits(),
                            ContestConfig.isMission(gameConfig.rules())));
        MatchGameRunner runner = new MatchGameRunner(
                gameConfig.openings(),
                gameConfig.matchLimits(),
                (table, plies, clocks, values) -> onPosition(pairing, table, plies, clocks, values));
        return ContestRecord.of(
                pairing,
                runner.play(
                        pairing.number(),
                        deal(() -> gameConfig.openings().get(pairing.opening())),
                        sources.get(0),
                        sources.get(1)));
    }

    private void onPosition(Pairing pairing, Table table, int plies, List<Duration> clocks, List<Integer> values) {
        ContestView.Board board = newBoard(
                pairing,
                table.scene(-1),
                plies,
                clocks.stream().map(Duration::toMillis).toList(),
                values,
                table.status().over() ? -1 : table.toMove());
        List<Listener> current;
        synchronized (this) {
            if (liveBoards.replace(pairing.number(), board) == null || pairing.number() < 0) return;
            current = List.copyOf(listeners);
        }
        for (Listener listener : current) listener.onBoard(board);
    }

    /** Subscribes a listener. The result ends the subscription. */
    public synchronized Runnable subscribe(Listener listener) {
        listeners.add(listener);
        return () -> {
            synchronized (this) {
                listeners.remove(listener);
            }
        };
    }

    private void notifyListeners() {
        List<Listener> current;
        synchronized (this) {
            current = List.copyOf(listeners);
        }
        for (Listener listener : current) listener.onChange();
    }

    /**
     * Returns whether the results are hidden from a viewer. Only the owner sees the results of a hidden contest before
     * they are published.
     */
    private boolean isHiddenFrom(Viewer viewer) {
        return config.hidden() && !published && !viewer.owner();
    }

    /** Returns whether this viewer may see the results. */
    public synchronized boolean isVisibleTo(Viewer viewer) {
        return !isHiddenFrom(viewer);
    }

    /** Returns the contest as this viewer may see it. */
    public synchronized ContestView view(Viewer viewer) {
        boolean secret = isHiddenFrom(viewer);
        return new ContestView(
                id,
                config.title(),
                config.game(),
                config.format().wireName(),
                state,
                config.hidden(),
                published,
                viewer.role(),
                viewer.entrant(),
                environment.now(),
                config.closes(),
                config.visitors(),
                secret,
                schedule().plannedGames(),
                (int) games.keySet().stream().filter(number -> number > 0).count(),
                new ContestView.Limits(
                        config.games(), config.time(), config.clock(), config.increment(), config.plies()),
                entrants.stream()
                        .map(e -> new ContestView.EntrantView(
                                e.number(),
                                e.name(),
                                e.playerSpec().kind(),
                                !e.isExternalBot() || botSeats.get(e.number()).isConnected(),
                                e.isExternalBot() ? botSeats.get(e.number()).programName() : ""))
                        .toList(),
                secret ? List.of() : results().rows(),
                secret ? List.of() : results().growth(),
                secret ? null : results().sprt(),
                secret
                        ? List.of()
                        : liveBoards.values().stream()
                                .filter(b -> b.number() > 0)
                                .toList(),
                games(viewer, -1, -1, RECENT_GAMES_SHOWN),
                testRuns(viewer));
    }

    private List<ContestView.Game> testRuns(Viewer viewer) {
        if (viewer.entrant() < 0) return List.of();
        return games.values().stream()
                .filter(g -> g.number() < 0 && g.first() == viewer.entrant())
                .limit(RECENT_GAMES_SHOWN)
                .map(g -> toView(g, viewer, true))
                .toList();
    }

    /**
     * Returns games, newest first: between two entrants, of one entrant if {@code second} is -1, or all games if both
     * are -1.
     */
    public synchronized List<ContestView.Game> games(Viewer viewer, int first, int second, int max) {
        if (isHiddenFrom(viewer)) return List.of();
        List<ContestRecord> found = new ArrayList<>();
        for (ContestRecord game : officialGames())
            if (involves(game, first) && involves(game, second)) found.add(game);
        Collections.reverse(found);
        // All entrants of a race play the same positions, so they are secret until the end.
        boolean positionsPublic = config.format() != ContestFormat.RACE || state == State.OVER;
        return found.stream()
                .limit(max)
                .map(g -> toView(g, viewer, positionsPublic))
                .toList();
    }

    private static boolean involves(ContestRecord game, int entrant) {
        return entrant < 0 || game.first() == entrant || game.second() == entrant;
    }

    /**
     * Converts a game for a viewer. Details of an external bot's error are shown only to its owner, because they may
     * contain its error output. Errors of server programs and illegal moves are shown to all.
     */
    private ContestView.Game toView(ContestRecord game, Viewer viewer, boolean positionPublic) {
        int loser = game.faultyEntrant();
        boolean detailVisible =
                loser < 0
                        || loser == viewer.entrant()
                        || !entrants.get(loser).isExternalBot()
                        || game.reason().equals(BotException.Kind.ILLEGAL_MOVE.toString());
        return new ContestView.Game(
                game.number(),
                game.first(),
                game.second(),
                game.hasSinglePlayer() && game.winner() < 0 ? "" : game.result(),
                game.reason(),
                detailVisible ? game.detail() : "",
                game.cost(),
                game.score(),
                positionPublic ? game.position() : "",
                positionPublic ? game.moves() : List.of());
    }

    /** Returns the stored games, or empty if the viewer may not see them yet. */
    public synchronized Optional<List<ContestRecord>> records(Viewer viewer) {
        boolean positionsPublic = config.format() != ContestFormat.RACE || state == State.OVER;
        if (isHiddenFrom(viewer) || !positionsPublic) return Optional.empty();
        return Optional.of(officialGames());
    }

    /** Returns the names of the entrants. */
    public synchronized List<String> names() {
        return entrants.stream().map(Entrant::name).toList();
    }

    synchronized State state() {
        return state;
    }

    /** Returns whether the contest can be unloaded: no listeners, no games in progress and no connected bots. */
    synchronized boolean isIdle() {
        return listeners.isEmpty()
                && liveBoards.isEmpty()
                && botSeats.values().stream().noneMatch(RemoteBotSeat::isConnected);
    }

    /** Aborts all games in progress, which then do not count, and disconnects the bots. */
    void close() {
        closed = true;
        dismissPlayers();
        botSeats.values().forEach(RemoteBotSeat::disconnect);
    }

    /** Dismisses the players of all games in progress. */
    private void dismissPlayers() {
        List<ContestPlayerSource> sources = new ArrayList<>();
        synchronized (this) {
            activePlayers.values().forEach(sources::addAll);
        }
        sources.forEach(ContestPlayerSource::dismiss);
    }
}

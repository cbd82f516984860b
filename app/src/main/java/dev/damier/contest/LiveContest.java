package dev.damier.contest;

import dev.damier.background.FailureLog;
import dev.damier.contest.ContestView.Role;
import dev.damier.contest.ContestView.State;
import dev.damier.game.Table;
import dev.damier.job.SecretTokens;
import dev.damier.protocol.LineChannel;
import dev.damier.store.ContestStore;
import dev.damier.store.StoredContest;
import dev.damier.store.StoredContestGame;
import dev.damier.store.StoredEntrant;
import dev.damier.store.StoredJson;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * A contest in memory. Users register bots, the owner starts the contest, and games are played until none is due. A
 * game counts once it is stored. A game interrupted by a server shutdown is played again.
 */
public final class LiveContest {
    /** Maximum number of games played at the same time. */
    static final int MAX_CONCURRENT_GAMES = 4;

    private static final int MAX_TEST_RUNS = 200;
    private static final int MAX_ENTRANTS = 32;
    private static final int MAX_LADDER_ENTRANTS = 64;

    /** Maximum number of games that a ladder keeps. The oldest ones are deleted, some at a time. */
    private static final int MAX_LADDER_GAMES = 5000;

    private static final int DELETED_LADDER_GAMES = 500;

    /** A bot of a ladder waits this many times the clock of one side for a busy opponent: two games of both sides. */
    private static final int LADDER_PATIENCE_GAMES = 4;

    /** Receives changes of a contest. The methods must not block. */
    public interface Listener {
        /** Called after any change of the contest except moves. */
        void onChange();

        /** Called after every move of a game in progress. */
        void onBoard(ContestView.Board board);

        /** Called after a game has failed by an internal error. The game is played again. */
        void onFailure(ContestException reason);
    }

    /** The services of the server that a contest needs. */
    interface ContestEnvironment {
        /**
         * Runs a game on a thread of the server.
         *
         * @param ladder whether it is a game of a ladder, which has its own threads
         */
        void submitGame(Runnable game, boolean ladder);

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
    private final ContestStore store;
    private final ContestEnvironment environment;
    private final ContestRoster roster;
    private final ContestPlay play;
    private final Map<Integer, ContestRecord> games = new TreeMap<>();
    private final GameTexts gameTexts = new GameTexts();
    private final Map<Integer, ContestView.Board> liveBoards = new TreeMap<>();
    private final Map<Integer, List<ContestPlayerSource>> activePlayers = new HashMap<>();
    /** When an entrant of a ladder connected or finished its last game, in milliseconds since 1970. */
    private final Map<Integer, Long> freeSince = new HashMap<>();

    private final Set<Listener> listeners = new LinkedHashSet<>();
    /** The results of the games so far; null after a change. Computed once for all viewers. */
    private ContestViews.ComputedResults computedResults;

    private State state;
    private boolean published;
    private volatile boolean closed;

    LiveContest(StoredContest stored, ContestStore store, ContestEnvironment contestEnvironment) {
        this.id = stored.id();
        config = ContestConfig.fromJson(stored.terms());
        state = State.valueOf(stored.state());
        published = stored.published();
        this.store = store;
        this.environment = contestEnvironment;
        roster = new ContestRoster(
                config.isLadder() ? MAX_LADDER_ENTRANTS : MAX_ENTRANTS,
                stored.owner(),
                environment.reconnectGrace(),
                this::notifyListeners);
        play = new ContestPlay(config, "contest " + id, roster, environment);
        for (StoredEntrant row : store.entrants(id))
            roster.add(
                    new Entrant(row.number(), row.name(), StoredJson.read(row.word(), PlayerSpec.class), row.token()));
        for (StoredContestGame row : store.games(id))
            games.put(row.number(), gameTexts.add(StoredJson.read(row.record(), ContestRecord.class)));
    }

    public String id() {
        return id;
    }

    public boolean isLadder() {
        return config.isLadder();
    }

    public ContestConfig config() {
        return config;
    }

    /** Returns the viewer that this token belongs to. */
    public synchronized Viewer viewer(String token) {
        return roster.viewer(token);
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
            Entrant entrant = roster.newExternalBot(name, token, this::isUnusedLadderBot);
            if (entrant.number() < roster.size()) store.replaceEntrant(toStored(id, entrant));
            else store.addEntrant(toStored(id, entrant));
            roster.add(entrant);
            computedResults = null;
        }
        notifyListeners();
        return token;
    }

    /** Returns whether an entrant of a ladder is not connected and has never finished a game. */
    private boolean isUnusedLadderBot(Entrant entrant) {
        return config.isLadder()
                && entrant.isExternalBot()
                && !roster.isPresent(entrant)
                && !isBusy(entrant.number())
                && games.values().stream()
                        .noneMatch(g -> g.first() == entrant.number() || g.second() == entrant.number());
    }

    static StoredEntrant toStored(String contest, Entrant entrant) {
        return new StoredEntrant(
                contest, entrant.number(), entrant.name(), StoredJson.write(entrant.playerSpec()), entrant.tokenHash());
    }

    private void requireRegistrationOpen() {
        if (config.isLadder() && state == State.RUNNING) return;
        if (state != State.OPEN) throw ContestException.of("started");
        if (config.closes() > 0 && environment.now() > config.closes()) throw ContestException.of("closed");
    }

    /** Connects an external bot. The caller runs the result when the connection has ended. */
    public Runnable connect(Viewer viewer, LineChannel channel) {
        RemoteBotSeat seat;
        synchronized (this) {
            seat = roster.seat(viewer.entrant()).orElseThrow(() -> ContestException.of("token"));
        }
        Runnable onDisconnect = seat.connect(channel);
        if (config.isLadder()) environment.submitGame(this::startDueGames, true);
        return onDisconnect;
    }

    /** Closes the registration and starts the games. Only the owner may do this. */
    public void start(Viewer viewer) {
        synchronized (this) {
            if (!viewer.owner()) throw ContestException.of("owner");
            if (state != State.OPEN) throw ContestException.of("started");
            int min = config.format() == ContestFormat.RACE ? 1 : 2;
            if (roster.size() < min) throw ContestException.of("few", min);
            if (config.format() == ContestFormat.SPRT && roster.size() != 2) throw ContestException.of("two");
            schedule().requireWithinLimit();
            environment.requireCapacity();
            transitionTo(State.RUNNING);
        }
        startDueGames();
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
            RemoteBotSeat seat = roster.seat(viewer.entrant()).orElseThrow(() -> ContestException.of("token"));
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
        environment.submitGame(() -> play(pairing, true), config.isLadder());
        notifyListeners();
    }

    private boolean isBusy(int entrant) {
        return roster.seat(entrant).isPresent()
                && liveBoards.values().stream().anyMatch(b -> b.first() == entrant || b.second() == entrant);
    }

    /** Starts all due games whose bots are free. Ends the contest when no game is due. */
    void startDueGames() {
        List<Pairing> started = new ArrayList<>();
        synchronized (this) {
            if (closed || state != State.RUNNING || !environment.holdsLease(id)) return;
            if (config.isLadder()) startLadderGames(started);
            else startScheduledGames(started);
        }
        for (Pairing next : started) environment.submitGame(() -> play(next, false), config.isLadder());
        notifyListeners();
    }

    private void startScheduledGames(List<Pairing> started) {
        List<Pairing> due = schedule().due(officialGames());
        for (Pairing next : due) {
            if (liveBoards.size() >= MAX_CONCURRENT_GAMES) break;
            if (liveBoards.containsKey(next.number()) || isBusy(next.first()) || isBusy(next.second())) continue;
            addBoard(next, started);
        }
        if (due.isEmpty() && liveBoards.isEmpty()) transitionTo(State.OVER);
    }

    private void addBoard(Pairing next, List<Pairing> started) {
        liveBoards.put(next.number(), newBoard(next, null, 0, List.of(), List.of(), -1));
        started.add(next);
    }

    private void startLadderGames(List<Pairing> started) {
        long now = environment.now();
        for (Entrant entrant : roster.entrants()) {
            if (roster.isPresent(entrant)) freeSince.putIfAbsent(entrant.number(), now);
            else freeSince.remove(entrant.number());
        }
        List<Double> ratings = ladderRatings();
        while (liveBoards.size() < MAX_CONCURRENT_GAMES) {
            Optional<Pairing> next = new LadderPairs(
                            roster.entrants(),
                            officialGames(),
                            ratings,
                            number -> roster.isPresent(roster.get(number)),
                            number -> roster.isPresent(roster.get(number)) && !isBusy(number),
                            number -> now - freeSince.getOrDefault(number, now),
                            liveBoards.keySet(),
                            LADDER_PATIENCE_GAMES * config.clock())
                    .next();
            if (next.isEmpty()) return;
            addBoard(next.get(), started);
        }
    }

    private List<Double> ladderRatings() {
        PairRatings ratings = new PairRatings(roster.entrants(), officialGames());
        List<Double> byNumber = new ArrayList<>();
        for (Entrant entrant : roster.entrants()) byNumber.add(ratings.ratingOrNull(entrant.number()));
        return byNumber;
    }

    /** Deletes the oldest games of a ladder that has too many. */
    private void deleteOldLadderGames() {
        if (!config.isLadder() || games.size() <= MAX_LADDER_GAMES) return;
        int last = officialGames().get(DELETED_LADDER_GAMES - 1).number();
        store.deleteGamesUpTo(id, last);
        games.values().removeIf(game -> {
            boolean old = game.number() > 0 && game.number() <= last;
            if (old) gameTexts.remove(game);
            return old;
        });
    }

    private Schedule schedule() {
        return new Schedule(config, roster.size());
    }

    private List<ContestRecord> officialGames() {
        return games.values().stream().filter(g -> g.number() > 0).toList();
    }

    private static ContestView.Board newBoard(
            Pairing pairing,
            dev.damier.game.Scene scene,
            int plies,
            List<Long> clocks,
            List<Integer> values,
            int turn) {
        return new ContestView.Board(
                pairing.number(), pairing.first(), pairing.second(), scene, plies, clocks, values, turn);
    }

    private void play(Pairing pairing, boolean testRun) {
        List<ContestPlayerSource> sources = new ArrayList<>();
        boolean failed = true;
        try {
            synchronized (this) {
                if (closed || state == State.OVER) return;
                sources.addAll(play.players(pairing, testRun));
                activePlayers.put(pairing.number(), sources);
            }
            ContestRecord played = play.play(
                    pairing,
                    testRun,
                    sources,
                    (table, plies, clocks, values) -> onPosition(pairing, table, plies, clocks, values));
            synchronized (this) {
                if (closed || state == State.OVER) return;
                ContestRecord record = gameTexts.add(played);
                if (store.saveGame(
                        new StoredContestGame(id, record.number(), StoredJson.write(record), environment.now())))
                    games.put(record.number(), record);
                long now = environment.now();
                freeSince.put(record.first(), now);
                freeSince.put(record.second(), now);
                deleteOldLadderGames();
                computedResults = null;
            }
            failed = false;
        } catch (RuntimeException e) {
            FailureLog.report(FailureLog.Source.CONTEST, id, e);
            reportFailure();
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

    /** Reports to all listeners that a game has failed by an internal error. */
    private void reportFailure() {
        List<Listener> current;
        synchronized (this) {
            current = List.copyOf(listeners);
        }
        ContestException reason = ContestException.of("failed");
        for (Listener listener : current) listener.onFailure(reason);
    }

    private void notifyListeners() {
        List<Listener> current;
        synchronized (this) {
            current = List.copyOf(listeners);
        }
        for (Listener listener : current) listener.onChange();
    }

    /** Returns whether this viewer may see the results. */
    public synchronized boolean isVisibleTo(Viewer viewer) {
        return !views().isHiddenFrom(viewer);
    }

    private ContestViews views() {
        return new ContestViews(
                id, config, state, published, roster, games.values(), liveBoards.values(), this::results);
    }

    private ContestViews.ComputedResults results() {
        if (computedResults == null)
            computedResults =
                    ContestViews.ComputedResults.of(new Results(config, roster.entrants(), officialGames()), roster);
        return computedResults;
    }

    /** Returns the contest as this viewer may see it. */
    public synchronized ContestView view(Viewer viewer) {
        return views().view(viewer, environment.now());
    }

    /**
     * Returns games, newest first: between two entrants, of one entrant if {@code second} is -1, or all games if both
     * are -1.
     */
    public synchronized List<ContestView.Game> games(Viewer viewer, int first, int second, int max) {
        return views().games(viewer, first, second, max);
    }

    /** Returns the results of one entrant, or empty if there is none or the viewer may not see them yet. */
    public synchronized Optional<BotPage> botPage(Viewer viewer, int entrant) {
        if (views().isHiddenFrom(viewer) || entrant < 0 || entrant >= roster.size()) return Optional.empty();
        return Optional.of(
                BotPage.of(roster.get(entrant), officialGames(), results().growth()));
    }

    /** Starts a ladder, or ends one that the operator no longer wants. */
    synchronized void setLadderRunning(boolean running) {
        transitionTo(running ? State.RUNNING : State.OVER);
    }

    /** Returns the stored games, or empty if the viewer may not see them yet. */
    public synchronized Optional<List<ContestRecord>> records(Viewer viewer) {
        return views().records(viewer);
    }

    /** Returns the names of the entrants. */
    public synchronized List<String> names() {
        return roster.entrants().stream().map(Entrant::name).toList();
    }

    synchronized State state() {
        return state;
    }

    /** Returns whether the contest can be unloaded: no listeners, no games in progress and no connected bots. */
    synchronized boolean isIdle() {
        return listeners.isEmpty() && liveBoards.isEmpty() && !roster.hasConnectedBots();
    }

    /** Aborts all games in progress, which then do not count, and disconnects the bots. */
    void close() {
        closed = true;
        dismissPlayers();
        roster.disconnectAll();
    }

    /** Dismisses the players of all games in progress. */
    private void dismissPlayers() {
        List<ContestPlayerSource> sources = new ArrayList<>();
        synchronized (this) {
            activePlayers.values().forEach(sources::addAll);
        }
        sources.forEach(ContestPlayerSource::end);
    }
}

package dev.damier.contest;

import dev.damier.background.FailureLog;
import dev.damier.contest.ContestView.Role;
import dev.damier.contest.ContestView.State;
import dev.damier.game.Table;
import dev.damier.job.SecretTokens;
import dev.damier.protocol.LineChannel;
import dev.damier.store.ContestStore;
import dev.damier.store.StoredContest;
import dev.damier.store.StoredEntrant;
import dev.damier.store.StoredJson;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

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

    /** Receives changes of a contest. The methods must not block. */
    public interface Listener {
        /** Called after any change of the contest except moves. */
        void onChange();

        /** Called after every move of a game in progress. */
        void onBoard(ContestView.Board board);

        /** Called after a game has failed by an internal error. The game is played again. */
        void onFailure(ContestException reason);
    }

    private final String id;
    private final ContestConfig config;
    private final ContestStore store;
    private final ContestEnvironment environment;
    private final ContestRoster roster;
    private final ContestPlay play;
    private final ContestGames games;
    private final GamesInProgress inProgress = new GamesInProgress();
    private final LadderQueue ladderQueue;
    private final ContestListeners listeners = new ContestListeners();

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
                listeners::onChange);
        play = new ContestPlay(config, "contest " + id, roster, environment);
        for (StoredEntrant row : store.entrants(id))
            roster.add(
                    new Entrant(row.number(), row.name(), StoredJson.read(row.word(), PlayerSpec.class), row.token()));
        games = new ContestGames(id, config, store, roster);
        ladderQueue = new LadderQueue(config, roster);
    }

    public String id() {
        return id;
    }

    public boolean isLadder() {
        return config.isLadder();
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
            games.onRosterChange();
        }
        listeners.onChange();
        return token;
    }

    /** Returns whether an entrant of a ladder is not connected and has never finished a game. */
    private boolean isUnusedLadderBot(Entrant entrant) {
        return config.isLadder()
                && entrant.isExternalBot()
                && !roster.isPresent(entrant)
                && !isBusy(entrant.number())
                && !games.hasGamesOf(entrant.number());
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
        listeners.onChange();
    }

    /** Publishes the results of a finished contest. Only the owner may do this. */
    public void publish(Viewer viewer) {
        synchronized (this) {
            if (!viewer.owner()) throw ContestException.of("owner");
            if (state != State.OVER) throw ContestException.of("not-over");
            published = true;
            transitionTo(state);
        }
        listeners.onChange();
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
            int tests = games.testRunsOf(viewer.entrant());
            if (tests >= MAX_TEST_RUNS) throw ContestException.of("tests", MAX_TEST_RUNS);
            int number = games.nextTestRunNumber();
            while (inProgress.contains(number)) number--;
            pairing = new Pairing(number, tests, viewer.entrant(), -1);
            inProgress.add(pairing);
        }
        environment.submitGame(() -> play(pairing, true), config.isLadder());
        listeners.onChange();
    }

    private boolean isBusy(int entrant) {
        return roster.seat(entrant).isPresent() && inProgress.hasGameOf(entrant);
    }

    /** Starts all due games whose bots are free. Ends the contest when no game is due. */
    void startDueGames() {
        List<Pairing> started = new ArrayList<>();
        synchronized (this) {
            if (closed || state != State.RUNNING || !environment.holdsLease(id)) return;
            if (config.isLadder())
                started.addAll(ladderQueue.start(
                        games.official(), inProgress, MAX_CONCURRENT_GAMES, this::isBusy, environment.now()));
            else startScheduledGames(started);
        }
        for (Pairing next : started) environment.submitGame(() -> play(next, false), config.isLadder());
        listeners.onChange();
    }

    private void startScheduledGames(List<Pairing> started) {
        List<Pairing> due = schedule().due(games.official());
        for (Pairing next : due) {
            if (inProgress.size() >= MAX_CONCURRENT_GAMES) break;
            if (inProgress.contains(next.number()) || isBusy(next.first()) || isBusy(next.second())) continue;
            inProgress.add(next);
            started.add(next);
        }
        if (due.isEmpty() && inProgress.size() == 0) transitionTo(State.OVER);
    }

    private Schedule schedule() {
        return new Schedule(config, roster.size());
    }

    private void play(Pairing pairing, boolean testRun) {
        List<ContestPlayerSource> sources = new ArrayList<>();
        boolean failed = true;
        try {
            synchronized (this) {
                if (closed || state == State.OVER) return;
                sources.addAll(play.players(pairing, testRun));
                inProgress.setPlayers(pairing, sources);
            }
            ContestRecord played = play.play(
                    pairing,
                    testRun,
                    sources,
                    (table, plies, clocks, values) -> onPosition(pairing, table, plies, clocks, values));
            synchronized (this) {
                if (closed || state == State.OVER) return;
                games.add(played, environment.now());
                ladderQueue.onGameEnd(played, environment.now());
            }
            failed = false;
        } catch (RuntimeException e) {
            FailureLog.report(FailureLog.Source.CONTEST, id, e);
            listeners.onFailure(ContestException.of("failed"));
        } finally {
            sources.forEach(ContestPlayerSource::close);
            synchronized (this) {
                inProgress.remove(pairing);
            }
            // A failed game is still due. The next poll retries it; an immediate retry could loop forever.
            if (!failed) startDueGames();
            listeners.onChange();
        }
    }

    private void onPosition(Pairing pairing, Table table, int plies, List<Duration> clocks, List<Integer> values) {
        ContestView.Board board = GamesInProgress.board(
                pairing,
                table.scene(-1),
                plies,
                clocks.stream().map(Duration::toMillis).toList(),
                values,
                table.status().over() ? -1 : table.toMove());
        synchronized (this) {
            if (!inProgress.update(board) || pairing.number() < 0) return;
        }
        listeners.onBoard(board);
    }

    /** Subscribes a listener. The result ends the subscription. */
    public synchronized Runnable subscribe(Listener listener) {
        return listeners.subscribe(listener);
    }

    /** Returns whether this viewer may see the results. */
    public synchronized boolean isVisibleTo(Viewer viewer) {
        return !views().isHiddenFrom(viewer);
    }

    private ContestViews views() {
        return new ContestViews(id, config, state, published, roster, games.all(), inProgress.boards(), games::results);
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
        return Optional.of(BotPage.of(
                roster.get(entrant), games.official(), games.results().growth()));
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
        return listeners.isEmpty() && inProgress.size() == 0 && !roster.hasConnectedBots();
    }

    /** Aborts all games in progress, which then do not count, and disconnects the bots. */
    void close() {
        closed = true;
        dismissPlayers();
        roster.disconnectAll();
    }

    /** Dismisses the players of all games in progress. */
    private void dismissPlayers() {
        List<ContestPlayerSource> sources;
        synchronized (this) {
            sources = inProgress.players();
        }
        sources.forEach(ContestPlayerSource::end);
    }
}

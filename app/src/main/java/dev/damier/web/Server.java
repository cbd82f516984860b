package dev.damier.web;

import dev.damier.contest.Contests;
import dev.damier.contest.OperatorBots;
import dev.damier.room.RoomClock;
import dev.damier.room.Rooms;
import dev.damier.store.ContestStore;
import dev.damier.store.DailyStore;
import dev.damier.store.Database;
import dev.damier.store.PageStore;
import dev.damier.store.RoomStore;
import dev.damier.store.SolutionStore;
import dev.damier.web.access.OneTimeAccess;
import dev.damier.web.arena.ArenaApi;
import dev.damier.web.arena.ArenaSocket;
import dev.damier.web.arena.QueuedHost;
import dev.damier.web.http.HttpErrorException;
import dev.damier.web.http.Log;
import dev.damier.web.http.RequestDispatcher;
import dev.damier.web.http.RequestGuard;
import dev.damier.web.http.RequestParams;
import dev.damier.web.http.Responses;
import dev.damier.web.net.BodyBufferingHandler;
import dev.damier.web.net.ConnectionLimiter;
import dev.damier.web.net.DisconnectWatcher;
import dev.damier.web.net.PeriodicScheduler;
import dev.damier.web.net.TrustedProxies;
import dev.damier.web.study.RecordsApi;
import dev.damier.web.work.MemoryWatchdog;
import dev.damier.web.work.WorkKind;
import dev.damier.web.work.WorkLimits;
import dev.damier.web.work.WorkQueue;
import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntSupplier;
import java.util.function.Predicate;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.ServerConnector;

/** The web application on one port. Closing it tells running searches to stop and lets requests in flight finish. */
public final class Server implements AutoCloseable {
    private static final int MAX_BODY = 512 * 1024;
    private static final Duration SHUTDOWN_TIMEOUT = Duration.ofSeconds(3);
    /** How often connections are looked at; one that trickles is hung up on after a few looks. */
    private static final Duration CONNECTION_CHECK_INTERVAL = Duration.ofSeconds(5);
    /** A connection on which nothing comes or goes for so many looks is hung up on. */
    private static final int IDLE_LOOKS = 6;

    /** How long a move that an engine shows to people is looked at. */
    private static final Duration ENGINE_MOVE_DELAY = Duration.ofMillis(900);

    /** How long a bot that is gone may take to come back, in each game, where nothing else is said. */
    private static final Duration RECONNECT_GRACE = Duration.ofMinutes(1);

    /** How many solutions are remembered. */
    private static final int MAX_CACHED_SOLUTIONS = 200_000;

    private final PeriodicScheduler scheduler = new PeriodicScheduler();
    private final DisconnectWatcher disconnectWatcher = new DisconnectWatcher(scheduler);
    private final TrustedProxies trustedProxies = new TrustedProxies();
    private final ConnectionLimiter connectionLimiter = new ConnectionLimiter(trustedProxies);
    private final WorkQueue queue;
    private final RequestGuard guard;
    private final BotSocket bots;
    private final Database data;
    private final RoomStore store;
    private final Rooms rooms;
    private final Contests contests;
    private final ArenaSocket visitors;
    private final Javalin app;

    /** Starts at once; port 0 takes any free one. */
    public Server(String host, int port) {
        this(host, port, Set.of());
    }

    /** @param names that the server goes by besides {@code localhost} and its addresses */
    public Server(String host, int port, Set<String> names) {
        this(host, port, names, CONNECTION_CHECK_INTERVAL, new WorkQueue(WorkLimits.ofThisMachine()));
    }

    /** @param data where rooms are kept; closed with the server */
    public Server(String host, int port, Set<String> names, Database data) {
        this(host, port, names, data, OperatorBots.NONE);
    }

    /** @param operator the programs that may take part in contests */
    public Server(String host, int port, Set<String> names, Database data, OperatorBots operator) {
        this(
                host,
                port,
                names,
                CONNECTION_CHECK_INTERVAL,
                new WorkQueue(WorkLimits.ofThisMachine()),
                data,
                operator,
                RECONNECT_GRACE,
                ctx -> true);
    }

    /** For one window on this machine: who has not the key is refused whatever is asked. */
    public Server(int port, Database data, OneTimeAccess access) {
        this(
                "127.0.0.1",
                port,
                Set.of(),
                CONNECTION_CHECK_INTERVAL,
                new WorkQueue(WorkLimits.ofThisMachine()),
                data,
                OperatorBots.NONE,
                RECONNECT_GRACE,
                access::admits);
    }

    Server(String host, int port, Set<String> names, Duration look, WorkQueue queue) {
        this(host, port, names, look, queue, null, OperatorBots.NONE, RECONNECT_GRACE, ctx -> true);
    }

    /** @param grace how long a bot that is gone may take to come back, in each game */
    Server(String host, int port, Database data, Duration grace) {
        this(
                host,
                port,
                Set.of(),
                CONNECTION_CHECK_INTERVAL,
                new WorkQueue(WorkLimits.ofThisMachine()),
                data,
                OperatorBots.NONE,
                grace,
                ctx -> true);
    }

    private Server(
            String host,
            int port,
            Set<String> names,
            Duration look,
            WorkQueue queue,
            Database data,
            OperatorBots operator,
            Duration grace,
            Predicate<Context> admits) {
        this.queue = queue;
        this.data = data;
        store = data == null ? null : new RoomStore(data);
        rooms = data == null ? null : rooms();
        contests = data == null ? null : contests(operator, grace);
        guard = new RequestGuard(names);
        visitors = new ArenaSocket(contests, guard, trustedProxies);
        bots = new BotSocket(queue, guard, trustedProxies);
        app = Javalin.create(config -> {
            listen(config, host, port, look);
            new Pages().configure(config);
            config.routes.before(Log::assignRequestId);
            config.routes.before(ctx -> RequestParams.identify(ctx, trustedProxies));
            config.routes.before(guard::check);
            config.routes.before(ctx -> admit(admits, ctx));
            config.routes.wsBeforeUpgrade(ctx -> admit(admits, ctx));
            config.requestLogger.http((ctx, millis) -> Log.request(ctx, millis));
            resources(config);
            config.routes.exception(HttpResponseException.class, Server::answer);
            config.routes.exception(
                    Exception.class, (e, ctx) -> refuse(HttpErrorException.of(e, RequestParams.language(ctx)), ctx));
        });
        if (rooms != null) rooms.start();
        if (contests != null) contests.start();
        app.start(host, port);
        scheduler.scheduleWithFixedDelay(Duration.ofSeconds(1), queue::expireAndReclaim);
        scheduler.scheduleWithFixedDelay(look, connectionLimiter::closeSlowConnections);
    }

    private static void admit(Predicate<Context> admits, Context ctx) {
        if (!admits.test(ctx))
            throw new HttpErrorException(
                    403, "this server belongs to a desktop window; start your own with: damier serve", List.of());
    }

    private Rooms rooms() {
        int chairs = queue.admission().maxConcurrent(WorkKind.SEAT);
        return new Rooms(store, new RoomClock(), new RoomThinker(queue, chairs), ENGINE_MOVE_DELAY);
    }

    private Contests contests(OperatorBots operator, Duration grace) {
        return new Contests(new ContestStore(data), new RoomClock(), operator, new QueuedHost(queue), grace);
    }

    private void listen(JavalinConfig config, String host, int port, Duration look) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.http.maxRequestSize = MAX_BODY;
        config.http.asyncTimeout = 0; // works have budgets, and those who wait are watched
        config.http.compressionStrategy = CompressionStrategy.GZIP;
        config.jetty.modifyServer(server -> {
            server.setStopTimeout(SHUTDOWN_TIMEOUT.toMillis());
            server.setHandler(new BodyBufferingHandler(connectionLimiter, MAX_BODY + 1L));
        });
        config.jetty.addConnector((server, http) -> {
            ServerConnector connector = new ServerConnector(server, new HttpConnectionFactory(http));
            connector.setHost(host);
            connector.setPort(port);
            connector.setIdleTimeout(look.multipliedBy(IDLE_LOOKS).toMillis());
            connector.addBean(connectionLimiter);
            return connector;
        });
    }

    private void resources(JavalinConfig config) {
        RequestDispatcher dispatcher = new RequestDispatcher(queue, scheduler, disconnectWatcher);
        TablesApi tables = new TablesApi(dispatcher);
        new GamesApi(dispatcher).routes(config.routes);
        new TodayApi(dispatcher).routes(config.routes);
        new DailyApi(data == null ? null : new DailyStore(data), dispatcher, new RoomClock()).routes(config.routes);
        new SavedPagesApi(data == null ? null : new PageStore(data), dispatcher, new RoomClock()).routes(config.routes);
        new PositionsApi(dispatcher, tables).routes(config.routes);
        tables.routes(config.routes);
        new EditorApi(dispatcher).routes(config.routes);
        new RulesApi(dispatcher).routes(config.routes);
        SolutionCache known =
                data == null ? null : new SolutionCache(new SolutionStore(data, MAX_CACHED_SOLUTIONS), new RoomClock());
        SeatsApi seats = new SeatsApi(queue.admission().maxConcurrent(WorkKind.SEAT));
        seats.routes(config.routes);
        new SolveApi(queue, dispatcher, scheduler, disconnectWatcher, tables, seats, known).routes(config.routes);
        LabApi lab = new LabApi(queue, dispatcher, scheduler, disconnectWatcher);
        lab.routes(config.routes);
        new TreeApi(dispatcher, queue.admission()).routes(config.routes);
        bots.routes(config.routes);
        new RecordsApi(dispatcher).routes(config.routes);
        new RoomsApi(rooms, dispatcher, scheduler, disconnectWatcher).routes(config.routes);
        new ArenaApi(contests, dispatcher, scheduler, disconnectWatcher).routes(config.routes);
        visitors.routes(config.routes);
        new LearnApi(dispatcher).routes(config.routes);
        Map<String, IntSupplier> kept = Map.of(
                "seats", seats::taken,
                "tables", tables::open,
                "experiments", lab::kept,
                "answers_awaited", disconnectWatcher::watched);
        new StatusApi(queue, dispatcher, bots, connectionLimiter, kept).routes(config.routes);
    }

    /** For a server that is a process of its own: ends it when the memory is gone and ending works does not help. */
    public void exitOnOutOfMemory() {
        MemoryWatchdog watch = new MemoryWatchdog(
                queue::cancelAllStarted, () -> Runtime.getRuntime().halt(MemoryWatchdog.STATUS));
        scheduler.scheduleWithFixedDelay(Duration.ofSeconds(1), watch::check);
    }

    /** Whom these addresses say they speak for counts as the client; nobody else is believed. */
    public void trustProxies(Set<String> addresses) {
        trustedProxies.trust(addresses);
    }

    /** From now on every request is told, a line of JSON each, on standard error. */
    public static void log() {
        Log.all();
    }

    public int port() {
        return app.port();
    }

    /** Whatever a step does, the next is taken. */
    @Override
    public void close() {
        for (Runnable step : List.<Runnable>of(
                bots::close, this::closeContests, queue::close, app::stop, this::closeRooms, scheduler::close)) {
            try {
                step.run();
            } catch (RuntimeException | Error e) {
                Log.failure(e);
            }
        }
    }

    private void closeContests() {
        if (contests == null) return;
        contests.close();
        visitors.close();
    }

    private void closeRooms() {
        if (data == null) return;
        rooms.close();
        store.close();
        data.close();
    }

    private static void refuse(HttpErrorException error, Context ctx) {
        if (error.status() == 429 || error.status() == 503) ctx.header("Retry-After", "5");
        ctx.status(error.status());
        Responses.json(ctx, Map.of("error", error.getMessage(), "spots", error.spots()));
    }

    /** What the server's own parts refuse, such as a body that is too large, in the same form as what we refuse. */
    private static void answer(HttpResponseException e, Context ctx) {
        String why = e.getStatus() == 413
                ? "the request is too large: at most " + MAX_BODY / 1024 + " kB"
                : String.valueOf(e.getMessage());
        refuse(new HttpErrorException(e.getStatus(), why, List.of()), ctx);
    }
}

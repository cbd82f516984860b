package dev.damier.web;

import dev.damier.background.FailureLog;
import dev.damier.contest.Contests;
import dev.damier.contest.OperatorBots;
import dev.damier.room.RoomClock;
import dev.damier.room.RoomOptions;
import dev.damier.room.Rooms;
import dev.damier.store.ContestStore;
import dev.damier.store.DailyStore;
import dev.damier.store.Database;
import dev.damier.store.PageStore;
import dev.damier.store.RoomStore;
import dev.damier.store.SolutionStore;
import dev.damier.web.arena.ArenaApi;
import dev.damier.web.arena.ContestBots;
import dev.damier.web.arena.QueuedEngineHost;
import dev.damier.web.bot.BotSocket;
import dev.damier.web.bot.InboundBotSockets;
import dev.damier.web.bot.OwnEngineApi;
import dev.damier.web.bot.OwnEngines;
import dev.damier.web.http.HttpErrorException;
import dev.damier.web.http.JsonErrorHandler;
import dev.damier.web.http.Log;
import dev.damier.web.http.RequestDispatcher;
import dev.damier.web.http.RequestGuard;
import dev.damier.web.http.RequestParams;
import dev.damier.web.http.Responses;
import dev.damier.web.net.BodyBufferingHandler;
import dev.damier.web.net.ConnectionLimiter;
import dev.damier.web.net.DisconnectWatcher;
import dev.damier.web.net.OwnAddresses;
import dev.damier.web.net.PeriodicScheduler;
import dev.damier.web.net.RequestLimiter;
import dev.damier.web.net.TrustedProxies;
import dev.damier.web.plan.PlanApi;
import dev.damier.web.plan.RepairApi;
import dev.damier.web.study.OpeningsApi;
import dev.damier.web.study.RecordsApi;
import dev.damier.web.work.MemoryWatchdog;
import dev.damier.web.work.WorkKind;
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
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/** The web server on one port. Closing it cancels running searches and lets current requests finish. */
public final class Server implements AutoCloseable {
    static final int MAX_BODY_BYTES = 512 * 1024;
    /** Maximum size of a URL and the headers. */
    private static final int MAX_HEADER_BYTES = 32 * 1024;

    private static final Duration SHUTDOWN_TIMEOUT = Duration.ofSeconds(3);
    /**
     * Threads of Jetty. A client that reads a page slowly blocks one of them, so there are more threads than
     * connections. Unused ones end after a minute.
     */
    private static final int MAX_THREADS = ConnectionLimiter.MAX_TOTAL + 64;

    private static final int MIN_THREADS = 8;
    private static final Duration THREAD_IDLE_TIMEOUT = Duration.ofMinutes(1);
    /** A connection without any traffic for this many check intervals is closed. */
    private static final int IDLE_CHECKS = 6;
    /** How many check intervals a client may take to read a short response. */
    private static final int READ_CHECKS = 4;

    /** How long players see a move of an engine before the next one. */
    private static final Duration ENGINE_MOVE_DELAY = Duration.ofMillis(900);

    /** How often the queue is checked for interactive jobs that keep a user waiting. */
    private static final Duration SLOW_CHECK_INTERVAL = Duration.ofMillis(250);

    /** The rooms in memory use at most this part of the heap. */
    private static final int ROOM_HEAP_DIVISOR = 16;

    /** Maximum number of solutions in the cache. */
    private static final int MAX_CACHED_SOLUTIONS = 200_000;

    private final PeriodicScheduler scheduler = new PeriodicScheduler();
    private final DisconnectWatcher disconnectWatcher = new DisconnectWatcher(scheduler);
    private final TrustedProxies trustedProxies = new TrustedProxies();
    private final ConnectionLimiter connectionLimiter = new ConnectionLimiter(trustedProxies);
    private final WorkQueue queue;
    private final RequestGuard guard;
    private final BotSocket botSocket;
    private final Database database;
    private final RoomStore roomStore;
    private final QueuedRoomViews roomViews;
    private final Rooms rooms;
    private final Contests contests;
    private final InboundBotSockets contestSockets;
    private final InboundBotSockets ownEngineSockets;
    private final Javalin app;

    /** Starts the server. */
    public Server(ServerOptions options) {
        queue = options.queue();
        database = options.database();
        database.lockForServer();
        roomViews = new QueuedRoomViews(queue, scheduler);
        roomStore = new RoomStore(database);
        rooms = createRooms();
        contests = createContests(options.bots().allowed(), options.bots().reconnectGrace());
        guard = new RequestGuard(options.address().names());
        contestSockets = new InboundBotSockets(guard, trustedProxies, ContestBots.LIMITS);
        ownEngineSockets = new InboundBotSockets(guard, trustedProxies, OwnEngines.LIMITS);
        botSocket = new BotSocket(queue, guard, trustedProxies);
        app = Javalin.create(config -> {
            configureHttp(config, options);
            new Pages(queue).configure(config);
            config.routes.before(Log::assignRequestId);
            config.routes.before(ctx -> RequestParams.storeClient(ctx, trustedProxies));
            config.routes.before(guard::check);
            config.routes.before(ctx -> requireAdmitted(options.access(), ctx));
            config.routes.wsBeforeUpgrade(ctx -> requireAdmitted(options.access(), ctx));
            config.requestLogger.http((ctx, millis) -> Log.request(ctx, millis));
            registerRoutes(config, options);
            config.routes.exception(HttpResponseException.class, Server::sendFrameworkError);
            config.routes.exception(Exception.class, (e, ctx) -> sendError(HttpErrorException.of(e, ctx), ctx));
        });
        rooms.start();
        contests.runLadders(options.bots().ladders());
        contests.start();
        app.start(options.address().host(), options.address().port());
        scheduler.scheduleWithFixedDelay(Duration.ofSeconds(1), queue::expireAndReclaim);
        scheduler.scheduleWithFixedDelay(SLOW_CHECK_INTERVAL, queue::logSlowJobs);
        scheduler.scheduleWithFixedDelay(options.connectionCheckInterval(), connectionLimiter::closeSlowConnections);
    }

    private static void requireAdmitted(Predicate<Context> admits, Context ctx) {
        if (!admits.test(ctx))
            throw new HttpErrorException(
                    403, "this server belongs to a desktop window; start your own with: damier serve", List.of());
    }

    private Rooms createRooms() {
        int maxSeats = queue.limits().maxConcurrent(WorkKind.SEAT);
        return new Rooms(
                roomStore,
                new RoomClock(),
                new QueuedEngineExecutor(queue, maxSeats),
                new RoomOptions(ENGINE_MOVE_DELAY, queue.limits().heapBytes() / ROOM_HEAP_DIVISOR, roomViews));
    }

    private Contests createContests(OperatorBots operator, Duration grace) {
        return new Contests(new ContestStore(database), new RoomClock(), operator, new QueuedEngineHost(queue), grace);
    }

    private void configureHttp(JavalinConfig config, ServerOptions options) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.http.maxRequestSize = MAX_BODY_BYTES;
        config.http.asyncTimeout = 0; // jobs have time limits, and disconnects are detected
        config.http.compressionStrategy = CompressionStrategy.GZIP;
        JsonErrorHandler errorHandler = new JsonErrorHandler();
        config.jetty.threadPool = new QueuedThreadPool(MAX_THREADS, MIN_THREADS, (int) THREAD_IDLE_TIMEOUT.toMillis());
        config.jetty.modifyServletContextHandler(context -> context.setErrorHandler(errorHandler));
        config.jetty.modifyServer(server -> {
            server.setErrorHandler(errorHandler);
            server.setStopTimeout(SHUTDOWN_TIMEOUT.toMillis());
            server.setHandler(new RequestLimiter(
                    trustedProxies, MAX_BODY_BYTES, new BodyBufferingHandler(connectionLimiter, MAX_BODY_BYTES + 1L)));
        });
        config.jetty.addConnector((server, http) -> {
            http.setRequestHeaderSize(MAX_HEADER_BYTES);
            ServerConnector connector = new ServerConnector(server, new HttpConnectionFactory(http));
            connector.setHost(options.address().host());
            connector.setPort(options.address().port());
            connector.setIdleTimeout(
                    options.connectionCheckInterval().multipliedBy(IDLE_CHECKS).toMillis());
            connector.addBean(connectionLimiter);
            return connector;
        });
    }

    private void registerRoutes(JavalinConfig config, ServerOptions options) {
        RequestDispatcher dispatcher = new RequestDispatcher(
                queue,
                scheduler,
                disconnectWatcher,
                options.connectionCheckInterval().multipliedBy(READ_CHECKS));
        TablesApi tables = new TablesApi(dispatcher, queue.limits().heapBytes());
        new GamesApi(dispatcher).routes(config.routes);
        new TodayApi(dispatcher).routes(config.routes);
        new DailyApi(new DailyStore(database), dispatcher, new RoomClock()).routes(config.routes);
        new SavedPagesApi(new PageStore(database), dispatcher, new RoomClock()).routes(config.routes);
        new PositionsApi(dispatcher, tables).routes(config.routes);
        tables.routes(config.routes);
        new EditorApi(dispatcher).routes(config.routes);
        new RulesApi(dispatcher).routes(config.routes);
        OwnEngines ownEngines = new OwnEngines();
        ownEngines.routes(config.routes, ownEngineSockets);
        new OwnEngineApi(ownEngines, scheduler, disconnectWatcher).routes(config.routes);
        SolutionCache cache = new SolutionCache(new SolutionStore(database, MAX_CACHED_SOLUTIONS), new RoomClock());
        SeatsApi sessions = new SeatsApi(queue.limits().maxConcurrent(WorkKind.SEAT));
        sessions.routes(config.routes);
        new SolveApi(queue, scheduler, disconnectWatcher, sessions, cache, ownEngines, dispatcher)
                .routes(config.routes);
        new HintApi(dispatcher, tables, queue.limits()).routes(config.routes);
        LabApi lab = new LabApi(queue, dispatcher, scheduler, disconnectWatcher);
        lab.routes(config.routes);
        new TreeApi(dispatcher, queue.limits()).routes(config.routes);
        botSocket.routes(config.routes);
        new OpeningsApi(dispatcher).routes(config.routes);
        new RecordsApi(dispatcher).routes(config.routes);
        new RoomsApi(
                        rooms,
                        dispatcher,
                        scheduler,
                        disconnectWatcher,
                        roomViews,
                        new OwnAddresses(options.address().host()))
                .routes(config.routes);
        new ArenaApi(contests, dispatcher, scheduler, disconnectWatcher).routes(config.routes);
        new ContestBots(contests).routes(config.routes, contestSockets);
        new LearnApi(dispatcher).routes(config.routes);
        new PlanApi(dispatcher).routes(config.routes);
        new RepairApi(dispatcher).routes(config.routes);
        Map<String, IntSupplier> gauges = Map.of(
                "seats", sessions::sessionCount,
                "tables", tables::tableCount,
                "own_engines", ownEngines::count,
                "experiments", lab::experimentCount,
                "answers_awaited", disconnectWatcher::watchCount,
                "streams", disconnectWatcher.streamLimiter()::count,
                "rooms", () -> rooms == null ? 0 : rooms.liveCount(),
                "rooms_kib", () -> rooms == null ? 0 : (int) (rooms.usedBytes() >> 10));
        new StatusApi(queue, dispatcher, botSocket, connectionLimiter, gauges, new StoreProbe(database))
                .routes(config.routes);
    }

    /** Starts a watchdog that exits the process if the heap stays nearly full. Only for a server in its own process. */
    public void exitOnOutOfMemory() {
        MemoryWatchdog watch = new MemoryWatchdog(
                queue::cancelAllStarted, () -> Runtime.getRuntime().halt(MemoryWatchdog.EXIT_STATUS));
        scheduler.scheduleWithFixedDelay(Duration.ofSeconds(1), watch::check);
    }

    /** Trusts these proxies to report the client's address. Headers of other peers are ignored. */
    public void trustProxies(Set<String> addresses) {
        trustedProxies.trust(addresses);
    }

    /** Logs every request on standard error, one line of JSON each. */
    public static void enableRequestLog() {
        Log.enableRequestLog();
    }

    /** Returns the connector, for tests that need small socket buffers. */
    ServerConnector connector() {
        return (ServerConnector) app.jettyServer().server().getConnectors()[0];
    }

    public int port() {
        return app.port();
    }

    /** Closes all parts. A failing part does not prevent closing the next. */
    @Override
    public void close() {
        for (Runnable step : List.<Runnable>of(
                botSocket::close, this::closeContests, queue::close, app::stop, this::closeRooms, scheduler::close)) {
            try {
                step.run();
            } catch (RuntimeException | Error e) {
                FailureLog.report(FailureLog.Source.SHUTDOWN, "", e);
            }
        }
    }

    private void closeContests() {
        contests.close();
        contestSockets.close();
        ownEngineSockets.close();
    }

    private void closeRooms() {
        rooms.close();
        roomStore.close();
        database.close();
    }

    private static void sendError(HttpErrorException error, Context ctx) {
        if (error.status() == 429 || error.status() == 503) ctx.header("Retry-After", "5");
        ctx.status(error.status());
        Responses.json(ctx, Map.of("error", error.getMessage(), "spots", error.spots()));
    }

    /** Sends errors of the framework, such as a body that is too large, in the format of our own errors. */
    private static void sendFrameworkError(HttpResponseException e, Context ctx) {
        String why = e.getStatus() == 413
                ? JsonErrorHandler.message(413).in(RequestParams.language(ctx))
                : String.valueOf(e.getMessage());
        sendError(new HttpErrorException(e.getStatus(), why, List.of()), ctx);
    }
}

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
import dev.damier.web.http.Answers;
import dev.damier.web.http.Ask;
import dev.damier.web.http.Door;
import dev.damier.web.http.Guard;
import dev.damier.web.http.Log;
import dev.damier.web.http.Refusal;
import dev.damier.web.net.Arrivals;
import dev.damier.web.net.Connections;
import dev.damier.web.net.Departures;
import dev.damier.web.net.Proxies;
import dev.damier.web.net.Pulse;
import dev.damier.web.study.RecordsApi;
import dev.damier.web.work.Admission;
import dev.damier.web.work.Kind;
import dev.damier.web.work.MemoryWatch;
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
    private static final Duration STOPPING = Duration.ofSeconds(3);
    /** How often connections are looked at; one that trickles is hung up on after a few looks. */
    private static final Duration LOOK = Duration.ofSeconds(5);
    /** A connection on which nothing comes or goes for so many looks is hung up on. */
    private static final int IDLE_LOOKS = 6;

    /** How long a move that an engine shows to people is looked at. */
    private static final Duration PACE = Duration.ofMillis(900);

    /** How long a bot that is gone may take to come back, in each game, where nothing else is said. */
    private static final Duration GRACE = Duration.ofMinutes(1);

    /** How many solutions are remembered. */
    private static final int SOLUTIONS = 200_000;

    private final Pulse pulse = new Pulse();
    private final Departures departures = new Departures(pulse);
    private final Proxies proxies = new Proxies();
    private final Connections connections = new Connections(proxies);
    private final WorkQueue queue;
    private final Guard guard;
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
        this(host, port, names, LOOK, new WorkQueue(Admission.ofThisMachine()));
    }

    /** @param data where rooms are kept; closed with the server */
    public Server(String host, int port, Set<String> names, Database data) {
        this(host, port, names, data, OperatorBots.NONE);
    }

    /** @param operator the programs that may take part in contests */
    public Server(String host, int port, Set<String> names, Database data, OperatorBots operator) {
        this(host, port, names, LOOK, new WorkQueue(Admission.ofThisMachine()), data, operator, GRACE, ctx -> true);
    }

    /** For one window on this machine: who has not the key is refused whatever is asked. */
    public Server(int port, Database data, OneTimeAccess access) {
        this(
                "127.0.0.1",
                port,
                Set.of(),
                LOOK,
                new WorkQueue(Admission.ofThisMachine()),
                data,
                OperatorBots.NONE,
                GRACE,
                access::admits);
    }

    Server(String host, int port, Set<String> names, Duration look, WorkQueue queue) {
        this(host, port, names, look, queue, null, OperatorBots.NONE, GRACE, ctx -> true);
    }

    /** @param grace how long a bot that is gone may take to come back, in each game */
    Server(String host, int port, Database data, Duration grace) {
        this(
                host,
                port,
                Set.of(),
                LOOK,
                new WorkQueue(Admission.ofThisMachine()),
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
        guard = new Guard(names);
        visitors = new ArenaSocket(contests, guard, proxies);
        bots = new BotSocket(queue, guard, proxies);
        app = Javalin.create(config -> {
            listen(config, host, port, look);
            new Pages().configure(config);
            config.routes.before(Log::name);
            config.routes.before(ctx -> Ask.identify(ctx, proxies));
            config.routes.before(guard::check);
            config.routes.before(ctx -> admit(admits, ctx));
            config.routes.wsBeforeUpgrade(ctx -> admit(admits, ctx));
            config.requestLogger.http((ctx, millis) -> Log.request(ctx, millis));
            resources(config);
            config.routes.exception(HttpResponseException.class, Server::answer);
            config.routes.exception(Exception.class, (e, ctx) -> refuse(Refusal.of(e, Ask.language(ctx)), ctx));
        });
        if (rooms != null) rooms.start();
        if (contests != null) contests.start();
        app.start(host, port);
        pulse.every(Duration.ofSeconds(1), queue::tend);
        pulse.every(look, connections::tend);
    }

    private static void admit(Predicate<Context> admits, Context ctx) {
        if (!admits.test(ctx))
            throw new Refusal(403, "this is the server of somebody's window; your own: damier serve", List.of());
    }

    private Rooms rooms() {
        int chairs = queue.admission().together(Kind.SEAT);
        return new Rooms(store, new RoomClock(), new RoomThinker(queue, chairs), PACE);
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
            server.setStopTimeout(STOPPING.toMillis());
            server.setHandler(new Arrivals(connections, MAX_BODY + 1L));
        });
        config.jetty.addConnector((server, http) -> {
            ServerConnector connector = new ServerConnector(server, new HttpConnectionFactory(http));
            connector.setHost(host);
            connector.setPort(port);
            connector.setIdleTimeout(look.multipliedBy(IDLE_LOOKS).toMillis());
            connector.addBean(connections);
            return connector;
        });
    }

    private void resources(JavalinConfig config) {
        Door door = new Door(queue, pulse, departures);
        TablesApi tables = new TablesApi(door);
        new GamesApi(door).routes(config.routes);
        new TodayApi(door).routes(config.routes);
        new DailyApi(data == null ? null : new DailyStore(data), door, new RoomClock()).routes(config.routes);
        new KeptApi(data == null ? null : new PageStore(data), door, new RoomClock()).routes(config.routes);
        new PositionsApi(door, tables).routes(config.routes);
        tables.routes(config.routes);
        new EditorApi(door).routes(config.routes);
        new RulesApi(door).routes(config.routes);
        SolutionCache known =
                data == null ? null : new SolutionCache(new SolutionStore(data, SOLUTIONS), new RoomClock());
        SeatsApi seats = new SeatsApi(queue.admission().together(Kind.SEAT));
        seats.routes(config.routes);
        new SolveApi(queue, door, pulse, departures, tables, seats, known).routes(config.routes);
        LabApi lab = new LabApi(queue, door, pulse, departures);
        lab.routes(config.routes);
        new TreeApi(door, queue.admission()).routes(config.routes);
        bots.routes(config.routes);
        new RecordsApi(door).routes(config.routes);
        new RoomsApi(rooms, door, pulse, departures).routes(config.routes);
        new ArenaApi(contests, door, pulse, departures).routes(config.routes);
        visitors.routes(config.routes);
        new LearnApi(door).routes(config.routes);
        Map<String, IntSupplier> kept = Map.of(
                "seats", seats::taken,
                "tables", tables::open,
                "experiments", lab::kept,
                "answers_awaited", departures::watched);
        new StatusApi(queue, door, bots, connections, kept).routes(config.routes);
    }

    /** For a server that is a process of its own: ends it when the memory is gone and ending works does not help. */
    public void exitWithoutMemory() {
        MemoryWatch watch =
                new MemoryWatch(queue::relieve, () -> Runtime.getRuntime().halt(MemoryWatch.STATUS));
        pulse.every(Duration.ofSeconds(1), watch::look);
    }

    /** Whom these addresses say they speak for counts as the client; nobody else is believed. */
    public void trustProxies(Set<String> addresses) {
        proxies.trust(addresses);
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
                bots::close, this::closeContests, queue::close, app::stop, this::closeRooms, pulse::close)) {
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

    private static void refuse(Refusal refusal, Context ctx) {
        if (refusal.status() == 429 || refusal.status() == 503) ctx.header("Retry-After", "5");
        ctx.status(refusal.status());
        Answers.json(ctx, Map.of("error", refusal.getMessage(), "spots", refusal.spots()));
    }

    /** What the server's own parts refuse, such as a body that is too large, in the same form as what we refuse. */
    private static void answer(HttpResponseException e, Context ctx) {
        String why = e.getStatus() == 413
                ? "the request is too large: at most " + MAX_BODY / 1024 + " kB"
                : String.valueOf(e.getMessage());
        refuse(new Refusal(e.getStatus(), why, List.of()), ctx);
    }
}

package dev.damier.web;

import dev.damier.game.Setup;
import dev.damier.job.Answer;
import dev.damier.job.PositionEvaluation;
import dev.damier.job.SecretTokens;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Progress;
import dev.damier.run.Stats;
import dev.damier.web.bot.OwnEngine;
import dev.damier.web.bot.OwnEngines;
import dev.damier.web.http.EventStream;
import dev.damier.web.http.ExpiringStore;
import dev.damier.web.http.HttpErrorException;
import dev.damier.web.http.RequestDispatcher;
import dev.damier.web.http.RequestParams;
import dev.damier.web.http.Responses;
import dev.damier.web.http.SerialExecutor;
import dev.damier.web.net.DisconnectWatcher;
import dev.damier.web.net.PeriodicScheduler;
import dev.damier.web.work.QueuedWork;
import dev.damier.web.work.WorkQueue;
import dev.damier.web.work.WorkRequest;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;

/**
 * {@code /api/solve}: a search as a stream of events: {@code started}, then {@code queued} and {@code progress}, and
 * finally {@code result} or {@code refused}. A POST request, whose body can have a position of any size, creates a
 * search; {@code /api/solve/{id}/events} runs it. If the client asks for JSON, the response is the result. A GET request with a short position does both. {@code
 * /api/solve/{id}/stop} ends a search with its best result so far; only the client that started it may. Closing the
 * stream cancels the search.
 */
final class SolveApi {
    /** How long a search may wait for the request of its events. */
    private static final Duration CREATED_TIMEOUT = Duration.ofMinutes(1);
    /** Share of the heap for searches whose events have not been requested, and of that share for one client. */
    private static final int CREATED_HEAP_SHARE = 64;

    private static final int CREATED_CLIENT_SHARE = 4;
    private static final Duration PROGRESS_INTERVAL = Duration.ofMillis(400);

    private final WorkQueue queue;
    private final PeriodicScheduler scheduler;
    private final DisconnectWatcher disconnectWatcher;
    private final SeatsApi sessions;
    private final SolutionCache cache;
    private final OwnEngines ownEngines;
    private final RequestDispatcher dispatcher;
    private final Map<String, RunningSearch> running = new ConcurrentHashMap<>();

    private final ExpiringStore<SolveRequest> created;

    private record RunningSearch(String client, Runnable stop) {}

    SolveApi(
            WorkQueue queue,
            PeriodicScheduler scheduler,
            DisconnectWatcher disconnectWatcher,
            SeatsApi sessions,
            SolutionCache cache,
            OwnEngines ownEngines,
            RequestDispatcher dispatcher) {
        this.dispatcher = dispatcher;
        this.ownEngines = ownEngines;
        this.queue = queue;
        this.scheduler = scheduler;
        this.disconnectWatcher = disconnectWatcher;
        this.sessions = sessions;
        this.cache = cache;
        long maxBytes = Runtime.getRuntime().maxMemory() / CREATED_HEAP_SHARE;
        created = new ExpiringStore<>(maxBytes, maxBytes / CREATED_CLIENT_SHARE, CREATED_TIMEOUT);
    }

    void routes(RoutesConfig routes) {
        routes.get(
                "/api/solve",
                ctx -> stream(
                        ctx,
                        SecretTokens.generate(),
                        () -> SolveRequest.of(RequestParams.fields(ctx), queue.limits())));
        routes.post("/api/solve", this::create);
        routes.get("/api/solve/{id}/events", this::events);
        routes.post("/api/solve/{id}/stop", this::stop);
    }

    /**
     * Stores a search under an id. It starts when its events are requested. A client that asks for JSON receives the
     * result instead.
     */
    private void create(Context ctx) {
        SolveRequest request = SolveRequest.of(RequestParams.fields(ctx), queue.limits());
        boolean single = request.session().isEmpty() && !request.isOnOwnEngine();
        if (single && acceptsJson(ctx)) {
            Locale language = RequestParams.language(ctx);
            dispatcher.dispatch(
                    ctx,
                    request.kind(),
                    request.budget(),
                    0,
                    control -> cachedOrSearched(request.parse(language), control, language));
            return;
        }
        Responses.json(ctx, Map.of("id", created.add(RequestParams.client(ctx), request, request.length())));
    }

    private static boolean acceptsJson(Context ctx) {
        String accept = ctx.header("Accept");
        return accept != null && accept.toLowerCase(Locale.ROOT).contains("application/json");
    }

    private void events(Context ctx) {
        String id = ctx.pathParam("id");
        SolveRequest request = created.take(id).orElseThrow(() -> HttpErrorException.localized(404, "gone.search"));
        stream(ctx, id, () -> request);
    }

    private void stream(Context ctx, String id, Supplier<SolveRequest> request) {
        EventStream.stream(ctx, scheduler, disconnectWatcher, stream -> {
            SolveRequest given = request.get();
            if (given.isOnOwnEngine()) solveOnOwnEngine(stream, id, ctx, given);
            else solve(stream, id, RequestParams.client(ctx), given);
        });
    }

    /** Relays a search to the engine that belongs to the browser of the request. */
    private void solveOnOwnEngine(EventStream stream, String id, Context ctx, SolveRequest request) {
        OwnEngine engine = ownEngines
                .find(OwnEngines.token(ctx))
                .orElseThrow(() -> HttpErrorException.localized(409, "own.disconnected"));
        String client = RequestParams.client(ctx);
        OwnEngineSearch search = new OwnEngineSearch(stream, queue, client, request, engine);
        stream.send("started", Map.of("id", id));
        running.put(id, new RunningSearch(client, search::stop));
        stream.onEnd(() -> {
            running.remove(id);
            search.stop();
        });
        search.start();
    }

    private void solve(EventStream stream, String id, String client, SolveRequest request) {
        if (request.session().isEmpty()) {
            stream.send("started", Map.of("id", id));
            submit(stream, id, workRequest(stream, client, request, this::cachedOrSearched));
            return;
        }
        EngineSession session = sessions.requireSession(request.session());
        WorkRequest<Map<String, Object>> sessionRequest = workRequest(
                stream,
                client,
                request,
                (parsed, control, language) -> row(
                        new Answer(
                                parsed.job(),
                                parsed.setup(),
                                parsed.engine(),
                                session.engine()
                                        .run(
                                                parsed.engine(),
                                                parsed.job().engine().options(),
                                                parsed.setup(),
                                                control)),
                        language));
        stream.send("started", Map.of("id", id));
        running.put(id, new RunningSearch(client, () -> stream.closeWithError(new CancellationException())));
        stream.onEnd(() -> running.remove(id));
        session.executor().enqueue(() -> submitToSession(stream, id, sessionRequest, session.executor()));
    }

    /** Runs a parsed search and returns the row of its result. */
    private interface SearchRunner {
        Map<String, Object> run(SolveRequest.ParsedSearch parsedSearch, Control control, Locale language);
    }

    /** Builds the job of a search. The worker also parses the request, because positions and move lists can be long. */
    private static WorkRequest<Map<String, Object>> workRequest(
            EventStream stream, String client, SolveRequest request, SearchRunner searchRunner) {
        AtomicReference<Setup> setup = new AtomicReference<>();
        return new WorkRequest<>(
                client,
                request.kind(),
                request.budget(),
                0,
                progress -> sendProgress(stream, setup.get(), progress),
                control -> {
                    SolveRequest.ParsedSearch parsedSearch = request.parse(stream.language());
                    setup.set(parsedSearch.setup());
                    return searchRunner.run(parsedSearch, control, stream.language());
                });
    }

    /** Returns the cached result, marked as such, or searches. */
    private Map<String, Object> cachedOrSearched(SolveRequest.ParsedSearch parsed, Control control, Locale language) {
        Supplier<Answer> search = () -> parsed.job().answer(parsed.setup(), b -> control);
        SolutionCache.CachedAnswer answer = cache.findOrSearch(parsed.job(), parsed.setup(), parsed.engine(), search);
        Map<String, Object> row = row(answer.answer(), language);
        if (answer.cached()) row.put("cached", true);
        return row;
    }

    /** Submits a search of a session and frees the session when it has ended or was not submitted. */
    private void submitToSession(
            EventStream stream, String id, WorkRequest<Map<String, Object>> request, SerialExecutor session) {
        if (!running.containsKey(id)) {
            session.completed();
            return;
        }
        try {
            submit(stream, id, request).whenComplete((row, failure) -> session.completed());
        } catch (RuntimeException e) {
            stream.closeWithError(e);
            session.completed();
        }
    }

    private CompletableFuture<?> submit(EventStream stream, String id, WorkRequest<Map<String, Object>> request) {
        QueuedWork<Map<String, Object>> work = queue.submit(request);
        running.put(id, new RunningSearch(request.client(), work::cancel));
        Future<?> queuedUpdates = scheduler.scheduleWithFixedDelay(PROGRESS_INTERVAL, () -> {
            if (!work.isStarted())
                stream.sendIfIdle("queued", Map.of("ahead", queue.status().waiting()));
        });
        stream.onEnd(() -> {
            queuedUpdates.cancel(false);
            running.remove(id);
            work.cancel();
        });
        return work.result().whenComplete((row, failure) -> {
            if (failure != null) {
                stream.closeWithError(failure);
            } else {
                row.put("waited", Math.round(work.waitedMillis()));
                stream.send("result", row);
                stream.close();
            }
        });
    }

    private static void sendProgress(EventStream stream, Setup setup, Progress progress) {
        stream.sendIfIdle("progress", progressRow(setup, progress, stream.language()));
    }

    private void stop(Context ctx) {
        RunningSearch search = running.get(ctx.pathParam("id"));
        boolean own = search != null && search.client().equals(RequestParams.client(ctx));
        if (own) search.stop().run();
        Responses.json(ctx, Map.of("stopped", own));
    }

    /** Returns the report with the expansions per depth or bound. */
    static Map<String, Object> row(Answer answer, Locale language) {
        Map<String, Object> row = ReportRow.of(answer.report());
        row.put("profile", answer.outcome().stats().profile());
        if (answer.outcome() instanceof Outcome.Chosen chosen) {
            PositionEvaluation evaluation = PositionEvaluation.of(
                    chosen.value(), chosen.scale(), answer.setup().game());
            boolean proving = answer.provesResult();
            LineTexts.putAdvantage(row, answer.setup(), evaluation, proving, language);
            row.put("lines", LineTexts.rankedRows(answer.setup(), chosen.ranked(), chosen.scale(), proving, language));
        }
        return row;
    }

    /** Returns the progress of a running search, with its line in the game's notation. */
    static Map<String, Object> progressRow(Setup setup, Progress progress, Locale language) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("lowerBound", progress.lowerBound());
        row.put("best", progress.bestCost());
        row.put("value", progress.value());
        PositionEvaluation evaluation = PositionEvaluation.of(progress.value(), progress.scale(), setup.game());
        row.put("worth", evaluation.text().in(language));
        if (progress.bestCost() < 0 && progress.line().length > 0)
            LineTexts.putAdvantage(row, setup, evaluation, false, language);
        if (!progress.ranked().isEmpty())
            row.put("lines", LineTexts.rankedRows(setup, progress.ranked(), progress.scale(), false, language));
        row.put("moves", progress.line().length == 0 ? List.of() : LineTexts.moveTexts(setup, progress.line()));
        row.put("expanded", progress.stats().expanded());
        row.put("rate", Math.round(progress.stats().expandedPerSecond()));
        if (progress.stats().open() != Stats.NO_COUNT)
            row.put("open", progress.stats().open());
        row.put("depth", progress.stats().depth());
        row.put("millis", progress.stats().millis());
        row.put("bytes", progress.stats().bytes());
        return row;
    }
}

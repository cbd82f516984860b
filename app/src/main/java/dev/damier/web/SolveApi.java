package dev.damier.web;

import dev.damier.game.Hint;
import dev.damier.game.Presentation;
import dev.damier.game.Setup;
import dev.damier.job.Answer;
import dev.damier.job.Job;
import dev.damier.job.PositionEvaluation;
import dev.damier.job.SecretTokens;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Progress;
import dev.damier.run.Stats;
import dev.damier.web.http.EventStream;
import dev.damier.web.http.RequestDispatcher;
import dev.damier.web.http.RequestParams;
import dev.damier.web.http.Responses;
import dev.damier.web.http.SerialExecutor;
import dev.damier.web.net.DisconnectWatcher;
import dev.damier.web.net.PeriodicScheduler;
import dev.damier.web.work.HintSearches;
import dev.damier.web.work.QueuedWork;
import dev.damier.web.work.WorkKind;
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
 * finally {@code result} or {@code refused}. {@code /api/solve/{id}/stop} ends a search with its best result so far;
 * only the client that started it may. Closing the stream cancels the search.
 *
 * <p>{@code /api/hint}: a hint for a position, or for a game whose position is hidden.
 */
final class SolveApi {
    private static final int MAX_MILLIS = 120_000;
    private static final Duration HINT_TIME_LIMIT = Duration.ofSeconds(5);

    /** An engine for matches searches until its time is over, and a player waits for the hint. */
    private static final Duration MATCH_HINT_TIME_LIMIT = Duration.ofMillis(600);

    private static final Duration PROGRESS_INTERVAL = Duration.ofMillis(400);

    private final WorkQueue queue;
    private final RequestDispatcher dispatcher;
    private final PeriodicScheduler scheduler;
    private final DisconnectWatcher disconnectWatcher;
    private final TablesApi tables;
    private final SeatsApi sessions;
    private final SolutionCache cache;
    private final HintSearches hintSearches = new HintSearches();
    private final Map<String, RunningSearch> running = new ConcurrentHashMap<>();

    private record RunningSearch(String client, Runnable stop) {}

    /** @param cache null on a server without storage */
    SolveApi(
            WorkQueue queue,
            RequestDispatcher dispatcher,
            PeriodicScheduler scheduler,
            DisconnectWatcher disconnectWatcher,
            TablesApi tables,
            SeatsApi sessions,
            SolutionCache cache) {
        this.queue = queue;
        this.dispatcher = dispatcher;
        this.scheduler = scheduler;
        this.disconnectWatcher = disconnectWatcher;
        this.tables = tables;
        this.sessions = sessions;
        this.cache = cache;
    }

    void routes(RoutesConfig routes) {
        routes.get(
                "/api/solve",
                ctx -> EventStream.stream(ctx, scheduler, disconnectWatcher, stream -> solve(ctx, stream)));
        routes.post("/api/solve/{id}/stop", this::stop);
        routes.get("/api/hint", this::hint);
    }

    private void solve(Context ctx, EventStream stream) {
        String seat = RequestParams.query(ctx, "seat");
        // A session with several lines is used for analysis: it searches long, within the memory of a session.
        boolean analysis = !RequestParams.query(ctx, "lines").isEmpty();
        WorkKind kind = seat.isEmpty() || analysis ? WorkKind.SOLVE : WorkKind.SEAT;
        Duration time = Duration.ofMillis(RequestParams.number(ctx, "time", 10_000, 1, MAX_MILLIS));
        int nodes = RequestParams.number(ctx, "nodes", 0, 0, Integer.MAX_VALUE);
        Budget budget = queue.limits().budget(kind, time);
        if (!seat.isEmpty() && analysis)
            budget = budget.withBytes(queue.limits().bytesPerJob(WorkKind.SEAT));
        Budget limited = nodes > 0 ? budget.withNodes(nodes) : budget;
        SolveRequest request = SolveRequest.of(ctx, limited);
        String id = SecretTokens.generate();
        String client = RequestParams.client(ctx);
        if (seat.isEmpty()) {
            stream.send("started", Map.of("id", id));
            submit(stream, id, workRequest(stream, client, kind, request, this::cachedOrSearched));
            return;
        }
        EngineSession session = sessions.requireSession(seat);
        WorkRequest<Map<String, Object>> sessionRequest = workRequest(
                stream,
                client,
                kind,
                request,
                (parsedSearch, control, language) -> row(
                        new Answer(
                                parsedSearch.job(),
                                parsedSearch.setup(),
                                parsedSearch.engine(),
                                session.engine()
                                        .run(
                                                parsedSearch.engine(),
                                                parsedSearch.job().options(),
                                                parsedSearch.setup(),
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
            EventStream stream, String client, WorkKind kind, SolveRequest request, SearchRunner searchRunner) {
        AtomicReference<Setup> setup = new AtomicReference<>();
        return new WorkRequest<>(
                client, kind, request.budget(), 0, progress -> sendProgress(stream, setup.get(), progress), control -> {
                    SolveRequest.ParsedSearch parsedSearch = request.parse(stream.language());
                    setup.set(parsedSearch.setup());
                    return searchRunner.run(parsedSearch, control, stream.language());
                });
    }

    /** Returns the cached result, marked as such, or searches. */
    private Map<String, Object> cachedOrSearched(SolveRequest.ParsedSearch parsed, Control control, Locale language) {
        Supplier<Answer> search = () -> parsed.job().answer(parsed.setup(), b -> control);
        if (cache == null) return row(search.get(), language);
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

    private void hint(Context ctx) {
        Locale language = RequestParams.language(ctx);
        String table = RequestParams.query(ctx, "table");
        String game = RequestParams.query(ctx, "game");
        String position = RequestParams.query(ctx, "position");
        int level = RequestParams.number(ctx, "grade", 1, 1, 4);
        Duration timeLimit = isMatch(game, language) ? MATCH_HINT_TIME_LIMIT : HINT_TIME_LIMIT;
        Budget budget = queue.limits().budget(WorkKind.HINT, timeLimit);
        SerialExecutor executor = table.isEmpty() ? new SerialExecutor("request") : tables.executor(table);
        dispatcher.dispatch(ctx, executor, WorkKind.HINT, timeLimit, control -> {
            Setup setup =
                    table.isEmpty() ? RequestParams.setup(game, position, language) : tables.currentPosition(table);
            Job job = new Job(setup.game().descriptor().id(), setup.write(), "", Map.of(), budget, 0);
            Outcome outcome = hintSearches.find(job.game(), job.setup(), () -> job.answer(setup, b -> control)
                    .outcome());
            Hint hint = setup.hint(level, outcome);
            return Map.of("hint", hint.words(), "marks", hint.marks(), "arrows", hint.arrows());
        });
    }

    private static boolean isMatch(String game, Locale language) {
        return !game.isEmpty() && RequestParams.game(game, language).presentation().kind() == Presentation.Kind.MATCH;
    }

    /** Returns the report with the expansions per depth or bound. */
    private static Map<String, Object> row(Answer answer, Locale language) {
        Map<String, Object> row = ReportRow.of(answer.report());
        row.put("profile", answer.outcome().stats().profile());
        if (answer.outcome() instanceof Outcome.Chosen chosen) {
            PositionEvaluation evaluation = PositionEvaluation.of(
                    chosen.value(), chosen.scale(), answer.setup().game());
            LineTexts.putAdvantage(row, answer.setup(), evaluation, language);
            row.put("lines", LineTexts.rankedRows(answer.setup(), chosen.ranked(), chosen.scale(), language));
        }
        return row;
    }

    /** Returns the progress of a running search, with its line in the game's notation. */
    private static Map<String, Object> progressRow(Setup setup, Progress progress, Locale language) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("lowerBound", progress.lowerBound());
        row.put("best", progress.bestCost());
        row.put("value", progress.value());
        PositionEvaluation evaluation = PositionEvaluation.of(progress.value(), progress.scale(), setup.game());
        row.put("worth", evaluation.text().in(language));
        if (progress.bestCost() < 0 && progress.line().length > 0)
            LineTexts.putAdvantage(row, setup, evaluation, language);
        if (!progress.ranked().isEmpty())
            row.put("lines", LineTexts.rankedRows(setup, progress.ranked(), progress.scale(), language));
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

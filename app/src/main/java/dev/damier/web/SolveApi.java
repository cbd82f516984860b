package dev.damier.web;

import dev.damier.game.Hint;
import dev.damier.game.Setup;
import dev.damier.job.Answer;
import dev.damier.job.Job;
import dev.damier.job.SecretTokens;
import dev.damier.job.Verdict;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Progress;
import dev.damier.run.Stats;
import dev.damier.web.http.Responses;
import dev.damier.web.http.RequestParams;
import dev.damier.web.http.RequestDispatcher;
import dev.damier.web.http.EventStream;
import dev.damier.web.http.HttpErrorException;
import dev.damier.web.http.SerialExecutor;
import dev.damier.web.net.DisconnectWatcher;
import dev.damier.web.net.PeriodicScheduler;
import dev.damier.web.work.WorkKind;
import dev.damier.web.work.WorkRequest;
import dev.damier.web.work.QueuedWork;
import dev.damier.web.work.WorkQueue;
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
 * {@code /api/solve}: a search as a stream of events: {@code started}, then {@code queued} and {@code progress}, and last
 * {@code result} or {@code refused}. {@code /api/solve/{id}/stop} ends it with its best so far, for whoever started it;
 * closing the stream abandons it. {@code /api/hint}: one sentence, for a position or for what lies on a table whose position
 * is a secret.
 */
final class SolveApi {
    private static final int MAX_MILLIS = 120_000;
    private static final Duration HINT = Duration.ofSeconds(5);
    private static final Duration PROGRESS_INTERVAL = Duration.ofMillis(400);

    private final WorkQueue queue;
    private final RequestDispatcher dispatcher;
    private final PeriodicScheduler scheduler;
    private final DisconnectWatcher disconnectWatcher;
    private final TablesApi tables;
    private final SeatsApi seats;
    private final SolutionCache known;
    private final Map<String, Running> running = new ConcurrentHashMap<>();

    private record Running(String client, Runnable stop) {}

    /** @param known null on a server that keeps nothing */
    SolveApi(
            WorkQueue queue,
            RequestDispatcher dispatcher,
            PeriodicScheduler scheduler,
            DisconnectWatcher disconnectWatcher,
            TablesApi tables,
            SeatsApi seats,
            SolutionCache known) {
        this.queue = queue;
        this.dispatcher = dispatcher;
        this.scheduler = scheduler;
        this.disconnectWatcher = disconnectWatcher;
        this.tables = tables;
        this.seats = seats;
        this.known = known;
    }

    void routes(RoutesConfig routes) {
        routes.get("/api/solve", ctx -> EventStream.stream(ctx, scheduler, disconnectWatcher, stream -> solve(ctx, stream)));
        routes.post("/api/solve/{id}/stop", this::stop);
        routes.get("/api/hint", this::hint);
    }

    private void solve(Context ctx, EventStream stream) {
        String seat = RequestParams.query(ctx, "seat");
        // A seat that is asked for several lines is a study: it thinks long, and keeps no more than a seat may.
        boolean study = !RequestParams.query(ctx, "lines").isEmpty();
        WorkKind kind = seat.isEmpty() || study ? WorkKind.SOLVE : WorkKind.SEAT;
        Duration time = Duration.ofMillis(RequestParams.number(ctx, "time", 10_000, 1, MAX_MILLIS));
        int nodes = RequestParams.number(ctx, "nodes", 0, 0, Integer.MAX_VALUE);
        Budget budget = queue.admission().budget(kind, time);
        if (!seat.isEmpty() && study)
            budget = budget.withBytes(queue.admission().share(WorkKind.SEAT));
        Budget given = nodes > 0 ? budget.withNodes(nodes) : budget;
        SolveRequest asked = SolveRequest.of(ctx, given);
        String id = SecretTokens.next();
        String client = RequestParams.client(ctx);
        if (seat.isEmpty()) {
            stream.send("started", Map.of("id", id));
            begin(stream, id, order(stream, client, kind, asked, this::found));
            return;
        }
        Seat place = seats.seat(seat);
        WorkRequest<Map<String, Object>> question = order(
                stream,
                client,
                kind,
                asked,
                (search, control, language) -> row(
                        new Answer(
                                search.job(),
                                search.setup(),
                                search.engine(),
                                place.engine().run(search.engine(), search.job().options(), search.setup(), control)),
                        language));
        stream.send("started", Map.of("id", id));
        running.put(
                id,
                new Running(client, () -> stream.refuse(HttpErrorException.of(new CancellationException(), stream.language()))));
        stream.onEnd(() -> running.remove(id));
        place.turns().enqueue(() -> seated(stream, id, question, place.turns()));
    }

    /** How a search is done once it is understood. */
    private interface Doing {
        Map<String, Object> row(SolveRequest.Search search, Control control, Locale language);
    }

    /** The worker reads what is asked as well: a position may be long, and its moves many. */
    private static WorkRequest<Map<String, Object>> order(
            EventStream stream, String client, WorkKind kind, SolveRequest asked, Doing doing) {
        AtomicReference<Setup> setup = new AtomicReference<>();
        return new WorkRequest<>(
                client, kind, asked.budget(), 0, progress -> tell(stream, setup.get(), progress), control -> {
                    SolveRequest.Search search = asked.read(stream.language());
                    setup.set(search.setup());
                    return doing.row(search, control, stream.language());
                });
    }

    /** What is known already is not searched for again; the row says so. */
    private Map<String, Object> found(SolveRequest.Search asked, Control control, Locale language) {
        Supplier<Answer> search = () -> asked.job().answer(asked.setup(), b -> control);
        if (known == null) return row(search.get(), language);
        SolutionCache.CachedAnswer answer = known.answer(asked.job(), asked.setup(), asked.engine(), search);
        Map<String, Object> row = row(answer.answer(), language);
        if (answer.cached()) row.put("cached", true);
        return row;
    }

    /** The seat is free again once it has answered, or was not asked after all. */
    private void seated(EventStream stream, String id, WorkRequest<Map<String, Object>> question, SerialExecutor seat) {
        if (!running.containsKey(id)) {
            seat.completed();
            return;
        }
        try {
            begin(stream, id, question).whenComplete((row, failure) -> seat.completed());
        } catch (RuntimeException e) {
            stream.refuse(HttpErrorException.of(e, stream.language()));
            seat.completed();
        }
    }

    private CompletableFuture<?> begin(EventStream stream, String id, WorkRequest<Map<String, Object>> request) {
        QueuedWork<Map<String, Object>> work = queue.submit(request);
        running.put(id, new Running(request.client(), work::cancel));
        Future<?> beat = scheduler.scheduleWithFixedDelay(PROGRESS_INTERVAL, () -> {
            if (!work.started())
                stream.sendIfIdle("queued", Map.of("ahead", queue.load().waiting()));
        });
        stream.onEnd(() -> {
            beat.cancel(false);
            running.remove(id);
            work.cancel();
        });
        return work.answer().whenComplete((row, failure) -> {
            if (failure != null) {
                stream.refuse(HttpErrorException.of(failure, stream.language()));
            } else {
                row.put("waited", Math.round(work.waitedMillis()));
                stream.send("result", row);
                stream.close();
            }
        });
    }

    private static void tell(EventStream stream, Setup setup, Progress progress) {
        stream.sendIfIdle("progress", glimpse(setup, progress, stream.language()));
    }

    private void stop(Context ctx) {
        Running meant = running.get(ctx.pathParam("id"));
        boolean own = meant != null && meant.client().equals(RequestParams.client(ctx));
        if (own) meant.stop().run();
        Responses.json(ctx, Map.of("stopped", own));
    }

    private void hint(Context ctx) {
        Locale language = RequestParams.language(ctx);
        String table = RequestParams.query(ctx, "table");
        String game = RequestParams.query(ctx, "game");
        String position = RequestParams.query(ctx, "position");
        int grade = RequestParams.number(ctx, "grade", 1, 1, 4);
        Budget budget = queue.admission().budget(WorkKind.HINT, HINT);
        SerialExecutor executor = table.isEmpty() ? new SerialExecutor("request") : tables.turns(table);
        dispatcher.answer(ctx, executor, WorkKind.HINT, HINT, control -> {
            Setup setup = table.isEmpty() ? RequestParams.setup(game, position, language) : tables.present(table);
            Job job = new Job(setup.game().descriptor().id(), setup.write(), "", Map.of(), budget, 0);
            Hint told = setup.hint(grade, job.answer(setup, b -> control).outcome());
            return Map.of("hint", told.words(), "marks", told.marks(), "arrows", told.arrows());
        });
    }

    /** The report with what explains it: the expansions per depth or bound. */
    private static Map<String, Object> row(Answer answer, Locale language) {
        Map<String, Object> row = ReportRow.of(answer.report());
        row.put("profile", answer.outcome().stats().profile());
        if (answer.outcome() instanceof Outcome.Chosen chosen) {
            LineTexts.balance(row, answer.setup(), chosen.value(), language);
            row.put("lines", LineTexts.ranked(answer.setup(), chosen.ranked(), language));
        }
        return row;
    }

    /** What a running search has to tell, its line in the game's words. */
    private static Map<String, Object> glimpse(Setup setup, Progress progress, Locale language) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("lowerBound", progress.lowerBound());
        row.put("best", progress.best());
        row.put("value", progress.value());
        row.put("worth", Verdict.worth(progress.value()).in(language));
        if (progress.best() < 0 && progress.line().length > 0) LineTexts.balance(row, setup, progress.value(), language);
        if (!progress.ranked().isEmpty()) row.put("lines", LineTexts.ranked(setup, progress.ranked(), language));
        row.put("moves", progress.line().length == 0 ? List.of() : LineTexts.texts(setup, progress.line()));
        row.put("expanded", progress.stats().expanded());
        row.put("rate", Math.round(progress.stats().rate()));
        if (progress.stats().open() != Stats.NO_COUNT)
            row.put("open", progress.stats().open());
        row.put("depth", progress.stats().depth());
        row.put("millis", progress.stats().millis());
        row.put("bytes", progress.stats().bytes());
        return row;
    }
}

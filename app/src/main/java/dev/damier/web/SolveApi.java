package dev.damier.web;

import dev.damier.game.Ability;
import dev.damier.game.Engine;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.game.Text;
import dev.damier.job.Answer;
import dev.damier.job.Job;
import dev.damier.run.Budget;
import dev.damier.run.Progress;
import dev.damier.run.Stats;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.sse.SseClient;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/**
 * {@code /api/solve}: a search as a stream of events ({@code started, queued, progress, result, refused}); {@code
 * /api/solve/{id}/stop} ends it with its best so far, closing the stream abandons it. {@code /api/hint}: one sentence, for a
 * position or for what lies on a table whose position is a secret.
 */
final class SolveApi {
    private static final int MAX_MILLIS = 120_000;
    private static final int HINT_MILLIS = 5_000;

    private final Searches searches;
    private final TablesApi tables;
    private final Map<String, Searches.Ticket> running = new ConcurrentHashMap<>();
    private final AtomicLong ids = new AtomicLong();
    private final ScheduledExecutorService pulse = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread thread = new Thread(task, "pulse");
        thread.setDaemon(true);
        return thread;
    });

    SolveApi(Searches searches, TablesApi tables) {
        this.searches = searches;
        this.tables = tables;
    }

    void routes(RoutesConfig routes) {
        routes.sse("/api/solve", this::solve);
        routes.post("/api/solve/{id}/stop", this::stop);
        routes.get("/api/hint", this::hint);
    }

    private void solve(SseClient client) {
        Context ctx = client.ctx();
        Locale language = Ask.language(ctx);
        Events events = new Events(client, language);
        client.keepAlive();
        try {
            Setup setup = Ask.setup(Server.query(ctx, "game"), Server.query(ctx, "position"), language);
            Job job = new Job(
                    setup.game().card().id(),
                    setup.write(),
                    Server.query(ctx, "engine"),
                    options(ctx, setup),
                    budget(millis(ctx)),
                    seed(ctx));
            // What can be refused is refused before it waits in the queue.
            Games.all().engine(setup, job.engine()).card().check(job.options());
            stream(client, events, setup, job, language);
        } catch (Refusal e) {
            events.refuse(e);
        } catch (IllegalArgumentException e) {
            events.refuse(Refusal.of(e, language));
        }
    }

    private void stream(SseClient client, Events events, Setup setup, Job job, Locale language) {
        String id = Long.toString(ids.incrementAndGet(), 36);
        Searches.Ticket ticket = searches.submit(
                Ask.client(client.ctx()),
                job.budget(),
                0,
                progress -> events.send("progress", glimpse(setup, progress)),
                control -> {
                    try {
                        events.send("result", row(job.answer(setup, budget -> control)));
                    } catch (IllegalArgumentException e) {
                        events.refuse(Refusal.of(e, language));
                    } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
                        events.refuse(new Refusal(500, "the engine failed: " + e, List.of()));
                        throw e;
                    } finally {
                        events.close();
                    }
                });
        running.put(id, ticket);
        events.send("started", Map.of("id", id));
        ScheduledFuture<?> beat = pulse.scheduleAtFixedRate(
                () -> {
                    if (ticket.started()) events.beat();
                    else events.send("queued", Map.of("ahead", searches.waiting()));
                },
                400,
                400,
                TimeUnit.MILLISECONDS);
        client.onClose(() -> {
            beat.cancel(false);
            running.remove(id);
            ticket.cancel();
        });
    }

    private void stop(Context ctx) {
        Searches.Ticket ticket = running.get(ctx.pathParam("id"));
        if (ticket != null) ticket.cancel();
        Server.json(ctx, Map.of("stopped", ticket != null));
    }

    private void hint(Context ctx) {
        Locale language = Ask.language(ctx);
        String table = Server.query(ctx, "table");
        Setup setup = table.isEmpty()
                ? Ask.setup(Server.query(ctx, "game"), Server.query(ctx, "position"), language)
                : tables.present(table);
        int grade = number(ctx, "grade", 1, 1, 4);
        Job job = new Job(setup.game().card().id(), setup.write(), "", Map.of(), budget(HINT_MILLIS), 0);
        CompletableFuture<Text> told = new CompletableFuture<>();
        searches.submit(Ask.client(ctx), job.budget(), 0, p -> {}, control -> {
            try {
                told.complete(setup.hint(grade, job.answer(setup, b -> control).outcome()));
            } catch (RuntimeException e) {
                told.completeExceptionally(e);
            }
        });
        ctx.future(() -> told.thenAccept(text -> Server.json(ctx, Map.of("hint", text))));
    }

    /** The report with what explains it: the expansions per depth or bound. */
    private static Map<String, Object> row(Answer answer) {
        Map<String, Object> row = new LinkedHashMap<>(answer.report().row());
        row.put("profile", answer.outcome().stats().profile());
        return row;
    }

    /** What a running search has to tell, its line in the game's words. */
    private static Map<String, Object> glimpse(Setup setup, Progress progress) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("lowerBound", progress.lowerBound());
        row.put("best", progress.best());
        row.put("value", progress.value());
        row.put("moves", progress.line().length == 0 ? List.of() : Lines.texts(setup, progress.line()));
        row.put("expanded", progress.stats().expanded());
        row.put("rate", Math.round(progress.stats().rate()));
        if (progress.stats().open() != Stats.NO_COUNT)
            row.put("open", progress.stats().open());
        row.put("depth", progress.stats().depth());
        row.put("millis", progress.stats().millis());
        row.put("bytes", progress.stats().bytes());
        return row;
    }

    static Budget budget(int millis) {
        long share = Runtime.getRuntime().maxMemory()
                / 2
                / Math.max(1, Runtime.getRuntime().availableProcessors());
        return Budget.UNLIMITED.withTime(Duration.ofMillis(millis)).withBytes(share);
    }

    private static int millis(Context ctx) {
        return number(ctx, "time", 10_000, 1, MAX_MILLIS);
    }

    private static long seed(Context ctx) {
        return number(ctx, "seed", 0, 0, Integer.MAX_VALUE);
    }

    /** The options set, and those that make the engine leave moves aside. */
    private static Map<String, String> options(Context ctx, Setup setup) {
        Map<String, String> options = options(ctx);
        List<String> avoid = ctx.queryParams("avoid");
        if (avoid.isEmpty()) return options;
        Engine<?> engine = Games.all().engine(setup, Server.query(ctx, "engine"));
        if (!(engine instanceof Ability.Avoiding can))
            throw Refusal.bad("engine '" + engine.card().id() + "' cannot leave moves aside");
        options.putAll(can.avoiding(avoid));
        return options;
    }

    static int number(Context ctx, String name, int standard, int least, int most) {
        String text = Server.query(ctx, name);
        if (text.isEmpty()) return standard;
        try {
            int value = Integer.parseInt(text);
            if (value >= least && value <= most) return value;
        } catch (NumberFormatException e) {
            // said below
        }
        throw Refusal.bad(name + " must be a whole number from " + least + " to " + most + ", but got '" + text + "'");
    }

    static Map<String, String> options(Context ctx) {
        Map<String, String> options = new LinkedHashMap<>();
        for (String pair : ctx.queryParams("set")) {
            int at = pair.indexOf('=');
            if (at < 1) throw Refusal.bad("an option is set as name=value, but got '" + pair + "'");
            options.put(pair.substring(0, at), pair.substring(at + 1));
        }
        return options;
    }
}

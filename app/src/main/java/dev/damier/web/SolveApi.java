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
import dev.damier.web.http.Answers;
import dev.damier.web.http.Ask;
import dev.damier.web.http.Door;
import dev.damier.web.http.Events;
import dev.damier.web.http.Refusal;
import dev.damier.web.http.Turns;
import dev.damier.web.net.Departures;
import dev.damier.web.net.Pulse;
import dev.damier.web.work.Kind;
import dev.damier.web.work.Order;
import dev.damier.web.work.Ticket;
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
    private static final Duration BEAT = Duration.ofMillis(400);

    private final WorkQueue queue;
    private final Door door;
    private final Pulse pulse;
    private final Departures departures;
    private final TablesApi tables;
    private final SeatsApi seats;
    private final SolutionCache known;
    private final Map<String, Running> running = new ConcurrentHashMap<>();

    private record Running(String client, Runnable stop) {}

    /** @param known null on a server that keeps nothing */
    SolveApi(
            WorkQueue queue,
            Door door,
            Pulse pulse,
            Departures departures,
            TablesApi tables,
            SeatsApi seats,
            SolutionCache known) {
        this.queue = queue;
        this.door = door;
        this.pulse = pulse;
        this.departures = departures;
        this.tables = tables;
        this.seats = seats;
        this.known = known;
    }

    void routes(RoutesConfig routes) {
        routes.get("/api/solve", ctx -> Events.stream(ctx, pulse, departures, events -> solve(ctx, events)));
        routes.post("/api/solve/{id}/stop", this::stop);
        routes.get("/api/hint", this::hint);
    }

    private void solve(Context ctx, Events events) {
        String seat = Ask.query(ctx, "seat");
        // A seat that is asked for several lines is a study: it thinks long, and keeps no more than a seat may.
        boolean study = !Ask.query(ctx, "lines").isEmpty();
        Kind kind = seat.isEmpty() || study ? Kind.SOLVE : Kind.SEAT;
        Duration time = Duration.ofMillis(Ask.number(ctx, "time", 10_000, 1, MAX_MILLIS));
        int nodes = Ask.number(ctx, "nodes", 0, 0, Integer.MAX_VALUE);
        Budget budget = queue.admission().budget(kind, time);
        if (!seat.isEmpty() && study)
            budget = budget.withBytes(queue.admission().share(Kind.SEAT));
        Budget given = nodes > 0 ? budget.withNodes(nodes) : budget;
        SolveRequest asked = SolveRequest.of(ctx, given);
        String id = SecretTokens.next();
        String client = Ask.client(ctx);
        if (seat.isEmpty()) {
            events.send("started", Map.of("id", id));
            begin(events, id, order(events, client, kind, asked, this::found));
            return;
        }
        Seat place = seats.seat(seat);
        Order<Map<String, Object>> question = order(
                events,
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
        events.send("started", Map.of("id", id));
        running.put(
                id,
                new Running(client, () -> events.refuse(Refusal.of(new CancellationException(), events.language()))));
        events.onEnd(() -> running.remove(id));
        place.turns().ask(() -> seated(events, id, question, place.turns()));
    }

    /** How a search is done once it is understood. */
    private interface Doing {
        Map<String, Object> row(SolveRequest.Search search, Control control, Locale language);
    }

    /** The worker reads what is asked as well: a position may be long, and its moves many. */
    private static Order<Map<String, Object>> order(
            Events events, String client, Kind kind, SolveRequest asked, Doing doing) {
        AtomicReference<Setup> setup = new AtomicReference<>();
        return new Order<>(
                client, kind, asked.budget(), 0, progress -> tell(events, setup.get(), progress), control -> {
                    SolveRequest.Search search = asked.read(events.language());
                    setup.set(search.setup());
                    return doing.row(search, control, events.language());
                });
    }

    /** What is known already is not searched for again; the row says so. */
    private Map<String, Object> found(SolveRequest.Search asked, Control control, Locale language) {
        Supplier<Answer> search = () -> asked.job().answer(asked.setup(), b -> control);
        if (known == null) return row(search.get(), language);
        SolutionCache.Known answer = known.answer(asked.job(), asked.setup(), asked.engine(), search);
        Map<String, Object> row = row(answer.answer(), language);
        if (answer.cached()) row.put("cached", true);
        return row;
    }

    /** The seat is free again once it has answered, or was not asked after all. */
    private void seated(Events events, String id, Order<Map<String, Object>> question, Turns seat) {
        if (!running.containsKey(id)) {
            seat.answered();
            return;
        }
        try {
            begin(events, id, question).whenComplete((row, failure) -> seat.answered());
        } catch (RuntimeException e) {
            events.refuse(Refusal.of(e, events.language()));
            seat.answered();
        }
    }

    private CompletableFuture<?> begin(Events events, String id, Order<Map<String, Object>> order) {
        Ticket<Map<String, Object>> ticket = queue.submit(order);
        running.put(id, new Running(order.client(), ticket::cancel));
        Future<?> beat = pulse.every(BEAT, () -> {
            if (!ticket.started())
                events.glimpse("queued", Map.of("ahead", queue.load().waiting()));
        });
        events.onEnd(() -> {
            beat.cancel(false);
            running.remove(id);
            ticket.cancel();
        });
        return ticket.answer().whenComplete((row, failure) -> {
            if (failure != null) {
                events.refuse(Refusal.of(failure, events.language()));
            } else {
                row.put("waited", Math.round(ticket.waitedMillis()));
                events.send("result", row);
                events.close();
            }
        });
    }

    private static void tell(Events events, Setup setup, Progress progress) {
        events.glimpse("progress", glimpse(setup, progress, events.language()));
    }

    private void stop(Context ctx) {
        Running meant = running.get(ctx.pathParam("id"));
        boolean own = meant != null && meant.client().equals(Ask.client(ctx));
        if (own) meant.stop().run();
        Answers.json(ctx, Map.of("stopped", own));
    }

    private void hint(Context ctx) {
        Locale language = Ask.language(ctx);
        String table = Ask.query(ctx, "table");
        String game = Ask.query(ctx, "game");
        String position = Ask.query(ctx, "position");
        int grade = Ask.number(ctx, "grade", 1, 1, 4);
        Budget budget = queue.admission().budget(Kind.HINT, HINT);
        Turns turns = table.isEmpty() ? new Turns("request") : tables.turns(table);
        door.answer(ctx, turns, Kind.HINT, HINT, control -> {
            Setup setup = table.isEmpty() ? Ask.setup(game, position, language) : tables.present(table);
            Job job = new Job(setup.game().card().id(), setup.write(), "", Map.of(), budget, 0);
            Hint told = setup.hint(grade, job.answer(setup, b -> control).outcome());
            return Map.of("hint", told.words(), "marks", told.marks(), "arrows", told.arrows());
        });
    }

    /** The report with what explains it: the expansions per depth or bound. */
    private static Map<String, Object> row(Answer answer, Locale language) {
        Map<String, Object> row = ReportRow.of(answer.report());
        row.put("profile", answer.outcome().stats().profile());
        if (answer.outcome() instanceof Outcome.Chosen chosen) {
            Lines.balance(row, answer.setup(), chosen.value(), language);
            row.put("lines", Lines.ranked(answer.setup(), chosen.ranked(), language));
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
        if (progress.best() < 0 && progress.line().length > 0) Lines.balance(row, setup, progress.value(), language);
        if (!progress.ranked().isEmpty()) row.put("lines", Lines.ranked(setup, progress.ranked(), language));
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
}

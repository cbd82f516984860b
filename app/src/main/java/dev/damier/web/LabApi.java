package dev.damier.web;

import com.fasterxml.jackson.databind.JsonNode;
import dev.damier.web.http.Responses;
import dev.damier.web.http.RequestParams;
import dev.damier.web.http.RequestDispatcher;
import dev.damier.web.http.EventStream;
import dev.damier.web.http.Json;
import dev.damier.web.http.HttpErrorException;
import dev.damier.web.http.DraftValidation;
import dev.damier.web.lab.BackgroundExperiment;
import dev.damier.web.net.DisconnectWatcher;
import dev.damier.web.net.PeriodicScheduler;
import dev.damier.web.work.WorkKind;
import dev.damier.web.work.WorkRequest;
import dev.damier.web.work.QueuedWork;
import dev.damier.web.work.WorkQueue;
import dev.damier.web.work.Workers;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/**
 * {@code /api/lab}: instances × engines as a stream: {@code instances} once, a {@code row} for each run, and last {@code done}
 * or {@code refused}. The experiment is JSON in the address, so that the address alone repeats it; closing the stream stops
 * it. {@code /api/experiments}: the same, begun once and kept; it goes on when nobody listens, and whoever comes back hears
 * what was missed.
 */
final class LabApi {
    private static final int MAX_STORED = 40;
    private static final int MAX_STORED_PER_CLIENT = 8;

    private final WorkQueue queue;
    private final RequestDispatcher dispatcher;
    private final PeriodicScheduler scheduler;
    private final DisconnectWatcher disconnectWatcher;
    private final Executor threads = Workers.pool("lab");
    private final ExpiringStore<BackgroundExperiment> store = new ExpiringStore<>(MAX_STORED, MAX_STORED_PER_CLIENT, Duration.ofHours(12));

    LabApi(WorkQueue queue, RequestDispatcher dispatcher, PeriodicScheduler scheduler, DisconnectWatcher disconnectWatcher) {
        this.queue = queue;
        this.dispatcher = dispatcher;
        this.scheduler = scheduler;
        this.disconnectWatcher = disconnectWatcher;
    }

    void routes(RoutesConfig routes) {
        routes.get("/api/lab", ctx -> EventStream.stream(ctx, scheduler, disconnectWatcher, stream -> stream(ctx, stream)));
        routes.post("/api/experiments", this::begin);
        routes.post("/api/experiments/preview", this::preview);
        routes.get("/api/experiments/{id}", this::progress);
        routes.get("/api/experiments/{id}/events", this::hear);
        routes.post("/api/experiments/{id}/stop", this::stop);
    }

    private void stream(Context ctx, EventStream stream) {
        Chain chain = new Chain(RequestParams.client(ctx), stream.language(), new Sink() {
            @Override
            public void instances(LabPlan plan, Map<String, Object> data) {
                stream.send("instances", data);
            }

            @Override
            public boolean row(Map<String, Object> row) {
                stream.send("row", row);
                return true;
            }

            @Override
            public void end(String event, Map<String, Object> data) {
                stream.send(event, data);
                stream.close();
            }
        });
        stream.onEnd(chain::stop);
        chain.start(Json.read(RequestParams.query(ctx, "experiment")));
    }

    private void begin(Context ctx) {
        JsonNode asked = Json.read(ctx.body());
        Locale language = RequestParams.language(ctx);
        BackgroundExperiment experiment = new BackgroundExperiment(RequestParams.text(asked, "game"));
        String id = store.add(RequestParams.client(ctx), experiment);
        Chain[] chain = new Chain[1];
        chain[0] = new Chain(RequestParams.client(ctx), language, new Sink() {
            @Override
            public void instances(LabPlan plan, Map<String, Object> data) {
                experiment.begin(plan.cells().size(), () -> chain[0].end("done"));
                experiment.publish("instances", data);
            }

            @Override
            public boolean row(Map<String, Object> row) {
                experiment.row(row);
                return store.get(id).isPresent() && !experiment.exhausted();
            }

            @Override
            public void end(String event, Map<String, Object> data) {
                experiment.end(event, data);
            }
        });
        try {
            chain[0].start(asked);
        } catch (RuntimeException e) {
            store.remove(id); // nobody has heard of it
            throw e;
        }
        Responses.json(ctx, Map.of("id", id));
    }

    /** What would be run, before anything is. */
    private void preview(Context ctx) {
        JsonNode asked = Json.read(ctx.body());
        Locale language = RequestParams.language(ctx);
        dispatcher.answer(
                ctx,
                WorkKind.DEAL,
                LabPlan.DEALING,
                control -> DraftValidation.of(
                        asked,
                        language,
                        () -> LabPlan.read(asked, queue.admission(), language).told()));
    }

    private BackgroundExperiment kept(Context ctx) {
        return store.get(ctx.pathParam("id")).orElseThrow(() -> HttpErrorException.localized(404, "gone.experiment"));
    }

    private void progress(Context ctx) {
        Responses.json(ctx, kept(ctx).progress());
    }

    private void hear(Context ctx) {
        BackgroundExperiment experiment = kept(ctx);
        int after = RequestParams.number(ctx, "after", 0, 0, Integer.MAX_VALUE);
        EventStream.stream(
                ctx,
                scheduler,
                disconnectWatcher,
                stream -> stream.onEnd(experiment.subscribe(after, experimentEvent -> {
                    stream.send(experimentEvent.number(), experimentEvent.event(), experimentEvent.data());
                    if (experimentEvent.event().equals("done") || experimentEvent.event().equals("refused")) stream.close();
                })));
    }

    private void stop(Context ctx) {
        kept(ctx).stop();
        Responses.json(ctx, kept(ctx).progress());
    }

    int kept() {
        return store.size();
    }

    /** Who hears of an experiment. */
    private interface Sink {
        void instances(LabPlan plan, Map<String, Object> data);

        /** Whether to go on. */
        boolean row(Map<String, Object> row);

        /** The last thing said: {@code done} or {@code refused}. */
        void end(String event, Map<String, Object> data);
    }

    /** What is to be done, and what is told of it before. */
    private record Read(LabPlan work, Map<String, Object> told) {
        static Read of(LabPlan plan) {
            return new Read(plan, plan.told());
        }
    }

    /** The works of one experiment, one after the other, each waiting its turn among everybody's; any failure ends it. */
    private final class Chain {
        private final String client;
        private final Locale language;
        private final Sink sink;
        private QueuedWork<?> ticket;
        private boolean stopped;
        private int done;

        Chain(String client, Locale language, Sink sink) {
            this.client = client;
            this.language = language;
            this.sink = sink;
        }

        void start(JsonNode asked) {
            submit(
                    new WorkRequest<>(
                            client,
                            WorkKind.DEAL,
                            queue.admission().budget(WorkKind.DEAL, LabPlan.DEALING),
                            control -> Read.of(LabPlan.read(asked, queue.admission(), language))),
                    read -> {
                        sink.instances(read.work, read.told);
                        run(read.work.cells(), 0);
                    });
        }

        /** @param then hears the answer; what it throws ends the stream as well */
        private <T> void submit(WorkRequest<T> request, Consumer<T> then) {
            QueuedWork<T> next;
            synchronized (this) {
                if (stopped) return;
                next = queue.submit(request);
                ticket = next;
            }
            next.answer().thenAcceptAsync(then, threads).exceptionally(failure -> {
                refuse(HttpErrorException.of(failure, language));
                return null;
            });
        }

        private void refuse(HttpErrorException error) {
            sink.end("refused", Map.of("error", error.getMessage(), "status", error.status()));
        }

        private void run(List<LabPlan.Cell> cells, int at) {
            done = at;
            if (at == cells.size()) {
                sink.end("done", Map.of("runs", at));
                return;
            }
            LabPlan.Cell cell = cells.get(at);
            submit(new WorkRequest<>(client, WorkKind.LAB, cell.job().budget(), control -> cell.row(control, language)), row -> {
                if (sink.row(row)) run(cells, at + 1);
                else end("done");
            });
        }

        /** Ends it before its time; what was told stays. */
        void end(String event) {
            stop();
            sink.end(event, Map.of("runs", done));
        }

        private synchronized void stop() {
            stopped = true;
            if (ticket != null) ticket.cancel();
        }
    }
}

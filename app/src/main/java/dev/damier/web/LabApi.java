package dev.damier.web;

import dev.damier.web.http.DraftValidation;
import dev.damier.web.http.EventStream;
import dev.damier.web.http.ExpiringStore;
import dev.damier.web.http.HttpErrorException;
import dev.damier.web.http.Json;
import dev.damier.web.http.RequestDispatcher;
import dev.damier.web.http.RequestParams;
import dev.damier.web.http.Responses;
import dev.damier.web.lab.BackgroundExperiment;
import dev.damier.web.lab.PlanMemory;
import dev.damier.web.net.DisconnectWatcher;
import dev.damier.web.net.PeriodicScheduler;
import dev.damier.web.work.QueuedWork;
import dev.damier.web.work.ThreadPools;
import dev.damier.web.work.WorkKind;
import dev.damier.web.work.WorkQueue;
import dev.damier.web.work.WorkRequest;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import tools.jackson.databind.JsonNode;

/**
 * {@code /api/lab}: runs an experiment, instances × engines, as a stream of events: {@code instances} once, a
 * {@code row} per run, and finally {@code done} or {@code refused}. The experiment is JSON in the URL, so that the URL
 * alone repeats it. Closing the stream stops it.
 *
 * <p>{@code /api/experiments}: the same in the background. The experiment continues without listeners, and a client
 * that reconnects receives the events it missed.
 */
final class LabApi {
    private static final int MAX_STORED = 40;
    private static final int MAX_STORED_PER_CLIENT = 8;
    /** The events of the stored experiments, and the positions of the running ones, each use at most this part of the heap. */
    private static final int HEAP_DIVISOR = 8;

    private final WorkQueue queue;
    private final RequestDispatcher dispatcher;
    private final PeriodicScheduler scheduler;
    private final DisconnectWatcher disconnectWatcher;
    private final Executor callbackThreads = ThreadPools.unbounded("lab");
    /** The size of an experiment is its estimated memory, and at least what it may use if all are in use. */
    private final ExpiringStore<BackgroundExperiment> experiments;

    private final long minStoredBytes;
    private final PlanMemory planMemory;

    LabApi(
            WorkQueue queue,
            RequestDispatcher dispatcher,
            PeriodicScheduler scheduler,
            DisconnectWatcher disconnectWatcher) {
        this.queue = queue;
        this.dispatcher = dispatcher;
        this.scheduler = scheduler;
        this.disconnectWatcher = disconnectWatcher;
        long maxBytes = queue.limits().heapBytes() / HEAP_DIVISOR;
        minStoredBytes = maxBytes / MAX_STORED;
        experiments = new ExpiringStore<>(maxBytes, minStoredBytes * MAX_STORED_PER_CLIENT, Duration.ofHours(12));
        planMemory = new PlanMemory(maxBytes);
    }

    void routes(RoutesConfig routes) {
        routes.get(
                "/api/lab",
                ctx -> EventStream.stream(ctx, scheduler, disconnectWatcher, stream -> stream(ctx, stream)));
        routes.post("/api/experiments", this::create);
        routes.post("/api/experiments/preview", this::preview);
        routes.get("/api/experiments/{id}", this::progress);
        routes.get("/api/experiments/{id}/events", this::events);
        routes.post("/api/experiments/{id}/stop", this::stop);
    }

    private void stream(Context ctx, EventStream stream) {
        ExperimentRun experimentRun =
                new ExperimentRun(RequestParams.client(ctx), stream.language(), new ExperimentSink() {
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
        stream.onEnd(experimentRun::stop);
        experimentRun.start(Json.read(RequestParams.query(ctx, "experiment")));
    }

    private void create(Context ctx) {
        JsonNode request = Json.read(ctx.body());
        Locale language = RequestParams.language(ctx);
        BackgroundExperiment experiment = new BackgroundExperiment(RequestParams.text(request, "game"));
        String id = experiments.add(RequestParams.client(ctx), experiment, minStoredBytes);
        ExperimentRun[] chain = new ExperimentRun[1];
        chain[0] = new ExperimentRun(RequestParams.client(ctx), language, new ExperimentSink() {
            @Override
            public void instances(LabPlan plan, Map<String, Object> data) {
                experiment.begin(plan.cells().size(), () -> chain[0].end("done"));
                experiment.publish("instances", data);
                experiments.resize(id, Math.max(minStoredBytes, experiment.heapBytes()));
            }

            @Override
            public boolean row(Map<String, Object> row) {
                experiment.publishRow(row);
                experiments.resize(id, Math.max(minStoredBytes, experiment.heapBytes()));
                return experiments.get(id).isPresent() && !experiment.isExhausted();
            }

            @Override
            public void end(String event, Map<String, Object> data) {
                experiment.end(event, data);
            }
        });
        try {
            chain[0].start(request);
        } catch (RuntimeException e) {
            experiments.remove(id); // its id was never sent to the client
            throw e;
        }
        Responses.json(ctx, Map.of("id", id));
    }

    /** Sends what an experiment would run, without running it. */
    private void preview(Context ctx) {
        JsonNode request = Json.read(ctx.body());
        Locale language = RequestParams.language(ctx);
        dispatcher.dispatch(
                ctx,
                WorkKind.DEAL,
                LabPlan.DEAL_TIME_LIMIT,
                control -> DraftValidation.resultOrFault(
                        request,
                        language,
                        () -> LabPlan.read(request, queue.limits(), language).summary()));
    }

    private BackgroundExperiment requireExperiment(Context ctx) {
        return experiments
                .get(ctx.pathParam("id"))
                .orElseThrow(() -> HttpErrorException.localized(404, "gone.experiment"));
    }

    private void progress(Context ctx) {
        Responses.json(ctx, requireExperiment(ctx).progress());
    }

    private void events(Context ctx) {
        BackgroundExperiment experiment = requireExperiment(ctx);
        int after = RequestParams.number(ctx, "after", 0, 0, Integer.MAX_VALUE);
        EventStream.stream(
                ctx,
                scheduler,
                disconnectWatcher,
                stream -> stream.onEnd(experiment.subscribe(after, experimentEvent -> {
                    stream.send(experimentEvent.number(), experimentEvent.event(), experimentEvent.data());
                    if (experimentEvent.event().equals("done")
                            || experimentEvent.event().equals("refused")) stream.close();
                })));
    }

    private void stop(Context ctx) {
        requireExperiment(ctx).stop();
        Responses.json(ctx, requireExperiment(ctx).progress());
    }

    int experimentCount() {
        return experiments.size();
    }

    /** Receives the events of an experiment. */
    private interface ExperimentSink {
        /** Receives the positions before the first run. */
        void instances(LabPlan plan, Map<String, Object> data);

        /** Receives the result of one run. Returns whether to continue. */
        boolean row(Map<String, Object> row);

        /** Receives the last event: {@code done} or {@code refused}. */
        void end(String event, Map<String, Object> data);
    }

    /** A parsed experiment, with the summary that is sent before its rows. */
    private record ParsedPlan(LabPlan plan, Map<String, Object> summary) {
        static ParsedPlan of(LabPlan plan) {
            return new ParsedPlan(plan, plan.summary());
        }
    }

    /**
     * Runs the jobs of one experiment one after the other, each through the work queue. Any failure ends the
     * experiment.
     */
    private final class ExperimentRun {
        private final String client;
        private final Locale language;
        private final ExperimentSink experimentSink;
        private QueuedWork<?> currentJob;
        private boolean stopped;
        private int completedRuns;
        private long reservedBytes;

        ExperimentRun(String client, Locale language, ExperimentSink experimentSink) {
            this.client = client;
            this.language = language;
            this.experimentSink = experimentSink;
        }

        void start(JsonNode request) {
            submit(
                    new WorkRequest<>(
                            client,
                            WorkKind.DEAL,
                            queue.limits().budget(WorkKind.DEAL, LabPlan.DEAL_TIME_LIMIT),
                            control -> ParsedPlan.of(LabPlan.read(request, queue.limits(), language))),
                    parsedPlan -> {
                        reserve(parsedPlan.plan.bytes());
                        experimentSink.instances(parsedPlan.plan, parsedPlan.summary);
                        run(parsedPlan.plan.cells(), 0);
                    });
        }

        /** Reserves the memory of the positions until the experiment ends. */
        private synchronized void reserve(long bytes) {
            if (stopped) throw new CancellationException();
            if (!planMemory.tryReserve(client, bytes)) throw HttpErrorException.localized(429, "wait.experiments");
            reservedBytes = bytes;
        }

        private synchronized void release() {
            planMemory.release(client, reservedBytes);
            reservedBytes = 0;
        }

        /** @param then receives the result; an exception it throws ends the experiment, too */
        private <T> void submit(WorkRequest<T> request, Consumer<T> then) {
            QueuedWork<T> next;
            synchronized (this) {
                if (stopped) return;
                next = queue.submit(request);
                currentJob = next;
            }
            next.result().thenAcceptAsync(then, callbackThreads).exceptionally(failure -> {
                refuse(HttpErrorException.of(failure, language));
                return null;
            });
        }

        private void refuse(HttpErrorException error) {
            release();
            experimentSink.end("refused", Map.of("error", error.getMessage(), "status", error.status()));
        }

        private void run(List<LabPlan.LabCell> cells, int index) {
            completedRuns = index;
            if (index == cells.size()) {
                release();
                experimentSink.end("done", Map.of("runs", index));
                return;
            }
            LabPlan.LabCell labCell = cells.get(index);
            submit(
                    new WorkRequest<>(
                            client, WorkKind.LAB, labCell.job().budget(), control -> labCell.row(control, language)),
                    row -> {
                        if (experimentSink.row(row)) run(cells, index + 1);
                        else end("done");
                    });
        }

        /** Ends the experiment early. Events already sent stay valid. */
        void end(String event) {
            stop();
            experimentSink.end(event, Map.of("runs", completedRuns));
        }

        private synchronized void stop() {
            stopped = true;
            release();
            if (currentJob != null) currentJob.cancel();
        }
    }
}

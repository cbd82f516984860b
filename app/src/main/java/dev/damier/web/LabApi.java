package dev.damier.web;

import com.fasterxml.jackson.databind.JsonNode;
import dev.damier.web.http.Answers;
import dev.damier.web.http.Ask;
import dev.damier.web.http.Door;
import dev.damier.web.http.Events;
import dev.damier.web.http.Json;
import dev.damier.web.http.Refusal;
import dev.damier.web.http.TypedText;
import dev.damier.web.lab.KeptExperiment;
import dev.damier.web.net.Departures;
import dev.damier.web.net.Pulse;
import dev.damier.web.work.Kind;
import dev.damier.web.work.Order;
import dev.damier.web.work.Ticket;
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
    private static final int MOST_KEPT = 40;
    private static final int MOST_KEPT_BY_CLIENT = 8;

    private final WorkQueue queue;
    private final Door door;
    private final Pulse pulse;
    private final Departures departures;
    private final Executor threads = Workers.pool("lab");
    private final Keep<KeptExperiment> kept = new Keep<>(MOST_KEPT, MOST_KEPT_BY_CLIENT, Duration.ofHours(12));

    LabApi(WorkQueue queue, Door door, Pulse pulse, Departures departures) {
        this.queue = queue;
        this.door = door;
        this.pulse = pulse;
        this.departures = departures;
    }

    void routes(RoutesConfig routes) {
        routes.get("/api/lab", ctx -> Events.stream(ctx, pulse, departures, events -> stream(ctx, events)));
        routes.post("/api/experiments", this::begin);
        routes.post("/api/experiments/preview", this::preview);
        routes.get("/api/experiments/{id}", this::progress);
        routes.get("/api/experiments/{id}/events", this::hear);
        routes.post("/api/experiments/{id}/stop", this::stop);
    }

    private void stream(Context ctx, Events events) {
        Chain chain = new Chain(Ask.client(ctx), events.language(), new Sink() {
            @Override
            public void instances(LabWork work, Map<String, Object> data) {
                events.send("instances", data);
            }

            @Override
            public boolean row(Map<String, Object> row) {
                events.send("row", row);
                return true;
            }

            @Override
            public void end(String event, Map<String, Object> data) {
                events.send(event, data);
                events.close();
            }
        });
        events.onEnd(chain::stop);
        chain.start(Json.read(Ask.query(ctx, "experiment")));
    }

    private void begin(Context ctx) {
        JsonNode asked = Json.read(ctx.body());
        Locale language = Ask.language(ctx);
        KeptExperiment experiment = new KeptExperiment(Ask.text(asked, "game"));
        String id = kept.add(Ask.client(ctx), experiment);
        Chain[] chain = new Chain[1];
        chain[0] = new Chain(Ask.client(ctx), language, new Sink() {
            @Override
            public void instances(LabWork work, Map<String, Object> data) {
                experiment.begin(work.cells().size(), () -> chain[0].end("done"));
                experiment.tell("instances", data);
            }

            @Override
            public boolean row(Map<String, Object> row) {
                experiment.row(row);
                return kept.get(id).isPresent() && !experiment.exhausted();
            }

            @Override
            public void end(String event, Map<String, Object> data) {
                experiment.end(event, data);
            }
        });
        try {
            chain[0].start(asked);
        } catch (RuntimeException e) {
            kept.remove(id); // nobody has heard of it
            throw e;
        }
        Answers.json(ctx, Map.of("id", id));
    }

    /** What would be run, before anything is. */
    private void preview(Context ctx) {
        JsonNode asked = Json.read(ctx.body());
        Locale language = Ask.language(ctx);
        door.answer(
                ctx,
                Kind.DEAL,
                LabWork.DEALING,
                control -> TypedText.of(
                        asked,
                        language,
                        () -> LabWork.read(asked, queue.admission(), language).told()));
    }

    private KeptExperiment kept(Context ctx) {
        return kept.get(ctx.pathParam("id")).orElseThrow(() -> Refusal.told(404, "gone.experiment"));
    }

    private void progress(Context ctx) {
        Answers.json(ctx, kept(ctx).progress());
    }

    private void hear(Context ctx) {
        KeptExperiment experiment = kept(ctx);
        int after = Ask.number(ctx, "after", 0, 0, Integer.MAX_VALUE);
        Events.stream(
                ctx,
                pulse,
                departures,
                events -> events.onEnd(experiment.hear(after, told -> {
                    events.send(told.number(), told.event(), told.data());
                    if (told.event().equals("done") || told.event().equals("refused")) events.close();
                })));
    }

    private void stop(Context ctx) {
        kept(ctx).stop();
        Answers.json(ctx, kept(ctx).progress());
    }

    int kept() {
        return kept.size();
    }

    /** Who hears of an experiment. */
    private interface Sink {
        void instances(LabWork work, Map<String, Object> data);

        /** Whether to go on. */
        boolean row(Map<String, Object> row);

        /** The last thing said: {@code done} or {@code refused}. */
        void end(String event, Map<String, Object> data);
    }

    /** What is to be done, and what is told of it before. */
    private record Read(LabWork work, Map<String, Object> told) {
        static Read of(LabWork work) {
            return new Read(work, work.told());
        }
    }

    /** The works of one experiment, one after the other, each waiting its turn among everybody's; any failure ends it. */
    private final class Chain {
        private final String client;
        private final Locale language;
        private final Sink sink;
        private Ticket<?> ticket;
        private boolean stopped;
        private int done;

        Chain(String client, Locale language, Sink sink) {
            this.client = client;
            this.language = language;
            this.sink = sink;
        }

        void start(JsonNode asked) {
            submit(
                    new Order<>(
                            client,
                            Kind.DEAL,
                            queue.admission().budget(Kind.DEAL, LabWork.DEALING),
                            control -> Read.of(LabWork.read(asked, queue.admission(), language))),
                    read -> {
                        sink.instances(read.work, read.told);
                        run(read.work.cells(), 0);
                    });
        }

        /** @param then hears the answer; what it throws ends the stream as well */
        private <T> void submit(Order<T> order, Consumer<T> then) {
            Ticket<T> next;
            synchronized (this) {
                if (stopped) return;
                next = queue.submit(order);
                ticket = next;
            }
            next.answer().thenAcceptAsync(then, threads).exceptionally(failure -> {
                refuse(Refusal.of(failure, language));
                return null;
            });
        }

        private void refuse(Refusal refusal) {
            sink.end("refused", Map.of("error", refusal.getMessage(), "status", refusal.status()));
        }

        private void run(List<LabWork.Cell> cells, int at) {
            done = at;
            if (at == cells.size()) {
                sink.end("done", Map.of("runs", at));
                return;
            }
            LabWork.Cell cell = cells.get(at);
            submit(new Order<>(client, Kind.LAB, cell.job().budget(), control -> cell.row(control, language)), row -> {
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

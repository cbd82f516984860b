package dev.damier.web;

import com.fasterxml.jackson.databind.JsonNode;
import dev.damier.game.Setup;
import dev.damier.web.http.Ask;
import dev.damier.web.http.Events;
import dev.damier.web.http.Json;
import dev.damier.web.http.Refusal;
import dev.damier.web.net.Departures;
import dev.damier.web.net.Pulse;
import dev.damier.web.work.Kind;
import dev.damier.web.work.Order;
import dev.damier.web.work.Ticket;
import dev.damier.web.work.WorkQueue;
import dev.damier.web.work.Workers;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/**
 * {@code /api/lab}: instances × engines as a stream: {@code instances} once, a {@code row} for each run, and last {@code done}
 * or {@code refused}. The experiment is JSON in the address, so that the address alone repeats it. Closing the stream stops it.
 */
final class LabApi {
    private final WorkQueue queue;
    private final Pulse pulse;
    private final Departures departures;
    private final Executor threads = Workers.pool("lab");

    LabApi(WorkQueue queue, Pulse pulse, Departures departures) {
        this.queue = queue;
        this.pulse = pulse;
        this.departures = departures;
    }

    void routes(RoutesConfig routes) {
        routes.get("/api/lab", ctx -> Events.stream(ctx, pulse, departures, events -> run(ctx, events)));
    }

    private void run(Context ctx, Events events) {
        JsonNode asked = Json.read(Ask.query(ctx, "experiment"));
        Chain chain = new Chain(Ask.client(ctx), events);
        events.onEnd(chain::stop);
        chain.submit(
                new Order<>(
                        chain.client,
                        Kind.DEAL,
                        queue.admission().budget(Kind.DEAL, LabWork.DEALING),
                        control -> LabWork.read(asked, queue.admission(), events.language())),
                work -> {
                    List<String> positions =
                            work.setups().stream().map(Setup::write).toList();
                    events.send("instances", Map.of("positions", positions, "command", work.command()));
                    chain.run(work.cells(), 0);
                });
    }

    /** The works of one experiment, one after the other, each waiting its turn among everybody's; any failure ends it. */
    private final class Chain {
        private final String client;
        private final Events events;
        private Ticket<?> ticket;
        private boolean stopped;

        Chain(String client, Events events) {
            this.client = client;
            this.events = events;
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
                events.refuse(Refusal.of(failure, events.language()));
                return null;
            });
        }

        private void run(List<LabWork.Cell> cells, int at) {
            if (at == cells.size()) {
                events.send("done", Map.of("runs", at));
                events.close();
                return;
            }
            LabWork.Cell cell = cells.get(at);
            submit(
                    new Order<>(client, Kind.LAB, cell.job().budget(), control -> cell.row(control, events.language())),
                    row -> {
                        events.send("row", row);
                        run(cells, at + 1);
                    });
        }

        private synchronized void stop() {
            stopped = true;
            if (ticket != null) ticket.cancel();
        }
    }
}

package dev.damier.web;

import com.fasterxml.jackson.databind.JsonNode;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.job.Answer;
import dev.damier.job.Experiment;
import dev.damier.job.Job;
import dev.damier.run.Budget;
import io.javalin.config.RoutesConfig;
import io.javalin.http.sse.SseClient;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * {@code /api/lab}: instances × engines as a stream: {@code instances} once, a {@code row} for each run, {@code done}. The
 * experiment is JSON in the address, so that the address alone repeats it. Closing the stream stops it.
 */
final class LabApi {
    private static final int MAX_INSTANCES = 200;
    private static final int MAX_ENGINES = 20;
    private static final int MAX_MILLIS = 60_000;

    private final Searches searches;

    LabApi(Searches searches) {
        this.searches = searches;
    }

    void routes(RoutesConfig routes) {
        routes.sse("/api/lab", this::run);
    }

    /** One cell of the table to come. */
    private record Cell(int instance, int engine, Setup setup, Job job) {}

    private void run(SseClient client) {
        Locale language = Ask.language(client.ctx());
        Events events = new Events(client, language);
        client.keepAlive();
        try {
            JsonNode experiment = Json.read(Server.query(client.ctx(), "experiment"));
            List<Setup> setups = instances(experiment, language);
            List<Cell> cells = cells(experiment, setups);
            events.send(
                    "instances",
                    Map.of(
                            "positions",
                            setups.stream().map(Setup::write).toList(),
                            "command",
                            Experiment.read(experiment.toString()).command()));
            Chain chain = new Chain(Ask.client(client.ctx()), events, cells, language);
            client.onClose(chain::stop);
            chain.next();
        } catch (Refusal e) {
            events.refuse(e);
        } catch (IllegalArgumentException e) {
            events.refuse(Refusal.of(e, language));
        }
    }

    /** The positions given, those of a suite, and so many dealt from a seed. */
    private static List<Setup> instances(JsonNode experiment, Locale language) {
        Game game = Ask.game(Ask.text(experiment, "game"), language);
        List<Setup> setups = new ArrayList<>();
        for (String position : Ask.texts(experiment, "positions")) {
            setups.add(Ask.setup(game.card().id(), position, language));
        }
        String suite = Ask.text(experiment, "suite");
        if (!suite.isEmpty()) {
            for (String position : game.suite(suite).positions()) setups.add(game.read(position));
        }
        int count = experiment.path("deal").asInt(0);
        long seed = experiment.path("seed").asLong(1);
        if (setups.size() + (long) count > MAX_INSTANCES) {
            throw Refusal.bad("at most " + MAX_INSTANCES + " instances at a time");
        }
        for (int i = 0; i < count; i++) setups.add(game.deal(Ask.options(experiment), seed + i));
        if (setups.isEmpty()) throw Refusal.bad("an experiment needs at least one instance");
        return setups;
    }

    private static List<Cell> cells(JsonNode experiment, List<Setup> setups) {
        JsonNode engines = experiment.path("engines");
        if (engines.isEmpty() || engines.size() > MAX_ENGINES) {
            throw Refusal.bad("an experiment takes 1 to " + MAX_ENGINES + " engines, but got " + engines.size());
        }
        int millis = Math.max(1, Math.min(MAX_MILLIS, experiment.path("millis").asInt(5000)));
        Budget budget = SolveApi.budget(millis);
        long nodes = experiment.path("nodes").asLong(0);
        if (nodes > 0) budget = budget.withNodes(nodes);
        long seed = experiment.path("seed").asLong(1);
        List<Cell> cells = new ArrayList<>();
        for (int i = 0; i < setups.size(); i++) {
            Setup setup = setups.get(i);
            for (int e = 0; e < engines.size(); e++) {
                String id = Ask.text(engines.get(e), "id");
                Map<String, String> options = Ask.options(engines.get(e));
                Games.all().engine(setup, id).card().check(options);
                cells.add(new Cell(
                        i, e, setup, new Job(setup.game().card().id(), setup.write(), id, options, budget, seed)));
            }
        }
        return cells;
    }

    /** The runs of one experiment, one after the other, each waiting its turn among everybody's searches. */
    private final class Chain {
        private final String client;
        private final Events events;
        private final List<Cell> cells;
        private final Locale language;
        private int at;
        private Searches.Ticket ticket;
        private boolean stopped;

        Chain(String client, Events events, List<Cell> cells, Locale language) {
            this.client = client;
            this.events = events;
            this.cells = cells;
            this.language = language;
        }

        synchronized void next() {
            if (stopped) return;
            if (at == cells.size()) {
                events.send("done", Map.of("runs", at));
                events.close();
                return;
            }
            Cell cell = cells.get(at++);
            // Something is written a few times a second, so a page that has gone is noticed.
            ticket = searches.submit(client, cell.job.budget(), 0, progress -> events.beat(), control -> {
                events.send("row", row(cell, control));
                next();
            });
        }

        private Map<String, Object> row(Cell cell, dev.damier.run.Control control) {
            Map<String, Object> row = new LinkedHashMap<>();
            row.put("instance", cell.instance);
            row.put("engine", cell.engine);
            try {
                Answer answer = cell.job.answer(cell.setup, budget -> control);
                row.put("report", answer.report().row());
                row.put("profile", answer.outcome().stats().profile());
            } catch (IllegalArgumentException e) {
                row.put(
                        "report",
                        Map.of(
                                "outcome",
                                "error",
                                "error",
                                Refusal.of(e, language).getMessage()));
            } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
                row.put("report", Map.of("outcome", "error", "error", "the engine failed: " + e));
            }
            return row;
        }

        synchronized void stop() {
            stopped = true;
            if (ticket != null) ticket.cancel();
        }
    }
}

package dev.damier.web;

import com.fasterxml.jackson.databind.JsonNode;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.job.Answer;
import dev.damier.job.Experiment;
import dev.damier.job.Job;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.web.http.HttpErrorException;
import dev.damier.web.http.RequestParams;
import dev.damier.web.work.WorkKind;
import dev.damier.web.work.WorkLimits;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The runs of an {@link Experiment}, within the limits of this server. The JSON of an experiment is
 * {@code {"game", "positions"?, "suite"?, "deal"?, "seed"?, "options"?, "engines": [{"id", "options"?}], "millis"?,
 * "nodes"?}}.
 *
 * @param command the shell command that produces the same rows
 */
record LabPlan(List<Setup> setups, List<LabCell> cells, String command) {
    static final Duration DEAL_TIME_LIMIT = Duration.ofSeconds(60);

    private static final int MAX_INSTANCES = 200;
    private static final int MAX_ENGINES = 20;
    private static final int MAX_MILLIS = 60_000;

    /** One run: an engine on an instance, a cell of the results table. */
    record LabCell(int instance, int engine, Setup setup, Job job) {

        /** Runs the engine and returns the row. A failure is reported in the row, and the other runs continue. */
        Map<String, Object> row(Control control, Locale language) {
            Map<String, Object> row = new LinkedHashMap<>();
            row.put("instance", instance);
            row.put("engine", engine);
            try {
                Answer answer = job.answer(setup, budget -> control);
                row.put("report", ReportRow.of(answer.report()));
                row.put("profile", answer.outcome().stats().profile());
            } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
                row.put(
                        "report",
                        ReportRow.error(HttpErrorException.of(e, language).getMessage()));
            }
            return row;
        }
    }

    /** Returns what is sent before the rows: the positions, the number of cells of each board, and the command. */
    Map<String, Object> summary() {
        List<Integer> sizes = setups.stream()
                .map(setup -> setup.newTable().scene(-1))
                .map(scene -> scene.columns() * scene.rows())
                .toList();
        List<String> positions = setups.stream().map(Setup::write).toList();
        return Map.of("positions", positions, "sizes", sizes, "command", command);
    }

    static LabPlan read(JsonNode request, WorkLimits limits, Locale language) {
        requireList(request, "positions", MAX_INSTANCES);
        List<JsonNode> engines = requireList(request, "engines", MAX_ENGINES);
        if (engines.isEmpty())
            throw HttpErrorException.badRequest("an experiment takes 1 to " + MAX_ENGINES + " engines, but got 0");
        for (JsonNode engine : engines)
            if (!engine.path("id").isTextual())
                throw HttpErrorException.badRequest("an engine must be an object with an id, but got " + engine);
        int millis = RequestParams.number(request, "millis", 5000, 1, MAX_MILLIS);
        long nodes = RequestParams.number(request, "nodes", 0L, 0, Long.MAX_VALUE);
        Budget budget = limits.budget(WorkKind.LAB, Duration.ofMillis(millis));
        if (nodes > 0) budget = budget.withNodes(nodes);
        List<Setup> setups = instances(request, language);
        long seed = RequestParams.number(request, "seed", 1L, Long.MIN_VALUE, Long.MAX_VALUE);
        List<LabCell> cells = new ArrayList<>();
        for (int i = 0; i < setups.size(); i++) {
            Setup setup = setups.get(i);
            for (int e = 0; e < engines.size(); e++) {
                String id = RequestParams.text(engines.get(e), "id");
                Map<String, String> options = RequestParams.options(engines.get(e));
                Games.all().engine(setup, id).descriptor().check(options);
                cells.add(new LabCell(
                        i,
                        e,
                        setup,
                        new Job(setup.game().descriptor().id(), setup.write(), id, options, budget, seed)));
            }
        }
        Experiment experiment = new Experiment(
                RequestParams.text(request, "game"),
                RequestParams.texts(request, "positions"),
                RequestParams.text(request, "suite"),
                RequestParams.number(request, "deal", 0, 0, MAX_INSTANCES),
                seed,
                RequestParams.options(request),
                engines.stream().map(engine -> choice(engine, setups.get(0))).toList(),
                millis,
                nodes);
        return new LabPlan(setups, cells, experiment.command());
    }

    /** Returns an engine for the command. The default engine is named, so that the command deals no board to find it. */
    private static Experiment.EngineChoice choice(JsonNode engine, Setup setup) {
        String id = RequestParams.text(engine, "id");
        return new Experiment.EngineChoice(
                id.isEmpty() ? Games.all().engine(setup, "").descriptor().id() : id, RequestParams.options(engine));
    }

    /** Returns the given positions, those of the suite, and the positions dealt from a seed. */
    private static List<Setup> instances(JsonNode request, Locale language) {
        Game game = RequestParams.game(RequestParams.text(request, "game"), language);
        List<Setup> setups = new ArrayList<>();
        for (String position : RequestParams.texts(request, "positions")) {
            setups.add(RequestParams.setup(game.descriptor().id(), position, language));
        }
        String suite = RequestParams.text(request, "suite");
        if (!suite.isEmpty()) {
            for (String position : game.suite(suite).positions()) setups.add(game.read(position));
        }
        long count = RequestParams.number(request, "deal", 0L, 0, MAX_INSTANCES);
        long seed = RequestParams.number(request, "seed", 1L, Long.MIN_VALUE, Long.MAX_VALUE);
        if (setups.size() + count > MAX_INSTANCES) {
            throw HttpErrorException.badRequest("an experiment can have at most " + MAX_INSTANCES + " positions");
        }
        for (int i = 0; i < count; i++) setups.add(RequestParams.deal(game, RequestParams.options(request), seed + i));
        if (setups.isEmpty()) throw HttpErrorException.badRequest("an experiment needs at least one position");
        return setups;
    }

    private static List<JsonNode> requireList(JsonNode request, String field, int max) {
        JsonNode given = request.path(field);
        if (given.isMissingNode() || given.isNull()) return List.of();
        if (!given.isArray())
            throw HttpErrorException.badRequest(field + " must be a list, but got " + given.getNodeType());
        if (given.size() > max)
            throw HttpErrorException.badRequest(field + ": at most " + max + ", but got " + given.size());
        List<JsonNode> items = new ArrayList<>();
        given.forEach(items::add);
        return items;
    }
}

package dev.damier.web;

import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.job.Answer;
import dev.damier.job.EngineSpec;
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
import java.util.function.Consumer;
import tools.jackson.databind.JsonNode;

/**
 * The runs of an {@link Experiment}, within the limits of this server. The JSON of an experiment is
 * {@code {"game", "positions"?, "suite"?, "deal"?, "seed"?, "options"?, "engines": [{"id", "options"?}], "millis"?,
 * "nodes"?}}.
 *
 * @param positions the texts of the setups, shared by the jobs of the cells
 * @param command the shell command that produces the same rows
 */
record LabPlan(List<Setup> setups, List<String> positions, List<LabCell> cells, String command) {
    static final Duration DEAL_TIME_LIMIT = Duration.ofSeconds(60);

    private static final int MAX_INSTANCES = 200;
    private static final int MAX_ENGINES = 20;
    private static final int MAX_MILLIS = 60_000;
    /** Maximum length of all positions, about 40 boards of the largest size. A small heap allows less. */
    private static final int MAX_CHARACTERS = 2_000_000;

    /** Bytes of heap per character of all positions. */
    private static final int HEAP_PER_CHARACTER = 256;
    /** Memory of a position and its text, per character. */
    private static final long BYTES_PER_CHARACTER = 8;

    private static final long BYTES_PER_CELL = 128;

    /** One run: an engine on an instance, a cell of the results table. */
    record LabCell(int instance, int engine, Setup setup, Job job) {

        /** Runs the engine and returns the row. A failure is reported in the row, and the other runs continue. */
        Map<String, Object> row(Control control, Locale language) {
            Map<String, Object> row = new LinkedHashMap<>();
            row.put("instance", instance);
            row.put("engine", engine);
            try {
                Answer answer = job.answer(setup, budget -> control);
                Map<String, Object> report = ReportRow.of(answer.report());
                // A longer line cannot be replayed by a client, and the rows of an experiment are stored.
                if (answer.report().moves().size() > RequestParams.MAX_MOVES) report.put("moves", List.of());
                row.put("report", report);
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
        return Map.of("positions", positions, "sizes", sizes, "command", command);
    }

    /** Returns the estimated memory of the plan. */
    long bytes() {
        return BYTES_PER_CHARACTER * characters(positions) + BYTES_PER_CELL * cells.size();
    }

    private static long characters(List<String> positions) {
        return positions.stream().mapToLong(String::length).sum();
    }

    static LabPlan read(JsonNode request, WorkLimits limits, Locale language) {
        requireList(request, "positions", MAX_INSTANCES);
        List<JsonNode> engines = requireList(request, "engines", MAX_ENGINES);
        if (engines.isEmpty())
            throw HttpErrorException.badRequest("an experiment takes 1 to " + MAX_ENGINES + " engines, but got 0");
        for (JsonNode engine : engines)
            if (!engine.path("id").isString())
                throw HttpErrorException.badRequest("an engine must be an object with an id, but got " + engine);
        int millis = RequestParams.number(request, "millis", 5000, 1, MAX_MILLIS);
        long nodes = RequestParams.number(request, "nodes", 0L, 0, Long.MAX_VALUE);
        Budget budget = limits.budget(WorkKind.LAB, Duration.ofMillis(millis));
        if (nodes > 0) budget = budget.withNodes(nodes);
        List<Setup> setups = new ArrayList<>();
        List<String> positions = new ArrayList<>();
        long maxCharacters = Math.min(MAX_CHARACTERS, limits.heapBytes() / HEAP_PER_CHARACTER);
        addInstances(request, language, setup -> {
            setups.add(setup);
            positions.add(setup.write());
            if (characters(positions) > maxCharacters && setups.size() > 1)
                throw HttpErrorException.localized(413, "bad.long-experiment", maxCharacters);
        });
        if (setups.isEmpty()) throw HttpErrorException.badRequest("an experiment needs at least one position");
        long seed = RequestParams.number(request, "seed", 1L, Long.MIN_VALUE, Long.MAX_VALUE);
        List<EngineSpec> specs = engines.stream()
                .map(engine -> new EngineSpec(RequestParams.text(engine, "id"), RequestParams.options(engine)))
                .toList();
        List<LabCell> cells = new ArrayList<>();
        for (int i = 0; i < setups.size(); i++) {
            Setup setup = setups.get(i);
            for (int e = 0; e < specs.size(); e++) {
                EngineSpec engine = specs.get(e);
                Games.all().engine(setup, engine.id()).descriptor().check(engine.options());
                Job job = new Job(setup.game().descriptor().id(), positions.get(i), engine, budget, seed);
                cells.add(new LabCell(i, e, setup, job));
            }
        }
        Experiment experiment = new Experiment(
                RequestParams.text(request, "game"),
                RequestParams.texts(request, "positions"),
                RequestParams.text(request, "suite"),
                RequestParams.number(request, "deal", 0, 0, MAX_INSTANCES),
                seed,
                RequestParams.options(request),
                specs.stream().map(engine -> named(engine, setups.get(0))).toList(),
                millis,
                nodes);
        return new LabPlan(setups, positions, cells, experiment.command());
    }

    /** Returns an engine for the command. The default engine is named, so that the command deals no board to find it. */
    private static EngineSpec named(EngineSpec engine, Setup setup) {
        if (!engine.id().isEmpty()) return engine;
        return new EngineSpec(Games.all().engine(setup, "").descriptor().id(), engine.options());
    }

    /** Adds the given positions, those of the suite, and the positions dealt from a seed. */
    private static void addInstances(JsonNode request, Locale language, Consumer<Setup> add) {
        Game game = RequestParams.game(RequestParams.text(request, "game"), language);
        List<String> given = RequestParams.texts(request, "positions");
        String suite = RequestParams.text(request, "suite");
        List<String> listed = suite.isEmpty() ? List.of() : game.suite(suite).positions();
        long count = RequestParams.number(request, "deal", 0L, 0, MAX_INSTANCES);
        long seed = RequestParams.number(request, "seed", 1L, Long.MIN_VALUE, Long.MAX_VALUE);
        if (given.size() + listed.size() + count > MAX_INSTANCES)
            throw HttpErrorException.badRequest("an experiment can have at most " + MAX_INSTANCES + " positions");
        for (String position : given)
            add.accept(RequestParams.setup(game.descriptor().id(), position, language));
        for (String position : listed) add.accept(game.read(position));
        for (int i = 0; i < count; i++) add.accept(RequestParams.deal(game, RequestParams.options(request), seed + i));
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

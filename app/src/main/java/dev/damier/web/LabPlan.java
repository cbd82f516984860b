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
 * What a laboratory has to do for an {@link Experiment}, within the limits of this server: {@code {"game", "positions"?, "suite"?, "deal"?, "seed"?, "options"?, "engines": [{"id",
 * "options"?}], "millis"?, "nodes"?}}.
 *
 * @param command what gives the same rows in the terminal
 */
record LabPlan(List<Setup> setups, List<Cell> cells, String command) {
    static final Duration DEALING = Duration.ofSeconds(60);

    private static final int MAX_INSTANCES = 200;
    private static final int MAX_ENGINES = 20;
    private static final int MAX_MILLIS = 60_000;

    /** One cell of the table to come. */
    record Cell(int instance, int engine, Setup setup, Job job) {

        /** What an engine fails with is told in its row; the others still run. */
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

    /** What is told of it before its rows: the positions, the cells of each board, and the command. */
    Map<String, Object> told() {
        List<Integer> sizes = setups.stream()
                .map(setup -> setup.newTable().scene(-1))
                .map(scene -> scene.columns() * scene.rows())
                .toList();
        List<String> positions = setups.stream().map(Setup::write).toList();
        return Map.of("positions", positions, "sizes", sizes, "command", command);
    }

    static LabPlan read(JsonNode asked, WorkLimits limits, Locale language) {
        list(asked, "positions", MAX_INSTANCES);
        List<JsonNode> engines = list(asked, "engines", MAX_ENGINES);
        if (engines.isEmpty())
            throw HttpErrorException.badRequest("an experiment takes 1 to " + MAX_ENGINES + " engines, but got 0");
        for (JsonNode engine : engines)
            if (!engine.path("id").isTextual())
                throw HttpErrorException.badRequest("an engine must be an object with an id, but got " + engine);
        int millis = (int) number(asked, "millis", 5000, 1, MAX_MILLIS);
        long nodes = number(asked, "nodes", 0, 0, Long.MAX_VALUE);
        Budget budget = limits.budget(WorkKind.LAB, Duration.ofMillis(millis));
        if (nodes > 0) budget = budget.withNodes(nodes);
        Experiment experiment = Experiment.read(asked.toString());
        List<Setup> setups = instances(asked, language);
        List<Cell> cells = new ArrayList<>();
        for (int i = 0; i < setups.size(); i++) {
            Setup setup = setups.get(i);
            for (int e = 0; e < engines.size(); e++) {
                String id = RequestParams.text(engines.get(e), "id");
                Map<String, String> options = RequestParams.options(engines.get(e));
                Games.all().engine(setup, id).descriptor().check(options);
                cells.add(new Cell(
                        i,
                        e,
                        setup,
                        new Job(
                                setup.game().descriptor().id(),
                                setup.write(),
                                id,
                                options,
                                budget,
                                experiment.seed())));
            }
        }
        return new LabPlan(setups, cells, experiment.command());
    }

    /** The positions given, those of a suite, and so many dealt from a seed. */
    private static List<Setup> instances(JsonNode asked, Locale language) {
        Game game = RequestParams.game(RequestParams.text(asked, "game"), language);
        List<Setup> setups = new ArrayList<>();
        for (String position : RequestParams.texts(asked, "positions")) {
            setups.add(RequestParams.setup(game.descriptor().id(), position, language));
        }
        String suite = RequestParams.text(asked, "suite");
        if (!suite.isEmpty()) {
            for (String position : game.suite(suite).positions()) setups.add(game.read(position));
        }
        long count = number(asked, "deal", 0, 0, MAX_INSTANCES);
        long seed = number(asked, "seed", 1, Long.MIN_VALUE, Long.MAX_VALUE);
        if (setups.size() + count > MAX_INSTANCES) {
            throw HttpErrorException.badRequest("an experiment can have at most " + MAX_INSTANCES + " positions");
        }
        for (int i = 0; i < count; i++) setups.add(RequestParams.deal(game, RequestParams.options(asked), seed + i));
        if (setups.isEmpty()) throw HttpErrorException.badRequest("an experiment needs at least one position");
        return setups;
    }

    private static List<JsonNode> list(JsonNode asked, String field, int max) {
        JsonNode given = asked.path(field);
        if (given.isMissingNode() || given.isNull()) return List.of();
        if (!given.isArray())
            throw HttpErrorException.badRequest(field + " must be a list, but got " + given.getNodeType());
        if (given.size() > max)
            throw HttpErrorException.badRequest(field + ": at most " + max + ", but got " + given.size());
        List<JsonNode> items = new ArrayList<>();
        given.forEach(items::add);
        return items;
    }

    private static long number(JsonNode asked, String field, long standard, long min, long max) {
        JsonNode given = asked.path(field);
        if (given.isMissingNode() || given.isNull()) return standard;
        if (given.canConvertToLong() && given.isIntegralNumber() && given.asLong() >= min && given.asLong() <= max)
            return given.asLong();
        throw HttpErrorException.badRequest(
                field + " must be a whole number from " + min + " to " + max + ", but got " + given);
    }
}

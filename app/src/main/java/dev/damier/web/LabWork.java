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
import dev.damier.web.http.Ask;
import dev.damier.web.http.Refusal;
import dev.damier.web.work.Admission;
import dev.damier.web.work.Kind;
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
record LabWork(List<Setup> setups, List<Cell> cells, String command) {
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
                row.put("report", ReportRow.error(Refusal.of(e, language).getMessage()));
            }
            return row;
        }
    }

    /** What is told of it before its rows: the positions, the cells of each board, and the command. */
    Map<String, Object> told() {
        List<Integer> sizes = setups.stream()
                .map(setup -> setup.seat().scene(-1))
                .map(scene -> scene.columns() * scene.rows())
                .toList();
        List<String> positions = setups.stream().map(Setup::write).toList();
        return Map.of("positions", positions, "sizes", sizes, "command", command);
    }

    static LabWork read(JsonNode asked, Admission admission, Locale language) {
        list(asked, "positions", MAX_INSTANCES);
        List<JsonNode> engines = list(asked, "engines", MAX_ENGINES);
        if (engines.isEmpty()) throw Refusal.bad("an experiment takes 1 to " + MAX_ENGINES + " engines, but got 0");
        for (JsonNode engine : engines)
            if (!engine.path("id").isTextual())
                throw Refusal.bad("an engine is an object with an id, but got " + engine);
        int millis = (int) number(asked, "millis", 5000, 1, MAX_MILLIS);
        long nodes = number(asked, "nodes", 0, 0, Long.MAX_VALUE);
        Budget budget = admission.budget(Kind.LAB, Duration.ofMillis(millis));
        if (nodes > 0) budget = budget.withNodes(nodes);
        Experiment experiment = Experiment.read(asked.toString());
        List<Setup> setups = instances(asked, language);
        List<Cell> cells = new ArrayList<>();
        for (int i = 0; i < setups.size(); i++) {
            Setup setup = setups.get(i);
            for (int e = 0; e < engines.size(); e++) {
                String id = Ask.text(engines.get(e), "id");
                Map<String, String> options = Ask.options(engines.get(e));
                Games.all().engine(setup, id).card().check(options);
                cells.add(new Cell(
                        i,
                        e,
                        setup,
                        new Job(setup.game().card().id(), setup.write(), id, options, budget, experiment.seed())));
            }
        }
        return new LabWork(setups, cells, experiment.command());
    }

    /** The positions given, those of a suite, and so many dealt from a seed. */
    private static List<Setup> instances(JsonNode asked, Locale language) {
        Game game = Ask.game(Ask.text(asked, "game"), language);
        List<Setup> setups = new ArrayList<>();
        for (String position : Ask.texts(asked, "positions")) {
            setups.add(Ask.setup(game.card().id(), position, language));
        }
        String suite = Ask.text(asked, "suite");
        if (!suite.isEmpty()) {
            for (String position : game.suite(suite).positions()) setups.add(game.read(position));
        }
        long count = number(asked, "deal", 0, 0, MAX_INSTANCES);
        long seed = number(asked, "seed", 1, Long.MIN_VALUE, Long.MAX_VALUE);
        if (setups.size() + count > MAX_INSTANCES) {
            throw Refusal.bad("at most " + MAX_INSTANCES + " instances at a time");
        }
        for (int i = 0; i < count; i++) setups.add(Ask.deal(game, Ask.options(asked), seed + i));
        if (setups.isEmpty()) throw Refusal.bad("an experiment needs at least one instance");
        return setups;
    }

    private static List<JsonNode> list(JsonNode asked, String field, int most) {
        JsonNode given = asked.path(field);
        if (given.isMissingNode() || given.isNull()) return List.of();
        if (!given.isArray()) throw Refusal.bad(field + " must be a list, but got " + given.getNodeType());
        if (given.size() > most) throw Refusal.bad(field + ": at most " + most + ", but got " + given.size());
        List<JsonNode> items = new ArrayList<>();
        given.forEach(items::add);
        return items;
    }

    private static long number(JsonNode asked, String field, long standard, long least, long most) {
        JsonNode given = asked.path(field);
        if (given.isMissingNode() || given.isNull()) return standard;
        if (given.canConvertToLong() && given.isIntegralNumber() && given.asLong() >= least && given.asLong() <= most)
            return given.asLong();
        throw Refusal.bad(field + " must be a whole number from " + least + " to " + most + ", but got " + given);
    }
}

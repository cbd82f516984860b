package dev.damier.job;

import dev.damier.game.Engine;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.run.BadInputException;
import dev.damier.run.Budget;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A laboratory experiment: a list of engines and a list of positions. The same JSON text gives the same rows in the
 * browser and in the terminal.
 *
 * @param positions given positions; the positions of the suite and then the dealt ones follow them
 * @param suite id of a named set of positions, or ""
 * @param deal number of positions to deal, with consecutive seeds
 * @param seed first seed of the deals, and random seed of the engines
 * @param options deal options
 * @param millis time limit per run, 0 for no limit; 5000 if the field is missing
 * @param nodes node limit per run, 0 for no limit
 */
public record Experiment(
        String game,
        List<String> positions,
        String suite,
        int deal,
        long seed,
        Map<String, String> options,
        List<EngineSpec> engines,
        long millis,
        long nodes) {

    /**
     * Reads the JSON object, either alone or as the field {@code experiment} of saved results. Missing fields are
     * empty.
     *
     * @throws BadInputException with a message for the user if the text is not an experiment
     */
    public static Experiment read(String json) {
        if (!(JsonLines.read(json) instanceof Map<?, ?> document))
            throw new BadInputException("an experiment must be a JSON object");
        Map<?, ?> fields = document.get("experiment") instanceof Map<?, ?> nested ? nested : document;
        List<EngineSpec> engines = new ArrayList<>();
        for (Object each : list(fields, "engines")) {
            if (!(each instanceof Map<?, ?> engine))
                throw new BadInputException("an engine must be {\"id\": …, \"options\": {…}}, but got " + each);
            engines.add(new EngineSpec(text(engine, "id"), texts(engine, "options")));
        }
        return new Experiment(
                text(fields, "game"),
                list(fields, "positions").stream().map(String::valueOf).toList(),
                text(fields, "suite"),
                (int) Math.min(1_000_000, number(fields, "deal", 0)),
                number(fields, "seed", 1),
                texts(fields, "options"),
                engines.isEmpty() ? List.of(EngineSpec.DEFAULT) : engines,
                number(fields, "millis", 5000),
                number(fields, "nodes", 0));
    }

    private static String text(Map<?, ?> fields, String name) {
        Object value = fields.get(name);
        return value == null ? "" : String.valueOf(value);
    }

    private static List<?> list(Map<?, ?> fields, String name) {
        Object value = fields.get(name);
        if (value == null) return List.of();
        if (value instanceof List<?> list) return list;
        throw new BadInputException("'" + name + "' must be a list, but got " + value);
    }

    private static Map<String, String> texts(Map<?, ?> fields, String name) {
        Map<String, String> texts = new LinkedHashMap<>();
        if (fields.get(name) instanceof Map<?, ?> map)
            map.forEach((key, value) -> texts.put(String.valueOf(key), String.valueOf(value)));
        return texts;
    }

    private static long number(Map<?, ?> fields, String name, long defaultValue) {
        Object value = fields.get(name);
        if (value == null) return defaultValue;
        if (value instanceof Number number) return number.longValue();
        throw new BadInputException("'" + name + "' must be a number, but got " + value);
    }

    /** Returns all positions: given, from the suite, and dealt. */
    public List<Setup> instances() {
        Game theGame = Games.all().game(game);
        List<Setup> setups = new ArrayList<>();
        positions.forEach(text -> setups.add(theGame.read(text)));
        if (!suite.isEmpty()) theGame.suite(suite).positions().forEach(text -> setups.add(theGame.read(text)));
        for (int i = 0; i < deal; i++) setups.add(theGame.deal(options, seed + i));
        if (setups.isEmpty()) throw new BadInputException("an experiment needs at least one position");
        return setups;
    }

    private Budget budget() {
        Budget budget = Budget.UNLIMITED;
        if (millis > 0) budget = budget.withTime(Duration.ofMillis(millis));
        return nodes > 0 ? budget.withNodes(nodes) : budget;
    }

    /** Returns the job of one cell of the result table. */
    public Job job(Setup setup, EngineSpec engine) {
        return Job.of(setup, engine, budget(), seed);
    }

    /** Returns the command that gives the same rows in the terminal. */
    public String command() {
        List<String> words = new ArrayList<>(List.of("./damier", "lab", game));
        words.addAll(positions);
        if (!suite.isEmpty()) words.addAll(List.of("--suite", suite));
        if (deal > 0) words.addAll(List.of("--deal", Integer.toString(deal)));
        words.addAll(List.of("--seed", Long.toString(seed)));
        if (deal > 0) options.forEach((name, value) -> words.addAll(List.of("--deal-set", name + "=" + value)));
        for (EngineSpec engine : engines) words.addAll(List.of("--engine", engineArgument(engine)));
        if (millis > 0) words.addAll(List.of("--time", millis + "ms"));
        if (nodes > 0) words.addAll(List.of("--nodes", Long.toString(nodes)));
        return String.join(" ", words.stream().map(ShellWords::quote).toList());
    }

    /** Returns the value of {@code --engine}. An empty id becomes the id of the default engine. */
    private String engineArgument(EngineSpec engine) {
        return engine.id().isEmpty()
                ? new EngineSpec(defaultEngineId(), engine.options()).toString()
                : engine.toString();
    }

    private String defaultEngineId() {
        Engine<?> own = Games.all().engine(instances().get(0), "");
        return own.descriptor().id();
    }
}

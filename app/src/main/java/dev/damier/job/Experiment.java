package dev.damier.job;

import dev.damier.game.Engine;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.run.Budget;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Engines on instances, as the page of the laboratory writes it down: the same text gives the same rows in the browser
 * and in the terminal.
 *
 * @param positions given ones; then come those of the suite, then the dealt ones
 * @param suite the id of a named set, or ""
 * @param deal how many are dealt, from this seed on
 * @param seed of the deals, and for engines that draw lots
 * @param options of the deal
 * @param millis for each run, 0 for no limit; 5000 where nothing is said
 * @param nodes for each run, 0 for no limit
 */
public record Experiment(
        String game,
        List<String> positions,
        String suite,
        int deal,
        long seed,
        Map<String, String> options,
        List<Contestant> engines,
        long millis,
        long nodes) {

    /** An engine and its options. */
    public record Contestant(String id, Map<String, String> options) {}

    /**
     * Reads the JSON object, alone or as the field {@code experiment} of a page's results; what is left out is empty.
     * {@link IllegalArgumentException} with a sentence if it is none.
     */
    public static Experiment read(String json) {
        if (!(JsonLines.read(json) instanceof Map<?, ?> saved))
            throw new IllegalArgumentException("an experiment must be a JSON object");
        Map<?, ?> fields = saved.get("experiment") instanceof Map<?, ?> inside ? inside : saved;
        List<Contestant> engines = new ArrayList<>();
        for (Object each : list(fields, "engines")) {
            if (!(each instanceof Map<?, ?> engine))
                throw new IllegalArgumentException("an engine must be {\"id\": …, \"options\": {…}}, but got " + each);
            engines.add(new Contestant(text(engine, "id"), texts(engine, "options")));
        }
        return new Experiment(
                text(fields, "game"),
                list(fields, "positions").stream().map(String::valueOf).toList(),
                text(fields, "suite"),
                (int) Math.min(1_000_000, number(fields, "deal", 0)),
                number(fields, "seed", 1),
                texts(fields, "options"),
                engines.isEmpty() ? List.of(new Contestant("", Map.of())) : engines,
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
        throw new IllegalArgumentException("'" + name + "' must be a list, but got " + value);
    }

    private static Map<String, String> texts(Map<?, ?> fields, String name) {
        Map<String, String> texts = new LinkedHashMap<>();
        if (fields.get(name) instanceof Map<?, ?> map)
            map.forEach((key, value) -> texts.put(String.valueOf(key), String.valueOf(value)));
        return texts;
    }

    private static long number(Map<?, ?> fields, String name, long otherwise) {
        Object value = fields.get(name);
        if (value == null) return otherwise;
        if (value instanceof Number number) return number.longValue();
        throw new IllegalArgumentException("'" + name + "' must be a number, but got " + value);
    }

    /** Every position, read or dealt. */
    public List<Setup> instances() {
        Game known = Games.all().game(game);
        List<Setup> setups = new ArrayList<>();
        positions.forEach(text -> setups.add(known.read(text)));
        if (!suite.isEmpty()) known.suite(suite).positions().forEach(text -> setups.add(known.read(text)));
        for (int i = 0; i < deal; i++) setups.add(known.deal(options, seed + i));
        if (setups.isEmpty()) throw new IllegalArgumentException("an experiment needs at least one position");
        return setups;
    }

    private Budget budget() {
        Budget budget = Budget.UNLIMITED;
        if (millis > 0) budget = budget.withTime(Duration.ofMillis(millis));
        return nodes > 0 ? budget.withNodes(nodes) : budget;
    }

    /** What is run for one cell of its table. */
    public Job job(Setup setup, String engine, Map<String, String> engineOptions) {
        return new Job(game, setup.write(), engine, engineOptions, budget(), seed);
    }

    /** The command that gives the same rows in the terminal. */
    public String command() {
        List<String> words = new ArrayList<>(List.of("./damier", "lab", game));
        words.addAll(positions);
        if (!suite.isEmpty()) words.addAll(List.of("--suite", suite));
        if (deal > 0) words.addAll(List.of("--deal", Integer.toString(deal)));
        words.addAll(List.of("--seed", Long.toString(seed)));
        if (deal > 0) options.forEach((name, value) -> words.addAll(List.of("--deal-set", name + "=" + value)));
        for (Contestant engine : engines) words.addAll(List.of("--engine", word(engine)));
        if (millis > 0) words.addAll(List.of("--time", millis + "ms"));
        if (nodes > 0) words.addAll(List.of("--nodes", Long.toString(nodes)));
        return String.join(" ", words.stream().map(ShellWords::quote).toList());
    }

    /** An engine without a name is the game's own; the terminal says so by its id, as its rows do. */
    private String word(Contestant engine) {
        String id = engine.id().isEmpty() ? standard() : engine.id();
        StringBuilder word = new StringBuilder(id);
        engine.options()
                .forEach((name, value) -> word.append(word.length() == id.length() ? ':' : ',')
                        .append(name)
                        .append('=')
                        .append(value));
        return word.toString();
    }

    private String standard() {
        Engine<?> own = Games.all().engine(instances().get(0), "");
        return own.descriptor().id();
    }
}

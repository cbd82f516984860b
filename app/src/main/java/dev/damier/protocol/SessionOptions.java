package dev.damier.protocol;

import dev.damier.game.Agent;
import dev.damier.game.Descriptor;
import dev.damier.game.Engine;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Option;
import dev.damier.game.Suggestions;
import dev.damier.job.EngineSpec;
import dev.damier.run.BadInputException;
import dev.damier.run.Budget;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** The options of a session: its own options and those of the engines and agents. */
final class SessionOptions {
    static final int MAX_THREADS = 256;
    private static final String DEFAULT_ENGINE = "standard";
    private static final String EMPTY_VALUE = "<empty>";

    private final Budget maxBudget;
    private final Map<String, String> engineOptions = new LinkedHashMap<>();
    private String engine = "";
    private String agent = "";
    private int threads = 1;
    private boolean ponder;
    private long memoryBytes;

    /** @param max maximum budget of every search; options cannot exceed it */
    SessionOptions(Budget max) {
        this.maxBudget = max;
        memoryBytes = max.bytes();
    }

    /** Returns a request with the current options. */
    SearchRequest request() {
        Budget budget = maxBudget
                .withThreads(Math.min(threads, maxBudget.threads()))
                .withBytes(Math.min(memoryBytes, maxBudget.bytes()));
        return new SearchRequest(new EngineSpec(engine, engineOptions), budget);
    }

    /** Returns whether the engine searches during the opponent's time. */
    boolean isPonderEnabled() {
        return ponder;
    }

    /** Creates the selected agent, or the first agent of the game, with the options it supports. */
    Agent createAgent(Game game) {
        List<Agent.Kind> kinds = Games.all().agents(game.descriptor().id());
        if (kinds.isEmpty()) throw new BadInputException(game.descriptor().id() + " has no agents");
        Agent.Kind kind = agent.isEmpty()
                ? kinds.get(0)
                : Games.all().agent(game.descriptor().id(), agent);
        Map<String, String> agentOptions = new LinkedHashMap<>(engineOptions);
        agentOptions.keySet().removeIf(option -> !kind.descriptor().has(option));
        return kind.create(agentOptions);
    }

    /**
     * Sets an option. Throws {@link BadInputException} with a message if the option or the value does not exist.
     */
    void set(String name, String value) {
        switch (name) {
            case "threads" -> threads = (int) parseNumber(name, value, 1, MAX_THREADS);
            case "memory" -> memoryBytes = parseMemory(value);
            case "ponder" ->
                ponder = requireKnown(name, value, List.of("on", "off")).equals("on");
            case "engine" -> engine = value.equals(DEFAULT_ENGINE) ? "" : requireKnown(name, value, engineIds());
            case "agent" -> agent = requireKnown(name, value, agentIds());
            default -> {
                String actualValue = value.equals(EMPTY_VALUE) ? "" : value;
                requireValidOption(name, actualValue);
                engineOptions.put(name, actualValue);
            }
        }
    }

    private static String requireKnown(String what, String value, List<String> all) {
        if (all.contains(value)) return value;
        throw new BadInputException(Suggestions.unknownMessage("unknown " + what, value, all));
    }

    /**
     * Parses a size in mebibytes, such as {@code 512} or {@code 512m}, or in gibibytes, such as {@code 2g}. Returns
     * bytes.
     */
    private static long parseMemory(String value) {
        boolean gibibytes = value.matches("\\d+[gG]");
        return parseNumber("memory", value.replaceFirst("(?<=\\d)[mMgG]$", ""), 1, 1L << 30) << (gibibytes ? 30 : 20);
    }

    private static long parseNumber(String name, String value, long min, long max) {
        if (value.matches("\\d{1,18}")) {
            long number = Long.parseLong(value);
            if (number >= min && number <= max) return number;
        }
        throw new BadInputException(
                "option '" + name + "' must be a whole number of at least " + min + ", but got '" + value + "'");
    }

    /**
     * Throws unless an engine or agent has the option and accepts the value. If the selected engine has the option, it
     * decides.
     */
    private void requireValidOption(String name, String value) {
        BadInputException error = null;
        TreeSet<String> all = new TreeSet<>(List.of("threads", "memory", "ponder", "engine", "agent"));
        for (Descriptor descriptor : descriptors()) {
            for (Option option : descriptor.options()) all.add(option.id());
            if (!descriptor.has(name)) continue;
            try {
                descriptor.value(Map.of(name, value), name);
                error = null;
                if (!descriptor.id().equals(engine)) return;
            } catch (BadInputException e) {
                error = e;
            }
            if (descriptor.id().equals(engine)) break;
        }
        if (error != null) throw error;
        if (!all.contains(name)) throw new BadInputException(Suggestions.unknownMessage("unknown option", name, all));
    }

    private static List<Descriptor> descriptors() {
        List<Descriptor> descriptors = new ArrayList<>();
        for (Engine<?> registered : Games.all().engines()) descriptors.add(registered.descriptor());
        for (Game game : Games.all().games())
            for (Agent.Kind kind : Games.all().agents(game.descriptor().id())) descriptors.add(kind.descriptor());
        return descriptors;
    }

    private static List<String> engineIds() {
        return Games.all().engines().stream()
                .map(e -> e.descriptor().id())
                .distinct()
                .toList();
    }

    private static List<String> agentIds() {
        return Games.all().games().stream()
                .flatMap(g -> Games.all().agents(g.descriptor().id()).stream())
                .map(k -> k.descriptor().id())
                .toList();
    }

    /**
     * Returns the option lines of the handshake: the options of the session, then those of the default engine of each
     * game.
     */
    static List<String> optionLines() {
        List<String> lines = new ArrayList<>();
        lines.add("option name threads type number default 1");
        lines.add("option name memory type number default " + (Budget.UNLIMITED.bytes() >> 20));
        lines.add("option name ponder type choice default off values on off");
        lines.add("option name engine type choice default " + DEFAULT_ENGINE + " values "
                + String.join(" ", engineIds()));
        if (!agentIds().isEmpty())
            lines.add("option name agent type choice default " + agentIds().get(0) + " values "
                    + String.join(" ", agentIds()));
        TreeSet<String> optionIds = new TreeSet<>();
        for (Game game : Games.all().games()) {
            Descriptor descriptor = Games.all().engine(game.example(), "").descriptor();
            for (Option option : descriptor.options()) if (optionIds.add(option.id())) lines.add(optionLine(option));
        }
        return lines;
    }

    private static String optionLine(Option option) {
        String type = option.type() == Option.Type.FLAG
                ? Option.Type.CHOICE.wireName()
                : option.type().wireName();
        String line = "option name " + option.id() + " type " + type + " default "
                + (option.defaultValue().isEmpty() ? EMPTY_VALUE : option.defaultValue());
        return option.values().isEmpty() ? line : line + " values " + String.join(" ", option.values());
    }
}

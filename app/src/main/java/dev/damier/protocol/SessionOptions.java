package dev.damier.protocol;

import dev.damier.game.Agent;
import dev.damier.game.Descriptor;
import dev.damier.game.Engine;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Suggestions;
import dev.damier.game.Option;
import dev.damier.run.Budget;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** The options of a session: its own options and those of the engines and agents. */
final class SessionOptions {
    static final int MAX_THREADS = 256;
    private static final String STANDARD = "standard";
    private static final String EMPTY = "<empty>";

    private final Budget max;
    private final Map<String, String> given = new LinkedHashMap<>();
    private String engine = "";
    private String agent = "";
    private int threads = 1;
    private boolean ponder;
    private long bytes;

    /** @param max maximum budget of every search; options cannot exceed it */
    SessionOptions(Budget max) {
        this.max = max;
        bytes = max.bytes();
    }

    /** Returns a request with the current options. */
    SearchRequest request() {
        Budget budget = max.withThreads(Math.min(threads, max.threads())).withBytes(Math.min(bytes, max.bytes()));
        return new SearchRequest(engine, given, budget);
    }

    /** Returns whether the engine searches during the opponent's time. */
    boolean ponders() {
        return ponder;
    }

    /** Creates the selected agent, or the first agent of the game, with the options it supports. */
    Agent enter(Game game) {
        List<Agent.Kind> kinds = Games.all().agents(game.descriptor().id());
        if (kinds.isEmpty()) throw new IllegalArgumentException(game.descriptor().id() + " has no agents");
        Agent.Kind kind =
                agent.isEmpty() ? kinds.get(0) : Games.all().agent(game.descriptor().id(), agent);
        Map<String, String> agentOptions = new LinkedHashMap<>(given);
        agentOptions.keySet().removeIf(option -> !kind.descriptor().has(option));
        return kind.create(agentOptions);
    }

    /**
     * Sets an option. Throws {@link IllegalArgumentException} with a message if the option or the value does not exist.
     */
    void set(String name, String value) {
        switch (name) {
            case "threads" -> threads = (int) number(name, value, 1, MAX_THREADS);
            case "memory" -> bytes = size(value);
            case "ponder" -> ponder = known(name, value, List.of("on", "off")).equals("on");
            case "engine" -> engine = value.equals(STANDARD) ? "" : known(name, value, engines());
            case "agent" -> agent = known(name, value, agents());
            default -> {
                String actualValue = value.equals(EMPTY) ? "" : value;
                check(name, actualValue);
                given.put(name, actualValue);
            }
        }
    }

    private static String known(String what, String value, List<String> all) {
        if (all.contains(value)) return value;
        throw new IllegalArgumentException(Suggestions.unknownMessage("unknown " + what, value, all));
    }

    /**
     * Parses a size in mebibytes, such as {@code 512} or {@code 512m}, or in gibibytes, such as {@code 2g}. Returns
     * bytes.
     */
    private static long size(String value) {
        boolean gibibytes = value.matches("\\d+[gG]");
        return number("memory", value.replaceFirst("(?<=\\d)[mMgG]$", ""), 1, 1L << 30) << (gibibytes ? 30 : 20);
    }

    private static long number(String name, String value, long min, long max) {
        if (value.matches("\\d{1,18}")) {
            long number = Long.parseLong(value);
            if (number >= min && number <= max) return number;
        }
        throw new IllegalArgumentException(
                "option '" + name + "' must be a whole number of at least " + min + ", but got '" + value + "'");
    }

    /**
     * Throws unless an engine or agent has the option and accepts the value. If the selected engine has the option, it
     * decides.
     */
    private void check(String name, String value) {
        IllegalArgumentException error = null;
        TreeSet<String> all = new TreeSet<>(List.of("threads", "memory", "ponder", "engine", "agent"));
        for (Descriptor descriptor : cards()) {
            for (Option option : descriptor.options()) all.add(option.id());
            if (!descriptor.has(name)) continue;
            try {
                descriptor.value(Map.of(name, value), name);
                error = null;
                if (!descriptor.id().equals(engine)) return;
            } catch (IllegalArgumentException e) {
                error = e;
            }
            if (descriptor.id().equals(engine)) break;
        }
        if (error != null) throw error;
        if (!all.contains(name)) throw new IllegalArgumentException(Suggestions.unknownMessage("unknown option", name, all));
    }

    private static List<Descriptor> cards() {
        List<Descriptor> cards = new ArrayList<>();
        for (Engine<?> known : Games.all().engines()) cards.add(known.descriptor());
        for (Game game : Games.all().games())
            for (Agent.Kind kind : Games.all().agents(game.descriptor().id())) cards.add(kind.descriptor());
        return cards;
    }

    private static List<String> engines() {
        return Games.all().engines().stream().map(e -> e.descriptor().id()).distinct().toList();
    }

    private static List<String> agents() {
        return Games.all().games().stream()
                .flatMap(g -> Games.all().agents(g.descriptor().id()).stream())
                .map(k -> k.descriptor().id())
                .toList();
    }

    /**
     * Returns the option lines of the handshake: the options of the session, then those of the default engine of each
     * game.
     */
    static List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add("option name threads type number default 1");
        lines.add("option name memory type number default " + (Budget.UNLIMITED.bytes() >> 20));
        lines.add("option name ponder type choice default off values on off");
        lines.add("option name engine type choice default " + STANDARD + " values " + String.join(" ", engines()));
        if (!agents().isEmpty())
            lines.add("option name agent type choice default " + agents().get(0) + " values "
                    + String.join(" ", agents()));
        TreeSet<String> optionIds = new TreeSet<>();
        for (Game game : Games.all().games()) {
            Descriptor descriptor = Games.all().engine(game.example(), "").descriptor();
            for (Option option : descriptor.options()) if (optionIds.add(option.id())) lines.add(line(option));
        }
        return lines;
    }

    private static String line(Option option) {
        String type = option.type() == Option.Type.FLAG
                ? Option.Type.CHOICE.wireName()
                : option.type().wireName();
        String line = "option name " + option.id() + " type " + type + " default "
                + (option.defaultValue().isEmpty() ? EMPTY : option.defaultValue());
        return option.values().isEmpty() ? line : line + " values " + String.join(" ", option.values());
    }
}

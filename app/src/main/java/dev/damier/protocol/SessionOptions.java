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

/** The options of a session: a few of its own, and those of the engines and agents. */
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

    /** @param max what no search may pass, whatever is set */
    SessionOptions(Budget max) {
        this.max = max;
        bytes = max.bytes();
    }

    SearchRequest request() {
        Budget budget = max.withThreads(Math.min(threads, max.threads())).withBytes(Math.min(bytes, max.bytes()));
        return new SearchRequest(engine, given, budget);
    }

    /** Whether to think in the rival's time as well. */
    boolean ponders() {
        return ponder;
    }

    /** The chosen agent of this game, or its first one, with the options it knows. */
    Agent enter(Game game) {
        List<Agent.Kind> kinds = Games.all().agents(game.descriptor().id());
        if (kinds.isEmpty()) throw new IllegalArgumentException(game.descriptor().id() + " has no agents");
        Agent.Kind kind =
                agent.isEmpty() ? kinds.get(0) : Games.all().agent(game.descriptor().id(), agent);
        Map<String, String> with = new LinkedHashMap<>(given);
        with.keySet().removeIf(option -> !kind.descriptor().has(option));
        return kind.create(with);
    }

    /** {@link IllegalArgumentException} with a sentence when there is no such option or value. */
    void set(String name, String value) {
        switch (name) {
            case "threads" -> threads = (int) number(name, value, 1, MAX_THREADS);
            case "memory" -> bytes = size(value);
            case "ponder" -> ponder = known(name, value, List.of("on", "off")).equals("on");
            case "engine" -> engine = value.equals(STANDARD) ? "" : known(name, value, engines());
            case "agent" -> agent = known(name, value, agents());
            default -> {
                String meant = value.equals(EMPTY) ? "" : value;
                check(name, meant);
                given.put(name, meant);
            }
        }
    }

    private static String known(String what, String value, List<String> all) {
        if (all.contains(value)) return value;
        throw new IllegalArgumentException(Suggestions.unknownMessage("unknown " + what, value, all));
    }

    /** {@code 512} or {@code 512m} are mebibytes, {@code 2g} is 2048 of them. */
    private static long size(String value) {
        boolean large = value.matches("\\d+[gG]");
        return number("memory", value.replaceFirst("(?<=\\d)[mMgG]$", ""), 1, 1L << 30) << (large ? 30 : 20);
    }

    private static long number(String name, String value, long min, long max) {
        if (value.matches("\\d{1,18}")) {
            long number = Long.parseLong(value);
            if (number >= min && number <= max) return number;
        }
        throw new IllegalArgumentException(
                "option '" + name + "' must be a whole number of at least " + min + ", but got '" + value + "'");
    }

    /** Some card must have the option and take the value; the chosen engine's own word counts most. */
    private void check(String name, String value) {
        IllegalArgumentException refusal = null;
        TreeSet<String> all = new TreeSet<>(List.of("threads", "memory", "ponder", "engine", "agent"));
        for (Descriptor descriptor : cards()) {
            for (Option option : descriptor.options()) all.add(option.id());
            if (!descriptor.has(name)) continue;
            try {
                descriptor.value(Map.of(name, value), name);
                refusal = null;
                if (!descriptor.id().equals(engine)) return;
            } catch (IllegalArgumentException e) {
                refusal = e;
            }
            if (descriptor.id().equals(engine)) break;
        }
        if (refusal != null) throw refusal;
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

    /** The handshake's option lines: the session's own, then those of each game's standard engine. */
    static List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add("option name threads type number default 1");
        lines.add("option name memory type number default " + (Budget.UNLIMITED.bytes() >> 20));
        lines.add("option name ponder type choice default off values on off");
        lines.add("option name engine type choice default " + STANDARD + " values " + String.join(" ", engines()));
        if (!agents().isEmpty())
            lines.add("option name agent type choice default " + agents().get(0) + " values "
                    + String.join(" ", agents()));
        TreeSet<String> said = new TreeSet<>();
        for (Game game : Games.all().games()) {
            Descriptor descriptor = Games.all().engine(game.example(), "").descriptor();
            for (Option option : descriptor.options()) if (said.add(option.id())) lines.add(line(option));
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

package dev.damier.protocol;

import dev.damier.game.Agent;
import dev.damier.game.Card;
import dev.damier.game.Engine;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Nearest;
import dev.damier.game.Option;
import dev.damier.run.Budget;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** The options of a session: a few of its own, and those of the engines and agents. */
final class SessionOptions {
    static final int MOST_THREADS = 256;
    private static final String STANDARD = "standard";
    private static final String EMPTY = "<empty>";

    private final Budget most;
    private final Map<String, String> given = new LinkedHashMap<>();
    private String engine = "";
    private String agent = "";
    private int threads = 1;
    private boolean ponder;
    private long bytes;

    /** @param most what no search may pass, whatever is set */
    SessionOptions(Budget most) {
        this.most = most;
        bytes = most.bytes();
    }

    SearchRequest request() {
        Budget budget = most.withThreads(Math.min(threads, most.threads())).withBytes(Math.min(bytes, most.bytes()));
        return new SearchRequest(engine, given, budget);
    }

    /** Whether to think in the rival's time as well. */
    boolean ponders() {
        return ponder;
    }

    /** The chosen agent of this game, or its first one, with the options it knows. */
    Agent enter(Game game) {
        List<Agent.Kind> kinds = Games.all().agents(game.card().id());
        if (kinds.isEmpty()) throw new IllegalArgumentException(game.card().id() + " has no agents");
        Agent.Kind kind =
                agent.isEmpty() ? kinds.get(0) : Games.all().agent(game.card().id(), agent);
        Map<String, String> with = new LinkedHashMap<>(given);
        with.keySet().removeIf(option -> !kind.card().has(option));
        return kind.enter(with);
    }

    /** {@link IllegalArgumentException} with a sentence when there is no such option or value. */
    void set(String name, String value) {
        switch (name) {
            case "threads" -> threads = (int) number(name, value, 1, MOST_THREADS);
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
        throw new IllegalArgumentException(Nearest.unknown("unknown " + what, value, all));
    }

    /** {@code 512} or {@code 512m} are mebibytes, {@code 2g} is 2048 of them. */
    private static long size(String value) {
        boolean large = value.matches("\\d+[gG]");
        return number("memory", value.replaceFirst("(?<=\\d)[mMgG]$", ""), 1, 1L << 30) << (large ? 30 : 20);
    }

    private static long number(String name, String value, long least, long most) {
        if (value.matches("\\d{1,18}")) {
            long number = Long.parseLong(value);
            if (number >= least && number <= most) return number;
        }
        throw new IllegalArgumentException(
                "option '" + name + "' must be a whole number of at least " + least + ", but got '" + value + "'");
    }

    /** Some card must have the option and take the value; the chosen engine's own word counts most. */
    private void check(String name, String value) {
        IllegalArgumentException refusal = null;
        TreeSet<String> all = new TreeSet<>(List.of("threads", "memory", "ponder", "engine", "agent"));
        for (Card card : cards()) {
            for (Option option : card.options()) all.add(option.id());
            if (!card.has(name)) continue;
            try {
                card.value(Map.of(name, value), name);
                refusal = null;
                if (!card.id().equals(engine)) return;
            } catch (IllegalArgumentException e) {
                refusal = e;
            }
            if (card.id().equals(engine)) break;
        }
        if (refusal != null) throw refusal;
        if (!all.contains(name)) throw new IllegalArgumentException(Nearest.unknown("unknown option", name, all));
    }

    private static List<Card> cards() {
        List<Card> cards = new ArrayList<>();
        for (Engine<?> known : Games.all().engines()) cards.add(known.card());
        for (Game game : Games.all().games())
            for (Agent.Kind kind : Games.all().agents(game.card().id())) cards.add(kind.card());
        return cards;
    }

    private static List<String> engines() {
        return Games.all().engines().stream().map(e -> e.card().id()).distinct().toList();
    }

    private static List<String> agents() {
        return Games.all().games().stream()
                .flatMap(g -> Games.all().agents(g.card().id()).stream())
                .map(k -> k.card().id())
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
            Card card = Games.all().engine(game.example(), "").card();
            for (Option option : card.options()) if (said.add(option.id())) lines.add(line(option));
        }
        return lines;
    }

    private static String line(Option option) {
        String type = option.type() == Option.Type.FLAG
                ? Option.Type.CHOICE.word()
                : option.type().word();
        String line = "option name " + option.id() + " type " + type + " default "
                + (option.standard().isEmpty() ? EMPTY : option.standard());
        return option.values().isEmpty() ? line : line + " values " + String.join(" ", option.values());
    }
}

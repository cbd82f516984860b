package dev.damier.game;

import dev.damier.run.Control;
import dev.damier.run.Outcome;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.TreeMap;

/** The registry: every game and engine on the class path. */
public final class Games {
    private final Map<String, Game> games = new TreeMap<>();
    private final List<Engine<?>> engines = new ArrayList<>();
    private final Map<String, List<Engine<?>>> enginesById = new HashMap<>();
    private final List<Agent.Kind> agents = new ArrayList<>();

    private Games() {
        for (Game game : ServiceLoader.load(Game.class)) games.put(game.descriptor().id(), game);
        for (Engine<?> engine : ServiceLoader.load(Engine.class)) engines.add(engine);
        for (Agent.Kind kind : ServiceLoader.load(Agent.Kind.class)) agents.add(kind);
        engines.sort(Comparator.comparing(e -> e.descriptor().id()));
        for (Engine<?> engine : engines)
            enginesById
                    .computeIfAbsent(engine.descriptor().id(), id -> new ArrayList<>())
                    .add(engine);
    }

    private static final class Holder {
        static final Games ALL = new Games();
    }

    public static Games all() {
        return Holder.ALL;
    }

    public List<Game> games() {
        return List.copyOf(games.values());
    }

    public Game game(String id) {
        Game game = games.get(id);
        if (game == null) throw new IllegalArgumentException(Suggestions.unknown("unknown game", id, games.keySet()));
        return game;
    }

    /** Every engine, by id, whatever it applies to. */
    public List<Engine<?>> engines() {
        return List.copyOf(engines);
    }

    /** The engines that apply to this setup, its standard one first. */
    public List<Engine<?>> engines(Setup setup) {
        String first = setup.engine();
        return engines.stream()
                .filter(e -> setup.as(e.needs()).isPresent())
                .sorted(Comparator.comparing((Engine<?> e) -> !e.descriptor().id().equals(first)))
                .toList();
    }

    /** Who can be played against here: those the game names, as far as they apply; in a match then every other engine as it is. */
    public List<Presentation.Opponent> opponents(Setup setup) {
        Presentation presentation = setup.game().presentation();
        List<Descriptor> fitting = engines(setup).stream().map(Engine::descriptor).toList();
        List<Presentation.Opponent> opponents = new ArrayList<>(presentation.opponents().stream()
                .filter(o -> fitting.stream().anyMatch(descriptor -> descriptor.id().equals(o.engine())))
                .toList());
        if (presentation.kind() != Presentation.Kind.MATCH) return opponents;
        for (Descriptor descriptor : fitting) {
            if (opponents.stream().noneMatch(o -> o.engine().equals(descriptor.id())))
                opponents.add(new Presentation.Opponent(descriptor.id(), descriptor.id(), Map.of(), descriptor.name(), descriptor.about()));
        }
        return opponents;
    }

    /** The engine of this id for this setup; when the id is empty its standard one, or if that does not apply any. */
    public Engine<?> engine(Setup setup, String id) {
        String wanted = id.isEmpty() ? setup.engine() : id;
        // Only engines of that name are asked whether they apply: a short question must not wait for its answerer.
        for (Engine<?> engine : enginesById.getOrDefault(wanted, List.of()))
            if (setup.as(engine.needs()).isPresent()) return engine;
        List<Engine<?>> fitting = engines(setup);
        if (id.isEmpty() && !fitting.isEmpty()) return fitting.get(0);
        List<String> known = fitting.stream().map(e -> e.descriptor().id()).toList();
        boolean elsewhere = enginesById.containsKey(wanted);
        throw new IllegalArgumentException(
                elsewhere
                        ? "engine '" + wanted + "' does not apply to this "
                                + setup.game().descriptor().id() + " position; these do: " + String.join(", ", known)
                        : Suggestions.unknown("unknown engine", wanted, known));
    }

    /** The agents of this game. */
    public List<Agent.Kind> agents(String game) {
        return agents.stream().filter(k -> k.game().equals(game)).toList();
    }

    public Agent.Kind agent(String game, String id) {
        List<Agent.Kind> known = agents(game);
        for (Agent.Kind kind : known) if (kind.descriptor().id().equals(id)) return kind;
        throw new IllegalArgumentException(Suggestions.unknown(
                "unknown agent", id, known.stream().map(k -> k.descriptor().id()).toList()));
    }

    /**
     * Runs an engine on a setup, afresh: the same job always has the same answer. An engine that needs no view but the
     * {@link Setup}, because it talks in texts, is given that.
     */
    public static <P> Outcome run(Engine<P> engine, Map<String, String> options, Setup setup, Control control) {
        return engine.build(options).solve(view(engine, setup), control);
    }

    /** What an engine is given of a setup. */
    public static <P> P view(Engine<P> engine, Setup setup) {
        return (engine.needs() == Setup.class ? Optional.of(engine.needs().cast(setup)) : setup.as(engine.needs()))
                .orElseThrow(() -> new IllegalArgumentException(
                        "engine '" + engine.descriptor().id() + "' does not apply to this position"));
    }

    /** The first game that can read this text. */
    public Optional<Setup> recognise(String text) {
        for (Game game : games.values()) {
            try {
                return Optional.of(game.read(text));
            } catch (NotationException e) {
                // not this game's notation
            }
        }
        return Optional.empty();
    }
}

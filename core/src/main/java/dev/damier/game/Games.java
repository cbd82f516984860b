package dev.damier.game;

import dev.damier.run.BadInputException;
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

/** The registry of all games, engines and agents on the class path. Immutable and thread-safe. */
public final class Games {
    private final Map<String, Game> games = new TreeMap<>();
    private final List<Engine<?>> engines = new ArrayList<>();
    private final Map<String, List<Engine<?>>> enginesById = new HashMap<>();
    private final List<Agent.Kind> agents = new ArrayList<>();

    private Games() {
        for (Game game : ServiceLoader.load(Game.class))
            games.put(game.descriptor().id(), game);
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

    /** Returns the registry. It is loaded at the first call. */
    public static Games all() {
        return Holder.ALL;
    }

    /** Returns all games, sorted by id. */
    public List<Game> games() {
        return List.copyOf(games.values());
    }

    /**
     * Returns the game with the given id.
     *
     * @throws BadInputException if there is none; the message lists the known ids
     */
    public Game game(String id) {
        Game game = games.get(id);
        if (game == null) throw Suggestions.UnknownNameException.of("game", id, games.keySet());
        return game;
    }

    /** Returns all engines of all games, sorted by id. */
    public List<Engine<?>> engines() {
        return List.copyOf(engines);
    }

    /** Returns the engines that apply to a setup, its default engine first. */
    public List<Engine<?>> engines(Setup setup) {
        String first = setup.defaultEngine();
        return engines.stream()
                .filter(e -> setup.as(e.requiredView()).isPresent())
                .sorted(Comparator.comparing(
                        (Engine<?> e) -> !e.descriptor().id().equals(first)))
                .toList();
    }

    /**
     * Returns the opponents for a setup: those of the {@link Presentation} whose engine supports the setup. In a match, all
     * other engines that support it follow, with default options. The strengths in the presentation were measured with two
     * players, so they are left out for more players.
     */
    public List<Presentation.Opponent> opponents(Setup setup) {
        Presentation presentation = setup.game().presentation();
        List<Descriptor> applicable =
                engines(setup).stream().map(Engine::descriptor).toList();
        List<Presentation.Opponent> opponents = new ArrayList<>(presentation.opponents().stream()
                .filter(o -> applicable.stream()
                        .anyMatch(descriptor -> descriptor.id().equals(o.engine())))
                .map(o -> setup.players() <= 2 ? o : o.withoutStrength())
                .toList());
        if (presentation.kind() != Presentation.Kind.MATCH) return opponents;
        for (Descriptor descriptor : applicable) {
            if (opponents.stream().noneMatch(o -> o.engine().equals(descriptor.id())))
                opponents.add(new Presentation.Opponent(
                        descriptor.id(), descriptor.id(), Map.of(), descriptor.name(), descriptor.about()));
        }
        return opponents;
    }

    /**
     * Returns an engine for a setup.
     *
     * @param id the id of the engine; empty for the default engine of the setup, or another one if that does not support it
     * @throws BadInputException if there is no such engine or it does not apply; the message lists those that do
     */
    public Engine<?> engine(Setup setup, String id) {
        String wanted = id.isEmpty() ? setup.defaultEngine() : id;
        // Only the engines with this id are checked, because creating a view for every engine can be slow.
        for (Engine<?> engine : enginesById.getOrDefault(wanted, List.of()))
            if (setup.as(engine.requiredView()).isPresent()) return engine;
        List<Engine<?>> applicable = engines(setup);
        if (id.isEmpty() && !applicable.isEmpty()) return applicable.get(0);
        List<String> known = applicable.stream().map(e -> e.descriptor().id()).toList();
        boolean appliesElsewhere = enginesById.containsKey(wanted);
        if (!appliesElsewhere) throw Suggestions.UnknownNameException.of("engine", wanted, known);
        throw new BadInputException("engine '" + wanted + "' does not apply to this "
                + setup.game().descriptor().id() + " position; these do: " + String.join(", ", known));
    }

    /** Returns the kinds of agents of a game. */
    public List<Agent.Kind> agents(String game) {
        return agents.stream().filter(k -> k.game().equals(game)).toList();
    }

    /**
     * Returns the kind of agent with the given id.
     *
     * @throws BadInputException if the game has no such agent; the message lists the known ids
     */
    public Agent.Kind agent(String game, String id) {
        List<Agent.Kind> known = agents(game);
        for (Agent.Kind kind : known) if (kind.descriptor().id().equals(id)) return kind;
        throw Suggestions.UnknownNameException.of(
                "agent", id, known.stream().map(k -> k.descriptor().id()).toList());
    }

    /**
     * Runs an engine on a setup, with a new solver. So the same job always has the same result.
     *
     * @throws BadInputException if the engine does not apply to the setup, or for invalid options
     */
    public static <P> Outcome run(Engine<P> engine, Map<String, String> options, Setup setup, Control control) {
        return engine.build(options).solve(view(engine, setup), control);
    }

    /**
     * Returns the view of a setup that an engine requires. An engine may require the {@link Setup} itself.
     *
     * @throws BadInputException if the setup does not offer the view
     */
    public static <P> P view(Engine<P> engine, Setup setup) {
        return (engine.requiredView() == Setup.class
                        ? Optional.of(engine.requiredView().cast(setup))
                        : setup.as(engine.requiredView()))
                .orElseThrow(() -> new BadInputException(
                        "engine '" + engine.descriptor().id() + "' does not apply to this position"));
    }

    /** Reads a position with the first game that accepts the text; empty if no game does. */
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

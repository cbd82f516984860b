package dev.damier.cli.input;

import dev.damier.game.Game;
import dev.damier.protocol.Bot;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/** An engine with its options in one argument: {@code astar} or {@code astar:heuristic=zero,ties=low-g}. */
public record EngineSpec(String id, Map<String, String> options) {
    /** The comma before the next option. A comma that is not followed by a name and {@code =} belongs to a value. */
    private static final String OPTION_SEPARATOR = ",(?=[^,=]+=)";

    /**
     * Parses an argument and checks that the game has the engine. The {@code common} options apply to every engine that
     * has them.
     */
    public static EngineSpec read(Game game, String argument, Map<String, String> common) {
        return validated(game, parse(argument), common);
    }

    /** Checks that the game has the engine and adds the common options that the engine has. */
    public static EngineSpec validated(Game game, EngineSpec spec, Map<String, String> common) {
        String id = spec.id();
        Map<String, String> options = spec.options();
        var engine = EngineOptions.check(game, id, options);
        common.forEach((option, value) -> {
            if (engine.descriptor().has(option)) options.putIfAbsent(option, value);
        });
        EngineOptions.check(game, id, options);
        return new EngineSpec(engine.descriptor().id(), options);
    }

    /** Parses an argument without checking that the engine exists. */
    public static EngineSpec parse(String argument) {
        if (Bot.isExternal(argument)) return new EngineSpec(argument, new LinkedHashMap<>());
        int colon = argument.indexOf(':');
        String id = colon < 0 ? argument : argument.substring(0, colon);
        Map<String, String> options = new LinkedHashMap<>();
        if (colon >= 0) {
            for (String pair : argument.substring(colon + 1).split(OPTION_SEPARATOR)) {
                int equals = pair.indexOf('=');
                if (equals <= 0)
                    throw new UsageException("invalid engine '" + argument + "': expected ID or ID:OPTION=VALUE,…");
                options.put(pair.substring(0, equals), pair.substring(equals + 1));
            }
        }
        return new EngineSpec(id, options);
    }

    @Override
    public String toString() {
        if (options.isEmpty()) return Bot.isExternal(id) ? Bot.displayName(id) : id;
        return id + ":"
                + options.entrySet().stream()
                        .map(e -> e.getKey() + "=" + e.getValue())
                        .collect(Collectors.joining(","));
    }
}

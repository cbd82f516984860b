package dev.damier.cli.input;

import dev.damier.game.Game;
import dev.damier.protocol.Bot;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/** An engine with its options as one word: {@code astar} or {@code astar:heuristic=zero,ties=low-g}. */
public record EngineSpec(String id, Map<String, String> options) {
    /** The comma before another option; one that no name and {@code =} follow belongs to a value. */
    private static final String NEXT_OPTION = ",(?=[^,=]+=)";

    /** Reads one and makes sure the game has it. {@code common} options go to every engine that knows them. */
    public static EngineSpec read(Game game, String word, Map<String, String> common) {
        return checked(game, parse(word), common);
    }

    /** One that the game has, with the common options it knows. */
    public static EngineSpec checked(Game game, EngineSpec said, Map<String, String> common) {
        String id = said.id();
        Map<String, String> options = said.options();
        var engine = EngineOptions.check(game, id, options);
        common.forEach((option, value) -> {
            if (engine.descriptor().has(option)) options.putIfAbsent(option, value);
        });
        EngineOptions.check(game, id, options);
        return new EngineSpec(engine.descriptor().id(), options);
    }

    /** Reads one, whoever has it. */
    public static EngineSpec parse(String word) {
        if (Bot.isExternal(word)) return new EngineSpec(word, new LinkedHashMap<>());
        int colon = word.indexOf(':');
        String id = colon < 0 ? word : word.substring(0, colon);
        Map<String, String> options = new LinkedHashMap<>();
        if (colon >= 0) {
            for (String pair : word.substring(colon + 1).split(NEXT_OPTION)) {
                int equals = pair.indexOf('=');
                if (equals <= 0)
                    throw new UsageException("invalid engine '" + word + "': expected ID or ID:OPTION=VALUE,…");
                options.put(pair.substring(0, equals), pair.substring(equals + 1));
            }
        }
        return new EngineSpec(id, options);
    }

    @Override
    public String toString() {
        if (options.isEmpty()) return Bot.isExternal(id) ? Bot.name(id) : id;
        return id + ":"
                + options.entrySet().stream()
                        .map(e -> e.getKey() + "=" + e.getValue())
                        .collect(Collectors.joining(","));
    }
}

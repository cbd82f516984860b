package dev.damier.job;

import dev.damier.run.BadInputException;
import java.io.Serializable;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * An engine with its options.
 *
 * @param id id of an engine or agent, the address of an external bot, or "" for the default engine
 * @param options values by option id, in the order in which they were given
 */
public record EngineSpec(String id, Map<String, String> options) implements Serializable {
    /** The default engine of a position. */
    public static final EngineSpec DEFAULT = of("");

    /** The comma before the next option. A comma that is not followed by a name and {@code =} belongs to a value. */
    private static final String OPTION_SEPARATOR = ",(?=[^,=]+=)";

    public EngineSpec {
        options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    }

    /** Returns an engine without options. */
    public static EngineSpec of(String id) {
        return new EngineSpec(id, Map.of());
    }

    /** Parses {@code ID} or {@code ID:OPTION=VALUE,…} without checking that the engine exists. */
    public static EngineSpec parse(String argument) {
        int colon = argument.indexOf(':');
        if (colon < 0) return of(argument);
        Map<String, String> options = new LinkedHashMap<>();
        for (String pair : argument.substring(colon + 1).split(OPTION_SEPARATOR)) {
            int equals = pair.indexOf('=');
            if (equals <= 0)
                throw new BadInputException("invalid engine '" + argument + "': expected ID or ID:OPTION=VALUE,…");
            options.put(pair.substring(0, equals), pair.substring(equals + 1));
        }
        return new EngineSpec(argument.substring(0, colon), options);
    }

    /** Returns the text that {@link #parse} reads. */
    @Override
    public String toString() {
        if (options.isEmpty()) return id;
        return id + ":"
                + options.entrySet().stream()
                        .map(e -> e.getKey() + "=" + e.getValue())
                        .collect(Collectors.joining(","));
    }
}

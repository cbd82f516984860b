package dev.damier.batch;

import java.io.Serializable;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** An engine's id and its options, in a form that can be sent to the workers. */
record EngineConfig(String id, TreeMap<String, String> options) implements Serializable {

    EngineConfig(String id, Map<String, String> options) {
        this(id, new TreeMap<>(options));
    }

    @Override
    public String toString() {
        if (options.isEmpty()) return id;
        return id + ":"
                + options.entrySet().stream()
                        .map(e -> e.getKey() + "=" + e.getValue())
                        .collect(Collectors.joining(","));
    }
}

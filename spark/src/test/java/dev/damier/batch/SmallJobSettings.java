package dev.damier.batch;

import java.util.Map;
import java.util.stream.Stream;

/** Spark settings for a few dozen rows: no code generation for queries that run once, and few partitions. */
final class SmallJobSettings {
    static final Map<String, String> SETTINGS = Map.of(
            "spark.ui.enabled", "false",
            "spark.sql.shuffle.partitions", "2",
            "spark.sql.codegen.wholeStage", "false",
            "spark.sql.codegen.factoryMode", "NO_CODEGEN");

    private SmallJobSettings() {}

    /** Returns the arguments followed by the settings. */
    static String[] append(String... args) {
        return Stream.concat(
                        Stream.of(args),
                        SETTINGS.entrySet().stream()
                                .flatMap(e -> Stream.of("--spark", e.getKey() + "=" + e.getValue())))
                .toArray(String[]::new);
    }
}

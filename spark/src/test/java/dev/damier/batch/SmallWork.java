package dev.damier.batch;

import java.util.Map;
import java.util.stream.Stream;

/** Settings of Spark for some dozens of rows: nothing is compiled for queries that run once, and nothing is cut that is small. */
final class SmallWork {
    static final Map<String, String> SETTINGS = Map.of(
            "spark.ui.enabled", "false",
            "spark.sql.shuffle.partitions", "2",
            "spark.sql.codegen.wholeStage", "false",
            "spark.sql.codegen.factoryMode", "NO_CODEGEN");

    private SmallWork() {}

    /** These words and the settings behind them. */
    static String[] with(String... words) {
        return Stream.concat(
                        Stream.of(words),
                        SETTINGS.entrySet().stream()
                                .flatMap(e -> Stream.of("--spark", e.getKey() + "=" + e.getValue())))
                .toArray(String[]::new);
    }
}

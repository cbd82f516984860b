package dev.damier.batch;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;

/** Reads the rows that a batch job has stored, sorted by item. */
final class StoredRows {
    private StoredRows() {}

    static List<Row> read(Path out) throws IOException {
        SparkSession.Builder builder = SparkSession.builder()
                .master("local[2]")
                .config("spark.driver.bindAddress", "127.0.0.1")
                .config("spark.driver.host", "127.0.0.1");
        SmallJobSettings.SETTINGS.forEach(builder::config);
        try (SparkSession spark = builder.getOrCreate()) {
            return spark.read().parquet(out + "/rows/*").orderBy("item").collectAsList();
        }
    }
}

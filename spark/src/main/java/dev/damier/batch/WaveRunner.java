package dev.damier.batch;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;

/**
 * Runs a job in waves of tasks and stores the results. A task handles a range of items and is repeated if its worker
 * dies. Each wave is written atomically to {@code OUT/rows/wave-N} and never repeated. A job whose driver was killed
 * resumes after the last complete wave.
 */
final class WaveRunner {
    private static final int DEFAULT_WAVE_COUNT = 8;
    private static final int TASKS_PER_CORE = 4;

    private final SparkSession spark;
    private final BatchJob job;
    private final Path out;
    private final FileSystem files;

    /**
     * Creates a runner.
     *
     * @param out output folder: a local folder or a URL of a Hadoop file system
     */
    WaveRunner(SparkSession spark, BatchJob job, String out) throws IOException {
        this.spark = spark;
        this.job = job;
        this.out = new Path(out);
        files = this.out.getFileSystem(spark.sparkContext().hadoopConfiguration());
        JobFolder.claim(files, this.out, job.description());
    }

    /** The items from {@code from} (inclusive) to {@code to} (exclusive). */
    record ItemRange(long from, long to) implements java.io.Serializable {}

    /**
     * Runs all waves that are not stored yet.
     *
     * @param itemsPerTask items per task, 0 for automatic
     * @param enough receives all rows so far after each wave, by item, and returns whether the job may end
     * @return all rows, sorted by item
     */
    Dataset<Row> run(long itemsPerTask, WaveProgress progress, Predicate<Dataset<Row>> enough) throws IOException {
        int cores = Math.max(1, spark.sparkContext().defaultParallelism());
        long items = job.itemCount();
        long waveSize = itemsPerTask > 0
                ? itemsPerTask * cores * TASKS_PER_CORE
                : Math.max(1, Math.min((items + DEFAULT_WAVE_COUNT - 1) / DEFAULT_WAVE_COUNT, 1L << 20));
        long rangeSize = itemsPerTask > 0 ? itemsPerTask : Math.max(1, waveSize / ((long) cores * TASKS_PER_CORE));
        // The wave size is stored, because it must not change with the number of workers.
        waveSize = loadOrStore("cut.txt", waveSize);
        long waves = (items + waveSize - 1) / waveSize;
        progress.onPlan(items, job.itemNoun());
        for (long w = 0; w < waves; w++) {
            long from = w * waveSize;
            long to = Math.min(items, from + waveSize);
            if (!files.exists(new Path(waveFolder(w), "_SUCCESS")))
                runWave(splitIntoTasks(from, to, rangeSize), waveFolder(w), progress);
            progress.onWaveEnd(to);
            if (enough.test(rows(w + 1))) return rows(w + 1);
        }
        return rows(waves);
    }

    private long loadOrStore(String name, long value) throws IOException {
        Path file = new Path(out, name);
        if (files.exists(file)) {
            try (var in = files.open(file)) {
                return Long.parseLong(new String(in.readAllBytes(), StandardCharsets.UTF_8).strip());
            }
        }
        try (var to = files.create(file)) {
            to.write((value + "\n").getBytes(StandardCharsets.UTF_8));
        }
        return value;
    }

    private Path waveFolder(long wave) {
        return new Path(out, String.format("rows/wave-%06d", wave));
    }

    private static List<ItemRange> splitIntoTasks(long from, long to, long rangeSize) {
        List<ItemRange> ranges = new ArrayList<>();
        for (long at = from; at < to; at += rangeSize) ranges.add(new ItemRange(at, Math.min(to, at + rangeSize)));
        return ranges;
    }

    private void runWave(List<ItemRange> ranges, Path to, WaveProgress progress) {
        JavaSparkContext context = new JavaSparkContext(spark.sparkContext());
        BatchJob sentJob = job;
        progress.onWaveStart(ranges);
        JavaRDD<Row> rows = context.parallelize(ranges, ranges.size()).flatMap(rowsOf(sentJob));
        spark.createDataFrame(rows, Columns.withItemNumber(sentJob.schema()))
                .repartition(1)
                .sortWithinPartitions("item")
                .write()
                .mode(SaveMode.Overwrite)
                .parquet(to.toString());
    }

    /**
     * Returns the function that computes the rows of a range. It is static, so that no driver object is serialised with
     * it.
     */
    private static FlatMapFunction<ItemRange, Row> rowsOf(BatchJob job) {
        return itemRange -> {
            List<Row> rows = new ArrayList<>();
            for (long item = itemRange.from(); item < itemRange.to(); item++) {
                long number = item;
                job.rows(item).forEach(row -> rows.add(Columns.withItemNumber(number, row)));
            }
            return rows.iterator();
        };
    }

    /** Computes the same rows on this thread, without Spark, for comparison with the output of a cluster. */
    static List<Row> runLocally(BatchJob job) throws Exception {
        List<Row> rows = new ArrayList<>();
        rowsOf(job).call(new ItemRange(0, job.itemCount())).forEachRemaining(rows::add);
        rows.sort(Comparator.comparingLong(row -> row.getLong(0)));
        return rows;
    }

    private Dataset<Row> rows(long waves) {
        String[] folders = new String[(int) waves];
        for (int w = 0; w < waves; w++) folders[w] = waveFolder(w).toString();
        return spark.read()
                .schema(Columns.withItemNumber(job.schema()))
                .parquet(folders)
                .orderBy("item");
    }
}

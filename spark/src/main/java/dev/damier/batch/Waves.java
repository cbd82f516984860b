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
 * Runs a job piece by piece and keeps what is done. A piece is what one task does and, if its worker dies, does again; a
 * wave of pieces is written at once to {@code OUT/rows/wave-N}, whole or not at all, and never done twice: a driver that
 * was killed goes on behind the last whole wave.
 */
final class Waves {
    private static final int WAVES = 8;
    private static final int PIECES_A_CORE = 4;

    private final SparkSession spark;
    private final BatchJob job;
    private final Path out;
    private final FileSystem files;

    /** @param out where everything is kept: a folder, or what Hadoop's file systems understand */
    Waves(SparkSession spark, BatchJob job, String out) throws IOException {
        this.spark = spark;
        this.job = job;
        this.out = new Path(out);
        files = this.out.getFileSystem(spark.sparkContext().hadoopConfiguration());
        JobFolder.claim(files, this.out, job.description());
    }

    /** The items from {@code from} to before {@code to}. */
    record Piece(long from, long to) implements java.io.Serializable {}

    /**
     * Does what is not done.
     *
     * @param piece items in a piece, 0 for as it fits
     * @param enough asked with all rows so far, by item, after each wave: whether the question is answered
     * @return every row, by item
     */
    Dataset<Row> run(long piece, WaveProgress progress, Predicate<Dataset<Row>> enough) throws IOException {
        int cores = Math.max(1, spark.sparkContext().defaultParallelism());
        long items = job.items();
        long wave = piece > 0
                ? piece * cores * PIECES_A_CORE
                : Math.max(1, Math.min((items + WAVES - 1) / WAVES, 1L << 20));
        long each = piece > 0 ? piece : Math.max(1, wave / ((long) cores * PIECES_A_CORE));
        // The cut is part of what is kept: another number of workers must not shift it.
        wave = kept("cut.txt", wave);
        long waves = (items + wave - 1) / wave;
        progress.planned(items, job.noun());
        for (long w = 0; w < waves; w++) {
            long from = w * wave;
            long to = Math.min(items, from + wave);
            if (!files.exists(new Path(folder(w), "_SUCCESS"))) work(pieces(from, to, each), folder(w), progress);
            progress.reached(to);
            if (enough.test(rows(w + 1))) return rows(w + 1);
        }
        return rows(waves);
    }

    private long kept(String name, long value) throws IOException {
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

    private Path folder(long wave) {
        return new Path(out, String.format("rows/wave-%06d", wave));
    }

    private static List<Piece> pieces(long from, long to, long each) {
        List<Piece> pieces = new ArrayList<>();
        for (long at = from; at < to; at += each) pieces.add(new Piece(at, Math.min(to, at + each)));
        return pieces;
    }

    private void work(List<Piece> pieces, Path to, WaveProgress progress) {
        JavaSparkContext context = new JavaSparkContext(spark.sparkContext());
        BatchJob own = job;
        progress.wave(pieces);
        JavaRDD<Row> rows = context.parallelize(pieces, pieces.size()).flatMap(rowsOf(own));
        spark.createDataFrame(rows, Columns.numbered(own.schema()))
                .repartition(1)
                .sortWithinPartitions("item")
                .write()
                .mode(SaveMode.Overwrite)
                .parquet(to.toString());
    }

    /** Static, so that nothing of the driver travels with it. */
    private static FlatMapFunction<Piece, Row> rowsOf(BatchJob job) {
        return piece -> {
            List<Row> rows = new ArrayList<>();
            for (long item = piece.from(); item < piece.to(); item++) {
                long number = item;
                job.rows(item).forEach(row -> rows.add(Columns.numbered(number, row)));
            }
            return rows.iterator();
        };
    }

    /** The same rows without Spark's workers, on this thread: what a cluster's output is compared with. */
    static List<Row> alone(BatchJob job) throws Exception {
        List<Row> rows = new ArrayList<>();
        rowsOf(job).call(new Piece(0, job.items())).forEachRemaining(rows::add);
        rows.sort(Comparator.comparingLong(row -> row.getLong(0)));
        return rows;
    }

    private Dataset<Row> rows(long waves) {
        String[] folders = new String[(int) waves];
        for (int w = 0; w < waves; w++) folders[w] = folder(w).toString();
        return spark.read()
                .schema(Columns.numbered(job.schema()))
                .parquet(folders)
                .orderBy("item");
    }
}

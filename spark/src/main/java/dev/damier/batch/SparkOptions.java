package dev.damier.batch;

import dev.damier.cli.input.Units;
import dev.damier.cli.input.UsageException;
import java.io.File;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.spark.SparkConf;
import org.apache.spark.sql.SparkSession;
import picocli.CommandLine.Option;

/** The options that all batch commands share: where the job runs, and the Spark session. */
final class SparkOptions {
    @Option(
            names = "--master",
            paramLabel = "URL",
            description = "local[N] for N local threads, spark://HOST:PORT for a cluster. Default: the master set by"
                    + " spark-submit, otherwise local[*].")
    private String master;

    @Option(
            names = "--out",
            required = true,
            paramLabel = "DIR",
            description = "Output directory. The same job with the same directory resumes where it was interrupted.")
    String outFolder;

    @Option(names = "--piece", paramLabel = "N", description = "Items per task. Default: automatic.")
    long itemsPerTask;

    @Option(
            names = "--memory",
            paramLabel = "2g",
            converter = Units.SizeConverter.class,
            description = "Memory per executor, shared by its tasks. Default: 2g; locally: the JVM's heap.")
    private Long memory;

    @Option(names = "--spark", paramLabel = "K=V", description = "A Spark setting; repeatable.")
    private List<String> settings = List.of();

    private static final long GIB = 1L << 30;

    SparkSession openSession(String name) {
        SparkConf conf = new SparkConf().setAppName("damier " + name);
        String masterUrl = master != null ? master : conf.get("spark.master", "local[*]");
        conf.setMaster(masterUrl)
                .set("spark.ui.showConsoleProgress", "false")
                .setIfMissing("spark.task.maxFailures", "8")
                .setIfMissing("spark.sql.session.timeZone", "UTC");
        if (isLoopback(masterUrl)) {
            conf.setIfMissing("spark.driver.host", "127.0.0.1").setIfMissing("spark.driver.bindAddress", "127.0.0.1");
        }
        // On one machine, few partitions are enough; Spark's default of 200 costs more than the sorting.
        if (isLocal(masterUrl)) conf.setIfMissing("spark.sql.shuffle.partitions", "8");
        if (!isLocal(masterUrl)) {
            conf.set("spark.executor.memory", (memory == null ? 2 * GIB : memory) / (1 << 20) + "m")
                    .setIfMissing("spark.jars", applicationJars());
        }
        for (String setting : settings) {
            int equals = setting.indexOf('=');
            if (equals < 1) throw UsageException.of("usage.batch.spark", setting);
            conf.set(setting.substring(0, equals), setting.substring(equals + 1));
        }
        return SparkSession.builder().config(conf).getOrCreate();
    }

    private static boolean isLocal(String masterUrl) {
        return masterUrl.startsWith("local");
    }

    private static boolean isLoopback(String masterUrl) {
        return isLocal(masterUrl) || masterUrl.contains("://127.") || masterUrl.contains("://localhost");
    }

    /** Returns the jars of this application on the class path. The workers already have the jars of Spark. */
    private static String applicationJars() {
        String spark = File.separator + "lib" + File.separator + "spark" + File.separator;
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(jar -> jar.endsWith(".jar") && !jar.contains(spark))
                .map(jar -> Path.of(jar).toAbsolutePath().toString())
                .collect(Collectors.joining(","));
    }
}

package dev.damier.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.CleanupMode;
import org.junit.jupiter.api.io.TempDir;

/** Tests a cluster of one master and two workers, real processes on loopback, when a worker or the driver is killed. */
class ClusterTest {
    private static final String SPARK = "org.apache.spark.deploy.";
    /**
     * JVM options for a fast start: up to six processes run for seconds, so optimising compilation does not pay off.
     */
    private static final List<String> QUICK_START =
            List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xshare:auto");

    @TempDir(cleanup = CleanupMode.NEVER)
    private Path folder;

    private final List<Process> processes = new ArrayList<>();

    @AfterEach
    void end() {
        for (Process process : processes) {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
    }

    @Test
    @Timeout(value = 15, unit = TimeUnit.MINUTES)
    void killedWorkerDoesNotChangeRows() throws Exception {
        Path sparkHome = sparkHome();
        int port = freePort();
        String url = "spark://127.0.0.1:" + port;
        Process master = java(
                sparkHome,
                List.of(SPARK + "master.Master", "--host", "127.0.0.1", "--port", "" + port, "--webui-port", "0"));
        await(master, "I have been elected leader");
        Process killed = worker(sparkHome, url, 1);
        Process other = worker(sparkHome, url, 2);
        await(killed, "Successfully registered with master");
        await(other, "Successfully registered with master");

        Path out = folder.resolve("out");
        List<String> args = new ArrayList<>(List.of(BatchMain.class.getName(), "mine", "taquin"));
        args.addAll(List.of("--seeds", "1..96", "--set", "size=3", "--nodes", "200k", "--piece", "3"));
        args.addAll(List.of("--out", out.toString(), "--master", url, "--memory", "512m"));
        args.addAll(List.of("--spark", "spark.jars=" + ours(sparkHome)));
        args.addAll(List.of("--spark", "spark.executor.extraJavaOptions=" + String.join(" ", QUICK_START)));
        args.addAll(List.of(SmallJobSettings.append()));
        Process batch = java(sparkHome, args);
        await(batch, " of 96 deals");
        killed.descendants().forEach(ProcessHandle::destroyForcibly);
        killed.destroyForcibly();
        assertThat(batch.waitFor()).isZero();

        assertThat(StoredRows.read(out)).isEqualTo(WaveRunner.runLocally(job(96)));
    }

    /** The driver is killed after its first wave; the same command resumes the job. */
    @Test
    @Timeout(value = 15, unit = TimeUnit.MINUTES)
    void killedDriverResumes() throws Exception {
        Path sparkHome = sparkHome();
        Path out = folder.resolve("out");
        List<String> args = new ArrayList<>(List.of(BatchMain.class.getName(), "mine", "taquin"));
        args.addAll(List.of("--seeds", "1..32", "--set", "size=3", "--nodes", "200k", "--piece", "1"));
        args.addAll(List.of("--out", out.toString(), "--master", "local[2]"));
        args.addAll(List.of(SmallJobSettings.append()));
        Process killed = java(sparkHome, args);
        Path first = out.resolve("rows/wave-000000/_SUCCESS");
        Path last = out.resolve("rows/wave-000003/_SUCCESS");
        await(killed, "8 of 32 deals");
        killed.destroyForcibly().waitFor();
        assertThat(last).as("killed in the middle").doesNotExist();
        FileTime output = Files.getLastModifiedTime(first);

        Process resumed = java(sparkHome, args);
        await(resumed, "32 of 32 deals");
        assertThat(resumed.waitFor()).isZero();
        assertThat(Files.getLastModifiedTime(first))
                .as("a stored wave is not repeated")
                .isEqualTo(output);
        assertThat(StoredRows.read(out)).isEqualTo(WaveRunner.runLocally(job(32)));
    }

    private static MineJob job(int seeds) {
        return new MineJob(
                "taquin",
                new TreeMap<>(java.util.Map.of("size", "3")),
                1,
                seeds,
                new SearchLimits(0, 200_000, 512L << 20, 1));
    }

    private Process worker(Path sparkHome, String master, int number) throws IOException {
        String work = Files.createDirectory(folder.resolve("work" + number)).toString();
        return java(
                sparkHome,
                List.of(
                        SPARK + "worker.Worker",
                        "--host",
                        "127.0.0.1",
                        "--webui-port",
                        "0",
                        "-c",
                        "1",
                        "-m",
                        "1g",
                        "-d",
                        work,
                        master));
    }

    private Process java(Path sparkHome, List<String> args) throws IOException {
        List<String> line = new ArrayList<>();
        line.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        line.add("@" + Path.of("java.options").toAbsolutePath());
        line.addAll(QUICK_START);
        line.addAll(List.of("-Xmx512m", "-Ddamier.log=info", "-cp", classPath(sparkHome)));
        line.addAll(args);
        ProcessBuilder builder = new ProcessBuilder(line).redirectErrorStream(true);
        builder.environment().put("SPARK_HOME", sparkHome.toString());
        builder.environment().put("SPARK_SCALA_VERSION", "2.13");
        builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
        Process process = builder.start();
        processes.add(process);
        return process;
    }

    /** Reads the output until it contains the sentence, then discards the rest in the background. */
    private static void await(Process process, String sentence) throws IOException {
        BufferedReader reader =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        StringBuilder output = new StringBuilder();
        while (true) {
            String line = reader.readLine();
            if (line == null)
                throw new AssertionError("the process ended without printing '" + sentence + "': " + output);
            output.append(line).append('\n');
            if (line.contains(sentence)) break;
        }
        Thread drainer = new Thread(() -> drain(reader), "rest");
        drainer.setDaemon(true);
        drainer.start();
    }

    private static void drain(BufferedReader reader) {
        try {
            reader.lines().forEach(line -> {});
        } catch (UncheckedIOException e) {
            // the process was killed
        }
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    private static List<Path> entries() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of)
                .filter(Files::exists)
                .toList();
    }

    private static boolean isApplicationJar(Path entry) {
        String name = entry.toString();
        return Files.isDirectory(entry)
                || Stream.of("damier-", "picocli", "sat4j", "jline")
                        .anyMatch(entry.getFileName().toString()::contains)
                || name.contains("sat4j");
    }

    /**
     * Creates a Spark installation with the folder {@code jars} that workers need. The application jars are in another
     * folder and are sent to the workers.
     */
    private Path sparkHome() throws IOException {
        Path sparkHome = Files.createDirectory(folder.resolve("spark"));
        Path jars = Files.createDirectory(sparkHome.resolve("jars"));
        Path ours = Files.createDirectory(sparkHome.resolve("ours"));
        int n = 0;
        for (Path entry : entries()) {
            if (!isApplicationJar(entry))
                Files.createSymbolicLink(jars.resolve(entry.getFileName()), entry.toAbsolutePath());
            else if (Files.isDirectory(entry)) pack(entry, ours.resolve("classes-" + n++ + ".jar"));
            else Files.createSymbolicLink(ours.resolve(entry.getFileName()), entry.toAbsolutePath());
        }
        return sparkHome;
    }

    private static void pack(Path classes, Path jar) throws IOException {
        try (JarOutputStream to = new JarOutputStream(Files.newOutputStream(jar));
                Stream<Path> files = Files.walk(classes)) {
            for (Path file : files.filter(Files::isRegularFile)
                    .sorted(Comparator.naturalOrder())
                    .toList()) {
                to.putNextEntry(new ZipEntry(classes.relativize(file).toString().replace(File.separatorChar, '/')));
                Files.copy(file, to);
            }
        }
    }

    private static String classPath(Path sparkHome) {
        return sparkHome.resolve("ours") + "/*" + File.pathSeparator + sparkHome.resolve("jars") + "/*";
    }

    private static String ours(Path sparkHome) {
        try (Stream<Path> jars = Files.list(sparkHome.resolve("ours"))) {
            return String.join(",", jars.map(Path::toString).sorted().toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

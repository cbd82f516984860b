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

/** A master and two workers, real processes on loopback; one of them, or the driver, is killed in the middle. */
class ClusterTest {
    private static final String SPARK = "org.apache.spark.deploy.";
    /** Up to six processes start at once and live for seconds: nothing is gained by optimising what they run. */
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
    void aKilledWorkerChangesNothing() throws Exception {
        Path home = home();
        int port = freePort();
        String url = "spark://127.0.0.1:" + port;
        Process master = java(
                home,
                List.of(SPARK + "master.Master", "--host", "127.0.0.1", "--port", "" + port, "--webui-port", "0"));
        await(master, "I have been elected leader");
        Process doomed = worker(home, url, 1);
        Process other = worker(home, url, 2);
        await(doomed, "Successfully registered with master");
        await(other, "Successfully registered with master");

        Path out = folder.resolve("out");
        List<String> words = new ArrayList<>(List.of(BatchMain.class.getName(), "mine", "taquin"));
        words.addAll(List.of("--seeds", "1..96", "--set", "size=3", "--nodes", "200k", "--piece", "3"));
        words.addAll(List.of("--out", out.toString(), "--master", url, "--memory", "512m"));
        words.addAll(List.of("--spark", "spark.jars=" + ours(home)));
        words.addAll(List.of("--spark", "spark.executor.extraJavaOptions=" + String.join(" ", QUICK_START)));
        words.addAll(List.of(SmallWork.with()));
        Process batch = java(home, words);
        await(batch, " of 96 deals");
        doomed.descendants().forEach(ProcessHandle::destroyForcibly);
        doomed.destroyForcibly();
        assertThat(batch.waitFor()).isZero();

        assertThat(KeptRows.read(out)).isEqualTo(Waves.alone(job(96)));
    }

    /** The process that plans, killed without a word after its first wave; the same command goes on. */
    @Test
    @Timeout(value = 15, unit = TimeUnit.MINUTES)
    void aKilledDriverGoesOnWhereItWas() throws Exception {
        Path home = home();
        Path out = folder.resolve("out");
        List<String> words = new ArrayList<>(List.of(BatchMain.class.getName(), "mine", "taquin"));
        words.addAll(List.of("--seeds", "1..32", "--set", "size=3", "--nodes", "200k", "--piece", "1"));
        words.addAll(List.of("--out", out.toString(), "--master", "local[2]"));
        words.addAll(List.of(SmallWork.with()));
        Process doomed = java(home, words);
        Path first = out.resolve("rows/wave-000000/_SUCCESS");
        Path last = out.resolve("rows/wave-000003/_SUCCESS");
        await(doomed, "8 of 32 deals");
        doomed.destroyForcibly().waitFor();
        assertThat(last).as("killed in the middle").doesNotExist();
        FileTime before = Files.getLastModifiedTime(first);

        Process again = java(home, words);
        await(again, "32 of 32 deals");
        assertThat(again.waitFor()).isZero();
        assertThat(Files.getLastModifiedTime(first))
                .as("what was done is not done again")
                .isEqualTo(before);
        assertThat(KeptRows.read(out)).isEqualTo(Waves.alone(job(32)));
    }

    private static MineJob job(int seeds) {
        return new MineJob(
                "taquin", new TreeMap<>(java.util.Map.of("size", "3")), 1, seeds, new Terms(0, 200_000, 512L << 20, 1));
    }

    private Process worker(Path home, String master, int number) throws IOException {
        String work = Files.createDirectory(folder.resolve("work" + number)).toString();
        return java(
                home,
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

    private Process java(Path home, List<String> words) throws IOException {
        List<String> line = new ArrayList<>();
        line.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        line.add("@" + Path.of("java.options").toAbsolutePath());
        line.addAll(QUICK_START);
        line.addAll(List.of("-Xmx512m", "-Ddamier.log=info", "-cp", classPath(home)));
        line.addAll(words);
        ProcessBuilder builder = new ProcessBuilder(line).redirectErrorStream(true);
        builder.environment().put("SPARK_HOME", home.toString());
        builder.environment().put("SPARK_SCALA_VERSION", "2.13");
        builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
        Process process = builder.start();
        processes.add(process);
        return process;
    }

    /** Reads on until the sentence is said, then lets the rest go by. */
    private static void await(Process process, String sentence) throws IOException {
        BufferedReader said =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        StringBuilder before = new StringBuilder();
        while (true) {
            String line = said.readLine();
            if (line == null) throw new AssertionError("ended without saying '" + sentence + "': " + before);
            before.append(line).append('\n');
            if (line.contains(sentence)) break;
        }
        Thread rest = new Thread(() -> drain(said), "rest");
        rest.setDaemon(true);
        rest.start();
    }

    private static void drain(BufferedReader said) {
        try {
            said.lines().forEach(line -> {});
        } catch (UncheckedIOException e) {
            // whoever said it was killed
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

    private static boolean ofOurs(Path entry) {
        String name = entry.toString();
        return Files.isDirectory(entry)
                || Stream.of("damier-", "picocli", "sat4j", "jline")
                        .anyMatch(entry.getFileName().toString()::contains)
                || name.contains("sat4j");
    }

    /** A Spark installation as the workers want it: a folder {@code jars}. Ours stand beside it and are sent to them. */
    private Path home() throws IOException {
        Path home = Files.createDirectory(folder.resolve("spark"));
        Path jars = Files.createDirectory(home.resolve("jars"));
        Path ours = Files.createDirectory(home.resolve("ours"));
        int n = 0;
        for (Path entry : entries()) {
            if (!ofOurs(entry)) Files.createSymbolicLink(jars.resolve(entry.getFileName()), entry.toAbsolutePath());
            else if (Files.isDirectory(entry)) pack(entry, ours.resolve("classes-" + n++ + ".jar"));
            else Files.createSymbolicLink(ours.resolve(entry.getFileName()), entry.toAbsolutePath());
        }
        return home;
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

    private static String classPath(Path home) {
        return home.resolve("ours") + "/*" + File.pathSeparator + home.resolve("jars") + "/*";
    }

    private static String ours(Path home) {
        try (Stream<Path> jars = Files.list(home.resolve("ours"))) {
            return String.join(",", jars.map(Path::toString).sorted().toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

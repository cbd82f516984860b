package dev.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.job.JsonLines;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests what needs a real process: signals, pipes and the launcher. */
@Tag("slow")
@Timeout(120)
class ProcessTest {
    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();
    private static final String HARD_PUZZLE = "13,14,15,7/11,12,9,5/6,0,2,1/4,8,10,3";

    static Process startDamier(String... args) throws IOException {
        List<String> line = new ArrayList<>(List.of(
                JAVA,
                "-XX:TieredStopAtLevel=1",
                "-Xmx512m",
                "-Ddamier.terminals=2",
                "-cp",
                classPath(),
                "dev.damier.cli.Main"));
        line.addAll(List.of(args));
        return new ProcessBuilder(line).start();
    }

    private static String classPath() {
        return System.getProperty("java.class.path");
    }

    @Test
    void interruptStopsSearchAndPrintsResult() throws Exception {
        Process process =
                startDamier("solve", "taquin", HARD_PUZZLE, "--engine", "ida-star", "--set", "heuristic=W", "--json");
        assertThat(process.getErrorStream().read())
                .as("progress on the terminal")
                .isPositive();
        signal("INT", process);
        // A shell that runs its jobs in the background makes them ignore SIGINT, and child processes inherit that.
        if (!process.waitFor(10, TimeUnit.SECONDS)) signal("TERM", process);
        assertThat(process.waitFor(10, TimeUnit.SECONDS)).isTrue();
        Map<?, ?> row = (Map<?, ?>) JsonLines.read(output(process));
        assertThat(row.get("outcome")).isEqualTo("stopped");
        assertThat(row.get("reason")).isEqualTo("cancelled");
        assertThat((Integer) row.get("lowerBound")).isPositive();
        assertThat(process.exitValue()).isEqualTo(1);
    }

    static void signal(String name, Process process) throws Exception {
        new ProcessBuilder("kill", "-" + name, Long.toString(process.pid()))
                .start()
                .waitFor();
    }

    static String output(Process process) throws IOException {
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    /** The first file that Java opens gets descriptor 0 if standard input is closed. It must not be read as input. */
    @Test
    void closedInputIsEmpty() throws Exception {
        Process process = new ProcessBuilder(
                        "sh", "-c", "\"$0\" -cp \"$1\" dev.damier.cli.Main legal taquin - <&-", JAVA, classPath())
                .redirectErrorStream(true)
                .start();
        assertThat(output(process)).isEmpty();
        assertThat(process.waitFor()).isZero();
    }

    @Test
    void closedOutputIsNoError(@TempDir Path folder) throws Exception {
        Path err = folder.resolve("err");
        Process process = new ProcessBuilder(
                        "sh",
                        "-c",
                        "\"$0\" -cp \"$1\" dev.damier.cli.Main deal taquin --count 1g | head -n 1",
                        JAVA,
                        classPath())
                .redirectError(err.toFile())
                .start();
        assertThat(output(process).lines()).hasSize(1);
        assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
        assertThat(err).isEmptyFile();
    }

    /** Two processes build the tables of one board in one folder, as a server and a user do. */
    @Test
    void twoProcessesBuildTheSameTables(@TempDir Path shared, @TempDir Path alone) throws Exception {
        List<Process> processes = new ArrayList<>();
        for (int i = 0; i < 2; i++) processes.add(buildTables(shared));
        for (Process process : processes) assertThat(process.waitFor()).isZero();
        assertThat(buildTables(alone).waitFor()).isZero();
        List<String> tables = fileNames(alone);
        assertThat(tables).isNotEmpty();
        assertThat(fileNames(shared)).as("no temporary files are left").isEqualTo(tables);
        for (String table : tables) assertThat(shared.resolve(table)).hasSameBinaryContentAs(alone.resolve(table));
    }

    private static Process buildTables(Path cache) throws IOException {
        return new ProcessBuilder(
                        JAVA,
                        "-Xmx512m",
                        "-Ddamier.cache=" + cache,
                        "-cp",
                        classPath(),
                        "dev.damier.cli.Main",
                        "cache",
                        "build",
                        "taquin",
                        "1,2,3,4/5,6,7,8/9,10,11,0")
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    private static List<String> fileNames(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    /** Runs the launcher of a built tree in a folder with spaces, from another folder through a symbolic link. */
    @Test
    void launcherWorksFromAnotherFolder(@TempDir Path folder) throws Exception {
        Path root = Files.createDirectory(folder.resolve("a place with spaces"));
        Path lib = Files.createDirectories(root.resolve("app/target/lib"));
        for (String module : List.of("core", "games", "app")) {
            Files.createDirectories(root.resolve(module).resolve("src/main"));
            Files.createFile(root.resolve(module).resolve("pom.xml"));
        }
        Files.createFile(root.resolve("pom.xml"));
        Files.copy(launcher(), root.resolve("damier"), java.nio.file.StandardCopyOption.COPY_ATTRIBUTES);
        Files.copy(
                launcher().resolveSibling("launcher/build.sh"),
                Files.createDirectory(root.resolve("launcher")).resolve("build.sh"));
        int n = 0;
        for (String part : classPath().split(File.pathSeparator)) {
            Path from = Path.of(part);
            if (Files.isDirectory(from)) jar(from, lib.resolve("part" + n++ + ".jar"));
            else if (Files.exists(from))
                Files.createSymbolicLink(lib.resolve(n++ + from.getFileName().toString()), from);
        }
        Files.createFile(root.resolve("app/target/damier.built"));
        Path link = Files.createSymbolicLink(folder.resolve("link"), root.resolve("damier"));
        Path elsewhere = Files.createDirectory(folder.resolve("else where"));
        Files.writeString(elsewhere.resolve("my board.txt"), "1,2/3,0");
        Process process = new ProcessBuilder(link.toString(), "show", "taquin", "@my board.txt")
                .directory(elsewhere.toFile())
                .redirectErrorStream(true)
                .start();
        assertThat(output(process)).startsWith("┌───┬───┐\n│ 1 │ 2 │");
        assertThat(process.waitFor()).isZero();
    }

    private static Path launcher() {
        Path here = Path.of("").toAbsolutePath();
        while (!Files.exists(here.resolve("damier"))) here = here.getParent();
        return here.resolve("damier");
    }

    private static void jar(Path folder, Path jar) throws IOException {
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar));
                Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                out.putNextEntry(new JarEntry(folder.relativize(file).toString().replace(File.separatorChar, '/')));
                Files.copy(file, out);
            }
        }
    }
}

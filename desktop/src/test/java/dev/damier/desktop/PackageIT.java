package dev.damier.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the Debian package: it is built, installed in a folder, used without another Java, and removed. */
class PackageIT {
    private static final String VERSION = "9.8.7";

    @TempDir
    Path folder;

    @Test
    void packageIsInstalledUsedAndRemoved() throws Exception {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        run(
                Map.of(),
                List.of(
                        java.toString(),
                        "-Ddamier.root=" + Path.of("..").toRealPath(),
                        "../launcher/Packaging.java",
                        "deb",
                        folder.toString(),
                        VERSION));
        Path file = only(folder, ".deb");

        Path system = system();
        dpkg(system, "--install", file.toString());
        Path damier = system.resolve("usr/bin/damier");
        Map<String, String> bare = Map.of("PATH", tools().toString(), "JAVA_HOME", "");
        assertThat(run(bare, List.of(damier.toString(), "solve", "taquin", "1,2,3/4,0,6/7,5,8")))
                .contains("2 moves, proved shortest.");
        assertThat(run(bare, List.of(damier.toString(), "--version"))).startsWith("damier ");
        assertThat(run(bare, List.of(damier.toString(), "desktop", "--help")))
                .contains("Open Damier in a desktop window");
        assertThat(run(Map.of(), List.of("zcat", system + "/usr/share/man/man1/damier.1.gz")))
                .startsWith(".TH DAMIER 1")
                .contains(".SS solve");
        assertThat(system.resolve("usr/share/bash-completion/completions/damier"))
                .content()
                .contains("complete -F");
        assertThat(system.resolve("usr/share/applications/damier.desktop"))
                .content()
                .contains("application/x-damier");
        assertThat(system.resolve("usr/share/mime/packages/damier.xml"))
                .content()
                .contains("*.damier");

        dpkg(system, "--purge", "damier");
        assertThat(system.resolve("usr")).doesNotExist();
        assertThat(system.resolve("opt")).doesNotExist();
    }

    /** Creates an empty dpkg root folder. */
    private Path system() throws IOException {
        Path system = Files.createDirectory(folder.resolve("system"));
        for (String part : List.of("info", "updates", "triggers"))
            Files.createDirectories(system.resolve("var/lib/dpkg").resolve(part));
        Files.createFile(system.resolve("var/lib/dpkg/status"));
        return system;
    }

    /** Runs dpkg and ignores dependencies, which are installed in the real system but not in the folder. */
    private static void dpkg(Path system, String... args) throws Exception {
        List<String> command = Stream.concat(
                        Stream.of("dpkg", "--root=" + system, "--force-depends", "--force-not-root", "--log=/dev/null"),
                        Stream.of(args))
                .toList();
        run(Map.of(), command);
    }

    /** Returns a folder for PATH with only the programs that the start script calls. */
    private Path tools() throws IOException {
        Path tools = Files.createDirectory(folder.resolve("tools"));
        for (String name : List.of("sh", "dirname", "readlink")) {
            Path real = Stream.of("/usr/bin", "/bin")
                    .map(bin -> Path.of(bin, name))
                    .filter(Files::isExecutable)
                    .findFirst()
                    .orElseThrow();
            Files.createSymbolicLink(tools.resolve(name), real);
        }
        return tools;
    }

    private static String run(Map<String, String> environment, List<String> command) throws Exception {
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().putAll(environment);
        Process process = builder.start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(command + "\n" + output).isZero();
        return output;
    }

    private static Path only(Path folder, String extension) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> found =
                    files.filter(f -> f.toString().endsWith(extension)).toList();
            assertThat(found).hasSize(1);
            return found.get(0);
        }
    }
}

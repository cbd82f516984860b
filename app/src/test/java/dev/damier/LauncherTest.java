package dev.damier;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that the launchers pass every argument unchanged, from a folder with spaces in its name. */
class LauncherTest {
    private static final List<String> ARGUMENTS =
            List.of("show", "two words", "\"quoted\"", "", "a'b", "1,2/3,0", "*", "$HOME", "%PATH%");

    @TempDir
    Path tempFolder;

    private Path project;
    private Path jar;

    /** Creates a built project whose program prints its arguments. */
    @BeforeEach
    void createProject() throws Exception {
        project = Files.createDirectories(tempFolder.resolve("a folder with blanks"));
        for (String module : List.of("core", "games", "app"))
            Files.createDirectories(project.resolve(module + "/src/main"));
        Files.createDirectories(project.resolve("app/target/lib/web"));
        jar = project.resolve("app/target/damier-app.jar");
        Path source = Files.writeString(
                Files.createDirectories(tempFolder.resolve("dev/damier/cli")).resolve("Main.java"),
                "package dev.damier.cli; public class Main { public static void main(String[] words) {"
                        + " for (String word : words) System.out.println(\"[\" + word + \"]\"); } }");
        assertThat(ToolProvider.getSystemJavaCompiler()
                        .run(null, null, null, "-d", tempFolder.toString(), source.toString()))
                .isZero();
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, "dev.damier.cli.Main");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar), manifest)) {
            out.putNextEntry(new JarEntry("dev/damier/cli/Main.class"));
            out.write(Files.readAllBytes(tempFolder.resolve("dev/damier/cli/Main.class")));
        }
        Files.writeString(project.resolve("app/target/damier.built"), "");
    }

    @Test
    void javaLauncherPassesArguments() throws Exception {
        Path launch = Files.copy(
                Path.of("../launcher/Launch.java"),
                Files.createDirectories(project.resolve("launcher")).resolve("Launch.java"));
        List<String> command =
                new ArrayList<>(List.of(java(), "-Ddamier.root=" + project + "/.", launch.toString(), "damier"));
        assertThat(run(command)).isEqualTo(expectedOutput());
    }

    @Test
    void releaseScriptPassesArguments() throws Exception {
        Path script = Files.copy(Path.of("../launcher/run.sh"), project.resolve("damier"));
        Files.copy(jar, project.resolve("damier.jar"));
        assertThat(run(new ArrayList<>(List.of("sh", script.toString())))).isEqualTo(expectedOutput());
    }

    /** Without an installed Maven the launcher downloads it. A repository in a folder serves a wrong file here. */
    @Test
    void downloadedMavenMustHaveTheExpectedChecksum() throws Exception {
        Path repository = tempFolder.resolve("repository");
        assertThat(runMavenFrom(repository))
                .contains("Maven cannot be downloaded")
                .contains("DAMIER_MAVEN_REPOSITORY");
        Path version = Files.createDirectories(repository.resolve("org/apache/maven/apache-maven/3.9.9"));
        Files.writeString(version.resolve("apache-maven-3.9.9-bin.zip"), "not Maven");
        assertThat(runMavenFrom(repository)).contains("wrong checksum");
        assertThat(tempFolder.resolve(".m2/damier/apache-maven-3.9.9")).doesNotExist();
    }

    /** A delayed compiler weakens a bot in timed games. */
    @Test
    void compilerIsNotDelayedForBotsAndLongCommands() throws Exception {
        for (String command : List.of("engine", "session", "arena", "lab", "play", "referee", "bench", "cache", "plan"))
            assertThat(compilerDelay(command)).as(command).isBlank();
        for (String command : List.of("serve", "solve", "hint", "games"))
            assertThat(compilerDelay(command)).as(command).contains("-XX:Tier4InvocationThreshold=");
    }

    /** Runs the function of the launcher that prints the options for a command. */
    private static String compilerDelay(String command) throws Exception {
        Process process = new ProcessBuilder(
                        "bash", "-c", ". <(sed -n '/^delay_c2()/,/^}/p' ../damier) && delay_c2 \"$1\"", "bash", command)
                .redirectErrorStream(true)
                .start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(out).isZero();
        return out;
    }

    private String runMavenFrom(Path repository) throws Exception {
        ProcessBuilder builder = new ProcessBuilder(
                        java(),
                        "-Ddamier.root=" + project,
                        "-Duser.home=" + tempFolder,
                        Path.of("../launcher/Launch.java").toRealPath().toString(),
                        "maven",
                        "-version")
                .directory(tempFolder.toFile())
                .redirectErrorStream(true);
        builder.environment().put("PATH", tempFolder.toString());
        builder.environment().put("DAMIER_MAVEN_REPOSITORY", repository.toUri().toString());
        Process process = builder.start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(out).isEqualTo(1);
        return out;
    }

    private static String expectedOutput() {
        StringBuilder lines = new StringBuilder();
        for (String word : ARGUMENTS) lines.append('[').append(word).append("]\n");
        return lines.toString();
    }

    private String run(List<String> command) throws Exception {
        command.addAll(ARGUMENTS);
        Process process = new ProcessBuilder(command)
                .directory(tempFolder.toFile())
                .redirectErrorStream(true)
                .start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(out).isZero();
        return out.replace("\r\n", "\n");
    }

    private static String java() {
        return Path.of(System.getProperty("java.home"), "bin", "java").toString();
    }
}

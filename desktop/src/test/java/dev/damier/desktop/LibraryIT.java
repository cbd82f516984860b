package dev.damier.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that an external Maven project can use the library from our repository and run. */
class LibraryIT {
    private static final String VERSION = System.getProperty("damier.version");

    @TempDir
    Path folder;

    @Test
    void externalProjectSolvesBoard() throws Exception {
        Path library = folder.resolve("maven");
        run(List.of("bash", "../launcher/library.sh", library.toString(), VERSION));
        Path project = Files.createDirectories(folder.resolve("outside/src/main/java"))
                .resolve("../../..")
                .normalize();
        Files.writeString(project.resolve("pom.xml"), pom(library));
        Files.writeString(project.resolve("settings.xml"), settings());
        Files.writeString(project.resolve("src/main/java/Outside.java"), PROGRAM);
        run(List.of(
                "mvn",
                "-q",
                "-B",
                "-f",
                project.toString(),
                "-s",
                project.resolve("settings.xml").toString(),
                "-Dmaven.repo.local=" + folder.resolve("local"),
                "compile",
                "dependency:build-classpath",
                "-Dmdep.outputFile=" + project.resolve("path.txt")));
        String path =
                project.resolve("target/classes") + File.pathSeparator + Files.readString(project.resolve("path.txt"));
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        assertThat(run(List.of(java, "-cp", path, "Outside"))).isEqualTo("2 moves\n");
    }

    private static final String PROGRAM = """
            import dev.damier.game.Games;
            import dev.damier.game.Setup;
            import dev.damier.run.Control;
            import dev.damier.run.Outcome;
            import java.util.Map;

            public class Outside {
                public static void main(String[] args) {
                    Setup board = Games.all().game("taquin").read("1,2,3/4,0,6/7,5,8");
                    Outcome found = Games.run(Games.all().engine(board, "optimal"), Map.of(), board, Control.unlimited());
                    System.out.println(((Outcome.Solved) found).cost() + " moves");
                }
            }
            """;

    private static String pom(Path library) {
        return """
                <project xmlns="http://maven.apache.org/POM/4.0.0">
                  <modelVersion>4.0.0</modelVersion>
                  <groupId>org.example</groupId>
                  <artifactId>outside</artifactId>
                  <version>1</version>
                  <properties>
                    <maven.compiler.release>17</maven.compiler.release>
                    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
                  </properties>
                  <repositories><repository><id>damier</id><url>%s</url></repository></repositories>
                  <dependencies>
                    <dependency><groupId>dev.damier</groupId><artifactId>damier-games</artifactId><version>%s</version></dependency>
                  </dependencies>
                  <build><plugins>
                    <plugin><artifactId>maven-resources-plugin</artifactId><version>3.3.1</version></plugin>
                    <plugin><artifactId>maven-compiler-plugin</artifactId><version>3.14.0</version></plugin>
                    <plugin><artifactId>maven-dependency-plugin</artifactId><version>3.8.1</version></plugin>
                  </plugins></build>
                </project>
                """.formatted(library.toUri(), VERSION);
    }

    /** Uses the local Maven repository of our build as a mirror, so nothing is downloaded. */
    private static String settings() {
        return """
                <settings>
                  <mirrors><mirror><id>fetched</id><mirrorOf>*,!damier</mirrorOf><url>%s</url></mirror></mirrors>
                </settings>
                """.formatted(Path.of(System.getProperty("damier.fetched")).toUri());
    }

    private static String run(List<String> command) throws Exception {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(command + "\n" + output).isZero();
        return output;
    }
}

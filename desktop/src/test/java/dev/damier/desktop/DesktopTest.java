package dev.damier.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The real window on a screen of its own (Xvfb), used by {@link WindowProbe} in a process of its own. */
class DesktopTest {
    @TempDir
    Path folder;

    private Process screen;
    private String display;

    @BeforeEach
    void screen() throws Exception {
        screen = new ProcessBuilder("Xvfb", "-displayfd", "1", "-screen", "0", "1360x900x24", "-nolisten", "tcp")
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        display = ":"
                + new BufferedReader(new InputStreamReader(screen.getInputStream(), StandardCharsets.US_ASCII))
                        .readLine();
    }

    @AfterEach
    void dark() {
        screen.destroy();
    }

    @Test
    void aPersonOpensAFileLooksAroundAndLeaves() throws Exception {
        Path file = Files.writeString(folder.resolve("a game.damier"), "1,2,3/4,0,6/7,5,8 moves 5U\n");
        Path pictures = Files.createDirectories(Path.of("target/pictures"));
        Path told = folder.resolve("told");
        Process window = window(told, pictures.toString(), file.toString());
        assertThat(window.waitFor(5, TimeUnit.MINUTES)).as("closes by itself").isTrue();
        List<String> lines = Files.readAllLines(told);
        assertThat(window.exitValue()).as(String.join("\n", lines)).isZero();
        assertThat(lines)
                .contains(
                        "opened ?g=taquin&p=1%2C2%2C3%2F4%2C0%2C6%2F7%2C5%2C8&m=5U",
                        "menu Game: New game Open… Save… null Music… null Exit; Help: Rules",
                        "menu Partie: Nouvelle partie Ouvrir… Enregistrer… null Musique… null Quitter; Aide: Règles",
                        "stranger 403");
        assertThat(colours(pictures.resolve("analysis.png"))).isGreaterThan(50);
        assertThat(colours(pictures.resolve("play.png"))).isGreaterThan(50);
        assertThat(kept()).containsEntry("width", "1003.0").containsEntry("height", "704.0");
    }

    @Test
    void withoutAScreenItSaysWhatToDo() throws Exception {
        display = ":4711";
        Path told = folder.resolve("told");
        Process window = window(told, folder.toString());
        assertThat(window.waitFor(2, TimeUnit.MINUTES)).isTrue();
        assertThat(window.exitValue()).isEqualTo(1);
        assertThat(Files.readString(told))
                .contains("damier: There is no screen")
                .contains("damier serve");
    }

    private Process window(Path told, String... words) throws Exception {
        List<String> command = new java.util.ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx768m",
                "-XX:+UseSerialGC",
                "-Dprism.order=sw",
                "-Duser.language=en",
                "-cp",
                System.getProperty("java.class.path"),
                WindowProbe.class.getName()));
        command.addAll(List.of(words));
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(told.toFile());
        builder.environment().put("DISPLAY", display);
        builder.environment().put("DAMIER_DATA", folder.resolve("data").toString());
        return builder.start();
    }

    private Properties kept() throws Exception {
        Properties kept = new Properties();
        try (var in = Files.newBufferedReader(folder.resolve("data/desktop/window.properties"))) {
            kept.load(in);
        }
        return kept;
    }

    private static int colours(Path picture) throws Exception {
        BufferedImage image = ImageIO.read(picture.toFile());
        Set<Integer> seen = new HashSet<>();
        for (int x = 0; x < image.getWidth(); x += 3)
            for (int y = 0; y < image.getHeight(); y += 3) seen.add(image.getRGB(x, y));
        return seen.size();
    }
}

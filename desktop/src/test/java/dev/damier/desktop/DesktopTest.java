package dev.damier.desktop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.net.ConnectException;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
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
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests the real window on a virtual screen (Xvfb). {@link WindowProbe} operates it in another process. */
@Timeout(value = 8, unit = TimeUnit.MINUTES)
class DesktopTest {
    @TempDir
    Path folder;

    private Process screen;
    private String display;

    @BeforeEach
    void startScreen() throws Exception {
        screen = new ProcessBuilder("Xvfb", "-displayfd", "1", "-screen", "0", "1360x900x24", "-nolisten", "tcp")
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        display = ":"
                + new BufferedReader(new InputStreamReader(screen.getInputStream(), StandardCharsets.US_ASCII))
                        .readLine();
    }

    @AfterEach
    void stopScreen() throws Exception {
        // Ends the script that simulates a browser.
        if (!Files.exists(folder.resolve("closed"))) Files.createFile(folder.resolve("closed"));
        screen.destroy();
    }

    @Test
    void userOpensFileNavigatesAndExits() throws Exception {
        Path file = Files.writeString(folder.resolve("a game.damier"), "1,2,3/4,0,6/7,5,8 moves 5U\n");
        Path pictures = Files.createDirectories(Path.of("target/pictures"));
        Path outputFile = folder.resolve("told");
        Process window = startProbe(outputFile, pictures.toString(), file.toString());
        assertThat(window.waitFor(5, TimeUnit.MINUTES)).as("the process ends").isTrue();
        List<String> lines = Files.readAllLines(outputFile);
        assertThat(window.exitValue()).as(String.join("\n", lines)).isZero();
        assertThat(lines)
                .contains(
                        "opened ?g=taquin&p=1%2C2%2C3%2F4%2C0%2C6%2F7%2C5%2C8&m=5U",
                        "menu Game: Start menu New game Open… Save… null Music null Exit; Help: Rules",
                        "menu Partie: Menu de départ Nouvelle partie Ouvrir… Enregistrer… null Musique null Quitter; Aide: Règles",
                        "stranger 403",
                        "start menu Nouvelle partie, Règles, Ouvrir…, Toutes les pages, Quitter",
                        "save Il n’y a pas de partie à enregistrer sur cette page.");
        if (!new SoundPlayer().isAvailable()) {
            assertThat(lines)
                    .contains(
                            "music Cet ordinateur n’a pas de sortie audio. Ouvrir cette page dans votre navigateur ?");
            assertThat(requestedAddress())
                    .as("the same page, for a browser")
                    .contains("/rules/")
                    .contains("token=");
        }
        assertThat(colours(pictures.resolve("analysis.png"))).isGreaterThan(50);
        assertThat(colours(pictures.resolve("play.png"))).isGreaterThan(50);
        assertThat(savedWindowState()).containsEntry("width", "1003.0").containsEntry("height", "704.0");
    }

    @Test
    void missingDisplayIsReported() throws Exception {
        display = ":4711";
        Path outputFile = folder.resolve("told");
        Process window = startProbe(outputFile, folder.toString());
        assertThat(window.waitFor(2, TimeUnit.MINUTES)).isTrue();
        assertThat(window.exitValue()).isEqualTo(1);
        assertThat(Files.readString(outputFile))
                .contains("damier: No display available")
                .contains("damier serve");
    }

    /**
     * A script simulates the browser: it writes the requested address to a file and runs until the test tells it to
     * close.
     */
    @Test
    void browserWindowShowsGameAndServerEndsWithIt() throws Exception {
        Path file = Files.writeString(folder.resolve("a game.damier"), "1,2,3/4,0,6/7,5,8 moves 5U\n");
        Path outputFile = folder.resolve("told");
        Process desktop = start(DesktopMain.class, outputFile, "--browser", file.toString());
        URI page = URI.create(requestedAddress());
        assertThat(page.getPath()).isEqualTo("/analysis");
        CookieManager cookies = new CookieManager();
        HttpClient window = HttpClient.newBuilder().cookieHandler(cookies).build();
        assertThat(get(window, page).statusCode()).isEqualTo(200);
        String kept = page.getQuery().replaceAll(".*kept=([0-9a-f]+).*", "$1");
        assertThat(get(window, page.resolve("/api/kept/" + kept)).body()).contains("1,2,3/4,0,6/7,5,8 moves 5U");
        assertThat(get(HttpClient.newHttpClient(), page).statusCode())
                .as("the access token works once")
                .isEqualTo(403);
        Files.createFile(folder.resolve("closed"));
        assertThat(desktop.waitFor(1, TimeUnit.MINUTES)).isTrue();
        assertThat(desktop.exitValue()).as(Files.readString(outputFile)).isZero();
        assertThatThrownBy(() -> get(window, page)).isInstanceOf(ConnectException.class);
    }

    private static HttpResponse<String> get(HttpClient client, URI page) throws Exception {
        return client.send(HttpRequest.newBuilder(page).build(), HttpResponse.BodyHandlers.ofString());
    }

    /** Returns the address that the browser was started with. */
    private String requestedAddress() throws Exception {
        Path asked = folder.resolve("asked");
        while (!Files.exists(asked)) Thread.sleep(50);
        return Files.readString(asked).strip().replaceFirst("^--app=", "");
    }

    private Path browser() throws Exception {
        Path script = folder.resolve("browser.sh");
        if (Files.exists(script)) return script;
        Files.writeString(script, """
            #!/bin/sh
            cd "$(dirname "$0")" || exit 1
            echo "$1" >asking
            mv asking asked
            while [ ! -e closed ]; do sleep 0.1; done
            """);
        assertThat(script.toFile().setExecutable(true)).isTrue();
        return script;
    }

    private Process startProbe(Path outputFile, String... args) throws Exception {
        return start(WindowProbe.class, outputFile, args);
    }

    private Process start(Class<?> main, Path outputFile, String... args) throws Exception {
        List<String> command = new java.util.ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx768m",
                "-XX:+UseSerialGC",
                "-Dprism.order=sw",
                "-Duser.language=en",
                "-cp",
                System.getProperty("java.class.path"),
                main.getName()));
        command.addAll(List.of(args));
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(outputFile.toFile());
        builder.environment().put("DISPLAY", display);
        builder.environment().put("DAMIER_BROWSER", browser().toString());
        builder.environment().put("DAMIER_DATA", folder.resolve("data").toString());
        return builder.start();
    }

    private Properties savedWindowState() throws Exception {
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

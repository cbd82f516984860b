package dev.damier.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a start costs a person who types {@code ./damier}: processor time of the whole command, script and Java, and of a
 * server until its first answer. One start before the others lets it build what is not built.
 *
 * <p>Arguments: starts (9).
 */
public final class StartCost {
    private static final String MISSION = "1A-4A-2B-3B_r11.12_g12.15_b13.1_y4.13_t6.3.yellow";
    private static final Pattern ADDRESS = Pattern.compile("http://\\S+/");

    private final int starts;

    private StartCost(int starts) {
        this.starts = starts;
    }

    public static void main(String[] args) throws Exception {
        StartCost cost = new StartCost(args.length > 0 ? Integer.parseInt(args[0]) : 9);
        cost.row("./damier games", () -> command("games"));
        cost.row("./damier solve ricochet POSITION", () -> command("solve", "ricochet", MISSION));
        cost.row("./damier serve, until the first response", StartCost::server);
    }

    private void row(String what, Callable<Double> start) throws Exception {
        start.call();
        double[] seconds = new double[starts];
        for (int i = 0; i < starts; i++) seconds[i] = start.call();
        Arrays.sort(seconds);
        System.out.printf(
                Locale.ROOT,
                "%-38s CPU median %.2f s, %.2f to %.2f s (%d starts)%n",
                what,
                seconds[starts / 2],
                seconds[0],
                seconds[starts - 1],
                starts);
    }

    /** Of a command and all it starts, as the shell counts it. */
    private static double command(String... words) throws IOException, InterruptedException {
        String counted = "TIMEFORMAT='%U %S'; { time ./damier \"$@\" >/dev/null 2>&1; } 2>&1";
        List<String> line = new java.util.ArrayList<>(List.of("bash", "-c", counted, "damier"));
        line.addAll(List.of(words));
        Process process = new ProcessBuilder(line).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
        if (process.waitFor() != 0) throw new IOException("./damier " + String.join(" ", words) + " failed");
        String[] times = said.split(" ");
        return Double.parseDouble(times[0]) + Double.parseDouble(times[1]);
    }

    /** The script becomes the server: one process from the first word to the first answer. */
    private static double server() throws IOException, InterruptedException {
        Path data = Files.createTempDirectory("damier-start");
        Process process = new ProcessBuilder("./damier", "serve", "--port", "0", "--data", data.toString())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try (BufferedReader said =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            Matcher address = ADDRESS.matcher(String.valueOf(said.readLine()));
            if (!address.find()) throw new IOException("the server did not print its address");
            HttpRequest request = HttpRequest.newBuilder(URI.create(address.group() + "api/games"))
                    .build();
            HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
            return process.info().totalCpuDuration().orElseThrow().toMillis() / 1e3;
        } finally {
            process.destroy();
            process.waitFor();
        }
    }
}

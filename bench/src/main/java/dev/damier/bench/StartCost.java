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
 * Measures the processor time of {@code ./damier}: of whole commands, including the script, and of a server until its
 * first response. One unmeasured start builds what is missing.
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
        cost.printRow("./damier games", () -> commandSeconds("games"));
        cost.printRow("./damier solve ricochet POSITION", () -> commandSeconds("solve", "ricochet", MISSION));
        cost.printRow("./damier serve, until the first response", StartCost::serverSeconds);
    }

    private void printRow(String name, Callable<Double> start) throws Exception {
        start.call();
        double[] seconds = new double[starts];
        for (int i = 0; i < starts; i++) seconds[i] = start.call();
        Arrays.sort(seconds);
        System.out.printf(
                Locale.ROOT,
                "%-38s CPU median %.2f s, %.2f to %.2f s (%d starts)%n",
                name,
                seconds[starts / 2],
                seconds[0],
                seconds[starts - 1],
                starts);
    }

    /** Returns the processor time of a command and its child processes, as reported by the shell. */
    private static double commandSeconds(String... args) throws IOException, InterruptedException {
        String script = "TIMEFORMAT='%U %S'; { time ./damier \"$@\" >/dev/null 2>&1; } 2>&1";
        List<String> line = new java.util.ArrayList<>(List.of("bash", "-c", script, "damier"));
        line.addAll(List.of(args));
        Process process = new ProcessBuilder(line).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
        if (process.waitFor() != 0) throw new IOException("./damier " + String.join(" ", args) + " failed");
        String[] times = output.split(" ");
        return Double.parseDouble(times[0]) + Double.parseDouble(times[1]);
    }

    /**
     * Returns the processor time of the server until its first response. The script replaces itself by the server, so
     * there is one process.
     */
    private static double serverSeconds() throws IOException, InterruptedException {
        Path data = Files.createTempDirectory("damier-start");
        Process process = new ProcessBuilder("./damier", "serve", "--port", "0", "--data", data.toString())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try (BufferedReader output =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            Matcher address = ADDRESS.matcher(String.valueOf(output.readLine()));
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

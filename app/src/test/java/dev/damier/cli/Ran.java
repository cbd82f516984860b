package dev.damier.cli;

import dev.damier.cli.screen.Screen;
import dev.damier.job.JsonLines;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/** A command run in this process: what it answered. */
record Ran(int code, String out, String err) {

    static Ran damier(String... words) {
        return reading("", words);
    }

    static Ran reading(String in, String... words) {
        return with(Map.of(), "", in, words);
    }

    static Ran with(Map<String, String> environment, String terminals, String in, String... words) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Screen screen = new Screen(
                new ByteArrayInputStream(in.getBytes(StandardCharsets.UTF_8)), out, err, environment, terminals);
        int code = Main.run(words, screen);
        screen.flush();
        return new Ran(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    List<String> lines() {
        return out.lines().toList();
    }

    List<Map<?, ?>> rows() {
        return out.lines()
                .<Map<?, ?>>map(line -> (Map<?, ?>) JsonLines.read(line))
                .toList();
    }

    Map<?, ?> row() {
        return rows().get(0);
    }
}

package dev.damier.bench;

import dev.damier.game.Game;
import dev.damier.game.Games;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Deals positions in another process and prints them, so that the reading process has not seen their boards. */
final class RicochetPositions {
    private static final long TUNING_SEED = 1_000_000;
    private static final long REPORTING_SEED = 5_000_000;

    /**
     * Minimum number of other positions between two positions on the same board; more than the engine caches tables
     * for.
     */
    private static final int MIN_BOARD_DISTANCE = 300;

    private RicochetPositions() {}

    /**
     * Returns positions dealt with these options. Between two positions on the same board there are many on other
     * boards.
     */
    static List<String> dealInChildProcess(String name, Map<String, String> options, boolean report, int count)
            throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        ProcessBuilder child = new ProcessBuilder(
                java,
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                RicochetPositions.class.getName(),
                name.equals("vortex") ? "vortex" : "coloured",
                String.valueOf(report ? REPORTING_SEED : TUNING_SEED),
                String.valueOf(count));
        options.forEach((option, value) -> child.command().add(option + "=" + value));
        child.redirectError(ProcessBuilder.Redirect.INHERIT);
        try (BufferedReader out = child.start().inputReader()) {
            return out.lines().toList();
        }
    }

    public static void main(String[] args) {
        boolean vortex = args[0].equals("vortex");
        long seed = Long.parseLong(args[1]);
        int count = Integer.parseInt(args[2]);
        Map<String, String> options = new HashMap<>(Map.of("trivial", "yes"));
        for (int i = 3; i < args.length; i++) {
            String[] pair = args[i].split("=", 2);
            options.put(pair[0], pair[1]);
        }
        Game game = Games.all().game("ricochet");
        Map<String, Integer> lastIndexByBoard = new HashMap<>();
        for (int i = 0; i < count; seed++) {
            String text = game.deal(options, seed).write();
            String board = text.substring(0, text.indexOf('_'));
            if (text.contains(".any") != vortex
                    || i - lastIndexByBoard.getOrDefault(board, -MIN_BOARD_DISTANCE) < MIN_BOARD_DISTANCE) continue;
            lastIndexByBoard.put(board, i++);
            System.out.println(text);
        }
    }
}

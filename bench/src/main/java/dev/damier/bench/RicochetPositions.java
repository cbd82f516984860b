package dev.damier.bench;

import dev.damier.game.Game;
import dev.damier.game.Games;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Deals positions in a process of its own and prints their texts: whoever reads them has met none of their boards. */
final class RicochetPositions {
    private static final long TUNING = 1_000_000;
    private static final long REPORTING = 5_000_000;

    /** More boards than the engine keeps tables of. */
    private static final int APART = 300;

    private RicochetPositions() {}

    /** Texts of positions dealt with these wishes; between two on the same board there are many on others. */
    static List<String> dealt(String name, Map<String, String> wishes, boolean report, int count) throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        ProcessBuilder child = new ProcessBuilder(
                java,
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                RicochetPositions.class.getName(),
                name.equals("vortex") ? "vortex" : "coloured",
                String.valueOf(report ? REPORTING : TUNING),
                String.valueOf(count));
        wishes.forEach((option, value) -> child.command().add(option + "=" + value));
        child.redirectError(ProcessBuilder.Redirect.INHERIT);
        try (BufferedReader out = child.start().inputReader()) {
            return out.lines().toList();
        }
    }

    public static void main(String[] args) {
        boolean vortex = args[0].equals("vortex");
        long seed = Long.parseLong(args[1]);
        int count = Integer.parseInt(args[2]);
        Map<String, String> wishes = new HashMap<>(Map.of("trivial", "yes"));
        for (int i = 3; i < args.length; i++) {
            String[] wish = args[i].split("=", 2);
            wishes.put(wish[0], wish[1]);
        }
        Game game = Games.all().game("ricochet");
        Map<String, Integer> met = new HashMap<>();
        for (int i = 0; i < count; seed++) {
            String text = game.deal(wishes, seed).write();
            String board = text.substring(0, text.indexOf('_'));
            if (text.contains(".any") != vortex || i - met.getOrDefault(board, -APART) < APART) continue;
            met.put(board, i++);
            System.out.println(text);
        }
    }
}

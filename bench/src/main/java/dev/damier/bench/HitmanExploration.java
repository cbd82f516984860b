package dev.damier.bench;

import dev.damier.game.Games;
import dev.damier.game.Setup;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Measures a Hitman agent on each map of a folder: the penalty in phase 1, the penalty in phase 2 if the agent plays
 * it, and the processor time per step. Arguments: folder, pattern of file names, agent, options as {@code name=value}.
 * A step of {@code nearest-unknown} mainly consists of the deduction of the whole board with probabilities.
 */
public final class HitmanExploration {
    private HitmanExploration() {}

    public static void main(String[] args) throws IOException {
        String pattern = args[1];
        Map<String, String> options = new HashMap<>();
        for (int i = 3; i < args.length; i++) {
            String[] option = args[i].split("=");
            options.put(option[0], option[1]);
        }
        List<Path> files;
        try (Stream<Path> all = Files.list(Path.of(args[0]))) {
            files = all.filter(f -> f.getFileName().toString().matches(pattern))
                    .sorted()
                    .toList();
        }
        System.out.println(
                "| map | penalty | mission penalty | score | complete map correct | steps | median ms | maximum ms |");
        System.out.println("|---|---|---|---|---|---|---|---|");
        int penalties = 0;
        int missions = 0;
        for (Path file : files) {
            Setup setup = Games.all().game("hitman").read(Files.readString(file));
            // Warm-up run.
            HitmanRun.play(setup, args[2], options);
            HitmanRun run = HitmanRun.play(setup, args[2], options);
            penalties += run.penalties[0];
            missions += run.penalties[1];
            System.out.println(row(file.getFileName().toString().replace(".txt", ""), run));
        }
        double maps = files.size();
        System.out.printf(
                "mean penalty %.2f, mean mission penalty %.2f, %.0f maps%n", penalties / maps, missions / maps, maps);
    }

    private static String row(String name, HitmanRun run) {
        Collections.sort(run.stepMillis);
        return String.format(
                "| %s | %d | %d | %d | %s | %d | %.2f | %.2f |",
                name,
                run.penalties[0],
                run.penalties[1],
                run.score,
                run.mapCorrect ? "yes" : "no",
                run.stepMillis.size(),
                run.stepMillis.get(run.stepMillis.size() / 2),
                run.stepMillis.get(run.stepMillis.size() - 1));
    }
}

package dev.damier.cli;

import dev.damier.cli.input.DealFiles;
import dev.damier.cli.input.Units;
import dev.damier.game.Game;
import dev.damier.game.Games;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Random positions, canonical text, one a line. */
@CommandLine.Command(name = "deal", description = "Generate random positions, one per line.")
final class DealCommand extends AnsweringCommand {
    @Parameters(index = "0", paramLabel = "GAME", description = "A game listed by `games`.")
    private String game;

    @Option(names = "--set", paramLabel = "K=V", description = "A generation option listed by `games`; repeatable.")
    private Map<String, String> set = new LinkedHashMap<>();

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Random seed; further positions use N+1, N+2… Default: random.")
    private Long seed;

    @Option(
            names = "--count",
            paramLabel = "N",
            converter = Units.Count.class,
            description = "Number of positions. Default: 1.")
    private long count = 1;

    @Override
    int run() {
        Game known = Games.all().game(game);
        Map<String, String> wishes = DealFiles.read(known.descriptor(), set);
        known.descriptor().check(wishes);
        long first = seed != null ? seed : ThreadLocalRandom.current().nextLong(1_000_000_000);
        if (seed == null && screen.watched()) screen.note(say("deal.seed", first));
        for (long i = 0; i < count; i++) {
            String text = known.deal(wishes, first + i).write();
            if (json) {
                Map<String, Object> row = new LinkedHashMap<>();
                row.put("game", known.descriptor().id());
                row.put("position", text);
                row.put("seed", first + i);
                screen.row(row);
            } else {
                screen.line(text);
            }
        }
        return 0;
    }
}

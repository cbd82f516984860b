package dev.damier.cli;

import dev.damier.cli.input.DealFiles;
import dev.damier.cli.input.Units;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.job.SecretTokens;
import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Prints random positions in canonical notation, one per line. */
@CommandLine.Command(name = "deal", description = "Generate random positions, one per line.")
final class DealCommand extends JsonOutputCommand {
    @Parameters(index = "0", paramLabel = "GAME", description = "A game listed by `games`.")
    private String gameId;

    @Option(names = "--set", paramLabel = "K=V", description = "A generation option listed by `games`; repeatable.")
    private Map<String, String> dealOptions = new LinkedHashMap<>();

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Random seed; further positions use N+1, N+2… Default: random.")
    private Long seed;

    @Option(
            names = "--count",
            paramLabel = "N",
            converter = Units.CountConverter.class,
            description = "Number of positions. Default: 1.")
    private long count = 1;

    @Override
    int run() {
        Game game = Games.all().game(gameId);
        Map<String, String> options = DealFiles.resolve(game.descriptor(), dealOptions);
        game.descriptor().check(options);
        long first = seed != null ? seed : SecretTokens.randomLong(1_000_000_000);
        if (seed == null && screen.showsProgress()) screen.note(message("deal.seed", first));
        for (long i = 0; i < count; i++) {
            String text = game.deal(options, first + i).write();
            if (json) {
                Map<String, Object> row = new LinkedHashMap<>();
                row.put("game", game.descriptor().id());
                row.put("position", text);
                row.put("seed", first + i);
                screen.printJson(row);
            } else {
                screen.println(text);
            }
        }
        return 0;
    }
}

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
@CommandLine.Command(name = "deal", description = "Deal random positions, one a line.")
final class DealCommand extends AnsweringCommand {
    @Parameters(index = "0", paramLabel = "GAME", description = "As `games` lists them.")
    private String game;

    @Option(
            names = "--set",
            paramLabel = "K=V",
            description = "An option of the deal, as `games` lists them; repeatable.")
    private Map<String, String> set = new LinkedHashMap<>();

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "The same seed deals the same positions; the next ones come from N+1, N+2… Standard: any.")
    private Long seed;

    @Option(names = "--count", paramLabel = "N", converter = Units.Count.class, description = "How many. Standard: 1.")
    private long count = 1;

    @Override
    int run() {
        Game known = Games.all().game(game);
        Map<String, String> wishes = DealFiles.read(known.card(), set);
        known.card().check(wishes);
        long first = seed != null ? seed : ThreadLocalRandom.current().nextLong(1_000_000_000);
        if (seed == null && screen.watched()) screen.note(say("deal.seed", first));
        for (long i = 0; i < count; i++) {
            String text = known.deal(wishes, first + i).write();
            if (json) {
                Map<String, Object> row = new LinkedHashMap<>();
                row.put("game", known.card().id());
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

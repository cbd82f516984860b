package dev.damier.cli;

import dev.damier.cli.screen.DescriptorPrinter;
import dev.damier.game.Descriptor;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Suite;
import java.util.Map;
import picocli.CommandLine;

/** Lists the games. */
@CommandLine.Command(name = "games", description = "List the games.")
final class GamesCommand extends JsonOutputCommand {
    @Override
    int run() {
        DescriptorPrinter descriptorPrinter = new DescriptorPrinter(screen);
        for (Game game : Games.all().games()) {
            Descriptor descriptor = game.descriptor();
            if (json) {
                Map<String, Object> row = descriptorPrinter.jsonFields("game", descriptor);
                row.put("engine", game.defaultEngine());
                row.put("suites", game.suites().stream().map(Suite::id).toList());
                screen.printJson(row);
            } else {
                descriptorPrinter.print(descriptor, "");
                for (Suite suite : game.suites()) {
                    String name = suite.name().in(screen.language());
                    screen.println("    --suite %-12s %s (%d)"
                            .formatted(suite.id(), name, suite.positions().size()));
                }
            }
        }
        return 0;
    }
}

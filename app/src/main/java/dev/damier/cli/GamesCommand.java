package dev.damier.cli;

import dev.damier.cli.screen.Cards;
import dev.damier.game.Descriptor;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Suite;
import java.util.Map;
import picocli.CommandLine;

/** What can be played. */
@CommandLine.Command(name = "games", description = "List the games.")
final class GamesCommand extends AnsweringCommand {
    @Override
    int run() {
        Cards cards = new Cards(screen);
        for (Game game : Games.all().games()) {
            Descriptor descriptor = game.descriptor();
            if (json) {
                Map<String, Object> row = cards.row("game", descriptor);
                row.put("engine", game.defaultEngine());
                row.put("suites", game.suites().stream().map(Suite::id).toList());
                screen.row(row);
            } else {
                cards.print(descriptor, "");
                for (Suite suite : game.suites()) {
                    String name = suite.name().in(screen.language());
                    screen.line("    --suite %-12s %s (%d)"
                            .formatted(suite.id(), name, suite.positions().size()));
                }
            }
        }
        return 0;
    }
}

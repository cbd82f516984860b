package dev.damier.cli;

import dev.damier.cli.input.PositionArguments;
import dev.damier.cli.screen.Cards;
import dev.damier.cli.screen.Paint;
import dev.damier.game.Engine;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Parameters;

/** Which engines apply to a game, or to one position of it. */
@CommandLine.Command(
        name = "engines",
        description = "List a game's engines with their requirements and options, default engine first.")
final class EnginesCommand extends AnsweringCommand {
    @Parameters(index = "0", paramLabel = "GAME", description = "A game listed by `games`.")
    private String game;

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "POSITION",
            description = "List only the engines that apply to this position. Default: a typical position.")
    private String position;

    @Override
    int run() {
        Game known = Games.all().game(game);
        Setup setup =
                position == null ? known.deal(Map.of(), 0) : new PositionArguments(screen, known).single(position);
        Cards cards = new Cards(screen);
        for (Engine<?> engine : Games.all().engines(setup)) {
            boolean standard = engine.descriptor().id().equals(known.defaultEngine());
            String needs = engine.requiredView().getSimpleName();
            if (json) {
                Map<String, Object> row = cards.row("engine", engine.descriptor());
                row.put("needs", needs);
                row.put("standard", standard);
                screen.row(row);
            } else {
                String remark = say(standard ? "engine.standard" : "engine.needs", needs);
                cards.print(engine.descriptor(), Paint.dim(remark, screen.colour()));
            }
        }
        return 0;
    }
}

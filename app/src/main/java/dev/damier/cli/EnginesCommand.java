package dev.damier.cli;

import dev.damier.cli.input.PositionArguments;
import dev.damier.cli.screen.AnsiStyle;
import dev.damier.cli.screen.DescriptorPrinter;
import dev.damier.game.Engine;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.search.Puzzle;
import java.util.List;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Parameters;

/** Lists the engines that apply to a game or to one position. */
@CommandLine.Command(
        name = "engines",
        description = "List a game's engines with their requirements, options and heuristics, default engine first.")
final class EnginesCommand extends JsonOutputCommand {
    @Parameters(index = "0", paramLabel = "GAME", description = "A game listed by `games`.")
    private String gameId;

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "POSITION",
            description = "List only the engines that apply to this position. Default: a typical position.")
    private String position;

    @Override
    int run() {
        Game game = Games.all().game(gameId);
        Setup setup =
                position == null ? game.deal(Map.of(), 0) : new PositionArguments(screen, game).readSingle(position);
        List<Puzzle.NamedHeuristic> heuristics =
                setup.as(Puzzle.class).map(Puzzle::heuristics).orElse(List.of());
        DescriptorPrinter descriptorPrinter = new DescriptorPrinter(screen, heuristics);
        for (Engine<?> engine : Games.all().engines(setup)) {
            boolean isDefault = engine.descriptor().id().equals(game.defaultEngine());
            String requiredView = engine.requiredView().getSimpleName();
            if (json) {
                Map<String, Object> row = descriptorPrinter.jsonFields("engine", engine.descriptor());
                row.put("needs", requiredView);
                row.put("standard", isDefault);
                screen.printJson(row);
            } else {
                String remark = message(isDefault ? "engine.standard" : "engine.needs", requiredView);
                descriptorPrinter.print(engine.descriptor(), AnsiStyle.dim(remark, screen.colour()));
            }
        }
        return 0;
    }
}

package dev.damier.cli;

import dev.damier.cli.input.PositionArguments;
import dev.damier.cli.input.UsageException;
import dev.damier.game.Export;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** A position written for other programs. */
@CommandLine.Command(
        name = "export",
        description = "Export a position for other programs (PDDL, board files…); without --as, list the formats.")
final class ExportCommand extends AnsweringCommand {
    @Parameters(index = "0", paramLabel = "GAME", description = "A game listed by `games`.")
    private String game;

    @Parameters(index = "1", paramLabel = "POSITION", description = "Position text or @FILE.")
    private String position;

    @Option(
            names = {"--as", "--format"},
            paramLabel = "NAME",
            description = "Export format, such as problem.pddl or dimacs.")
    private String name;

    @Override
    int run() {
        Setup setup = new PositionArguments(screen, Games.all().game(game)).single(position);
        Export export = setup.as(Export.class)
                .orElseThrow(() ->
                        new UsageException("this " + setup.game().descriptor().id() + " position cannot be exported"));
        if (json) screen.row(row(setup, export));
        else if (name == null) export.names().forEach(screen::line);
        else screen.line(export.text(name).stripTrailing());
        return 0;
    }

    private Map<String, Object> row(Setup setup, Export export) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("game", setup.game().descriptor().id());
        row.put("position", setup.write());
        if (name == null) {
            row.put("names", export.names());
        } else {
            row.put("name", name);
            row.put("text", export.text(name));
        }
        return row;
    }
}

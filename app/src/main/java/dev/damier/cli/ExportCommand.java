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

/** Exports a position in a format of other programs. */
@CommandLine.Command(
        name = "export",
        description = "Export a position for other programs (PDDL, board files…); without --as, list the formats.")
final class ExportCommand extends JsonOutputCommand {
    @Parameters(index = "0", paramLabel = "GAME", description = "A game listed by `games`.")
    private String gameId;

    @Parameters(index = "1", paramLabel = "POSITION", description = "Position text or @FILE.")
    private String position;

    @Option(
            names = {"--as", "--format"},
            paramLabel = "NAME",
            description = "Export format, such as problem.pddl or dimacs.")
    private String format;

    @Override
    int run() {
        Setup setup = new PositionArguments(screen, Games.all().game(gameId)).readSingle(position);
        Export export = setup.as(Export.class)
                .orElseThrow(() -> UsageException.of(
                        "usage.export", setup.game().descriptor().id()));
        if (json) screen.printJson(jsonFields(setup, export));
        else if (format == null) export.names().forEach(screen::println);
        else screen.println(export.text(format).stripTrailing());
        return 0;
    }

    private Map<String, Object> jsonFields(Setup setup, Export export) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("game", setup.game().descriptor().id());
        row.put("position", setup.write());
        if (format == null) {
            row.put("names", export.names());
        } else {
            row.put("name", format);
            row.put("text", export.text(format));
        }
        return row;
    }
}

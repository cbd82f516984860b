package dev.damier.cli;

import dev.damier.cli.input.PositionWords;
import dev.damier.cli.input.Usage;
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
        description = "Write a position for other programs (PDDL, board files…); without --as, list what there is.")
final class ExportCommand extends AnsweringCommand {
    @Parameters(index = "0", paramLabel = "GAME", description = "As `games` lists them.")
    private String game;

    @Parameters(index = "1", paramLabel = "POSITION", description = "Its text, or @FILE.")
    private String position;

    @Option(
            names = {"--as", "--format"},
            paramLabel = "NAME",
            description = "The text to write, such as problem.pddl or dimacs.")
    private String name;

    @Override
    int run() {
        Setup setup = new PositionWords(screen, Games.all().game(game)).single(position);
        Export export = setup.as(Export.class)
                .orElseThrow(() -> new Usage("this " + setup.game().card().id() + " position has no text for others"));
        if (json) screen.row(row(setup, export));
        else if (name == null) export.names().forEach(screen::line);
        else screen.line(export.text(name).stripTrailing());
        return 0;
    }

    private Map<String, Object> row(Setup setup, Export export) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("game", setup.game().card().id());
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

package dev.damier.cli;

import dev.damier.game.Move;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.protocol.PlayedLine;
import java.util.List;
import java.util.Map;
import picocli.CommandLine;

/** Lists the legal moves of a position. */
@CommandLine.Command(name = "legal", description = "List the legal moves of a position.")
final class LegalCommand extends PositionCommand {
    @Override
    int answer(Setup setup) {
        Table table = setup.newTable();
        List<String> moves = table.moves().stream().map(Move::text).toList();
        if (json) {
            Map<String, Object> row = commonFields(setup);
            row.put("moves", moves);
            row.put("toMove", table.toMove());
            row.put("over", table.status().over());
            row.put("winner", table.status().winner());
            row.put("cost", costOfLine(setup));
            screen.printJson(row);
        } else {
            screen.println(String.join(" ", moves));
        }
        return 0;
    }

    /** Returns the cost of the moves that led to a position: moves of a puzzle, penalties of a mission, plies of a game. */
    private static int costOfLine(Setup setup) {
        PlayedLine line = PlayedLine.fromSetup(setup);
        Table table = line.start().newTable();
        for (String move : line.moves()) {
            if (table.moves().isEmpty()) break; // moves after a draw by repetition
            table.play(table.read(move).code());
        }
        return table.status().cost();
    }
}

package dev.damier.cli;

import dev.damier.game.Move;
import dev.damier.game.Setup;
import java.util.List;
import java.util.Map;
import picocli.CommandLine;

/** Lists the legal moves of a position. */
@CommandLine.Command(name = "legal", description = "List the legal moves of a position.")
final class LegalCommand extends PositionCommand {
    @Override
    int answer(Setup setup) {
        List<String> moves = setup.newTable().moves().stream().map(Move::text).toList();
        if (json) {
            Map<String, Object> row = commonFields(setup);
            row.put("moves", moves);
            screen.printJson(row);
        } else {
            screen.println(String.join(" ", moves));
        }
        return 0;
    }
}

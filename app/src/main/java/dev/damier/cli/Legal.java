package dev.damier.cli;

import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Move;
import dev.damier.game.Setup;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Parameters;

/** All legal moves. */
@CommandLine.Command(name = "legal", description = "List the legal moves of a position.")
final class Legal extends Answering {
    @Parameters(index = "0", paramLabel = "GAME", description = "As `games` lists them.")
    private String game;

    @Parameters(index = "1", paramLabel = "POSITION", description = "Its text, @FILE, or - for many, one a line.")
    private String position;

    @Override
    int run() throws Exception {
        Game known = Games.all().game(game);
        boolean many = Positions.many(position);
        return new Positions(screen, known).each(position, new Positions.Visitor() {
            @Override
            public int position(Setup setup) {
                return print(setup);
            }

            @Override
            public int unreadable(String sentence) {
                return Legal.this.unreadable(sentence, many);
            }
        });
    }

    private int print(Setup setup) {
        List<String> moves = setup.seat().moves().stream().map(Move::text).toList();
        if (json) {
            Map<String, Object> row = new LinkedHashMap<>();
            row.put("game", setup.game().card().id());
            row.put("position", setup.write());
            row.put("moves", moves);
            screen.row(row);
        } else {
            screen.line(String.join(" ", moves));
        }
        return 0;
    }
}

package dev.damier.cli;

import dev.damier.cli.input.PositionWords;
import dev.damier.cli.input.Usage;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.RefereePort;
import dev.damier.game.Setup;
import dev.damier.job.JsonLines;
import java.io.BufferedReader;
import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Parameters;

/** A referee other programs talk to: JSON lines in, JSON lines out. */
@CommandLine.Command(
        name = "referee",
        description = {
            "Be the referee of a hidden position: one JSON object a line in, one a line out.",
            "{\"action\":\"move\"} answers an object with one of status, result or error."
        })
final class RefereeCommand extends Command {
    @Parameters(index = "0", paramLabel = "GAME", description = "A game with a referee: hitman.")
    private String game;

    @Parameters(index = "1", paramLabel = "POSITION", description = "Its text or @FILE.")
    private String position;

    @Override
    int run() throws Exception {
        Game known = Games.all().game(game);
        Setup setup = new PositionWords(screen, known).single(position);
        RefereePort referee = setup.as(RefereePort.class)
                .orElseThrow(() -> new Usage(known.card().id() + " has no referee to talk to"));
        BufferedReader in = screen.in();
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            if (!line.isBlank()) screen.row(answer(referee, line));
        }
        return 0;
    }

    /** What cannot be understood is an error like any refused action; the conversation goes on. */
    private static Map<String, Object> answer(RefereePort referee, String line) {
        try {
            if (!(JsonLines.read(line) instanceof Map<?, ?> map))
                return error("a JSON object is needed, but got " + line);
            Map<String, Object> args = new LinkedHashMap<>();
            map.forEach((key, value) -> args.put(String.valueOf(key), value));
            if (!(args.remove("action") instanceof String action)) {
                return error("\"action\" is missing: {\"action\":\"start_phase1\"}");
            }
            return referee.act(action, args);
        } catch (IllegalArgumentException e) {
            return error(e.getMessage());
        }
    }

    private static Map<String, Object> error(String sentence) {
        return Map.of("error", sentence);
    }
}

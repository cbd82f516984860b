package dev.damier.cli;

import dev.damier.cli.input.PositionArguments;
import dev.damier.cli.input.UsageException;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.RefereePort;
import dev.damier.game.Setup;
import dev.damier.job.JsonLines;
import dev.damier.run.BadInputException;
import java.io.BufferedReader;
import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Parameters;

/** Runs a referee for other programs, with JSON lines as input and output. */
@CommandLine.Command(
        name = "referee",
        description = {
            "Act as referee for a hidden position: one JSON object per line in, one per line out.",
            "The response to {\"action\":\"move\"} is an object with status, result or error."
        })
final class RefereeCommand extends Command {
    @Parameters(index = "0", paramLabel = "GAME", description = "A game with a referee: hitman.")
    private String gameId;

    @Parameters(index = "1", paramLabel = "POSITION", description = "Position text or @FILE.")
    private String position;

    @Override
    int run() throws Exception {
        Game game = Games.all().game(gameId);
        Setup setup = new PositionArguments(screen, game).readSingle(position);
        RefereePort referee = setup.as(RefereePort.class)
                .orElseThrow(() ->
                        UsageException.of("usage.referee", game.descriptor().id()));
        BufferedReader in = screen.in();
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            if (!line.isBlank()) screen.printJson(answer(referee, line));
        }
        return 0;
    }

    /**
     * Returns the response to a line. An invalid line gives an error like a rejected action, and the session continues.
     */
    private static Map<String, Object> answer(RefereePort referee, String line) {
        try {
            if (!(JsonLines.read(line) instanceof Map<?, ?> map))
                return error("expected a JSON object, but got " + line);
            Map<String, Object> args = new LinkedHashMap<>();
            map.forEach((key, value) -> args.put(String.valueOf(key), value));
            if (!(args.remove("action") instanceof String action)) {
                return error("missing \"action\", for example {\"action\":\"start_phase1\"}");
            }
            return referee.act(action, args);
        } catch (BadInputException e) {
            return error(e.getMessage());
        }
    }

    private static Map<String, Object> error(String sentence) {
        return Map.of("error", sentence);
    }
}

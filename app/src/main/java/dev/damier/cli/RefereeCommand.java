package dev.damier.cli;

import dev.damier.cli.input.PositionArguments;
import dev.damier.cli.input.UsageException;
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
            "Act as referee for a hidden position: one JSON object per line in, one per line out.",
            "The response to {\"action\":\"move\"} is an object with status, result or error."
        })
final class RefereeCommand extends Command {
    @Parameters(index = "0", paramLabel = "GAME", description = "A game with a referee: hitman.")
    private String game;

    @Parameters(index = "1", paramLabel = "POSITION", description = "Position text or @FILE.")
    private String position;

    @Override
    int run() throws Exception {
        Game known = Games.all().game(game);
        Setup setup = new PositionArguments(screen, known).single(position);
        RefereePort referee = setup.as(RefereePort.class)
                .orElseThrow(() -> new UsageException(known.descriptor().id() + " has no referee"));
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
                return error("expected a JSON object, but got " + line);
            Map<String, Object> args = new LinkedHashMap<>();
            map.forEach((key, value) -> args.put(String.valueOf(key), value));
            if (!(args.remove("action") instanceof String action)) {
                return error("missing \"action\", for example {\"action\":\"start_phase1\"}");
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

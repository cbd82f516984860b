package dev.damier.protocol;

import dev.damier.game.Game;
import dev.damier.job.JsonLines;
import dev.damier.job.TerminalEscaper;
import dev.damier.play.Clock;
import dev.damier.protocol.BotException.Kind;
import dev.damier.run.BadInputException;
import java.net.URI;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A bot that is an HTTP server: each request for a move is a POST with the position, the moves and the time as JSON
 * ({@code docs/protocol.md}). The requests are independent, so the bot needs no state.
 */
final class HttpPlayer implements Player {
    private static final Duration DEFAULT_BUDGET = Duration.ofSeconds(1);
    private static final int MAX_SHOWN_CHARS = 200;

    private final HttpBotClient client;

    HttpPlayer(URI address) {
        client = new HttpBotClient(address);
    }

    @Override
    public void newGame(Game game, Map<String, String> options, long seed) {
        // Every request contains the whole game.
    }

    @Override
    public Reply move(PlayedLine line, Limits limits, Duration timeout) throws BotException {
        HttpBotClient.Response response =
                client.post("application/json", JsonLines.toJson(requestFields(line, limits)), timeout);
        return reply(response);
    }

    private static Map<String, Object> requestFields(PlayedLine line, Limits limits) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("game", line.start().game().descriptor().id());
        fields.put("position", line.start().write());
        fields.put("moves", line.moves());
        int seat = line.endPosition().newTable().toMove();
        fields.put("budget_ms", budget(line, limits, seat).toMillis());
        if (!limits.clocks().isEmpty()) fields.put("clock", clockFields(limits, seat));
        if (limits.nodes() > 0) fields.put("nodes", limits.nodes());
        return fields;
    }

    /** Returns the time for this move: the move time, or a share of the clock. */
    private static Duration budget(PlayedLine line, Limits limits, int seat) {
        if (!limits.time().isZero()) return limits.time();
        if (limits.clocks().isEmpty()) return DEFAULT_BUDGET;
        Duration own = limits.clocks().get(Math.min(seat, limits.clocks().size() - 1));
        return new Clock(own, limits.increment()).normalMoveTime(line.moves().size() / 2);
    }

    private static Map<String, Object> clockFields(Limits limits, int seat) {
        List<Duration> clocks = limits.clocks();
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("my_ms", clocks.get(Math.min(seat, clocks.size() - 1)).toMillis());
        fields.put(
                "opp_ms",
                clocks.get(clocks.size() > 1 ? 1 - Math.min(seat, 1) : 0).toMillis());
        fields.put("inc_ms", limits.increment().toMillis());
        return fields;
    }

    private static Reply reply(HttpBotClient.Response response) throws BotException {
        Map<?, ?> fields = parse(response);
        if (Boolean.FALSE.equals(fields.get("ok")))
            throw new BotException(
                    Kind.NONSENSE,
                    "reported an error: "
                            + TerminalEscaper.shorten(String.valueOf(fields.get("error")), MAX_SHOWN_CHARS));
        if (!(fields.get("move") instanceof String move) || move.isBlank())
            throw new BotException(
                    Kind.NONSENSE,
                    "its response has no move: " + TerminalEscaper.shorten(response.body(), MAX_SHOWN_CHARS));
        return new Reply(move.strip(), info(fields));
    }

    private static Map<?, ?> parse(HttpBotClient.Response response) throws BotException {
        try {
            if (JsonLines.read(response.body()) instanceof Map<?, ?> fields
                    && (response.status() == 200 || fields.containsKey("error"))) return fields;
        } catch (BadInputException e) {
            // Reported below.
        }
        String status = response.status() == 200 ? "" : "status " + response.status() + ": ";
        throw new BotException(
                Kind.NONSENSE,
                "sent an invalid response: " + status + TerminalEscaper.shorten(response.body(), MAX_SHOWN_CHARS));
    }

    private static ParsedInfo info(Map<?, ?> fields) {
        StringBuilder info = new StringBuilder();
        for (String name : List.of("depth", "nodes", "value"))
            if (fields.get(name) instanceof Number number)
                info.append(name)
                        .append(' ')
                        .append(Math.round(number.doubleValue()))
                        .append(' ');
        if (fields.get("line") instanceof List<?> line && !line.isEmpty())
            info.append("line ")
                    .append(String.join(" ", line.stream().map(String::valueOf).toList()));
        return ParsedInfo.EMPTY.merge(info.toString());
    }

    @Override
    public String dismiss() {
        client.close();
        return "";
    }
}

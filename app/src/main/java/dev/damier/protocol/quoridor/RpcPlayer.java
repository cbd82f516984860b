package dev.damier.protocol.quoridor;

import dev.damier.game.Game;
import dev.damier.protocol.BotException;
import dev.damier.protocol.BotException.Kind;
import dev.damier.protocol.HttpBotClient;
import dev.damier.protocol.Limits;
import dev.damier.protocol.PlayedLine;
import dev.damier.protocol.Player;
import dev.damier.run.BadInputException;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** A player that calls an agent of the course framework by XML-RPC: {@code play(percepts, player, step, time_left)}. */
final class RpcPlayer implements Player {
    private static final Duration INITIALIZE_TIMEOUT = Duration.ofSeconds(20);

    private final HttpBotClient client;

    RpcPlayer(URI address) {
        client = new HttpBotClient(address);
    }

    /** Calls {@code initialize}. An agent without this method may answer with a fault. */
    @Override
    public void newGame(Game game, Map<String, String> options, long seed) throws BotException {
        if (!game.descriptor().id().equals("quoridor"))
            throw new BotException(Kind.START, "course agents play only quoridor");
        Object percepts = CoursePercepts.fromPosition(game.deal(options, 0).write());
        try {
            call("initialize", Arrays.asList(percepts, List.of(0, 1), null), INITIALIZE_TIMEOUT);
        } catch (BotException e) {
            if (e.kind() != Kind.NONSENSE) throw new BotException(Kind.START, e.getMessage());
        }
    }

    @Override
    public Reply move(PlayedLine line, Limits limits, Duration timeout) throws BotException {
        var end = line.endPosition();
        int seat = end.newTable().toMove();
        List<Object> params = new ArrayList<>();
        params.add(CoursePercepts.fromPosition(end.write()));
        params.add(seat);
        params.add(line.moves().size() + 1);
        params.add(
                limits.clocks().isEmpty()
                        ? secondsOrNull(limits.time())
                        : secondsOrNull(limits.clocks().get(seat)));
        Object action = call("play", params, timeout);
        try {
            return new Reply(CoursePercepts.toMove(action));
        } catch (BadInputException e) {
            throw new BotException(Kind.NONSENSE, e.getMessage());
        }
    }

    /** Returns the time in seconds, or null without a limit, as the framework expects. */
    private static Object secondsOrNull(Duration time) {
        return time.isZero() ? null : (Object) (time.toMillis() / 1000.0);
    }

    private Object call(String method, List<Object> params, Duration timeout) throws BotException {
        try {
            return XmlRpc.readResult(client.post("text/xml", XmlRpc.writeCall(new XmlRpc.Call(method, params)), timeout)
                    .body());
        } catch (BadInputException e) {
            throw new BotException(Kind.NONSENSE, e.getMessage());
        }
    }

    @Override
    public String dismiss() {
        client.close();
        return "";
    }
}

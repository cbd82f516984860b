package dev.damier.arena;

import dev.damier.play.Clock;
import dev.damier.protocol.BotException;
import dev.damier.protocol.BotException.Kind;
import dev.damier.protocol.Limits;
import dev.damier.protocol.PlayedLine;
import dev.damier.protocol.Player;
import dev.damier.protocol.RefereedPlayer;
import java.time.Duration;

/**
 * A player with its clock, which counts wall-clock time or the processor time of the player. If the processor time
 * cannot be measured, the clock counts wall-clock time instead.
 */
final class ClockedSeat {
    private final Player player;
    private final MatchLimits matchLimits;
    private final boolean onCpu;
    private Clock clock;
    private Duration spent = Duration.ZERO;

    ClockedSeat(Player player, MatchLimits limits) {
        this.player = player;
        this.matchLimits = limits;
        onCpu = limits.onCpu() && player.cpuTime().isPresent();
        clock = limits.startClock();
    }

    Clock clock() {
        return clock;
    }

    /** Returns the time used so far. */
    Duration spent() {
        return spent;
    }

    /** Requests a move. */
    Player.Reply move(PlayedLine line, Limits limits) throws BotException {
        return sendTimed(timeout -> player.move(line, limits, timeout));
    }

    /**
     * Requests an action. Throws {@link BotException} of kind {@link Kind#START} if the player does not support
     * refereed games.
     */
    Player.Reply act(String observation, Limits limits) throws BotException {
        if (!(player instanceof RefereedPlayer actor))
            throw new BotException(Kind.START, "does not support refereed games");
        return sendTimed(timeout -> actor.act(observation, limits, timeout));
    }

    /** A request to the player with a timeout. */
    private interface Request {
        Player.Reply send(Duration timeout) throws BotException;
    }

    /** Sends a request and charges its time to the clock. Throws {@link BotException} if the answer is late. */
    private Player.Reply sendTimed(Request request) throws BotException {
        Duration startedAt = now();
        Duration disconnectedBefore = player.disconnectedTime();
        Player.Reply reply = request.send(matchLimits.responseTimeout(clock, onCpu));
        Duration elapsed =
                now().minus(startedAt).minus(player.disconnectedTime().minus(disconnectedBefore));
        spent = spent.plus(elapsed);
        if (matchLimits.isLate(elapsed, clock)) throw new BotException(Kind.TIME, "took " + elapsed.toMillis() + " ms");
        clock = clock.afterMove(elapsed.compareTo(clock.remaining()) > 0 ? clock.remaining() : elapsed);
        return reply;
    }

    private Duration now() {
        return onCpu ? player.cpuTime().orElseThrow() : Duration.ofNanos(System.nanoTime());
    }
}

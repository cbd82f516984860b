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
 * A player and its clock, by the wall or by its own processor time. When its processor is out of sight the wall clock
 * stands in for it: a bot elsewhere gets no time for nothing.
 */
final class ClockedSeat {
    private final Player player;
    private final MatchLimits terms;
    private final boolean onCpu;
    private Clock clock;
    private Duration spent = Duration.ZERO;

    ClockedSeat(Player player, MatchLimits limits) {
        this.player = player;
        this.terms = limits;
        onCpu = limits.onCpu() && player.cpu().isPresent();
        clock = limits.startClock();
    }

    Clock clock() {
        return clock;
    }

    Duration spent() {
        return spent;
    }

    Player.Reply move(PlayedLine line, Limits limits) throws BotException {
        return answer(patience -> player.move(line, limits, patience));
    }

    /** {@link Kind#START} from a player who cannot act. */
    Player.Reply act(String observation, Limits limits) throws BotException {
        if (!(player instanceof RefereedPlayer actor))
            throw new BotException(Kind.START, "does not support refereed games");
        return answer(patience -> actor.act(observation, limits, patience));
    }

    /** What the player is asked, given how long to wait for the answer. */
    private interface Question {
        Player.Reply ask(Duration patience) throws BotException;
    }

    /** The answer, its time taken off the clock; a failure when it came too late. */
    private Player.Reply answer(Question question) throws BotException {
        Duration start = now();
        Duration away = player.disconnectedTime();
        Player.Reply reply = question.ask(terms.patience(clock, onCpu));
        Duration took = now().minus(start).minus(player.disconnectedTime().minus(away));
        spent = spent.plus(took);
        if (terms.late(took, clock)) throw new BotException(Kind.TIME, "took " + took.toMillis() + " ms");
        clock = clock.after(took.compareTo(clock.left()) > 0 ? clock.left() : took);
        return reply;
    }

    private Duration now() {
        return onCpu ? player.cpu().orElseThrow() : Duration.ofNanos(System.nanoTime());
    }
}

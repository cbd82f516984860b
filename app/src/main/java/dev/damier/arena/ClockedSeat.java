package dev.damier.arena;

import dev.damier.play.Clock;
import dev.damier.protocol.BotFailure;
import dev.damier.protocol.BotFailure.Kind;
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
    private final MatchTerms terms;
    private final boolean onCpu;
    private Clock clock;
    private Duration spent = Duration.ZERO;

    ClockedSeat(Player player, MatchTerms terms) {
        this.player = player;
        this.terms = terms;
        onCpu = terms.onCpu() && player.cpu().isPresent();
        clock = terms.startClock();
    }

    Clock clock() {
        return clock;
    }

    Duration spent() {
        return spent;
    }

    Player.Reply move(PlayedLine line, Limits limits) throws BotFailure {
        return answer(patience -> player.move(line, limits, patience));
    }

    /** {@link Kind#START} from a player who cannot act. */
    Player.Reply act(String observation, Limits limits) throws BotFailure {
        if (!(player instanceof RefereedPlayer actor)) throw new BotFailure(Kind.START, "cannot act before a referee");
        return answer(patience -> actor.act(observation, limits, patience));
    }

    /** What the player is asked, given how long to wait for the answer. */
    private interface Question {
        Player.Reply ask(Duration patience) throws BotFailure;
    }

    /** The answer, its time taken off the clock; a failure when it came too late. */
    private Player.Reply answer(Question question) throws BotFailure {
        Duration start = now();
        Duration away = player.away();
        Player.Reply reply = question.ask(terms.patience(clock, onCpu));
        Duration took = now().minus(start).minus(player.away().minus(away));
        spent = spent.plus(took);
        if (terms.late(took, clock)) throw new BotFailure(Kind.TIME, "took " + took.toMillis() + " ms");
        clock = clock.after(took.compareTo(clock.left()) > 0 ? clock.left() : took);
        return reply;
    }

    private Duration now() {
        return onCpu ? player.cpu().orElseThrow() : Duration.ofNanos(System.nanoTime());
    }
}

package dev.damier.web.arena;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.protocol.Limits;
import dev.damier.protocol.PlayedLine;
import dev.damier.protocol.Player;
import dev.damier.protocol.RefereedPlayer;
import dev.damier.run.TimeSlice;
import dev.damier.web.work.WorkLimits;
import dev.damier.web.work.WorkQueue;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests that everything that a contest computes is a job of the work queue. */
@Timeout(60)
class QueuedEngineHostTest {
    private final WorkQueue queue = new WorkQueue(new WorkLimits(2, 1L << 30));
    private final QueuedEngineHost host = new QueuedEngineHost(queue);
    private final List<String> outsideOfTheQueue = new ArrayList<>();
    private int calls;

    @AfterEach
    void close() {
        queue.close();
    }

    private <T> T checked(String call, T result) {
        calls++;
        if (TimeSlice.current() == TimeSlice.UNSHARED) outsideOfTheQueue.add(call);
        return result;
    }

    /** A player that records where it is called. */
    private final class RecordingPlayer implements RefereedPlayer {
        @Override
        public void newGame(Game game, Map<String, String> options, long seed) {
            checked("newGame", "");
        }

        @Override
        public Reply move(PlayedLine line, Limits limits, Duration timeout) {
            return checked("move", new Reply("e2"));
        }

        @Override
        public Reply act(String observation, Limits limits, Duration timeout) {
            return checked("act", new Reply("none"));
        }

        @Override
        public Optional<Duration> cpuTime() {
            return Optional.empty();
        }

        @Override
        public String dismiss() {
            return "";
        }
    }

    @Test
    void enginesAndDealsOfContestsRunInTheQueue() throws Exception {
        checked("the test itself", "");
        Player player = host.schedule(new RecordingPlayer(), "contest");
        player.newGame(Games.all().game("quoridor"), Map.of(), 1);
        assertThat(player.move(null, null, Duration.ZERO).move()).isEqualTo("e2");
        assertThat(((RefereedPlayer) player).act("", null, Duration.ZERO).move())
                .isEqualTo("none");
        assertThat(host.deal(() -> checked("deal", 7), "contest")).isEqualTo(7);
        assertThat(calls).isEqualTo(5);
        assertThat(outsideOfTheQueue).containsExactly("the test itself");
    }
}

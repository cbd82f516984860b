package dev.damier.job;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.protocol.PlayedLine;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests that an engine uses the game history, keeps its memory between moves and ponders. */
@Timeout(60)
class EngineSeatTest {
    private static final Game QUORIDOR = Games.all().game("quoridor");

    /** The first player is behind, and its step forward would repeat the position for the third time. */
    private static final String REPEATED_TWICE = "start moves e2 e8 e3 e7 e4 e6 e4h e7 e3 e6 e4 e7 e3 e6";

    private static Answer search(EngineSeat seat, Setup setup, long nodes) {
        Budget budget = Budget.UNLIMITED.withNodes(nodes);
        return new Job("quoridor", setup.write(), EngineSpec.DEFAULT, budget, 0)
                .answer(setup, EngineResolver.REGISTRY, seat, Control::new);
    }

    @Test
    void engineWithMoveHistorySeesDrawByRepetition() {
        Setup after = PlayedLine.parse(QUORIDOR, REPEATED_TWICE).toSetup();
        Report withHistory = search(new EngineSeat(), after, 20_000).report();
        assertThat(withHistory.moves()).containsExactly("e4");
        assertThat(withHistory.value()).isZero();

        Report withoutHistory =
                search(new EngineSeat(), QUORIDOR.read(after.write()), 20_000).report();
        assertThat(withoutHistory.moves().get(0)).isNotEqualTo("e4");
        assertThat(withoutHistory.value()).isNegative();
    }

    @Test
    void engineKeepsItsMemoryBetweenSearches() {
        Setup start = QUORIDOR.read("start moves e2 e8 e3 e7 e4 e6 d3h c6h");
        int fresh = search(new EngineSeat(), start, 5_000).outcome().stats().depth();
        EngineSeat seat = new EngineSeat();
        search(seat, start, 100_000);
        assertThat(search(seat, start, 5_000).outcome().stats().depth()).isGreaterThan(fresh);
    }

    @Test
    void pondersUntilNextSearch() throws Exception {
        PlayedLine line = PlayedLine.parse(QUORIDOR, "start moves e2 e8 e3 e7 e4 e6 d3h c6h");
        EngineSeat seat = new EngineSeat();
        Answer answer = search(seat, line.toSetup(), 20_000);
        Setup expected = line.expectedPosition(answer.outcome()).orElseThrow();
        CountDownLatch ponderingStarted = new CountDownLatch(1);
        Thread pondering = new Thread(() ->
                seat.ponder(expected, new Control(Budget.UNLIMITED, 0, progress -> ponderingStarted.countDown())));
        pondering.start();
        ponderingStarted.await();
        assertThat(search(seat, expected, 20_000).report().moves()).isNotEmpty();
        pondering.join();
    }
}

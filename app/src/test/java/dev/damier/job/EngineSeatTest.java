package dev.damier.job;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.protocol.PlayedLine;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class EngineSeatTest {
    private static final Game QUORIDOR = Games.all().game("quoridor");

    /** White is behind, and one more step forward is the third time in the same position. */
    private static final String TWICE = "start moves e2 e8 e3 e7 e4 e6 e4h e7 e3 e6 e4 e7 e3 e6";

    private static Answer ask(EngineSeat seat, Setup setup, long nodes) {
        Budget budget = Budget.UNLIMITED.withNodes(nodes);
        return new Job("quoridor", setup.write(), "", Map.of(), budget, 0)
                .answer(setup, EngineResolver.REGISTRY, seat, Control::new);
    }

    @Test
    void whoKnowsTheMovesKnowsOfTheDraw() {
        Setup after = PlayedLine.read(QUORIDOR, TWICE).setup();
        Report told = ask(new EngineSeat(), after, 20_000).report();
        assertThat(told.moves()).containsExactly("e4");
        assertThat(told.value()).isZero();

        Report untold =
                ask(new EngineSeat(), QUORIDOR.read(after.write()), 20_000).report();
        assertThat(untold.moves().get(0)).isNotEqualTo("e4");
        assertThat(untold.value()).isNegative();
    }

    @Test
    void whoSitsOnRemembersWhatItFound() {
        Setup start = QUORIDOR.read("start moves e2 e8 e3 e7 e4 e6 d3h c6h");
        int fresh = ask(new EngineSeat(), start, 5_000).outcome().stats().depth();
        EngineSeat seat = new EngineSeat();
        ask(seat, start, 100_000);
        assertThat(ask(seat, start, 5_000).outcome().stats().depth()).isGreaterThan(fresh);
    }

    @Test
    void pondersUntilTheNextQuestion() throws Exception {
        PlayedLine line = PlayedLine.read(QUORIDOR, "start moves e2 e8 e3 e7 e4 e6 d3h c6h");
        EngineSeat seat = new EngineSeat();
        Answer answer = ask(seat, line.setup(), 20_000);
        Setup expected = line.expected(answer.outcome()).orElseThrow();
        CountDownLatch under = new CountDownLatch(1);
        Thread pondering = new Thread(
                () -> seat.ponder(expected, new Control(Budget.UNLIMITED, 0, progress -> under.countDown())));
        pondering.start();
        under.await();
        assertThat(ask(seat, expected, 20_000).report().moves()).isNotEmpty();
        pondering.join();
    }
}

package dev.damier.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.damier.game.Games;
import dev.damier.protocol.BotException;
import dev.damier.protocol.Limits;
import dev.damier.protocol.LineChannel;
import dev.damier.protocol.PlayedLine;
import dev.damier.protocol.Player;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests {@link RemoteBotSeat} with simulated bots: reconnects, protocol errors and replaced connections. */
@Timeout(60)
class RemoteBotSeatTest {
    private static final String END = "(end)";

    /** A simulated connection to a bot. The bot is a function that is called with each line sent to it. */
    private static final class FakeConnection implements LineChannel {
        final List<String> received = java.util.Collections.synchronizedList(new ArrayList<>());
        private final BlockingQueue<String> outgoing = new LinkedBlockingQueue<>();
        private final BiConsumer<FakeConnection, String> bot;

        FakeConnection(BiConsumer<FakeConnection, String> bot) {
            this.bot = bot;
        }

        void send(String line) {
            outgoing.add(line);
        }

        void disconnect() {
            outgoing.add(END);
        }

        @Override
        public String read() {
            try {
                String line = outgoing.take();
                return line.equals(END) ? null : line;
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return null;
            }
        }

        @Override
        public void write(String line) {
            received.add(line);
            bot.accept(this, line);
        }

        @Override
        public void close() {
            outgoing.add(END);
        }
    }

    /** Returns a bot that answers the handshake and calls this function on {@code go}. */
    private static FakeConnection bot(BiConsumer<FakeConnection, String> go) {
        return new FakeConnection((fakeConnection, line) -> {
            if (line.startsWith("damier") || line.startsWith("new")) fakeConnection.send("ready");
            if (line.startsWith("go")) go.accept(fakeConnection, line);
        });
    }

    private static RemoteBotSeat seat(Duration grace) {
        return new RemoteBotSeat(grace, () -> {});
    }

    private static Player.Reply ask(RemoteBotSeat seat) throws BotException {
        PlayedLine start = new PlayedLine(Games.all().game("quoridor").example(), List.of());
        return seat.move(start, Limits.NONE, Duration.ofSeconds(20));
    }

    private static void begin(RemoteBotSeat seat) throws BotException {
        seat.newGame(Games.all().game("quoridor"), Map.of(), 1);
    }

    @Test
    void reconnectedBotIsAskedAgainAndIsNotChargedForTheGap() throws Exception {
        RemoteBotSeat seat = seat(Duration.ofSeconds(40));
        CompletableFuture<Void> disconnected = new CompletableFuture<>();
        FakeConnection first = bot((fakeConnection, line) -> {
            fakeConnection.disconnect();
            disconnected.complete(null);
        });
        Runnable ignored = seat.connect(first);
        begin(seat);
        assertThat(seat.isConnected()).isTrue();
        CompletableFuture<String> answer = CompletableFuture.supplyAsync(() -> {
            try {
                return ask(seat).move();
            } catch (BotException e) {
                return "failed: " + e.getMessage();
            }
        });
        disconnected.get(20, TimeUnit.SECONDS);
        while (seat.isConnected()) Thread.sleep(1);
        FakeConnection second = bot((fakeConnection, line) -> fakeConnection.send("best e2"));
        ignored = seat.connect(second);
        assertThat(answer.get(20, TimeUnit.SECONDS)).isEqualTo("e2");
        assertThat(second.received.get(0)).isEqualTo("damier 1");
        assertThat(second.received.get(1)).isEqualTo("new quoridor");
        assertThat(second.received.get(2)).startsWith("position ");
        assertThat(seat.disconnectedTime()).isPositive();
    }

    @Test
    void reconnectedAgentReceivesEarlierObservationsAgain() throws Exception {
        RemoteBotSeat seat = seat(Duration.ofSeconds(40));
        FakeConnection first = bot((fakeConnection, line) -> fakeConnection.send("best turn"));
        Runnable disconnect = seat.connect(first);
        seat.newGame(Games.all().game("hitman"), Map.of(), 1);
        for (String observation : List.of("", "{\"n\":1}", "{\"n\":2}"))
            assertThat(seat.act(observation, Limits.NONE, Duration.ofSeconds(20))
                            .move())
                    .isEqualTo("turn");
        disconnect.run();
        FakeConnection second = bot((fakeConnection, line) -> fakeConnection.send("best walk"));
        Runnable ignored = seat.connect(second);
        assertThat(seat.act("{\"n\":3}", Limits.NONE, Duration.ofSeconds(20)).move())
                .isEqualTo("walk");
        assertThat(second.received)
                .startsWith("damier 1", "new hitman", "observe {\"n\":1}", "observe {\"n\":2}", "observe {\"n\":3}");
        assertThat(second.received).filteredOn(l -> l.startsWith("go")).hasSize(1);
    }

    @Test
    void botThatNeverConnectsLoses() {
        RemoteBotSeat seat = seat(Duration.ofMillis(50));
        assertThatThrownBy(() -> begin(seat))
                .isInstanceOf(BotException.class)
                .hasMessageContaining("was disconnected")
                .extracting(e -> ((BotException) e).kind())
                .isEqualTo(BotException.Kind.EXIT);
    }

    @Test
    void protocolErrorLosesTheGameAndTheConnection() throws Exception {
        RemoteBotSeat seat = seat(Duration.ofSeconds(40));
        FakeConnection invalidBot = bot((fakeConnection, line) -> fakeConnection.send("crashed with code 1: oh"));
        Runnable ignored = seat.connect(invalidBot);
        begin(seat);
        assertThatThrownBy(() -> ask(seat))
                .isInstanceOf(BotException.class)
                .hasMessageContaining("crashed with code 1: oh");
        assertThat(seat.isConnected()).isFalse();
        FakeConnection floodingBot = bot((fakeConnection, line) -> {
            for (int i = 0; i < 10_001; i++) fakeConnection.send("info text x");
        });
        ignored = seat.connect(floodingBot);
        begin(seat);
        assertThatThrownBy(() -> ask(seat))
                .isInstanceOf(BotException.class)
                .extracting(e -> ((BotException) e).kind())
                .isEqualTo(BotException.Kind.FLOOD);
        assertThat(seat.isConnected()).isFalse();
    }

    @Test
    void newConnectionReplacesTheOldOne() throws Exception {
        RemoteBotSeat seat = seat(Duration.ofSeconds(40));
        Runnable disconnectFirst = seat.connect(bot((fakeConnection, line) -> fakeConnection.send("best a1")));
        FakeConnection second = bot((fakeConnection, line) -> fakeConnection.send("best e2"));
        Runnable ignored = seat.connect(second);
        disconnectFirst.run();
        assertThat(seat.isConnected()).isTrue();
        begin(seat);
        assertThat(ask(seat).move()).isEqualTo("e2");
    }
}

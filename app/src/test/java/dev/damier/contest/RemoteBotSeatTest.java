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

/** A bot that comes to the server, with lines that a test holds in its hand. */
@Timeout(60)
class RemoteBotSeatTest {
    private static final String END = "(end)";

    /** A bot at the other end: what it does with each line it hears. */
    private static final class Wire implements LineChannel {
        final List<String> heard = java.util.Collections.synchronizedList(new ArrayList<>());
        private final BlockingQueue<String> said = new LinkedBlockingQueue<>();
        private final BiConsumer<Wire, String> bot;

        Wire(BiConsumer<Wire, String> bot) {
            this.bot = bot;
        }

        void say(String line) {
            said.add(line);
        }

        void hangUp() {
            said.add(END);
        }

        @Override
        public String read() {
            try {
                String line = said.take();
                return line.equals(END) ? null : line;
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return null;
            }
        }

        @Override
        public void write(String line) {
            heard.add(line);
            bot.accept(this, line);
        }

        @Override
        public void close() {
            said.add(END);
        }
    }

    /** Greets, and does this when asked. */
    private static Wire bot(BiConsumer<Wire, String> go) {
        return new Wire((wire, line) -> {
            if (line.startsWith("damier") || line.startsWith("new")) wire.say("ready");
            if (line.startsWith("go")) go.accept(wire, line);
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
        seat.begin(Games.all().game("quoridor"), Map.of(), 1);
    }

    @Test
    void whoComesBackIsAskedAgainAndItsClockStoodStill() throws Exception {
        RemoteBotSeat seat = seat(Duration.ofSeconds(40));
        CompletableFuture<Void> gone = new CompletableFuture<>();
        Wire first = bot((wire, line) -> {
            wire.hangUp();
            gone.complete(null);
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
        gone.get(20, TimeUnit.SECONDS);
        while (seat.isConnected()) Thread.onSpinWait();
        Wire second = bot((wire, line) -> wire.say("best e2"));
        ignored = seat.connect(second);
        assertThat(answer.get(20, TimeUnit.SECONDS)).isEqualTo("e2");
        assertThat(second.heard.get(0)).isEqualTo("damier 1");
        assertThat(second.heard.get(1)).isEqualTo("new quoridor");
        assertThat(second.heard.get(2)).startsWith("position ");
        assertThat(seat.disconnectedTime()).isPositive();
    }

    @Test
    void anAgentHearsAgainWhatTheRefereeSaid() throws Exception {
        RemoteBotSeat seat = seat(Duration.ofSeconds(40));
        Wire first = bot((wire, line) -> wire.say("best turn"));
        Runnable leave = seat.connect(first);
        seat.begin(Games.all().game("hitman"), Map.of(), 1);
        for (String seen : List.of("", "{\"n\":1}", "{\"n\":2}"))
            assertThat(seat.act(seen, Limits.NONE, Duration.ofSeconds(20)).move())
                    .isEqualTo("turn");
        leave.run();
        Wire second = bot((wire, line) -> wire.say("best walk"));
        Runnable ignored = seat.connect(second);
        assertThat(seat.act("{\"n\":3}", Limits.NONE, Duration.ofSeconds(20)).move())
                .isEqualTo("walk");
        assertThat(second.heard)
                .startsWith("damier 1", "new hitman", "observe {\"n\":1}", "observe {\"n\":2}", "observe {\"n\":3}");
        assertThat(second.heard).filteredOn(l -> l.startsWith("go")).hasSize(1);
    }

    @Test
    void whoStaysAwayLoses() {
        RemoteBotSeat seat = seat(Duration.ofMillis(50));
        assertThatThrownBy(() -> begin(seat))
                .isInstanceOf(BotException.class)
                .hasMessageContaining("was disconnected")
                .extracting(e -> ((BotException) e).kind())
                .isEqualTo(BotException.Kind.EXIT);
    }

    @Test
    void whoBreaksTheRulesLosesTheGameAndTheLine() throws Exception {
        RemoteBotSeat seat = seat(Duration.ofSeconds(40));
        Wire talker = bot((wire, line) -> wire.say("crashed with code 1: oh"));
        Runnable ignored = seat.connect(talker);
        begin(seat);
        assertThatThrownBy(() -> ask(seat))
                .isInstanceOf(BotException.class)
                .hasMessageContaining("crashed with code 1: oh");
        assertThat(seat.isConnected()).isFalse();
        Wire flood = bot((wire, line) -> {
            for (int i = 0; i < 10_001; i++) wire.say("info text x");
        });
        ignored = seat.connect(flood);
        begin(seat);
        assertThatThrownBy(() -> ask(seat))
                .isInstanceOf(BotException.class)
                .extracting(e -> ((BotException) e).kind())
                .isEqualTo(BotException.Kind.FLOOD);
        assertThat(seat.isConnected()).isFalse();
    }

    @Test
    void aNewLineTakesThePlaceOfTheOldOne() throws Exception {
        RemoteBotSeat seat = seat(Duration.ofSeconds(40));
        Runnable leave = seat.connect(bot((wire, line) -> wire.say("best a1")));
        Wire second = bot((wire, line) -> wire.say("best e2"));
        Runnable ignored = seat.connect(second);
        leave.run();
        assertThat(seat.isConnected()).isTrue();
        begin(seat);
        assertThat(ask(seat).move()).isEqualTo("e2");
    }
}

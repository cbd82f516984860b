package dev.damier.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.arena.MatchLimits;
import dev.damier.arena.Openings;
import dev.damier.arena.PlayedGame;
import dev.damier.arena.Tournament;
import dev.damier.game.Games;
import dev.damier.job.EngineSpec;
import dev.damier.job.Job;
import dev.damier.job.Report;
import dev.damier.protocol.Bot;
import dev.damier.protocol.BotResolver;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests the bot protocol over a WebSocket, with a real server, the arena as client, and a raw client. */
@Timeout(60)
class BotSocketTest extends ServerFixture {
    @Test
    void botProtocolSession() throws Exception {
        ReceivedLines received = new ReceivedLines();
        WebSocket socket = connectBot(received, "Origin", "http://127.0.0.1:" + server.port());
        socket.sendText("damier 1", true).join();
        assertThat(received.next()).startsWith("id name Damier");
        assertThat(received.next("ready")).isEqualTo("ready");
        socket.sendText("new quoridor\nposition start moves e2\ngo nodes 300", true)
                .join();
        assertThat(received.next("best")).matches("best \\S+( ponder \\S+)?");
        socket.sendText("what", true).join();
        assertThat(received.next()).isEqualTo("error unknown command 'what'");
        socket.sendText("quit", true).join();
        assertThat(received.next()).startsWith("closed 1000");
    }

    @Test
    void disconnectStopsTheSearch() throws Exception {
        ReceivedLines received = new ReceivedLines();
        WebSocket socket = connectBot(received);
        socket.sendText("new quoridor\ngo infinite\nping", true).join();
        assertThat(received.next("pong")).isEqualTo("pong");
        assertThat(received.next("info")).isNotNull();
        assertThat(metric("searches_running")).isEqualTo(1);
        socket.abort();
        awaitMetric("searches_running", 0);
    }

    @Test
    void socketEnforcesItsLimits() throws Exception {
        ReceivedLines longLine = new ReceivedLines();
        connectBot(longLine).sendText("x".repeat(70_000), true).join();
        assertThat(longLine.next()).startsWith("closed 1009");
        ReceivedLines crossOrigin = new ReceivedLines();
        connectBot(crossOrigin, "Origin", "http://elsewhere.example");
        assertThat(crossOrigin.next()).isEqualTo("closed 1008 cross-site connections are not allowed");
        List<ReceivedLines> received = new ArrayList<>();
        List<WebSocket> open = new ArrayList<>();
        for (int i = 0; i < 9; i++) {
            received.add(new ReceivedLines());
            open.add(connectBot(received.get(i)));
        }
        // The server accepts concurrent connections in any order; one of them exceeds the limit.
        for (WebSocket socket : open)
            socket.sendText("ping", true).exceptionally(closed -> null).join();
        List<String> answers = new ArrayList<>();
        for (ReceivedLines each : received) answers.add(each.next());
        assertThat(answers)
                .filteredOn(line -> line.startsWith("closed 1013 too many"))
                .hasSize(1);
        assertThat(answers).filteredOn("pong"::equals).hasSize(8);
        open.forEach(WebSocket::abort);
    }

    /** Clients behind a trusted proxy have their own limits, so nine of them reach the total. */
    @Test
    void numberOfSocketsIsLimitedInTotal() throws Exception {
        server.trustProxies(Set.of("127.0.0.1"));
        List<WebSocket> open = new ArrayList<>();
        for (int i = 0; i < 64; i++) {
            ReceivedLines received = new ReceivedLines();
            open.add(connectBot(received, "X-Forwarded-For", "10.0.0." + i / 8));
            open.get(i).sendText("ping", true).join();
            assertThat(received.next()).isEqualTo("pong");
        }
        ReceivedLines refused = new ReceivedLines();
        connectBot(refused, "X-Forwarded-For", "10.0.1.1");
        assertThat(refused.next()).startsWith("closed 1013 too many");
        open.forEach(WebSocket::abort);
    }

    @Test
    void botWithTooManyUnprocessedLinesIsDisconnected() throws Exception {
        ReceivedLines accepted = new ReceivedLines();
        WebSocket patient = connectBot(accepted);
        patient.sendText("ping" + "\n".repeat(255), true).join();
        assertThat(accepted.next()).isEqualTo("pong");
        ReceivedLines disconnected = new ReceivedLines();
        connectBot(disconnected).sendText("ping" + "\n".repeat(256), true).join();
        assertThat(disconnected.next()).as("no pong, but the end").startsWith("closed");
        awaitMetric("sockets", 1);
        patient.abort();
    }

    @Test
    void remoteEnginePlaysTheSameGamesAsLocalEngine() {
        List<String> local = games(Bot.engine(EngineSpec.of("damier"), false));
        List<String> remote = games(Bot.parse("web=" + engineUrl()));
        assertThat(remote).hasSize(2).isEqualTo(local);
    }

    private static List<String> games(Bot bot) {
        List<PlayedGame> games = new ArrayList<>();
        MatchLimits limits =
                new MatchLimits(Duration.ZERO, Duration.ZERO, Duration.ZERO, 200, false, Duration.ofSeconds(5), 40);
        Bot greedy = Bot.engine(EngineSpec.of("greedy"), false);
        Openings openings = new Openings(Games.all().game("quoridor"), Map.of(), 4, 5);
        new Tournament(List.of(bot, greedy), openings, limits, Tournament.Pairing.roundRobin(2), r -> {})
                .run(games::add, () -> false);
        return games.stream().map(g -> g.reason() + " " + g.line().write()).toList();
    }

    @Test
    void jobRunsOnRemoteEngine() {
        try (BotResolver guests = new BotResolver()) {
            Budget budget = Budget.UNLIMITED.withTime(Duration.ofSeconds(20));
            Report report = new Job("taquin", "1,2,4/3,5,0/7,6,8", EngineSpec.of(engineUrl()), budget, 0)
                    .run(guests, Control::new);
            assertThat(report.result().wireName()).as(report.error()).isEqualTo("solved");
            String wrongUrl = "ws://127.0.0.1:" + server.port() + "/api/nothing";
            assertThat(new Job("taquin", "1,2,4/3,5,0/7,6,8", EngineSpec.of(wrongUrl), budget, 0)
                            .run(guests, Control::new)
                            .error())
                    .contains("cannot reach ws://");
        }
    }
}

package dev.damier.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.arena.MatchLimits;
import dev.damier.arena.Openings;
import dev.damier.arena.PlayedGame;
import dev.damier.arena.Tournament;
import dev.damier.game.Games;
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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The bot protocol over a WebSocket: a real server, the arena as its host, and a bare client. */
@Timeout(60)
class BotSocketTest extends VisitedServer {
    @Test
    void aConversation() throws Exception {
        HeardLines heard = new HeardLines();
        WebSocket socket = bot(heard, "Origin", "http://127.0.0.1:" + server.port());
        socket.sendText("damier 1", true).join();
        assertThat(heard.next()).startsWith("id name Damier");
        assertThat(heard.next("ready")).isEqualTo("ready");
        socket.sendText("new quoridor\nposition start moves e2\ngo nodes 300", true)
                .join();
        assertThat(heard.next("best")).matches("best \\S+( ponder \\S+)?");
        socket.sendText("what", true).join();
        assertThat(heard.next()).isEqualTo("error unknown command 'what'");
        socket.sendText("quit", true).join();
        assertThat(heard.next()).startsWith("closed 1000");
    }

    @Test
    void whoHangsUpStopsItsSearch() throws Exception {
        HeardLines heard = new HeardLines();
        WebSocket socket = bot(heard);
        socket.sendText("new quoridor\ngo infinite\nping", true).join();
        assertThat(heard.next("pong")).isEqualTo("pong");
        assertThat(heard.next("info")).isNotNull();
        assertThat(metric("searches_running")).isEqualTo(1);
        socket.abort();
        until("searches_running", 0);
    }

    @Test
    void thereAreLimits() throws Exception {
        HeardLines long1 = new HeardLines();
        bot(long1).sendText("x".repeat(70_000), true).join();
        assertThat(long1.next()).startsWith("closed 1009");
        HeardLines foreign = new HeardLines();
        bot(foreign, "Origin", "http://elsewhere.example");
        assertThat(foreign.next()).isEqualTo("closed 1008 only pages of this server may call");
        List<HeardLines> many = new ArrayList<>();
        List<WebSocket> open = new ArrayList<>();
        for (int i = 0; i < 9; i++) {
            many.add(new HeardLines());
            open.add(bot(many.get(i)));
        }
        // Those who call together are greeted in any order: one of them is sent away.
        for (WebSocket socket : open)
            socket.sendText("ping", true).exceptionally(closed -> null).join();
        List<String> answers = new ArrayList<>();
        for (HeardLines each : many) answers.add(each.next());
        assertThat(answers)
                .filteredOn(line -> line.startsWith("closed 1013 too many"))
                .hasSize(1);
        assertThat(answers).filteredOn("pong"::equals).hasSize(8);
        open.forEach(WebSocket::abort);
    }

    @Test
    void theArenaPlaysTheSameGamesAsHere() {
        List<String> here = games(Bot.engine("damier", "damier", Map.of(), false));
        List<String> there = games(Bot.read("web=" + engineAddress()));
        assertThat(there).hasSize(2).isEqualTo(here);
    }

    private static List<String> games(Bot bot) {
        List<PlayedGame> games = new ArrayList<>();
        MatchLimits limits =
                new MatchLimits(Duration.ZERO, Duration.ZERO, Duration.ZERO, 200, false, Duration.ofSeconds(5), 40);
        Bot greedy = Bot.engine("greedy", "greedy", Map.of(), false);
        Openings openings = new Openings(Games.all().game("quoridor"), Map.of(), 4, 5);
        new Tournament(List.of(bot, greedy), openings, limits, false, 2, r -> {}).run(games::add, () -> false);
        return games.stream().map(g -> g.reason() + " " + g.line().write()).toList();
    }

    @Test
    void anEngineElsewhere() {
        try (BotResolver guests = new BotResolver()) {
            Budget budget = Budget.UNLIMITED.withTime(Duration.ofSeconds(20));
            Report report = new Job("taquin", "1,2,4/3,5,0/7,6,8", engineAddress(), Map.of(), budget, 0)
                    .run(guests, Control::new);
            assertThat(report.outcome()).as(report.error()).isEqualTo("solved");
            String nowhere = "ws://127.0.0.1:" + server.port() + "/api/nothing";
            assertThat(new Job("taquin", "1,2,4/3,5,0/7,6,8", nowhere, Map.of(), budget, 0)
                            .run(guests, Control::new)
                            .error())
                    .contains("cannot reach ws://");
        }
    }
}

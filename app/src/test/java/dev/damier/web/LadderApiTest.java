package dev.damier.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.contest.Ladder;
import dev.damier.protocol.BotConnector;
import dev.damier.protocol.LocalBot;
import dev.damier.store.Database;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tools.jackson.databind.JsonNode;

/** Tests a ladder over HTTP, with a real server, a real store and bots that connect by WebSocket. */
@Timeout(value = 4, unit = TimeUnit.MINUTES)
class LadderApiTest extends StoredServerFixture {
    private final List<BotConnector> bots = new ArrayList<>();

    LadderApiTest() {
        super("/api/arena");
    }

    @AfterEach
    void endBots() {
        bots.forEach(BotConnector::close);
    }

    private void restartWithLadder(String... ladders) {
        server.close();
        server = new Server(ServerOptions.local(Database.openFolder(folder))
                .withLadders(List.of(ladders).stream().map(Ladder::parse).toList()));
    }

    /** Registers a bot and connects an engine of this process as this bot. */
    private String connect(String ladder, String name, String engine) throws Exception {
        String token = ok(post("/" + ladder + "/enter", "", Map.of("names", List.of(name))))
                .get(0)
                .get("token")
                .asString();
        start(ladder, token, engine);
        return token;
    }

    private void start(String ladder, String token, String engine) {
        BotConnector connector = new BotConnector(
                BotConnector.socketAddress("http://" + address() + "/arena/" + ladder),
                token,
                host -> LocalBot.session(host, session -> session.set("engine", engine)),
                line -> {});
        bots.add(connector);
        dev.damier.background.DaemonThreads.start("bot " + engine, connector::run);
    }

    private JsonNode view(String ladder) throws Exception {
        return ok(send(request("/" + ladder, "")));
    }

    private JsonNode awaitGames(String ladder, int games) throws Exception {
        JsonNode view = view(ladder);
        for (; view.get("played").asInt() < games; view = view(ladder)) Thread.sleep(50);
        return view;
    }

    @Test
    void botsPlayPairsAgainstEachOtherAndTheEnginesAndSurviveARestart() throws Exception {
        restartWithLadder("quoridor:2s");
        JsonNode listed = ok(send(request("", ""))).get(0);
        assertThat(listed.get("format").asString()).isEqualTo("ladder");
        assertThat(listed.get("state").asString()).isEqualTo("running");
        String ladder = listed.get("id").asString();
        assertThat(view(ladder).get("entrants")).hasSizeGreaterThan(1);
        String token = connect(ladder, "Ada", "random");
        connect(ladder, "Bob", "greedy");
        JsonNode view = awaitGames(ladder, 6);
        int anchors = view.get("entrants").size() - 2;
        JsonNode games = ok(send(request("/" + ladder + "/games", "")));
        Set<Set<Integer>> pairs = new HashSet<>();
        for (JsonNode game : games)
            pairs.add(Set.of(game.get("first").asInt(), game.get("second").asInt()));
        assertThat(pairs).anyMatch(pair -> pair.stream().anyMatch(number -> number < anchors));
        JsonNode page = ok(send(request("/" + ladder + "/bots/" + anchors, "")));
        assertThat(page.get("name").asString()).isEqualTo("Ada");
        assertThat(page.get("time").get("games").asInt()).isPositive();
        assertThat(page.get("openings").get(0).get("moves")).hasSize(4);
        assertThat(send(request("/" + ladder + "/bots/99", "")).statusCode()).isEqualTo(404);
        endBots();
        int played = view(ladder).get("played").asInt();

        restartWithLadder("quoridor:2s");
        JsonNode after = view(ladder);
        assertThat(after.get("state").asString()).isEqualTo("running");
        assertThat(after.get("played").asInt()).isGreaterThanOrEqualTo(played);
        start(ladder, token, "random");
        JsonNode rated = awaitGames(ladder, after.get("played").asInt() + 2);
        assertThat(rated.get("rows"))
                .anyMatch(row -> row.get("number").asInt() == anchors
                        && !row.get("elo").isNull()
                        && row.get("error").asDouble() > 0);

        // Without the option the ladder ends, but its page stays. Another time control is another ladder.
        restartWithLadder("quoridor:3s");
        assertThat(view(ladder).get("state").asString()).isEqualTo("over");
        assertThat(ok(send(request("", ""))).get(0).get("id").asString()).isNotEqualTo(ladder);
    }

    @Test
    void registrationIsLimitedAndUsersCannotCreateALadder() throws Exception {
        restartWithLadder("quoridor");
        String ladder = ok(send(request("", ""))).get(0).get("id").asString();
        int status = 200;
        for (int i = 0; i < 50 && status == 200; i++)
            status = post("/" + ladder + "/enter", "", Map.of("names", List.of("Bot " + i)))
                    .statusCode();
        assertThat(status).isEqualTo(429);
        assertThat(post(
                                "",
                                "",
                                Map.of(
                                        "title",
                                        "Mine",
                                        "game",
                                        "quoridor",
                                        "format",
                                        "ladder",
                                        "clock",
                                        1000,
                                        "bots",
                                        List.of()))
                        .statusCode())
                .isEqualTo(409);
        assertThat(post("/" + ladder + "/stop", "", Map.of()).statusCode()).isEqualTo(409);
    }
}

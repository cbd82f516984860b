package dev.damier.protocol.quoridor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.job.EngineSpec;
import dev.damier.protocol.BotException;
import dev.damier.protocol.EnginePlayer;
import dev.damier.protocol.Limits;
import dev.damier.protocol.PlayedLine;
import dev.damier.protocol.Player;
import dev.damier.protocol.SearchRequest;
import dev.damier.run.BadInputException;
import java.net.URI;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests {@link XmlRpc}, {@link CoursePercepts}, {@link RpcServer} and {@link RpcPlayer}. */
@Timeout(60)
class XmlRpcTest {
    private static final Game QUORIDOR = Games.all().game("quoridor");

    @Test
    void valuesRoundTrip() {
        List<Object> params = Arrays.asList(
                1, -2.5, "a <b> & c", true, null, List.of(), List.of(1, List.of("x")), Map.of("k", List.of(0, 4)));
        XmlRpc.Call call = XmlRpc.readCall(XmlRpc.writeCall(new XmlRpc.Call("play", params)));
        assertThat(call.method()).isEqualTo("play");
        assertThat(call.params()).isEqualTo(params);
        assertThat(XmlRpc.readResult(XmlRpc.writeResponse(params))).isEqualTo(params);
    }

    @Test
    void responsesOfPythonAreParsed() {
        String xml = "<?xml version='1.0'?>\n<methodResponse>\n<params>\n<param>\n<value><array><data>\n"
                + "<value><string>WH</string></value>\n<value><int>3</int></value>\n<value><i4>4</i4></value>\n"
                + "</data></array></value>\n</param>\n</params>\n</methodResponse>\n";
        assertThat(CoursePercepts.toMove(XmlRpc.readResult(xml))).isEqualTo("e4h");
        assertThat(XmlRpc.readResult(
                        "<methodResponse><params><param><value>bare</value></param></params></methodResponse>"))
                .isEqualTo("bare");
    }

    @Test
    void faultsAndInvalidXmlAreRejected() {
        assertThatThrownBy(() -> XmlRpc.readResult(XmlRpc.writeFault("no"))).hasMessageContaining("no");
        for (String xml :
                List.of("", "<a", "<methodResponse/>", "<value><int>x</int></value>", "<value><date/></value>"))
            assertThatThrownBy(() -> XmlRpc.readResult(xml)).isInstanceOf(BadInputException.class);
        String entity = "<!DOCTYPE x [<!ENTITY e SYSTEM \"file:///etc/passwd\">]><value><string>&e;</string></value>";
        assertThatThrownBy(() -> XmlRpc.readResult(entity)).isInstanceOf(BadInputException.class);
    }

    @Test
    void positionsRoundTrip() {
        for (int seed = 0; seed < 20; seed++) {
            String text = QUORIDOR.deal(Map.of("plies", "7"), seed).write();
            assertThat(CoursePercepts.toPosition(CoursePercepts.fromPosition(text), 1))
                    .isEqualTo(text);
        }
        Map<String, Object> start =
                CoursePercepts.fromPosition(QUORIDOR.deal(Map.of(), 0).write());
        assertThat(start).containsEntry("pawns", List.of(List.of(0, 4), List.of(8, 4)));
        assertThat(start).containsEntry("goals", List.of(8, 0)).containsEntry("nb_walls", List.of(10, 10));
        assertThat(CoursePercepts.toAction("e2")).isEqualTo(List.of("P", 1, 4));
        assertThat(CoursePercepts.toMove(List.of("WV", 7, 0))).isEqualTo("a8v");
        assertThatThrownBy(() -> CoursePercepts.toMove(List.of("WX", 1, 1))).isInstanceOf(BadInputException.class);
        assertThatThrownBy(() -> CoursePercepts.toMove(List.of("P", 9, 1))).isInstanceOf(BadInputException.class);
    }

    /** Serves an engine as a course agent and calls it like one. */
    @Test
    void servedAgentPlaysLikeTheEngine() throws Exception {
        Limits limits = Limits.parse("nodes 500");
        try (RpcServer server = new RpcServer("127.0.0.1", 0, new SearchRequest(EngineSpec.of("greedy")), limits)) {
            RpcPlayer player = new RpcPlayer(URI.create("http://127.0.0.1:" + server.port() + "/"));
            player.newGame(QUORIDOR, Map.of(), 1);
            Player engine = new EnginePlayer(EngineSpec.of("greedy"), false);
            engine.newGame(QUORIDOR, Map.of(), 1);
            PlayedLine line = new PlayedLine(QUORIDOR.deal(Map.of(), 0), List.of());
            for (int ply = 0; ply < 10; ply++) {
                String move = player.move(line, limits, Duration.ofSeconds(10)).move();
                assertThat(move)
                        .isEqualTo(engine.move(line, limits, Duration.ofSeconds(10))
                                .move());
                List<String> moves = new java.util.ArrayList<>(line.moves());
                moves.add(move);
                line = new PlayedLine(line.start(), moves);
            }
        }
    }

    @Test
    void missingAgentFailsToStart() {
        RpcPlayer player = new RpcPlayer(URI.create("http://127.0.0.1:1/"));
        assertThatThrownBy(() -> player.newGame(QUORIDOR, Map.of(), 1))
                .isInstanceOf(BotException.class)
                .extracting(e -> ((BotException) e).kind())
                .isEqualTo(BotException.Kind.START);
    }
}

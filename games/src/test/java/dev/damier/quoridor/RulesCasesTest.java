package dev.damier.quoridor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.damier.game.Move;
import dev.damier.game.NotationException;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.play.Perft;
import dev.damier.play.Position;
import java.io.IOException;
import java.io.InputStream;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** Tests recorded positions: legal moves, reasons for illegal walls, distances and perft counts. */
class RulesCasesTest {
    private static JsonNode data;

    @BeforeAll
    static void load() throws IOException {
        try (InputStream in = RulesCasesTest.class.getResourceAsStream("/quoridor/rules-cases.json")) {
            data = new ObjectMapper().readTree(in);
        }
    }

    private static Setup read(String text) {
        return new Quoridor().read(text);
    }

    private static Set<String> texts(JsonNode... lists) {
        Set<String> texts = new TreeSet<>();
        for (JsonNode list : lists) for (JsonNode text : list) texts.add(text.asString());
        return texts;
    }

    @Test
    void recordedPositionsMatch() {
        assertThat(data.get("cases")).hasSize(138);
        for (JsonNode test : data.get("cases")) {
            String id = test.get("id").asString();
            Setup setup = read(test.get("position").asString());
            Table table = setup.newTable();
            assertThat(read("start moves " + test.get("moves").asString()).write())
                    .as(id)
                    .isEqualTo(setup.write());
            assertThat(new TreeSet<>(table.moves().stream().map(Move::text).toList()))
                    .as(id)
                    .isEqualTo(texts(test.get("legal_pawn"), test.get("legal_walls")));
            assertThat(table.status().over())
                    .as(id)
                    .isEqualTo(test.get("game_over").asBoolean());
            if (test.get("game_over").asBoolean())
                assertThat(table.status().winner() + 1)
                        .isEqualTo(test.get("winner").asInt());
            Board board = setup.as(Board.class).orElseThrow();
            for (int p = 0; p < 2; p++)
                assertThat(board.distance(p))
                        .as(id)
                        .isEqualTo(test.get("distance").get(p).asInt());
            JsonNode illegal = test.get("illegal_walls");
            assertRejected(table, illegal.get("overlap"), "would overlap");
            assertRejected(table, illegal.get("cross"), "would cross");
            assertRejected(table, illegal.get("closes_path"), "’s last path");
        }
    }

    private static void assertRejected(Table table, JsonNode walls, String reason) {
        if (walls == null) return;
        for (JsonNode wall : walls) {
            assertThatThrownBy(() -> table.read(wall.asString()))
                    .isInstanceOf(NotationException.class)
                    .hasMessageContaining(reason);
        }
    }

    @Test
    @Tag("slow")
    void recordedPerftCountsMatch() {
        for (JsonNode test : data.get("perft")) {
            Position position =
                    read(test.get("position").asString()).as(Position.class).orElseThrow();
            JsonNode counts = test.get("perft");
            for (int d = 1; d <= counts.size(); d++)
                assertThat(Perft.count(position, d))
                        .as(test + " depth " + d)
                        .isEqualTo(counts.get(d - 1).asLong());
        }
    }

    @Test
    void perftFromTheStart() {
        Position start = read("start").as(Position.class).orElseThrow();
        assertThat(Perft.count(start, 1)).isEqualTo(131);
        assertThat(Perft.count(start, 2)).isEqualTo(16_677);
        assertThat(Perft.count(start, 3)).isEqualTo(2_062_264);
    }
}

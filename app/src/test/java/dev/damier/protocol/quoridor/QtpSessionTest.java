package dev.damier.protocol.quoridor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.damier.protocol.Limits;
import dev.damier.protocol.SearchRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class QtpSessionTest {
    private final List<String> said = new ArrayList<>();

    private QtpSession session(String dialect) {
        return new QtpSession(
                QtpNotation.read(dialect), new SearchRequest("greedy", Map.of()), Limits.read("nodes 1000"), said::add);
    }

    private String ask(QtpSession session, String command) {
        said.clear();
        session.hear(command);
        return said.isEmpty() ? "" : said.get(0);
    }

    @Test
    void aGame() {
        QtpSession s = session("");
        assertThat(ask(s, "name")).isEqualTo("= Damier\n");
        assertThat(ask(s, "12 protocol_version")).isEqualTo("=12 1\n");
        assertThat(ask(s, "# a comment")).isEmpty();
        assertThat(ask(s, "known_command genmove")).isEqualTo("= true\n");
        assertThat(ask(s, "list_commands")).contains("playwall\n").doesNotContain("\n\n");
        assertThat(ask(s, "boardsize 5")).isEqualTo("=\n");
        assertThat(ask(s, "walls 2")).isEqualTo("=\n");
        assertThat(ask(s, "clear_board")).isEqualTo("=\n");
        assertThat(ask(s, "playmove black c4")).as("black starts on top").isEqualTo("=\n");
        assertThat(ask(s, "playmove black c3")).isEqualTo("? it is white's turn\n");
        assertThat(ask(s, "playwall white b4 horizontal")).isEqualTo("=\n");
        assertThat(ask(s, "playmove black c3"))
                .as("the wall lies below b4 and c4")
                .startsWith("? illegal move: ");
        assertThat(ask(s, "genmove black")).matches("= [a-e][1-5]( [hv])?\n");
        assertThat(ask(s, "winner")).isEqualTo("= false\n");
        assertThat(ask(s, "undo 3")).isEqualTo("=\n");
        assertThat(ask(s, "undo")).isEqualTo("? cannot undo\n");
        assertThat(ask(s, "showboard").stripTrailing()).doesNotContain("\n\n");
        assertThat(ask(s, "boardsize 4")).startsWith("? unacceptable size");
        assertThat(ask(s, "komi 7")).isEqualTo("? unknown command\n");
        assertThat(ask(s, "genmove green")).isEqualTo("? invalid color 'green'\n");
        assertThat(ask(s, "playwall white")).startsWith("? syntax error");
        assertThat(s.hear("quit")).isFalse();
    }

    @Test
    void playsOnWhereOurRulesCallADraw() {
        QtpSession s = session("");
        for (int i = 0; i < 3; i++) {
            for (String move : List.of("white e2", "black e8", "white e1", "black e9"))
                assertThat(ask(s, "playmove " + move)).as(move).isEqualTo("=\n");
        }
        assertThat(ask(s, "genmove white")).matches("= [a-i][1-9]( [hv])?\n");
    }

    @Test
    void somebodyWins() {
        QtpSession s = session("");
        ask(s, "boardsize 3");
        ask(s, "playmove white b2");
        ask(s, "playmove black a3");
        ask(s, "playmove white c2");
        ask(s, "playmove black a2");
        assertThat(ask(s, "playmove white c3")).isEqualTo("=\n");
        assertThat(ask(s, "winner")).isEqualTo("= true white\n");
        assertThat(ask(s, "genmove black")).isEqualTo("? the game is over\n");
    }

    @Test
    void dialectsNameTheSameWall() {
        // The wall above e3 and f3, first player at the bottom.
        assertThat(QtpNotation.read("anchor=bottom-left").theirs("e3h", 9, false))
                .isEqualTo("e3 h");
        assertThat(QtpNotation.read("anchor=top-left").theirs("e3h", 9, false)).isEqualTo("e4 h");
        assertThat(QtpNotation.read("anchor=bottom-right").theirs("e3h", 9, false))
                .isEqualTo("f3 h");
        assertThat(QtpNotation.read("anchor=top-right,walls=joined").theirs("e3h", 9, false))
                .isEqualTo("f4h");
        assertThat(QtpNotation.read("orientation=turned").theirs("e3h", 9, false))
                .isEqualTo("e4 v");
        assertThat(QtpNotation.ATHENS.theirs("e3h", 9, true))
                .as("seen from the other side")
                .isEqualTo("e7 h");
        assertThat(QtpNotation.ATHENS.theirs("e2", 9, true)).isEqualTo("e8");
        assertThatThrownBy(() -> QtpNotation.read("anchor=middle")).hasMessageContaining("anchor=middle");
    }

    @Test
    void everyDialectIsReadBackAsWritten() {
        for (String anchor : List.of("top-left", "top-right", "bottom-left", "bottom-right"))
            for (String way : List.of("wall", "turned"))
                for (String walls : List.of("split", "joined"))
                    for (boolean mirrored : new boolean[] {false, true})
                        for (String move : List.of("e2", "a1h", "h8v", "c5h")) {
                            QtpNotation d =
                                    QtpNotation.read("anchor=" + anchor + ",orientation=" + way + ",walls=" + walls);
                            assertThat(d.ours(d.theirs(move, 9, mirrored), 9, mirrored))
                                    .isEqualTo(move);
                        }
    }
}

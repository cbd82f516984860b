package dev.damier.protocol.quoridor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.damier.job.EngineSpec;
import dev.damier.protocol.Limits;
import dev.damier.protocol.SearchRequest;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests {@link QtpSession} and {@link QtpNotation}. */
class QtpSessionTest {
    private final List<String> answers = new ArrayList<>();

    private QtpSession session(String dialect) {
        return new QtpSession(
                QtpNotation.parse(dialect),
                new SearchRequest(EngineSpec.of("greedy")),
                Limits.parse("nodes 1000"),
                answers::add);
    }

    private String send(QtpSession session, String command) {
        answers.clear();
        session.handleLine(command);
        return answers.isEmpty() ? "" : answers.get(0);
    }

    @Test
    void commandsOfAGame() {
        QtpSession s = session("");
        assertThat(send(s, "name")).isEqualTo("= Damier\n");
        assertThat(send(s, "12 protocol_version")).isEqualTo("=12 1\n");
        assertThat(send(s, "# a comment")).isEmpty();
        assertThat(send(s, "known_command genmove")).isEqualTo("= true\n");
        assertThat(send(s, "list_commands")).contains("playwall\n").doesNotContain("\n\n");
        assertThat(send(s, "boardsize 5")).isEqualTo("=\n");
        assertThat(send(s, "walls 2")).isEqualTo("=\n");
        assertThat(send(s, "clear_board")).isEqualTo("=\n");
        assertThat(send(s, "playmove black c4")).as("black starts at the top").isEqualTo("=\n");
        assertThat(send(s, "playmove black c3")).isEqualTo("? it is white's turn\n");
        assertThat(send(s, "playwall white b4 horizontal")).isEqualTo("=\n");
        assertThat(send(s, "playmove black c3"))
                .as("the wall lies below b4 and c4")
                .startsWith("? illegal move: ");
        assertThat(send(s, "genmove black")).matches("= [a-e][1-5]( [hv])?\n");
        assertThat(send(s, "winner")).isEqualTo("= false\n");
        assertThat(send(s, "undo 3")).isEqualTo("=\n");
        assertThat(send(s, "undo")).isEqualTo("? cannot undo\n");
        assertThat(send(s, "showboard").stripTrailing()).doesNotContain("\n\n");
        assertThat(send(s, "boardsize 4")).startsWith("? unacceptable size");
        assertThat(send(s, "komi 7")).isEqualTo("? unknown command\n");
        assertThat(send(s, "genmove green")).isEqualTo("? invalid color 'green'\n");
        assertThat(send(s, "playwall white")).startsWith("? syntax error");
        assertThat(s.handleLine("quit")).isFalse();
    }

    @Test
    void playsOnAfterADrawByRepetition() {
        QtpSession s = session("");
        for (int i = 0; i < 3; i++) {
            for (String move : List.of("white e2", "black e8", "white e1", "black e9"))
                assertThat(send(s, "playmove " + move)).as(move).isEqualTo("=\n");
        }
        assertThat(send(s, "genmove white")).matches("= [a-i][1-9]( [hv])?\n");
    }

    @Test
    void winnerIsReported() {
        QtpSession s = session("");
        send(s, "boardsize 3");
        send(s, "playmove white b2");
        send(s, "playmove black a3");
        send(s, "playmove white c2");
        send(s, "playmove black a2");
        assertThat(send(s, "playmove white c3")).isEqualTo("=\n");
        assertThat(send(s, "winner")).isEqualTo("= true white\n");
        assertThat(send(s, "genmove black")).isEqualTo("? the game is over\n");
    }

    @Test
    void notationsNameTheSameWallDifferently() {
        // The wall is above e3 and f3; the first player starts at the bottom.
        assertThat(QtpNotation.parse("anchor=bottom-left").fromDamier("e3h", 9, false))
                .isEqualTo("e3 h");
        assertThat(QtpNotation.parse("anchor=top-left").fromDamier("e3h", 9, false))
                .isEqualTo("e4 h");
        assertThat(QtpNotation.parse("anchor=bottom-right").fromDamier("e3h", 9, false))
                .isEqualTo("f3 h");
        assertThat(QtpNotation.parse("anchor=top-right,walls=joined").fromDamier("e3h", 9, false))
                .isEqualTo("f4h");
        assertThat(QtpNotation.parse("orientation=turned").fromDamier("e3h", 9, false))
                .isEqualTo("e4 v");
        assertThat(QtpNotation.DEFAULT.fromDamier("e3h", 9, true))
                .as("mirrored")
                .isEqualTo("e7 h");
        assertThat(QtpNotation.DEFAULT.fromDamier("e2", 9, true)).isEqualTo("e8");
        assertThatThrownBy(() -> QtpNotation.parse("anchor=middle")).hasMessageContaining("anchor=middle");
    }

    @Test
    void movesRoundTripInEveryNotation() {
        for (String anchor : List.of("top-left", "top-right", "bottom-left", "bottom-right"))
            for (String orientation : List.of("wall", "turned"))
                for (String walls : List.of("split", "joined"))
                    for (boolean mirrored : new boolean[] {false, true})
                        for (String move : List.of("e2", "a1h", "h8v", "c5h")) {
                            QtpNotation notation = QtpNotation.parse(
                                    "anchor=" + anchor + ",orientation=" + orientation + ",walls=" + walls);
                            assertThat(notation.toDamier(notation.fromDamier(move, 9, mirrored), 9, mirrored))
                                    .isEqualTo(move);
                        }
    }
}

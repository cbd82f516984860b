package dev.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Scene;
import dev.damier.game.Table;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class PlayTest {
    @Test
    void linesPlayWithoutATerminal() {
        Ran ran = Ran.reading("8L\nundo\nnonsense\nredo\n", "play", "taquin", "1,2,3/4,5,6/7,0,8");
        assertThat(ran.code()).isZero();
        assertThat(ran.out()).contains("nonsense");
        assertThat(ran.lines().stream().filter(line -> line.startsWith("┌"))).hasSize(4);
    }

    @Test
    void anEngineAnswersFromItsSeat() {
        Ran ran = Ran.reading("e2\nquit\n", "play", "quoridor", "start", "--seat", "2=greedy");
        assertThat(ran.out()).contains("greedy plays e8.");
    }

    /** Its opponent knows the moves that were made before and in this game. */
    @Test
    void anEngineSitsThroughTheGame() {
        String moves = "start moves e2 e8 e3 e7 e4 e6 e4h e7 e3 e6 e4 e7";
        Ran ran = Ran.reading("e3\ne6\nquit\n", "play", "quoridor", moves, "--seat", "1=human", "--seat", "2=human");
        assertThat(ran.out()).doesNotContain("draw");
        Ran against = Ran.reading(
                "e6\nquit\n",
                "play",
                "quoridor",
                moves + " e3",
                "--seat",
                "1=damier",
                "--seat",
                "2=human",
                "--nodes",
                "20000",
                "--ponder");
        assertThat(against.out()).contains("damier plays e4.").containsIgnoringCase("draw");
    }

    @Test
    void twoEnginesPlayToTheEnd() {
        Ran ran = Ran.damier("play", "quoridor", "--set", "size=3", "--seat", "1=greedy", "--seat", "2=random");
        assertThat(ran.code()).isZero();
        assertThat(ran.out()).contains("greedy plays", "random plays");
    }

    @Test
    void roundsKeepAScore() {
        Ran ran = Ran.reading(
                "quit\nquit\n",
                "play",
                "taquin",
                "--set",
                "size=2",
                "--rounds",
                "2",
                "--against",
                "astar",
                "--seed",
                "1");
        assertThat(ran.out()).contains("Round 1 of 2", "You: not solved.", "Score: you 0, engine 2.");
    }

    /** The second mission is on the board of the first, and its robots stand where the winner's line had left them. */
    @Test
    void roundsOfOneBoardGoOnWhereTheWinnerEnded() {
        String first = "2B-3B-4A-1A_r15.13_g12.6_b1.13_y2.11_t6.12.blue";
        Ran ran = Ran.reading("quit\nquit\n", "play", "ricochet", first, "--rounds", "2", "--against", "optimal");
        Matcher lines = Pattern.compile("optimal: \\d+ moves \\(([^)]*)\\)").matcher(ran.out());
        assertThat(lines.find()).isTrue();
        String line = lines.group(1);
        Game game = Games.all().game("ricochet");
        Table table = game.read(first).newTable();
        for (String move : line.split(" ")) table.play(table.read(move).code());
        String board = table.write();
        assertThat(ran.out()).contains("Round 2 of 2", "You lost the match 0–2.");
        assertThat(lines.find()).isTrue();
        // The second line is legal from there, robot by robot; from the first position it is not the answer to
        // anything.
        String robots = board.substring(0, board.indexOf("_t"));
        boolean found = game.read(first).newTable().scene(0).marks().stream()
                .filter(mark -> mark.kind() == Scene.Mark.Kind.TARGET && mark.weight() < 100)
                .map(mark -> robots + "_t" + mark.x() + "." + mark.y() + "."
                        + mark.tone().wireName().replace("ink", "any"))
                .anyMatch(text -> solves(game, text, lines.group(1)));
        assertThat(found)
                .as("the second line solves another target from where the first ended")
                .isTrue();
    }

    private static boolean solves(Game game, String position, String line) {
        Table table = game.read(position).newTable();
        try {
            for (String move : line.split(" ")) table.play(table.read(move).code());
        } catch (IllegalArgumentException e) {
            return false;
        }
        return table.status().over();
    }
}

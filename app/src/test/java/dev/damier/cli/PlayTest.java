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

/** Tests the command {@code play} without a terminal. */
@Timeout(60)
class PlayTest {
    @Test
    void movesAreReadFromStandardInput() {
        CommandResult commandResult =
                CommandResult.runWithInput("8L\nundo\nnonsense\nredo\n", "play", "taquin", "1,2,3/4,5,6/7,0,8");
        assertThat(commandResult.exitCode()).isZero();
        assertThat(commandResult.out()).contains("nonsense");
        assertThat(commandResult.lines().stream().filter(firstSolution -> firstSolution.startsWith("┌")))
                .hasSize(4);
    }

    @Test
    void enginePlaysItsSeat() {
        CommandResult commandResult =
                CommandResult.runWithInput("e2\nquit\n", "play", "quoridor", "start", "--seat", "2=greedy");
        assertThat(commandResult.out()).contains("greedy plays e8.");
    }

    /** The engine uses the moves before and during this game. */
    @Test
    void engineUsesGameHistory() {
        String moves = "start moves e2 e8 e3 e7 e4 e6 e4h e7 e3 e6 e4 e7";
        CommandResult commandResult = CommandResult.runWithInput(
                "e3\ne6\nquit\n", "play", "quoridor", moves, "--seat", "1=human", "--seat", "2=human");
        assertThat(commandResult.out()).doesNotContain("draw");
        CommandResult against = CommandResult.runWithInput(
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
    void twoEnginesPlayToEnd() {
        CommandResult commandResult =
                CommandResult.run("play", "quoridor", "--set", "size=3", "--seat", "1=greedy", "--seat", "2=random");
        assertThat(commandResult.exitCode()).isZero();
        assertThat(commandResult.out()).contains("greedy plays", "random plays");
    }

    @Test
    void roundsHaveScore() {
        CommandResult commandResult = CommandResult.runWithInput(
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
        assertThat(commandResult.out()).contains("Round 1 of 2", "You: not solved.", "Score: you 0, engine 2.");
    }

    /** The second round uses the same board, and its robots start where the winning solution ended. */
    @Test
    void nextRoundStartsWhereWinningSolutionEnded() {
        String first = "2B-3B-4A-1A_r15.13_g12.6_b1.13_y2.11_t6.12.blue";
        CommandResult commandResult = CommandResult.runWithInput(
                "quit\nquit\n", "play", "ricochet", first, "--rounds", "2", "--against", "optimal");
        Matcher solutions = Pattern.compile("optimal: \\d+ moves \\(([^)]*)\\)").matcher(commandResult.out());
        assertThat(solutions.find()).isTrue();
        String firstSolution = solutions.group(1);
        Game game = Games.all().game("ricochet");
        Table table = game.read(first).newTable();
        for (String move : firstSolution.split(" ")) table.play(table.read(move).code());
        String board = table.write();
        assertThat(commandResult.out()).contains("Round 2 of 2", "You lost the match 0–2.");
        assertThat(solutions.find()).isTrue();
        // The second solution is legal from there. From the first position it solves no target.
        String robots = board.substring(0, board.indexOf("_t"));
        boolean found = game.read(first).newTable().scene(0).marks().stream()
                .filter(mark -> mark.kind() == Scene.Mark.Kind.TARGET && mark.weight() < 100)
                .map(mark -> robots + "_t" + mark.x() + "." + mark.y() + "."
                        + mark.tone().wireName().replace("ink", "any"))
                .anyMatch(text -> solves(game, text, solutions.group(1)));
        assertThat(found)
                .as("the second solution solves another target from where the first one ended")
                .isTrue();
    }

    private static boolean solves(Game game, String position, String solution) {
        Table table = game.read(position).newTable();
        try {
            for (String move : solution.split(" ")) table.play(table.read(move).code());
        } catch (IllegalArgumentException e) {
            return false;
        }
        return table.status().over();
    }
}

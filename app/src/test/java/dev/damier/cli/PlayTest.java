package dev.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;

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
}

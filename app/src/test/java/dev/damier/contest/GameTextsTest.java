package dev.damier.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests {@link GameTexts}: the memory of the games of a contest. */
class GameTextsTest {
    private static final int LINE_BYTES = 4 * 100 + 50;

    private static ContestRecord game(int number, String position, int moves) {
        return new ContestRecord(
                number,
                0,
                0,
                -1,
                -1,
                moves,
                null,
                "goal",
                "",
                false,
                position,
                Collections.nCopies(moves, new String("7R")),
                0,
                List.of(5L),
                "x".repeat(50));
    }

    @Test
    void equalTextsAreShared() {
        GameTexts texts = new GameTexts(10_000);
        ContestRecord one = texts.add(game(1, new String("start"), 2));
        ContestRecord other = texts.add(game(2, new String("start"), 3));
        assertThat(other).isEqualTo(game(2, "start", 3));
        assertThat(other.position()).isSameAs(one.position());
        assertThat(other.moves().get(0)).isSameAs(one.moves().get(0));
    }

    @Test
    void lineThatDoesNotFitIsLeftOutAndTheResultIsKept() {
        GameTexts texts = new GameTexts(2 * LINE_BYTES + 10);
        ContestRecord first = texts.add(game(1, "start", 100));
        assertThat(first.moves()).hasSize(100);
        assertThat(texts.add(game(2, "start", 100)).moves()).hasSize(100);
        ContestRecord third = texts.add(game(3, "start", 100));
        assertThat(third.moves()).isEmpty();
        assertThat(third.text()).isEmpty();
        assertThat(third.cost()).isEqualTo(100);
        assertThat(third.position()).isEqualTo("start");
        texts.remove(third);
        assertThat(texts.add(game(4, "start", 100)).moves())
                .as("a game without a line uses no memory")
                .isEmpty();
        texts.remove(first);
        assertThat(texts.add(game(5, "start", 100)).moves()).hasSize(100);
    }

    /** A solution of the largest sliding puzzle has 1.7 million moves. */
    @Test
    void lineThatCannotBeReplayedIsLeftOut() {
        GameTexts texts = new GameTexts(1L << 40);
        assertThat(texts.add(game(1, "start", 40_000)).moves()).hasSize(40_000);
        assertThat(texts.add(game(2, "start", 40_001)).moves()).isEmpty();
    }

    @Test
    void longPositionsCount() {
        GameTexts texts = new GameTexts(1_000);
        assertThat(texts.add(game(1, "p".repeat(990), 100)).moves()).hasSize(100);
        assertThat(texts.add(game(2, "start", 1)).moves()).isEmpty();
    }

    /** A ladder never ends: it removes its oldest games, whose positions must not use memory for ever. */
    @Test
    void positionsOfRemovedGamesAreReleased() {
        GameTexts texts = new GameTexts(1_000);
        for (int number = 0; number < 10; number++) {
            ContestRecord game = texts.add(game(number, number + "p".repeat(400), 100));
            assertThat(game.moves()).as("game " + number).hasSize(100);
            texts.remove(game);
        }
    }
}

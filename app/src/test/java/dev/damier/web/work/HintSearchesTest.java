package dev.damier.web.work;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.run.Outcome;
import dev.damier.run.Outcome.Reason;
import dev.damier.run.Outcome.Solved;
import dev.damier.run.Outcome.Stopped;
import dev.damier.run.Stats;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Tests {@link HintSearches}: one search per position, and the memory of the results. */
class HintSearchesTest {
    private static final int MAX_BYTES = 1 << 20;

    private final HintSearches hintSearches = new HintSearches(MAX_BYTES);
    private int searches;

    private Outcome find(String position, Outcome outcome) {
        return hintSearches.find("taquin", position, () -> {
            searches++;
            return outcome;
        });
    }

    private static Solved solution(int moves) {
        return new Solved(new int[moves], moves, false, Stats.NONE);
    }

    @Test
    void positionIsSearchedOnce() {
        Outcome first = find("a", solution(3));
        assertThat(find("a", solution(4))).isSameAs(first);
        assertThat(find("b", solution(4))).isNotSameAs(first);
        assertThat(searches).isEqualTo(2);
    }

    @Test
    void resultWithoutSolutionIsNotKept() {
        find("a", new Stopped(Reason.TIME, Optional.empty(), 1, Stats.NONE));
        find("a", new Stopped(Reason.TIME, Optional.of(solution(3)), 1, Stats.NONE));
        find("a", solution(3));
        assertThat(searches).isEqualTo(2);
    }

    /** 50 solutions of 50,000 moves have 10 MB; the memory holds 5 of them. */
    @Test
    void memoryOfLongSolutionsIsLimited() {
        for (int i = 0; i < 50; i++) find("board " + i, solution(50_000));
        searches = 0;
        for (int i = 49; i >= 45; i--) find("board " + i, solution(50_000));
        assertThat(searches).as("the latest ones are kept").isZero();
        find("board 44", solution(50_000));
        assertThat(searches).as("older ones are removed").isEqualTo(1);
    }

    @Test
    void resultThatWouldRemoveAllOthersIsNotKept() {
        find("small", solution(3));
        find("all lines", new Solved(new int[3], 3, true, List.of(new int[40_000], new int[40_000]), Stats.NONE));
        find("long", new Stopped(Reason.TIME, Optional.of(solution(1_700_000)), 1, Stats.NONE));
        find("x".repeat(200_000), solution(3));
        searches = 0;
        find("small", solution(3));
        assertThat(searches).isZero();
        for (String position : List.of("all lines", "long", "x".repeat(200_000))) find(position, solution(3));
        assertThat(searches).isEqualTo(3);
    }

    @Test
    void numberOfResultsIsLimited() {
        for (int i = 0; i < 101; i++) find("board " + i, solution(3));
        searches = 0;
        find("board 1", solution(3));
        assertThat(searches).isZero();
        find("board 0", solution(3));
        assertThat(searches).isEqualTo(1);
    }
}

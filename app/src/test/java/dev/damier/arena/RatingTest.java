package dev.damier.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The arithmetic, against values worked out elsewhere. */
class RatingTest {
    private static Standings match(int won, int drawn, int lost) {
        Standings standings = new Standings(List.of("a", "b"));
        for (int i = 0; i < won; i++) standings.add(0, 1, 2);
        for (int i = 0; i < drawn; i++) standings.add(0, 1, 1);
        for (int i = 0; i < lost; i++) standings.add(1, 0, 2);
        return standings;
    }

    @Test
    void threeQuartersAre191Points() {
        Elo elo = match(75, 0, 25).elo();
        assertThat(elo.rating(0) - elo.rating(1)).isCloseTo(190.848, within(0.01));
        // The difference has standard error 400 / ln 10 / sqrt(100 · 0.75 · 0.25); each of the two carries half of it.
        assertThat(elo.error(0)).isCloseTo(1.959964 * 173.7178 / Math.sqrt(18.75) / 2, within(0.01));
        assertThat(Elo.ofScore(0.75)).isCloseTo(190.848, within(0.01));
        assertThat(Elo.score(190.848)).isCloseTo(0.75, within(1e-5));
    }

    @Test
    void drawsAreHalves() {
        assertThat(match(50, 50, 0).elo().rating(0))
                .isCloseTo(match(75, 0, 25).elo().rating(0), within(1e-6));
        assertThat(match(3, 4, 3).elo().rating(0)).isCloseTo(0, within(1e-9));
    }

    /** Strengths 4 : 2 : 1 make these scores exactly the expected ones. */
    @Test
    void threePlayers() {
        Standings standings = new Standings(List.of("a", "b", "c"));
        score(standings, 0, 1, 20, 10);
        score(standings, 1, 2, 20, 10);
        score(standings, 0, 2, 24, 6);
        Elo elo = standings.elo();
        double step = 400 * Math.log10(2);
        assertThat(elo.rating(0)).isCloseTo(step, within(1e-6));
        assertThat(elo.rating(1)).isCloseTo(0, within(1e-6));
        assertThat(elo.rating(2)).isCloseTo(-step, within(1e-6));
        assertThat(standings.table())
                .hasSize(4)
                .element(1)
                .asString()
                .contains("a")
                .contains("44/60");
    }

    private static void score(Standings standings, int a, int b, int won, int lost) {
        for (int i = 0; i < won; i++) standings.add(a, b, 2);
        for (int i = 0; i < lost; i++) standings.add(b, a, 2);
    }

    @Test
    void aCleanSheetHasAFiniteRating() {
        Elo elo = match(10, 0, 0).elo();
        assertThat(elo.rating(0)).isBetween(200.0, 600.0);
        assertThat(elo.error(0)).isFinite().isPositive();
        assertThat(new Standings(List.of("a", "b")).elo().rating(0)).isZero();
    }

    @Test
    void theBoundsOfTheSequentialTest() {
        Sprt test = new Sprt(0, 10, 0.05, 0.05);
        assertThat(test.upper()).isCloseTo(2.944, within(0.001));
        assertThat(test.lower()).isCloseTo(-2.944, within(0.001));
    }

    /** By hand: 60 pairs of 1-1 and 40 of 1½-½; s0 = 0.5, s1 = 0.528752 (20 points). */
    @Test
    void theRatioOfTheSequentialTest() {
        Sprt test = new Sprt(0, 20, 0.05, 0.05);
        int[] pairs = {0, 0, 60, 40, 0};
        double mean = 0.6; // points of a pair over 2
        double variance = (60 * 0.01 + 40 * 0.0225 + 0.125) / 101;
        double s1 = 1 / (1 + Math.pow(10, -0.05));
        double expected = 100 * (s1 - 0.5) * (2 * mean - 0.5 - s1) / (2 * variance);
        assertThat(test.ratio(pairs)).isCloseTo(expected, within(1e-9));
        assertThat(test.verdict(pairs)).isEqualTo(Sprt.Verdict.BETTER);
        assertThat(test.verdict(new int[] {0, 40, 60, 0, 0})).isEqualTo(Sprt.Verdict.NOT_BETTER);
        assertThat(test.verdict(new int[] {0, 1, 2, 1, 0})).isEqualTo(Sprt.Verdict.UNDECIDED);
        assertThat(test.verdict(new int[] {0, 0, 20, 0, 0})).as("all equal").isEqualTo(Sprt.Verdict.UNDECIDED);
        assertThat(test.verdict(new int[5])).isEqualTo(Sprt.Verdict.UNDECIDED);
    }

    @Test
    void pairsOfAMatch() {
        Standings standings = new Standings(List.of("a", "b"));
        standings.add(0, 1, 2);
        standings.add(1, 0, 2);
        standings.add(0, 1, 2);
        standings.add(1, 0, 0);
        standings.add(0, 1, 1);
        assertThat(standings.pairs()).containsExactly(0, 0, 1, 0, 1);
    }
}

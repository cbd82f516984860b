package dev.damier.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests {@link Elo}, {@link Sprt} and {@link Standings} against known values and simulations. */
class RatingTest {
    private static Standings match(int won, int drawn, int lost) {
        Standings standings = new Standings(List.of("a", "b"));
        for (int i = 0; i < won; i++) standings.add(0, 1, 2);
        for (int i = 0; i < drawn; i++) standings.add(0, 1, 1);
        for (int i = 0; i < lost; i++) standings.add(1, 0, 2);
        return standings;
    }

    @Test
    void scoreOfThreeQuartersIs191Elo() {
        Elo elo = match(75, 0, 25).elo();
        assertThat(elo.rating(0) - elo.rating(1)).isCloseTo(190.848, within(0.01));
        // The difference has standard error 400 / ln 10 / sqrt(100 · 0.75 · 0.25); each of the two carries half of it.
        assertThat(elo.error(0)).isCloseTo(1.959964 * 173.7178 / Math.sqrt(18.75) / 2, within(0.01));
        assertThat(Elo.ratingDifference(0.75)).isCloseTo(190.848, within(0.01));
        assertThat(Elo.expectedScore(190.848)).isCloseTo(0.75, within(1e-5));
    }

    @Test
    void drawCountsAsHalfAWin() {
        assertThat(match(50, 50, 0).elo().rating(0))
                .isCloseTo(match(75, 0, 25).elo().rating(0), within(1e-6));
        assertThat(match(3, 4, 3).elo().rating(0)).isCloseTo(0, within(1e-9));
    }

    /** With strengths 4 : 2 : 1 these scores are exactly the expected ones. */
    @Test
    void ratingsOfThreePlayers() {
        Standings standings = new Standings(List.of("a", "b", "c"));
        addGames(standings, 0, 1, 20, 10);
        addGames(standings, 1, 2, 20, 10);
        addGames(standings, 0, 2, 24, 6);
        Elo elo = standings.elo();
        double step = 400 * Math.log10(2);
        assertThat(elo.rating(0)).isCloseTo(step, within(1e-6));
        assertThat(elo.rating(1)).isCloseTo(0, within(1e-6));
        assertThat(elo.rating(2)).isCloseTo(-step, within(1e-6));
        assertThat(standings.crosstable())
                .hasSize(4)
                .element(1)
                .asString()
                .contains("a")
                .contains("44/60");
    }

    private static void addGames(Standings standings, int a, int b, int won, int lost) {
        for (int i = 0; i < won; i++) standings.add(a, b, 2);
        for (int i = 0; i < lost; i++) standings.add(b, a, 2);
    }

    @Test
    void perfectScoreHasAFiniteRating() {
        Elo elo = match(10, 0, 0).elo();
        assertThat(elo.rating(0)).isBetween(200.0, 600.0);
        assertThat(elo.error(0)).isFinite().isPositive();
        assertThat(new Standings(List.of("a", "b")).elo().rating(0)).isZero();
    }

    /** A rating without games has no bound, so it is unknown until games link the players. */
    @Test
    void onlyLinkedPlayersAreRated() {
        Standings standings = new Standings(List.of("a", "b", "c", "d", "e"));
        Elo none = standings.elo();
        for (int bot = 0; bot < 5; bot++) {
            assertThat(none.isRated(bot)).isFalse();
            assertThat(none.ratingOrNull(bot)).isNull();
            assertThat(none.errorOrNull(bot)).isNull();
        }
        standings.add(0, 1, 2);
        standings.add(2, 3, 1);
        standings.add(3, 4, 1);
        Elo elo = standings.elo();
        assertThat(List.of(elo.isRated(0), elo.isRated(1))).containsOnly(false);
        for (int bot = 2; bot < 5; bot++) {
            assertThat(elo.ratingOrNull(bot)).isCloseTo(0, within(1e-6));
            assertThat(elo.errorOrNull(bot)).isFinite().isPositive();
        }
        assertThat(String.join("\n", standings.crosstable())).doesNotContain("Inf", "NaN", "\uFFFD");
        assertThat(standings.crosstable().get(4)).contains("a").contains("-");
        standings.add(1, 2, 0);
        Elo linked = standings.elo();
        for (int bot = 0; bot < 5; bot++) assertThat(linked.isRated(bot)).isTrue();
    }

    @Test
    void sprtBounds() {
        Sprt test = new Sprt(0, 10, 0.05, 0.05);
        assertThat(test.upperBound()).isCloseTo(2.944, within(0.001));
        assertThat(test.lowerBound()).isCloseTo(-2.944, within(0.001));
    }

    /** Computed by hand: 60 pairs of 1-1 and 40 of 1½-½, s0 = 0.5, s1 = 0.528752 (20 Elo). */
    @Test
    void sprtLogLikelihoodRatioAndVerdict() {
        Sprt test = new Sprt(0, 20, 0.05, 0.05);
        int[] pairs = {0, 0, 60, 40, 0};
        double mean = 0.6; // points of a pair divided by 2
        double variance = (60 * 0.01 + 40 * 0.0225 + 20 * 0.125) / 120;
        double s1 = 1 / (1 + Math.pow(10, -0.05));
        double expected = 100 * (s1 - 0.5) * (2 * mean - 0.5 - s1) / (2 * variance);
        assertThat(test.logLikelihoodRatio(pairs)).isCloseTo(expected, within(1e-9));
        assertThat(test.verdict(pairs)).isEqualTo(Sprt.Verdict.BETTER);
        assertThat(test.verdict(new int[] {0, 40, 60, 0, 0})).isEqualTo(Sprt.Verdict.NOT_BETTER);
        assertThat(test.verdict(new int[] {0, 1, 2, 1, 0})).isEqualTo(Sprt.Verdict.UNDECIDED);
        assertThat(test.verdict(new int[] {0, 0, 20, 0, 0}))
                .as("all pairs equal")
                .isEqualTo(Sprt.Verdict.UNDECIDED);
        assertThat(test.verdict(new int[5])).isEqualTo(Sprt.Verdict.UNDECIDED);
    }

    /** Simulated matches of bots with a known advantage, with and without draws and unbalanced openings. */
    @ParameterizedTest
    @CsvSource({
        "0, 20, 0, 0",
        "0, 20, 0.5, 0.2",
        "0, 50, 0, 0",
        "-20, 20, 0.5, 0",
        "0, 200, 0, 0",
        "100, 200, 0, 0",
        "100, 200, 0, 0.2"
    })
    void sprtErrorRateIsAsConfigured(double elo0, double elo1, double draws, double lopsided) {
        Sprt test = new Sprt(elo0, elo1, 0.05, 0.05);
        assertThat(errorRate(test, Elo.expectedScore(elo0), draws, lopsided, Sprt.Verdict.BETTER))
                .isLessThan(0.07);
        assertThat(errorRate(test, Elo.expectedScore(elo1), draws, lopsided, Sprt.Verdict.NOT_BETTER))
                .isLessThan(0.07);
    }

    private static double errorRate(Sprt test, double score, double draws, double lopsided, Sprt.Verdict wrong) {
        SplittableRandom random = new SplittableRandom(7);
        int matches = 1000;
        int errors = 0;
        for (int i = 0; i < matches; i++) {
            int[] pairs = new int[5];
            Sprt.Verdict verdict = Sprt.Verdict.UNDECIDED;
            while (verdict == Sprt.Verdict.UNDECIDED) {
                double side = random.nextBoolean() ? lopsided : -lopsided;
                pairs[simulateGame(random, score + side, draws) + simulateGame(random, score - side, draws)]++;
                verdict = test.verdict(pairs);
            }
            if (verdict == wrong) errors++;
        }
        return errors / (double) matches;
    }

    /** Returns the half points of a simulated game with this expected score. Draws replace as many wins as losses. */
    private static int simulateGame(SplittableRandom random, double score, double draws) {
        double drawn = draws * 2 * Math.min(score, 1 - score);
        double u = random.nextDouble();
        return u < drawn ? 1 : u < score + drawn / 2 ? 2 : 0;
    }

    /** The true difference lies within the confidence interval in 95% of the matches. */
    @Test
    void confidenceIntervalCoversTheTrueDifference() {
        SplittableRandom random = new SplittableRandom(11);
        double trueDifference = 60;
        int covered = 0;
        for (int match = 0; match < 1000; match++) {
            Standings standings = new Standings(List.of("a", "b"));
            for (int game = 0; game < 200; game++)
                standings.add(0, 1, simulateGame(random, Elo.expectedScore(trueDifference), 0));
            Elo elo = standings.elo();
            double deviation = Math.abs(elo.rating(0) - elo.rating(1) - trueDifference);
            if (deviation <= elo.error(0) + elo.error(1)) covered++;
        }
        assertThat(covered).isBetween(930, 970);
    }

    @Test
    void pairScoresOfAMatch() {
        Standings standings = new Standings(List.of("a", "b"));
        standings.add(0, 1, 2);
        standings.add(1, 0, 2);
        standings.add(0, 1, 2);
        standings.add(1, 0, 0);
        standings.add(0, 1, 1);
        assertThat(standings.pairScoreCounts()).containsExactly(0, 0, 1, 0, 1);
    }
}

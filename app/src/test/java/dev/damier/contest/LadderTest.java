package dev.damier.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.damier.arena.Elo;
import dev.damier.run.BadInputException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Tests the pairings and the ratings of a ladder. */
class LadderTest {
    /** Two engines of the server, then four external bots. */
    private static final List<Entrant> ENTRANTS = List.of(
            entrant(0, PlayerSpec.Kind.ENGINE),
            entrant(1, PlayerSpec.Kind.ENGINE),
            entrant(2, PlayerSpec.Kind.VISITOR),
            entrant(3, PlayerSpec.Kind.VISITOR),
            entrant(4, PlayerSpec.Kind.VISITOR),
            entrant(5, PlayerSpec.Kind.VISITOR));

    private final List<ContestRecord> games = new ArrayList<>();
    private final Set<Integer> free = new HashSet<>(Set.of(0, 1, 2, 3, 4, 5));
    private final Set<Integer> present = new HashSet<>(free);
    private final long[] waited = new long[6];
    private List<Double> ratings = Arrays.asList(new Double[6]);

    private static Entrant entrant(int number, PlayerSpec.Kind kind) {
        return new Entrant(number, "bot " + number, new PlayerSpec(kind, "", Map.of()), "");
    }

    private Optional<Pairing> next(Integer... live) {
        return new LadderPairs(
                        ENTRANTS,
                        games,
                        ratings,
                        present::contains,
                        free::contains,
                        number -> waited[number],
                        Set.of(live),
                        60_000)
                .next();
    }

    private void finish(Pairing game, int winner) {
        games.add(TestRecords.finished(game, winner, TestRecords.MOVES, List.of(200L, 100L)));
    }

    @Test
    void twoBotsPlayAllOpeningsBeforeTheyRepeatOne() {
        free.retainAll(Set.of(2, 3));
        present.retainAll(free);
        Set<Integer> openings = new HashSet<>();
        for (int pair = 0; pair < Ladder.BOOK_SIZE; pair++) {
            Pairing first = next().orElseThrow();
            assertThat(first.number()).isEqualTo(2 * pair + 1);
            assertThat(openings.add(first.opening())).as("pair %d", pair).isTrue();
            finish(first, 0);
            finish(next().orElseThrow(), 0);
        }
        assertThat(next().orElseThrow().opening()).isIn(openings);
    }

    @Test
    void everyOpeningIsPlayedTwiceWithSwappedSides() {
        Random random = new Random(5);
        for (int i = 0; i < 400; i++) {
            for (int bot = 2; bot < 6; bot++) waited[bot] = random.nextInt(100_000);
            finish(next().orElseThrow(), random.nextInt(3) - 1);
        }
        for (int i = 0; i < games.size(); i += 2) {
            ContestRecord first = games.get(i);
            ContestRecord second = games.get(i + 1);
            assertThat(first.number()).isEqualTo(i + 1);
            assertThat(second.number()).isEqualTo(i + 2);
            assertThat(second.opening()).isEqualTo(first.opening()).isBetween(0, Ladder.BOOK_SIZE - 1);
            assertThat(List.of(second.first(), second.second())).containsExactly(first.second(), first.first());
            // Engines of the server never play each other.
            assertThat(first.first()).isGreaterThan(1);
        }
        long openings = games.stream()
                .filter(g -> Set.of(g.first(), g.second()).equals(Set.of(2, 3)))
                .map(ContestRecord::opening)
                .distinct()
                .count();
        long pairs = games.stream()
                        .filter(g -> Set.of(g.first(), g.second()).equals(Set.of(2, 3)))
                        .count()
                / 2;
        assertThat(openings).isEqualTo(Math.min(pairs, Ladder.BOOK_SIZE));
    }

    @Test
    void waitingBotComesFirstAndMeetsARareOpponentNearItsRating() {
        waited[4] = 30_000;
        ratings = Arrays.asList(-600.0, 0.0, 10.0, 20.0, 0.0, 500.0);
        Pairing first = next().orElseThrow();
        assertThat(first.first()).isEqualTo(4);
        assertThat(first.second()).as("nearest of those it has not met").isEqualTo(1);
        finish(first, 0);
        finish(next().orElseThrow(), 0);
        assertThat(next().orElseThrow().second()).as("not met yet").isEqualTo(2);
        // Far opponents are allowed if no other bot is free.
        free.retainAll(Set.of(0, 4, 5));
        assertThat(next().orElseThrow().second()).isEqualTo(5);
        // After minutes of waiting, a far opponent that it has rarely met comes before a near one.
        free.addAll(Set.of(1, 2, 3));
        for (int other : new int[] {1, 2, 3})
            for (int i = 0; i < 2; i++) {
                int number = games.size() + 1;
                finish(new Pairing(number, 0, i == 0 ? 4 : other, i == 0 ? other : 4), 0);
            }
        waited[4] = 10 * 60_000;
        assertThat(next().orElseThrow().second()).isEqualTo(5);
    }

    /** A fast bot never waits, so its window does not grow. */
    @Test
    void farOpponentIsMetOnceItIsStarved() {
        free.retainAll(Set.of(0, 1, 2));
        present.retainAll(free);
        ratings = Arrays.asList(-600.0, 0.0, 10.0, null, null, null);
        for (int i = 0; i < 400; i++) finish(next().orElseThrow(), 0);
        long far = games.stream().filter(g -> g.first() == 0 || g.second() == 0).count();
        assertThat(games.subList(0, 20)).noneMatch(g -> g.first() == 0 || g.second() == 0);
        assertThat(far).isBetween(20L, 60L);
    }

    @Test
    void botWaitsForABusyOpponentThatItHasMetLess() {
        free.retainAll(Set.of(0, 2));
        present.retainAll(Set.of(0, 2, 3));
        for (int i = 0; i < 2; i++) finish(next().orElseThrow(), 0);
        assertThat(games.get(0).second()).isZero();
        assertThat(next()).as("bot 3 is busy").isEmpty();
        waited[2] = 70_000;
        assertThat(next().orElseThrow().second()).as("after a minute").isZero();
        waited[2] = 0;
        free.add(3);
        assertThat(next().orElseThrow().second()).isEqualTo(3);
    }

    @Test
    void busyAndAbsentBotsDoNotPlay() {
        free.retainAll(Set.of(0, 1));
        assertThat(next()).as("only engines of the server").isEmpty();
        free.clear();
        free.add(2);
        assertThat(next()).isEmpty();
        free.add(3);
        Pairing pair = next(1).orElseThrow();
        assertThat(pair.number()).as("game 1 is in progress").isEqualTo(3);
        finish(pair, 0);
        free.remove(3);
        free.add(0);
        // The second game of the pair waits for its bot; the other one plays on.
        Pairing other = next().orElseThrow();
        assertThat(other.number()).isEqualTo(5);
        free.add(3);
        assertThat(next().orElseThrow()).isEqualTo(new Pairing(4, pair.opening(), pair.second(), pair.first()));
    }

    /** Simulates pairs in which the side that moves first wins more often, and checks the confidence intervals. */
    @Test
    void errorBarsContainTheTrueRating() {
        double[] strengths = {-100, 100, 0, 150, -50, 250};
        Random random = new Random(11);
        int inside = 0;
        int total = 0;
        for (int run = 0; run < 60; run++) {
            games.clear();
            for (int pair = 0; pair < 300; pair++) {
                int a = 2 + random.nextInt(4);
                int b = random.nextInt(6);
                if (a == b) continue;
                double shift = 60 * random.nextGaussian(); // the opening favours one side
                int number = games.size() + 1;
                double expected = Elo.expectedScore(strengths[a] - strengths[b] + shift);
                finish(new Pairing(number, 0, a, b), random.nextDouble() < expected ? 0 : 1);
                expected = Elo.expectedScore(strengths[b] - strengths[a] + shift);
                finish(new Pairing(number + 1, 0, b, a), random.nextDouble() < expected ? 0 : 1);
            }
            PairRatings rated = new PairRatings(ENTRANTS, games);
            for (int bot = 2; bot < 6; bot++) {
                total++;
                if (Math.abs(rated.ratingOrNull(bot) - strengths[bot]) < rated.errorOrNull(bot)) inside++;
            }
            assertThat((rated.ratingOrNull(0) + rated.ratingOrNull(1)) / 2)
                    .isCloseTo(0, org.assertj.core.data.Offset.offset(1e-6));
        }
        assertThat(inside).isGreaterThan(total * 92 / 100);
        games.clear();
        finish(new Pairing(1, 0, 2, 0), 0);
        assertThat(new PairRatings(ENTRANTS, games).ratingOrNull(2))
                .as("half a pair")
                .isNull();
    }

    @Test
    void botPageSummarisesTheGamesOfABot() {
        finish(new Pairing(1, 7, 2, 0), 0);
        finish(new Pairing(2, 7, 0, 2), 0);
        finish(new Pairing(3, 9, 3, 0), 0);
        BotPage page = BotPage.of(ENTRANTS.get(2), games, List.of());
        assertThat(page.openings()).containsExactly(new BotPage.Opening(7, List.of("e2", "e8"), 2, 1));
        // Two own moves of three in the first game, one in the second.
        assertThat(page.time()).isEqualTo(new BotPage.TimeUse(2, 3, 100, 150, 200, 0));
    }

    @Test
    void settingsAreParsedAndCheckedWithAMessage() {
        assertThat(Ladder.parse("quoridor").toString()).contains("PT1M", "PT1S");
        assertThat(Ladder.parse("quoridor:90s+2s").toString()).contains("PT1M30S", "PT2S");
        assertThat(Ladder.parse("quoridor").anchors()).hasSizeBetween(2, 4);
        for (String wrong : List.of("", "quoridor:", "quoridor:5h", "quoridor:0s", "quoridor:90m", "taquin", "chess"))
            assertThatThrownBy(() -> Ladder.parse(wrong)).as(wrong).isInstanceOf(BadInputException.class);
        assertThatThrownBy(() -> ContestFormat.of("ladder")).isInstanceOf(ContestException.class);
    }
}

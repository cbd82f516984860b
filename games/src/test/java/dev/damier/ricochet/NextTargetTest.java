package dev.damier.ricochet;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.ricochet.optimal.RicochetOptimalEngine;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Tests games of several rounds on one board. */
class NextTargetTest {
    private static final Map<String, String> ALLOW_TRIVIAL = Map.of("trivial", "yes");

    /** Plays a game: each round is solved by a shortest solution, and the robots stay on their last cells. */
    private static List<Setup> playGame(Map<String, String> options, long seed, int rounds) {
        List<Setup> played = new ArrayList<>(List.of(RicochetGame.GAME.deal(options, seed)));
        while (played.size() < rounds) {
            RicochetSetup last = (RicochetSetup) played.get(played.size() - 1);
            Setup ended = RicochetGame.GAME.read(playSolution(last).write());
            played.add(RicochetGame.GAME.nextRound(played, ended, options, seed));
        }
        return played;
    }

    private static Table playSolution(RicochetSetup setup) {
        Table table = setup.newTable();
        Outcome outcome =
                RicochetOptimalEngine.solve(new RicochetPuzzle(setup.mission(), RuleMemory.NONE), Control.unlimited());
        for (int code : ((Outcome.Solved) outcome).moves()) table.play(code);
        return table;
    }

    @Test
    void drawsEachOfSeventeenTargetsOnceAndLeavesTheRobots() {
        List<Setup> rounds = playGame(ALLOW_TRIVIAL, 3, 17);
        Set<Integer> targets = new HashSet<>();
        for (int i = 0; i < rounds.size(); i++) {
            RicochetSetup round = (RicochetSetup) rounds.get(i);
            targets.add(round.mission().target());
            assertThat(round.layout().text())
                    .isEqualTo(((RicochetSetup) rounds.get(0)).layout().text());
            if (i == 0) continue;
            RicochetSetup before = (RicochetSetup) rounds.get(i - 1);
            RicochetSetup end = RicochetNotation.read(playSolution(before).write());
            assertThat(round.mission().robots()).containsExactly(end.mission().robots());
        }
        assertThat(targets).hasSize(17);
    }

    @Test
    void dealsANewBoardWhenNoTargetIsLeft() {
        List<Setup> rounds = playGame(ALLOW_TRIVIAL, 3, 18);
        assertThat(((RicochetSetup) rounds.get(17)).layout().text())
                .isNotEqualTo(((RicochetSetup) rounds.get(0)).layout().text());
    }

    @Test
    void sameSeedDrawsSameTargets() {
        List<String> once =
                playGame(ALLOW_TRIVIAL, 5, 6).stream().map(Setup::write).toList();
        assertThat(playGame(ALLOW_TRIVIAL, 5, 6).stream().map(Setup::write).toList())
                .isEqualTo(once);
        Setup first = RicochetGame.GAME.read(once.get(0));
        Set<String> seconds = new HashSet<>();
        for (long seed = 0; seed < 10; seed++)
            seconds.add(RicochetGame.GAME
                    .nextRound(List.of(first), first, ALLOW_TRIVIAL, seed)
                    .write());
        assertThat(seconds).hasSizeGreaterThan(3);
    }

    @Test
    void respectsDifficultyWhileAMatchingTargetIsLeft() {
        Map<String, String> options = Map.of("min", "4", "max", "9");
        for (Setup round : playGame(options, 8, 6)) {
            assertThat(playSolution((RicochetSetup) round).status().cost()).isBetween(4, 9);
        }
    }

    /** The rule memory of a round must not be carried into the next round. */
    @Test
    void nextRoundHasNoRuleMemory() {
        Map<String, String> options = Map.of("rules", "no-rebound");
        for (Setup round : playGame(options, 2, 4)) {
            assertThat(round.write()).endsWith("+no-rebound").doesNotContain("_m");
        }
    }
}

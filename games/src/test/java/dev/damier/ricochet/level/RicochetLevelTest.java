package dev.damier.ricochet.level;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Engine;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.ricochet.Oracle;
import dev.damier.ricochet.Positions;
import dev.damier.ricochet.PublicPosition;
import dev.damier.ricochet.RicochetGame;
import dev.damier.ricochet.RicochetMission;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Outcome.Solved;
import dev.damier.run.Outcome.Stopped;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests the computer opponents. */
class RicochetLevelTest {
    private static Outcome run(Setup setup, String engine, Map<String, String> options) {
        return Games.run(Games.all().engine(setup, engine), options, setup, Control.unlimited());
    }

    private static int replay(Setup setup, Outcome outcome) {
        Table table = setup.newTable();
        for (int code : ((Solved) outcome).moves()) table.play(code);
        assertThat(table.status().over()).isTrue();
        assertThat(((Solved) outcome).cost()).isEqualTo(table.status().cost());
        return table.status().cost();
    }

    @Test
    @Tag("slow")
    void solutionLengthsMatchTheStrengthOfTheLevels() {
        int easyTotal = 0;
        int best = 0;
        int longer = 0;
        for (PublicPosition p : PublicPosition.all()) {
            if (p.optimal() > 5 || p.optimal() < 2) continue;
            Setup setup = p.setup();
            int easy = replay(setup, run(setup, "easy", Map.of()));
            Outcome human = run(setup, "human-like", Map.of());
            assertThat(((Solved) human).optimal()).isFalse();
            if (replay(setup, human) > p.optimal()) longer++;
            Outcome hardcore = run(setup, "hardcore", Map.of());
            assertThat(replay(setup, hardcore)).isEqualTo(p.optimal());
            assertThat(((Solved) hardcore).optimal()).isTrue();
            easyTotal += easy;
            best += p.optimal();
        }
        assertThat(easyTotal).isGreaterThan(2 * best);
        assertThat(longer).isPositive();
    }

    @Test
    void easySolutionsVary() {
        Set<Integer> lengths = new HashSet<>();
        for (PublicPosition p : PublicPosition.all().subList(0, 12)) {
            if (run(p.setup(), "easy", Map.of()) instanceof Solved solution) lengths.add(replay(p.setup(), solution));
        }
        assertThat(lengths).hasSizeGreaterThan(3);
    }

    /** The sixteen missions of the report differ only in their target. Their solutions must still vary. */
    @Test
    void easySolutionsVaryFromTheSameStart() {
        Set<Integer> lengths = new HashSet<>();
        Set<Integer> firsts = new HashSet<>();
        Game game = Games.all().game("ricochet");
        for (String text : game.suite("reports").positions()) {
            Setup setup = game.read(text);
            if (!(run(setup, "easy", Map.of()) instanceof Solved solution)) continue;
            lengths.add(replay(setup, solution));
            firsts.add(solution.moves()[0]);
        }
        assertThat(lengths).hasSizeGreaterThan(6);
        assertThat(firsts).hasSizeGreaterThan(5);
    }

    @Test
    void mediumIsOptimalOnShortMissionsAndFindsNothingOnLongOnes() {
        List<PublicPosition> all = PublicPosition.all();
        PublicPosition easy =
                all.stream().filter(p -> p.optimal() == 4).findFirst().orElseThrow();
        PublicPosition hard =
                all.stream().filter(p -> p.optimal() == 13).findFirst().orElseThrow();
        Outcome outcome = run(easy.setup(), "medium", Map.of());
        assertThat(replay(easy.setup(), outcome)).isEqualTo(4);
        assertThat(((Solved) outcome).optimal()).isTrue();
        assertThat(run(hard.setup(), "medium", Map.of())).isInstanceOf(Stopped.class);
    }

    @Test
    void humanLevelTakesTimeAndStopsAtTheTimeLimit() {
        Setup setup = PublicPosition.all().get(0).setup();
        Engine<?> human = Games.all().engine(setup, "human-like");
        Control control = new Control(Budget.UNLIMITED.withTime(Duration.ofMillis(150)));
        Outcome stopped = Games.run(human, Map.of("pace", "100"), setup, control);
        assertThat(stopped)
                .isInstanceOfSatisfying(
                        Stopped.class, s -> assertThat(s.reason()).isEqualTo(Outcome.Reason.TIME));
        Outcome outcome = run(setup, "human-like", Map.of());
        RicochetMission mission = Positions.mission(PublicPosition.all().get(0).text());
        assertThat(HumanLevel.thinkingSeconds(mission, outcome, new Random(1))).isBetween(3.0, 15.0);
    }

    @Test
    void descriptorsAreTranslated() {
        Setup setup = PublicPosition.all().get(0).setup();
        for (String id : List.of("easy", "medium", "hardcore", "human-like")) {
            Engine<?> engine = Games.all().engine(setup, id);
            for (Locale language : List.of(Locale.ENGLISH, Locale.FRENCH)) {
                assertThat(engine.descriptor().name().in(language)).doesNotContain("level.");
                assertThat(engine.descriptor().about().in(language)).doesNotContain("level.");
                engine.descriptor()
                        .options()
                        .forEach(o -> assertThat(o.about().in(language)).doesNotContain("option."));
            }
        }
    }

    /** The default engine also solves positions in the middle of a game under house rules. */
    @Test
    void solvesPositionsInTheMiddleOfAGameUnderTableRules() {
        Random random = new Random(3);
        for (int i = 0; i < 60; i++) {
            String text = new RicochetGame()
                    .deal(Map.of("size", "8x8", "robots", "3", "rules", "ricochet,no-rebound"), i)
                    .write();
            Table table = new RicochetGame().read(text).newTable();
            table.play(table.moves().get(random.nextInt(table.moves().size())).code());
            if (table.status().over()) continue;
            Setup middle = new RicochetGame().read(table.write());
            assertThat(middle.as(RicochetMission.class)).isEmpty();
            int oracle = Oracle.shortest(Positions.puzzle(middle.write()).space(), 30);
            Outcome outcome = run(middle, "", Map.of("all", "yes"));
            if (oracle < 0) {
                assertThat(outcome).isInstanceOf(Outcome.Impossible.class);
                continue;
            }
            assertThat(replay(middle, outcome)).isEqualTo(oracle);
            List<int[]> all = ((Solved) outcome).all();
            assertThat(all).isNotEmpty();
            for (int[] solution : all) {
                Table again = middle.newTable();
                for (int code : solution) again.play(code);
                assertThat(again.status().over()).isTrue();
                assertThat(solution).hasSize(oracle);
            }
        }
    }
}

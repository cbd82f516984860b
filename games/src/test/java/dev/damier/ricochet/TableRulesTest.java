package dev.damier.ricochet;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Move;
import dev.damier.game.Table;
import dev.damier.ricochet.RicochetMission.Rules;
import dev.damier.ricochet.box.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Tests the house rules against their definitions, applied to whole solutions instead of the rule memory. */
class TableRulesTest {
    private static final int MAX_LENGTH = 5;

    /** Returns the shortest length by trying all sequences of moves, or MAX_LENGTH + 1 if there is no solution that short. */
    private static int byDefinition(RicochetMission mission) {
        SlideRules slideRules = new SlideRules(mission.board(), mission.rules().sameColourBounces());
        for (int length = 0; length <= MAX_LENGTH; length++)
            if (tryAll(mission, slideRules, mission.robots().clone(), new ArrayList<>(), length)) return length;
        return MAX_LENGTH + 1;
    }

    private record CompletedMove(int robot, int direction, int stop, boolean deflected) {}

    private static boolean tryAll(
            RicochetMission mission, SlideRules slideRules, int[] robots, List<CompletedMove> moves, int left) {
        if (left == 0) return isValid(mission, robots, moves);
        for (int code = 0; code < robots.length * 4; code++) {
            int robot = code / 4;
            int slide = slideRules.slide(robots, robot, code % 4);
            if (slide == SlideRules.NONE) continue;
            int from = robots[robot];
            robots[robot] = slide / 2;
            moves.add(new CompletedMove(robot, code % 4, slide / 2, slide % 2 == 1));
            boolean found = tryAll(mission, slideRules, robots, moves, left - 1);
            moves.remove(moves.size() - 1);
            robots[robot] = from;
            if (found) return true;
        }
        return false;
    }

    private static boolean isValid(RicochetMission mission, int[] robots, List<CompletedMove> moves) {
        Rules rules = mission.rules();
        if (rules.noRebound()) {
            for (int r = 0; r < robots.length; r++) {
                int robot = r;
                List<CompletedMove> own =
                        moves.stream().filter(d -> d.robot == robot).toList();
                for (int i = 1; i < own.size(); i++)
                    if ((own.get(i).direction - own.get(i - 1).direction) % 2 == 0) return false;
            }
        }
        for (int r = 0; r < robots.length; r++) {
            if (robots[r] != mission.target() || (mission.active() != RicochetMission.ANY && mission.active() != r))
                continue;
            if (finishes(mission, r, moves)) return true;
        }
        return false;
    }

    private static boolean finishes(RicochetMission mission, int active, List<CompletedMove> moves) {
        Rules rules = mission.rules();
        if (rules.fixedHelpers() && moves.stream().anyMatch(d -> d.robot != active)) return false;
        if (!rules.ricochet()) return true;
        List<CompletedMove> own = moves.stream().filter(d -> d.robot == active).toList();
        boolean turned = own.stream().anyMatch(CompletedMove::deflected);
        for (int i = 1; i < own.size(); i++) {
            turned |= (own.get(i).direction - own.get(i - 1).direction) % 2 != 0;
            if (own.get(i - 1).stop == mission.target()) return false;
        }
        return turned && moves.get(moves.size() - 1).robot == active;
    }

    @Test
    void shortestLengthsUnderEverySwitchMatchTheDefinitions() {
        Random random = new Random(17);
        int[] seen = new int[MAX_LENGTH + 2];
        for (int i = 0; i < 480; i++) {
            Rules rules = new Rules((i & 1) != 0, (i & 2) != 0, (i & 4) != 0, (i & 8) != 0);
            RicochetMission mission = RandomBoards.mission(
                    3 + random.nextInt(3), 3 + random.nextInt(3), 1 + random.nextInt(2), rules, random);
            int expected = byDefinition(mission);
            int found = Oracle.shortest(new RobotSpace(mission, RuleMemory.NONE), MAX_LENGTH);
            assertThat(found < 0 ? MAX_LENGTH + 1 : found)
                    .as("%s %s case %d", RunLength.write(mission.board()), rules, i)
                    .isEqualTo(expected);
            seen[expected]++;
        }
        for (int length = 0; length <= MAX_LENGTH + 1; length++)
            assertThat(seen[length]).isPositive();
    }

    /** Any position in the middle of a game under house rules can be written and read again. */
    @Test
    void positionTextsContainTheRuleMemory() {
        Random random = new Random(23);
        for (int i = 0; i < 300; i++) {
            Rules rules = new Rules((i & 1) != 0, (i & 2) != 0, (i & 4) != 0, (i & 8) != 0);
            RicochetMission mission = RandomBoards.mission(
                    4 + random.nextInt(5), 4 + random.nextInt(5), 1 + random.nextInt(5), rules, random);
            Target target = new Target(mission.target(), mission.active(), Layout.defaultShape(mission.active()));
            Table table = new RicochetSetup(
                            Layout.custom(mission.board(), List.of(target)), mission, RuleMemory.NONE, false)
                    .newTable();
            for (int step = 0; step < 8 && !table.moves().isEmpty(); step++) {
                List<Move> moves = table.moves();
                table.play(moves.get(random.nextInt(moves.size())).code());
                Table again = RicochetNotation.read(table.write()).newTable();
                assertThat(again.moves()).as(table.write()).isEqualTo(table.moves());
                assertThat(again.write()).isEqualTo(table.write());
                assertThat(again.status().over()).isEqualTo(table.status().over());
            }
        }
    }

    @Test
    void activeRobotMustNotStopOnTheTargetBeforeItHasTurned() {
        List<String> legal = RicochetNotation.read("5x5_r0.0_t4.0.red+ricochet").newTable().moves().stream()
                .map(Move::text)
                .toList();
        assertThat(legal).containsExactly("rS");
        assertThat(Oracle.shortest(
                        new RobotSpace(
                                RicochetNotation.read("5x5_r0.0_t4.0.red+ricochet")
                                        .mission(),
                                RuleMemory.NONE),
                        9))
                .isEqualTo(3);
    }

    @Test
    void robotOnItsTargetMustLeaveAndComeBackOnlyUnderRicochet() {
        assertThat(RicochetNotation.read("5x5_r0.0_t0.0.red")
                        .newTable()
                        .status()
                        .over())
                .isTrue();
        assertThat(RicochetNotation.read("5x5_r0.0_t0.0.red+ricochet")
                        .newTable()
                        .status()
                        .over())
                .isFalse();
    }
}

package dev.damier.ricochet;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Move;
import dev.damier.ricochet.box.Assembly;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Tests how robots slide, in particular over diagonals. */
class SlideRulesTest {
    private static String legalMoves(String text) {
        return String.join(
                " ",
                RicochetNotation.read(text).newTable().moves().stream()
                        .map(Move::text)
                        .toList());
    }

    private static String positionAfter(String text, String... moves) {
        var table = RicochetNotation.read(text).newTable();
        for (String move : moves) table.play(table.read(move).code());
        return table.write();
    }

    @Test
    void diagonalTurnsOnlyOtherColours() {
        // A blue '/' in the middle of the row: red is turned north, blue passes.
        String board = "5x5---2oBzo";
        assertThat(positionAfter(board + "_r0.2_g4.4_b0.3_t4.0.red", "rE")).contains("_r2.0_");
        assertThat(positionAfter(board + "_r0.0_g4.4_b0.2_t4.0.red", "bE")).contains("_b4.2_");
        assertThat(positionAfter(board + "_r0.2_g4.4_b0.3_t4.0.red+same-colour-bounces", "rE"))
                .contains("_r4.2_");
        assertThat(positionAfter(board + "_r0.0_g4.4_b0.2_t4.0.red+same-colour-bounces", "bE"))
                .contains("_b2.0_");
    }

    @Test
    void diagonalsTurnEveryDirection() {
        for (String turn : new String[] {"zN4.2", "zE2.0", "zS0.2", "zW2.4", "nN0.2", "nE2.4", "nS4.2", "nW2.0"}) {
            String start = switch (turn.charAt(1)) {
                case 'N' -> "2.4";
                case 'E' -> "0.2";
                case 'S' -> "2.0";
                default -> "4.2";
            };
            String text = "5x5---2oB" + turn.charAt(0) + "o_r" + start + "_t1.1.red";
            assertThat(positionAfter(text, "r" + turn.charAt(1))).as(turn).contains("_r" + turn.substring(2) + "_");
        }
    }

    @Test
    void robotRestsOnADiagonalAndLeavesItStraight() {
        // Green stands north of the diagonal, so red stays on it; from there it leaves in any open direction.
        String text = "5x5---2oBzo_r0.2_g2.1_b4.4_t4.0.red";
        assertThat(positionAfter(text, "rE")).contains("_r2.2_");
        assertThat(positionAfter(text, "rE", "rE")).contains("_r4.2_");
        assertThat(positionAfter(text, "rE", "rS")).contains("_r2.4_");
    }

    @Test
    void endlessSlideIsNotAMove() {
        // Four diagonals form a square ring. East and west, red would circle for ever. North and south, it leaves the
        // ring.
        String ring = "5x5--oBzooBno--oBnooBzo_r2.1_t4.4.red";
        assertThat(legalMoves(ring)).isEqualTo("rN rS");
    }

    @Test
    void slideThatEndsWhereItBeganIsNotAMove() {
        // The same ring: north and south, red would return to its start.
        String ring = "5x5--oBzooBno--oBnooBzo_r1.2_t4.4.red";
        assertThat(legalMoves(ring)).isEqualTo("rE rW");
        String stop = "5x5-s-oBzooBno--oBnooBzo_r1.2_t4.4.red";
        assertThat(legalMoves(stop)).isEqualTo("rE rW");
        String corner = "5x5-3o-oooBno--oBnooBzo_r1.1_t4.4.red";
        // East from 1.1, red is turned south, west and north. It crosses 1.1 again and continues north to the rim.
        assertThat(positionAfter(corner, "rE")).contains("_r1.0_");
        String closed = "5x5-os-oooBno--oBnooBzo_r1.1_t4.4.red";
        assertThat(legalMoves(closed)).isEqualTo("rS rW");
    }

    /** On printed boards no slide returns to its start cell, so the two rule decisions above do not apply there. */
    @Test
    void printedBoardsHaveNoRoundTrips() {
        int returns = 0;
        for (Assembly assembly : AssemblyTest.allPrintedBoards()) {
            if (!assembly.board().hasDiagonals()) continue;
            for (boolean same : new boolean[] {false, true}) {
                SlideRules slideRules = new SlideRules(assembly.board(), same);
                for (int robot = 0; robot < Robots.MAX_ROBOTS; robot++)
                    for (int pair = 0; pair < assembly.board().size() * 4; pair++)
                        if (returnsToStart(slideRules, robot, pair)) returns++;
            }
        }
        assertThat(returns).isZero();
    }

    private static boolean returnsToStart(SlideRules slideRules, int robot, int first) {
        for (int pair = slideRules.step(robot, first); pair != SlideRules.NONE; pair = slideRules.step(robot, pair))
            if (pair >> 2 == first >> 2) return true;
        return false;
    }

    /** Compares with an implementation that uses coordinates and a set of visited pairs, on random boards. */
    @Test
    void slidesAgreeWithAnIndependentImplementation() {
        Random random = new Random(5);
        for (int i = 0; i < 2000; i++) {
            boolean same = random.nextBoolean();
            RicochetMission mission = RandomBoards.mission(
                    3 + random.nextInt(8),
                    3 + random.nextInt(8),
                    1 + random.nextInt(5),
                    new RicochetMission.Rules(false, false, same, false),
                    random);
            SlideRules slideRules = new SlideRules(mission.board(), same);
            for (int robot = 0; robot < mission.robots().length; robot++)
                for (int direction = 0; direction < 4; direction++)
                    assertThat(slideRules.slide(mission.robots(), robot, direction))
                            .isEqualTo(slideByCoordinates(mission, robot, direction));
        }
    }

    private static int slideByCoordinates(RicochetMission mission, int robot, int direction) {
        RicochetBoard board = mission.board();
        int[] dx = {0, 1, 0, -1};
        int[] dy = {-1, 0, 1, 0};
        int start = mission.robots()[robot];
        int x = board.x(start);
        int y = board.y(start);
        boolean deflected = false;
        Set<Integer> seen = new HashSet<>();
        while (true) {
            if (!seen.add((y * 100 + x) * 4 + direction)) return SlideRules.NONE;
            int nx = x + dx[direction];
            int ny = y + dy[direction];
            if ((board.walls()[board.cell(x, y)] & 1 << direction) != 0) break;
            boolean taken = false;
            for (int r = 0; r < mission.robots().length; r++)
                taken |= r != robot && mission.robots()[r] == board.cell(nx, ny);
            if (taken) break;
            x = nx;
            y = ny;
            byte diagonal = board.diagonals()[board.cell(x, y)];
            if (diagonal == 0) continue;
            boolean own = (diagonal - 1) / 2 == robot;
            if (own != mission.rules().sameColourBounces()) continue;
            deflected = true;
            String turned = (diagonal - 1) % 2 == 0 ? "ENWS" : "WSEN";
            direction = Robots.DIRECTIONS.indexOf(turned.charAt(direction));
        }
        int stop = board.cell(x, y);
        return stop == start ? SlideRules.NONE : stop * 2 + (deflected ? 1 : 0);
    }
}

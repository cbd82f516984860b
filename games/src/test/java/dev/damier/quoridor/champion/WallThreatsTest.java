package dev.damier.quoridor.champion;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.quoridor.Board;
import dev.damier.quoridor.Boards;
import dev.damier.quoridor.MoveCode;
import dev.damier.quoridor.WallGrid;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Tests threats against a computation that tries every wall. */
class WallThreatsTest {
    /** Computes the threat by trying every free wall. */
    private static int directThreat(Board board, int player) {
        if (board.wallsLeft(1 - player) == 0) return 0;
        int before = board.distance(player);
        int longest = 0;
        int walls = 0;
        for (int w = MoveCode.HORIZONTAL; w < MoveCode.PASS; w++) {
            int a = MoveCode.anchor(w);
            board.wallGrid().computeFreeSlots();
            WallGrid m = board.wallGrid();
            boolean free = MoveCode.isHorizontal(w)
                    ? WallGrid.contains(m.freeHLo(), m.freeHHi(), a)
                    : WallGrid.contains(m.freeVLo(), m.freeVHi(), a);
            if (a >= 81 || !free) continue;
            m.toggleWall(w);
            int after = board.distance(player);
            m.toggleWall(w);
            if (after <= before) continue;
            longest = Math.max(longest, after - before);
            walls++;
        }
        return Math.min(15, longest) * 16 + Math.min(15, walls);
    }

    @Test
    void threatsEqualThoseOfTryingEveryWall() {
        Random random = new Random(21);
        WallThreats threats = new WallThreats();
        for (int i = 0; i < 150; i++) {
            Board board = Boards.opening(4 + random.nextInt(14), random);
            for (int again = 0; again < 2; again++) {
                for (int p = 0; p < 2; p++)
                    assertThat(threats.threat(board, p)).as(Boards.write(board)).isEqualTo(directThreat(board, p));
            }
        }
        Board withoutWalls = ChampionSearchTest.outOfWalls(random);
        for (int p = 0; p < 2; p++) assertThat(threats.threat(withoutWalls, p)).isZero();
    }
}

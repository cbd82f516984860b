package dev.damier.quoridor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class ThreatsTest {
    /** The definition: every free wall is tried. */
    private static int plain(Board board, int player) {
        if (board.left(1 - player) == 0) return 0;
        int before = board.distance(player);
        int longest = 0;
        int walls = 0;
        for (int w = Code.H; w < Code.PASS; w++) {
            int a = Code.anchor(w);
            board.maze.slots();
            Maze m = board.maze;
            boolean free = Code.horizontal(w) ? Maze.in(m.freeHLo, m.freeHHi, a) : Maze.in(m.freeVLo, m.freeVHi, a);
            if (a >= 81 || !free) continue;
            m.flip(w);
            int after = board.distance(player);
            m.flip(w);
            if (after <= before) continue;
            longest = Math.max(longest, after - before);
            walls++;
        }
        return Math.min(15, longest) * 16 + Math.min(15, walls);
    }

    @Test
    void areWhatTryingEveryWallFinds() {
        Random random = new Random(21);
        Threats threats = new Threats();
        for (int i = 0; i < 150; i++) {
            Board board = Quoridor.opening(Rules.STANDARD, 4 + random.nextInt(14), random);
            for (int again = 0; again < 2; again++) {
                for (int p = 0; p < 2; p++)
                    assertThat(threats.to(board, p)).as(Notation.write(board)).isEqualTo(plain(board, p));
            }
        }
        Board spent = DamierTest.outOfWalls(random);
        for (int p = 0; p < 2; p++) assertThat(threats.to(spent, p)).isZero();
    }
}

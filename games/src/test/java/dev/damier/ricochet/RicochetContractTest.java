package dev.damier.ricochet;

import dev.damier.game.Game;
import dev.damier.game.GameContract;
import java.util.List;
import java.util.Map;

/** Tests that Ricochet Robots fulfils the contract of every game. */
class RicochetContractTest extends GameContract {
    @Override
    public Game game() {
        return new RicochetGame();
    }

    @Override
    public List<String> positions() {
        return List.of(
                "2B-3B-4A-1A_r15.13_g12.6_b1.13_y2.11_t6.12.blue",
                "1D-3D-2D-4D_r11.6_g15.2_b9.9_y8.14_s0.0_t3.13.any+ricochet+no-rebound",
                "1A-1B-3C-4D_r0.0_t15.15.red+same-colour-bounces+fixed-helpers+custom",
                "7x5-2oe2Rzo-x-3j-GnsBze_r6.0_g6.4_t4.4.green.hexagon_t5.1.red_t5.2.any+ricochet",
                "40x30-5e-20ox_r0.0_g39.29_b3.3_y20.20_s21.21_t7.7.any+no-rebound+fixed-helpers",
                "3x3_r0.0_t2.2.red_mrv+ricochet");
    }

    @Override
    public List<Map<String, String>> deals() {
        return List.of(
                Map.of(),
                Map.of("edition", "all", "robots", "5", "rules", "ricochet+same-colour-bounces"),
                Map.of("size", "12x9", "diagonals", "5", "blocked", "3", "robots", "2"),
                Map.of("min", "4", "max", "6"));
    }
}

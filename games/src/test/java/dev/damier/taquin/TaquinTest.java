package dev.damier.taquin;

import dev.damier.game.Game;
import dev.damier.game.GameContract;
import java.util.List;
import java.util.Map;

/** Tests the contract of all games for the sliding puzzle. */
class TaquinTest extends GameContract {

    @Override
    public Game game() {
        return new Taquin();
    }

    @Override
    public List<String> positions() {
        return List.of(
                "1,2,4/3,5,0/7,6,8",
                "1,2,3/4,5,6/7,8,0",
                "1,2,3/4,5,6/8,7,0",
                "0,1/3,2",
                "5,1,0/4,0,3/2,7,6",
                "1,2,4/3,5,0/7,6,8_goal=spiral",
                "1,2,0/3,5,0/7,6,4_goal=holes-first+slides",
                "3,1,2/4,0,5_goal=1,0,2/5,4,3",
                "13,6,8,12/15,14,0,10/11,7,4,5/9,1,3,2",
                "13,6,8,12/15,14,0,10/11,7,4,5/9,1,3,2+slides",
                "8,1,9,10,2/18,15,21,22,17/12,13,0,0,23/19,4,20,16,3/6,7,11,14,5",
                game().deal(Map.of("rows", "7", "columns", "12", "holes", "3"), 1)
                        .write());
    }

    @Override
    public List<Map<String, String>> deals() {
        return List.of(
                Map.of(),
                Map.of("size", "2"),
                Map.of("size", "3x5", "holes", "4", "goal", "spiral"),
                Map.of("rows", "6", "columns", "2", "goal", "holes-first", "metric", "slides"),
                Map.of("size", "2", "goal", "1,0/3,2"),
                Map.of("board", "A"),
                Map.of("board", "C", "size", "5"));
    }
}

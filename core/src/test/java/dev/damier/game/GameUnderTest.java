package dev.damier.game;

import java.util.List;
import java.util.Map;

/** The game that a contract tests, with examples. */
public interface GameUnderTest {
    /** Returns the game. */
    Game game();

    /** Returns some positions in canonical notation. */
    List<String> positions();

    /** Returns the options of {@link Game#deal} to test. */
    default List<Map<String, String>> deals() {
        return List.of(Map.of());
    }
}

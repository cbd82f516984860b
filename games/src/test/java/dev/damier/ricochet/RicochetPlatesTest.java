package dev.damier.ricochet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.damier.game.NotationException;
import dev.damier.game.ModularBoard;
import dev.damier.game.Scene;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class RicochetPlatesTest {
    private static final ModularBoard BOX = new RicochetGame();
    private static final List<String> LAID = List.of("2B", "3B", "4A", "1A");

    @Test
    void aPlateLooksAsItWillLieOnTheBoard() {
        Scene board = RicochetNotation.read(BOX.lay(LAID)).newTable().scene(-1);
        int[][] corner = {{0, 0}, {8, 0}, {8, 8}, {0, 8}};
        for (int place = 0; place < LAID.size(); place++) {
            String id = LAID.get(place);
            Scene plate = BOX.plates(place).stream()
                    .filter(side -> side.id().equals(id))
                    .findFirst()
                    .orElseThrow()
                    .picture();
            assertThat(signs(plate, 0, 0))
                    .as(id)
                    .isNotEmpty()
                    .isEqualTo(signs(board, corner[place][0], corner[place][1]));
        }
    }

    /** Where the signs of a quarter lie, seen from its corner. */
    private static Set<String> signs(Scene scene, int left, int top) {
        return scene.marks().stream()
                .filter(m -> m.kind() == Scene.Mark.Kind.TARGET)
                .filter(m -> m.x() >= left && m.x() < left + 8 && m.y() >= top && m.y() < top + 8)
                .map(m -> (m.x() - left) + " " + (m.y() - top) + " " + m.tone() + " " + m.label())
                .collect(Collectors.toSet());
    }

    @Test
    void anySideMayLieAnywhereButAPlateLiesOnce() {
        for (int place = 0; place < BOX.places().size(); place++)
            assertThat(BOX.plates(place)).hasSize(16);
        assertThatThrownBy(() -> BOX.lay(List.of("1A", "1B", "2A", "3A"))).isInstanceOf(NotationException.class);
        assertThatThrownBy(() -> BOX.lay(List.of("1A"))).isInstanceOf(NotationException.class);
        assertThatThrownBy(() -> BOX.lay(List.of("1A", "2A", "3A", "9Z"))).isInstanceOf(NotationException.class);
    }
}

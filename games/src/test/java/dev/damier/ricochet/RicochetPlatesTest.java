package dev.damier.ricochet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.damier.game.ModularBoard;
import dev.damier.game.NotationException;
import dev.damier.game.Scene;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Tests the selection of printed quadrants for a board. */
class RicochetPlatesTest {
    private static final ModularBoard GAME = new RicochetGame();
    private static final List<String> QUADRANT_IDS = List.of("2B", "3B", "4A", "1A");

    @Test
    void plateIsDrawnAsOnTheBoard() {
        Scene board =
                RicochetNotation.read(GAME.assemble(QUADRANT_IDS)).newTable().scene(-1);
        int[][] corner = {{0, 0}, {8, 0}, {8, 8}, {0, 8}};
        for (int place = 0; place < QUADRANT_IDS.size(); place++) {
            String id = QUADRANT_IDS.get(place);
            Scene plate = GAME.plates(place).stream()
                    .filter(face -> face.id().equals(id))
                    .findFirst()
                    .orElseThrow()
                    .picture();
            assertThat(targets(plate, 0, 0))
                    .as(id)
                    .isNotEmpty()
                    .isEqualTo(targets(board, corner[place][0], corner[place][1]));
        }
    }

    /** Returns the targets of a quarter of the scene, with coordinates relative to its corner. */
    private static Set<String> targets(Scene scene, int left, int top) {
        return scene.marks().stream()
                .filter(m -> m.kind() == Scene.Mark.Kind.TARGET)
                .filter(m -> m.x() >= left && m.x() < left + 8 && m.y() >= top && m.y() < top + 8)
                .map(m -> (m.x() - left) + " " + (m.y() - top) + " " + m.tone() + " " + m.label())
                .collect(Collectors.toSet());
    }

    @Test
    void everyFaceFitsEveryCornerButAPieceIsUsedOnce() {
        for (int place = 0; place < GAME.places().size(); place++)
            assertThat(GAME.plates(place)).hasSize(16);
        assertThatThrownBy(() -> GAME.assemble(List.of("1A", "1B", "2A", "3A"))).isInstanceOf(NotationException.class);
        assertThatThrownBy(() -> GAME.assemble(List.of("1A"))).isInstanceOf(NotationException.class);
        assertThatThrownBy(() -> GAME.assemble(List.of("1A", "2A", "3A", "9Z"))).isInstanceOf(NotationException.class);
    }
}

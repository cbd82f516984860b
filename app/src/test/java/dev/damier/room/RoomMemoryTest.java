package dev.damier.room;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Move;
import dev.damier.game.MultiplayerMode;
import dev.damier.game.Setup;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Compares the estimated memory of rooms with the heap, for the largest visible boards of all games. */
class RoomMemoryTest {
    private static final int ROOMS = 16;
    private static final int MOVES_PER_SEAT = 20;
    /** Options of a deal that make a board larger. */
    private static final Set<String> SIZES = Set.of("rows", "columns");

    @Test
    void estimateIsNotBelowTheHeap() {
        for (Game game : Games.all().games())
            for (MultiplayerMode mode : MultiplayerMode.of(game)) {
                Map<String, String> options = new LinkedHashMap<>();
                // Hidden maps keep their default size.
                if (!mode.secret())
                    game.descriptor().options().stream()
                            .filter(option -> SIZES.contains(option.id()))
                            .forEach(option -> options.put(option.id(), String.valueOf(option.max())));
                options.putAll(mode.deal());
                compare(game.deal(options, 1), mode);
            }
    }

    private static void compare(Setup setup, MultiplayerMode mode) {
        RoomConfig config =
                new RoomConfig(setup.game().descriptor().id(), mode.style(), setup.write(), mode.secret(), 7);
        // The first room also loads classes and fills caches that all rooms share.
        play(new TestRoom(config), mode, setup);
        long before = usedHeap();
        List<TestRoom> rooms = new ArrayList<>();
        long estimate = 0;
        for (int i = 0; i < ROOMS; i++) {
            TestRoom room = new TestRoom(config);
            int actions = play(room, mode, setup);
            estimate += RoomBytes.of(room.state)
                    + actions * RoomBytes.of(new RoomAction(1, 0, "move", Map.of("move", "a"), 0));
            rooms.add(room);
        }
        long heap = usedHeap() - before;
        System.out.println(
                config.game() + " " + mode.style() + ": " + config.position().length() + " characters, heap per room "
                        + heap / ROOMS + ", estimate " + estimate / ROOMS);
        assertThat(estimate).as(config.game() + " " + mode.style()).isGreaterThan(heap);
        assertThat(rooms).hasSize(ROOMS);
    }

    private static int play(TestRoom room, MultiplayerMode mode, Setup setup) {
        int seats = mode.style() == MultiplayerMode.Style.MATCH
                ? setup.newTable().seats().size()
                : RoomState.MAX_SEATS;
        for (int seat = 0; seat < seats; seat++) room.join("player " + seat);
        for (int seat = 0; seat < seats; seat++) room.act(seat, "ready");
        int actions = 2 * seats;
        for (int n = 0; n < MOVES_PER_SEAT; n++)
            for (int seat = 0; seat < seats; seat++) {
                List<Move> moves = room.state
                        .game()
                        .orElseThrow()
                        .privateBoard(seat)
                        .map(board -> board.table().moves())
                        .orElse(List.of());
                if (moves.isEmpty()) continue;
                room.act(seat, "move", "move", moves.get(n % moves.size()).text());
                actions++;
            }
        return actions;
    }

    private static long usedHeap() {
        for (int i = 0; i < 3; i++) System.gc();
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }
}

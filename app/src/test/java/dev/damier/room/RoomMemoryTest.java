package dev.damier.room;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Move;
import dev.damier.game.MultiplayerMode;
import dev.damier.game.Setup;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Compares the estimated memory of rooms with the heap, for the largest visible boards of all games. */
@Tag("slow")
class RoomMemoryTest {
    private static final int MIN_ROOMS = 16;
    /** Rooms are created until their estimate reaches this size, so that other threads of the test run do not matter. */
    private static final long MIN_ESTIMATE = 16L << 20;
    /** The heap is compared by the median of this number of measurements. */
    private static final int MEASUREMENTS = 3;

    private static final int MOVES_PER_SEAT = 20;

    /** All rooms of the test. They stay reachable, because rooms that are freed later would change other measurements. */
    private final List<TestRoom> rooms = new ArrayList<>();

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

    private void compare(Setup setup, MultiplayerMode mode) {
        RoomConfig config =
                new RoomConfig(setup.game().descriptor().id(), mode.style(), setup.write(), mode.secret(), 7);
        // The first room also loads classes and fills caches that all rooms share.
        play(room(config), mode, setup);
        double[] shares = new double[MEASUREMENTS];
        for (int i = 0; i < MEASUREMENTS; i++) shares[i] = heapPerEstimate(config, mode, setup);
        Arrays.sort(shares);
        assertThat(shares[MEASUREMENTS / 2])
                .as("heap per estimated byte, %s %s, %s", config.game(), mode.style(), Arrays.toString(shares))
                .isLessThan(1);
    }

    /** Returns the heap of new rooms divided by their estimate. */
    private double heapPerEstimate(RoomConfig config, MultiplayerMode mode, Setup setup) {
        long before = usedHeap();
        long estimate = 0;
        int count = 0;
        for (; count < MIN_ROOMS || estimate < MIN_ESTIMATE; count++) {
            TestRoom room = room(config);
            int actions = play(room, mode, setup);
            estimate += RoomBytes.of(room.state)
                    + actions * RoomBytes.of(new RoomAction(1, 0, "move", Map.of("move", "a"), 0));
        }
        long heap = usedHeap() - before;
        System.out.println(
                config.game() + " " + mode.style() + ": " + config.position().length() + " characters, heap per room "
                        + heap / count + ", estimate " + estimate / count);
        return heap / (double) estimate;
    }

    private TestRoom room(RoomConfig config) {
        TestRoom room = new TestRoom(config);
        rooms.add(room);
        return room;
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

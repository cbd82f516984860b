package dev.damier.room;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Decides which seat plays which side of a match. */
final class SideAssignment {
    /** The seed if sides without a preference follow the order of the seats. */
    static final long NOT_RANDOM = Long.MIN_VALUE;

    private SideAssignment() {}

    /**
     * Returns the seat of each side. In the first game every player gets the chosen side, and the others get the sides
     * that are left. In later games every player moves on to the next side, and new players take the sides of those who
     * have left.
     *
     * @param previous the seat of each side in the last game; empty before the first game
     * @param seed the seed for players without a preference, or {@link #NOT_RANDOM}
     */
    static List<Integer> assign(List<RoomSeat> seats, List<Integer> previous, long seed) {
        List<Integer> players = new ArrayList<>();
        for (int seat = 0; seat < seats.size(); seat++) if (!seats.get(seat).hasLeft) players.add(seat);
        return previous.size() == players.size() ? rotate(players, previous) : assignChosen(seats, players, seed);
    }

    private static List<Integer> rotate(List<Integer> players, List<Integer> previous) {
        List<Integer> newPlayers = new ArrayList<>(players);
        newPlayers.removeAll(previous);
        List<Integer> sides = new ArrayList<>();
        for (int seat : previous) sides.add(players.contains(seat) ? seat : newPlayers.remove(0));
        Collections.rotate(sides, -1);
        return sides;
    }

    private static List<Integer> assignChosen(List<RoomSeat> seats, List<Integer> players, long seed) {
        List<Integer> undecided = new ArrayList<>(players);
        Integer[] sides = new Integer[players.size()];
        for (int seat : players) {
            int side = seats.get(seat).side;
            if (side == RoomSeat.ANY_SIDE) continue;
            sides[side] = seat;
            undecided.remove((Integer) seat);
        }
        if (seed != NOT_RANDOM) Collections.shuffle(undecided, new Random(seed));
        for (int side = 0; side < sides.length; side++) if (sides[side] == null) sides[side] = undecided.remove(0);
        return List.of(sides);
    }
}

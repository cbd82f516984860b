package dev.damier.game;

import java.util.ArrayList;
import java.util.List;

/**
 * The score of a match on a puzzle, over a set number of rounds: in each, every seat (people and machine) has a line of
 * some length or none, and the seat that is strictly shorter than all others wins it.
 */
public final class Rounds {
    /** A seat that found nothing in time. */
    public static final int NOTHING = -1;

    /** Nobody was strictly best. */
    public static final int DRAWN = -1;

    /**
     * A finished round.
     *
     * @param moves of each seat, or {@link #NOTHING}
     * @param optimum fewest moves there are, or {@link #NOTHING} when that was not proved
     */
    public record Round(List<Integer> moves, int optimum) {
        /** The winning seat, or {@link #DRAWN}. */
        public int winner() {
            int winner = DRAWN;
            int best = Integer.MAX_VALUE;
            for (int seat = 0; seat < moves.size(); seat++) {
                int n = moves.get(seat);
                if (n == NOTHING || n > best) continue;
                winner = n == best ? DRAWN : seat;
                best = n;
            }
            return winner;
        }
    }

    private final int seats;
    private final int planned;
    private final List<Round> played = new ArrayList<>();

    public Rounds(int seats, int planned) {
        if (seats < 1 || planned < 1)
            throw new IllegalArgumentException(
                    "seats and rounds must be positive, but got " + seats + " and " + planned);
        this.seats = seats;
        this.planned = planned;
    }

    public void finish(Round round) {
        if (over()) throw new IllegalArgumentException("all " + planned + " rounds are played");
        if (round.moves().size() != seats)
            throw new IllegalArgumentException(
                    "expected " + seats + " results, but got " + round.moves().size());
        played.add(round);
    }

    public boolean over() {
        return played.size() == planned;
    }

    public List<Round> played() {
        return List.copyOf(played);
    }

    /** Rounds won by a seat. */
    public int won(int seat) {
        return (int) played.stream().filter(r -> r.winner() == seat).count();
    }

    /** The seat that has won the most rounds so far, or {@link #DRAWN} when several have. */
    public int leader() {
        int leader = DRAWN;
        int most = -1;
        for (int seat = 0; seat < seats; seat++) {
            if (won(seat) < most) continue;
            leader = won(seat) == most ? DRAWN : seat;
            most = won(seat);
        }
        return leader;
    }
}

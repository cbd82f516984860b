package dev.damier.game;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * One round of a bidding race on a puzzle. The first bid turns the sand timer; until it is empty everybody may bid, and
 * lower one's own bid but never raise it. Then the lowest bid is shown on the board; a line that fails, or is longer than
 * its bid, passes the turn to the next. Among equal bids the player with fewer rounds won goes first, then the earlier.
 *
 * <p>Pure logic: the caller brings the clock and plays the lines on a {@link Table}.
 */
public final class BidRace {
    /** Where the round stands. */
    public enum Phase {
        THINKING,
        SAND,
        SHOWING,
        OVER
    }

    /** A player's standing bid; {@code order} counts bids as they came. */
    public record Bid(int player, int moves, int order) {}

    private final int[] roundsWon;
    private final long sandMillis;
    private final List<Bid> bids = new ArrayList<>();
    private int order;
    private long emptyAt;
    private int winner = -1;
    private boolean closed;

    /**
     * @param roundsWon by each player so far
     * @param sandMillis how long the sand runs; the boxed game's timer takes a minute
     */
    public BidRace(int[] roundsWon, long sandMillis) {
        this.roundsWon = roundsWon.clone();
        this.sandMillis = sandMillis;
    }

    public Phase phase(long now) {
        if (winner >= 0) return Phase.OVER;
        if (order == 0) return closed ? Phase.OVER : Phase.THINKING;
        if (!closed && now < emptyAt) return Phase.SAND;
        return bids.isEmpty() ? Phase.OVER : Phase.SHOWING;
    }

    /** Announces a number of moves; {@link IllegalArgumentException} when it is too late or not lower than one's last. */
    public void bid(int player, int moves, long now) {
        if (moves < 1) throw new IllegalArgumentException("a bid must be at least 1 move, but got " + moves);
        Phase phase = phase(now);
        if (phase != Phase.THINKING && phase != Phase.SAND) throw new IllegalArgumentException("the bidding is over");
        Optional<Bid> mine = standing(player);
        if (mine.isPresent() && moves >= mine.get().moves())
            throw new IllegalArgumentException(
                    "bids only go down: you bid " + mine.get().moves() + ", and now " + moves);
        if (order == 0) emptyAt = now + sandMillis;
        mine.ifPresent(bids::remove);
        bids.add(new Bid(player, moves, order++));
        bids.sort(Comparator.comparingInt(Bid::moves)
                .thenComparingInt(b -> roundsWon[b.player()])
                .thenComparingInt(Bid::order));
    }

    private Optional<Bid> standing(int player) {
        return bids.stream().filter(b -> b.player() == player).findFirst();
    }

    /** Ends the bidding before the sand does: everybody agrees, or nobody sees anything. */
    public void close() {
        closed = true;
    }

    /** Milliseconds of sand left; 0 before the first bid and after the last grain. */
    public long sandLeft(long now) {
        return phase(now) == Phase.SAND ? emptyAt - now : 0;
    }

    /** The bids in the order in which they will be shown. */
    public List<Bid> bids() {
        return List.copyOf(bids);
    }

    /** Whose turn it is to show a line. */
    public Optional<Bid> showing(long now) {
        return phase(now) == Phase.SHOWING ? Optional.of(bids.get(0)) : Optional.empty();
    }

    /** The player whose turn it was has shown a line of this many moves to the goal, or -1 for one that fails. */
    public void shown(int moves, long now) {
        Bid bid = showing(now).orElseThrow(() -> new IllegalArgumentException("nobody has a line to show now"));
        bids.remove(bid);
        if (moves >= 0 && moves <= bid.moves()) winner = bid.player();
    }

    /** Who won the round; empty while it is open and when nobody did. */
    public Optional<Integer> winner() {
        return winner < 0 ? Optional.empty() : Optional.of(winner);
    }
}

package dev.damier.room;

import dev.damier.game.Text;
import java.util.List;

/**
 * A game of a room with its finished rounds, so that it can be reviewed, replayed and exported.
 *
 * @param number number of the game in the room, from 1
 * @param over whether the game is over; if not, {@code rounds} contains the rounds played so far
 * @param players the players; in a match in the order of the sides
 * @param winners the seats that won the game; several if they have the same result, none without a result
 * @param rounds the finished rounds in order; a match is one round
 */
public record GameRecord(int number, boolean over, List<Player> players, List<Integer> winners, List<Round> rounds) {

    /** A player of a game. */
    public record Player(int seat, Text name, double points) {}

    /**
     * A finished round: a target, a puzzle or a match.
     *
     * @param position the start position
     * @param winner the seat that won the round; -1 if there is none
     * @param moves the moves of the winner; in a match the moves of all players
     * @param attempts what each player did; empty in a match
     */
    public record Round(String position, int winner, List<String> moves, List<Attempt> attempts) {}

    /**
     * What a player did in a round.
     *
     * @param bids the bids in order; empty outside a bid race
     * @param failure why the player did not win with the bid or did not finish; null if there was no failure
     * @param moves the moves of the best attempt; empty if there is none
     * @param cost the cost of the best attempt; -1 if there is none
     * @param millis time from the start of the round to the end of the best attempt; -1 if it is unknown
     */
    public record Attempt(int seat, List<Integer> bids, Failure failure, List<String> moves, int cost, long millis) {}

    /** Why an attempt failed. */
    public enum Failure implements dev.damier.game.WireName {
        /** The demonstration did not reach the goal within the bid. */
        MOVES,
        /** The player gave up. */
        PASS,
        /** The time ran out. */
        TIME,
        /** The player left the room. */
        LEFT
    }

    /** Returns the length of the texts of these rounds, for estimating their memory. */
    static long characters(List<Round> rounds) {
        long characters = 0;
        for (Round round : rounds) {
            characters += round.position.length() + lengthOf(round.moves);
            for (Attempt attempt : round.attempts) characters += lengthOf(attempt.moves);
        }
        return characters;
    }

    private static long lengthOf(List<String> moves) {
        return moves.stream().mapToLong(String::length).sum();
    }
}

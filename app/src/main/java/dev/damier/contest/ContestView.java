package dev.damier.contest;

import dev.damier.game.Scene;
import dev.damier.game.WireName;
import java.util.List;

/**
 * A contest as shown to a viewer.
 *
 * @param role role of the viewer
 * @param you the entrant number of the viewer; -1 if the viewer has no bot in the contest
 * @param now time of the server, in milliseconds since 1970
 * @param closes when registration and test runs end, in milliseconds since 1970; 0 for never
 * @param visitors whether external bots may take part
 * @param secret whether results are not shown yet
 * @param planned total number of games
 * @param played number of finished games
 * @param rows the standings, best first; empty while secret
 * @param growth the rating history
 * @param sprt the state of the SPRT; null in other formats
 * @param live the games in progress
 * @param games the latest games, newest first
 * @param tests the viewer's own test runs, newest first
 */
public record ContestView(
        String id,
        String title,
        String game,
        String format,
        State state,
        boolean hidden,
        boolean published,
        Role role,
        int you,
        long now,
        long closes,
        boolean visitors,
        boolean secret,
        int planned,
        int played,
        Limits limits,
        List<EntrantView> entrants,
        List<Row> rows,
        List<RatingPoint> growth,
        Test sprt,
        List<Board> live,
        List<Game> games,
        List<Game> tests) {

    /** The state of a contest. */
    public enum State implements WireName {
        /** Registration is open. */
        OPEN,
        RUNNING,
        OVER
    }

    /** The role of a viewer. */
    public enum Role implements WireName {
        OWNER,
        ENTRANT,
        GUEST
    }

    /** The time control and the number of games. See {@link ContestConfig}. */
    public record Limits(int games, long time, long clock, long increment, int plies) {}

    /**
     * An entrant as shown to viewers.
     *
     * @param here whether the entrant can play; false only for an external bot that is not connected
     * @param program name that an external bot reported with {@code id name}; empty before its first game
     */
    public record EntrantView(int number, String name, PlayerSpec.Kind kind, boolean here, String program) {}

    /**
     * A row of the standings.
     *
     * @param number number of the entrant
     * @param points points including byes; in a race the number of positions won
     * @param elo rating; null while no games link the entrant to the others, and in a race
     * @param error half width of the 95% confidence interval of the rating; null without a rating
     * @param halves half points against each entrant, by number
     * @param met games against each entrant, by number
     * @param won positions won in a race
     * @param done positions solved in a race
     * @param cost mean cost in a race
     * @param score mean score in a race; null in games without a score
     * @param millis mean time in a race
     */
    public record Row(
            int number,
            double points,
            int byes,
            int games,
            Double elo,
            Double error,
            List<Integer> halves,
            List<Integer> met,
            long won,
            long done,
            double cost,
            Double score,
            double millis) {}

    /** The ratings of all entrants after a number of games; null for an entrant without a rating. */
    public record RatingPoint(int games, List<Double> elo) {}

    /**
     * The state of a sequential probability ratio test (SPRT).
     *
     * @param elo0 Elo difference of hypothesis H0
     * @param elo1 Elo difference of hypothesis H1
     * @param ratio log-likelihood ratio
     * @param lower bound at which H0 is accepted
     * @param upper bound at which H1 is accepted
     */
    public record Test(double elo0, double elo1, double ratio, double lower, double upper, String verdict) {}

    /**
     * A game in progress.
     *
     * @param values last evaluation that each side reported, from its point of view, in hundredths of a move; null if
     *     unknown
     * @param turn the side to move; -1 if there is none
     */
    public record Board(
            int number,
            int first,
            int second,
            Scene scene,
            int plies,
            List<Long> clocks,
            List<Integer> values,
            int turn) {}

    /**
     * A finished game as shown to viewers.
     *
     * @param result such as {@code 1-0}; empty in a race
     * @param detail description of the end; empty if the viewer may not see it
     * @param position the starting position; empty while it is secret
     */
    public record Game(
            int number,
            int first,
            int second,
            String result,
            String reason,
            String detail,
            int cost,
            Integer score,
            String position,
            List<String> moves) {}
}

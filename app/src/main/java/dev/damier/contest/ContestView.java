package dev.damier.contest;

import dev.damier.game.Scene;
import dev.damier.game.WireName;
import java.util.List;

/**
 * A contest as this viewer may see it.
 *
 * @param role whose view it is
 * @param you the number of the viewer who takes part, -1 for nobody
 * @param closes when entering and test runs end, in milliseconds since 1970; zero for never
 * @param secret results are not shown yet
 * @param rows everybody, the best first; empty while secret
 * @param growth ratings after so many games
 * @param games the latest, the newest first
 * @param tests the viewer's own test runs, the newest first
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

    public enum State implements WireName {
        /** Bots are let in. */
        OPEN,
        RUNNING,
        OVER
    }

    public enum Role implements WireName {
        OWNER,
        ENTRANT,
        GUEST
    }

    public record Limits(int games, long time, long clock, long increment, int plies) {}

    /** @param here a visitor who is connected, or anybody else */
    public record EntrantView(int number, String name, PlayerSpec.Kind kind, boolean here) {}

    /**
     * @param points with those of byes
     * @param halves points in halves of a game against each, by number
     * @param met games against each
     * @param done positions reached, of {@code runs}, when each plays alone
     */
    public record Row(
            int number,
            double points,
            int byes,
            int games,
            double elo,
            double error,
            List<Integer> halves,
            List<Integer> met,
            long won,
            long done,
            double cost,
            Double score,
            double millis) {}

    public record RatingPoint(int games, List<Double> elo) {}

    /** Whether the first is better by {@code elo1} rather than by {@code elo0}, and what speaks for it. */
    public record Test(double elo0, double elo1, double ratio, double lower, double upper, String verdict) {}

    /** @param turn the side to move, -1 when nobody is */
    public record Board(int number, int first, int second, Scene scene, int plies, List<Long> clocks, int turn) {}

    /**
     * @param result such as {@code 1-0}; empty when the first played alone
     * @param detail why, for whom it concerns
     * @param position to analyse it from; empty as long as it is a secret
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

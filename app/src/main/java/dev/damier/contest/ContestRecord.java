package dev.damier.contest;

import dev.damier.arena.PlayedGame;
import dev.damier.arena.RaceResult;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;

/**
 * A finished game of a contest, as it is stored.
 *
 * @param number number of the game; negative for a test run
 * @param opening number of the opening, or of the position in a race
 * @param first entrant that moves first
 * @param second the other entrant; -1 in a race and in a test run
 * @param winner the winning side (0 or 1); -1 for a draw and in a race
 * @param cost cost of the solution in a race; -1 if there is none
 * @param score score given by the referee; null without one
 * @param reason short code of how the game ended
 * @param detail description of the end, for people
 * @param failed whether the game ended because of an error of a bot
 * @param position the starting position
 * @param given number of moves played by the opening
 * @param millis time used per side
 * @param moves the moves or actions; empty if the line is too long to be kept
 * @param text the game in the format of saved games; it contains no details of errors; empty without moves
 */
public record ContestRecord(
        int number,
        int opening,
        int first,
        int second,
        int winner,
        int cost,
        Integer score,
        String reason,
        String detail,
        boolean failed,
        String position,
        List<String> moves,
        int given,
        List<Long> millis,
        String text) {
    private static final List<String> NORMAL_ENDINGS =
            List.of("goal", "draw", "plies", "unsolved", "unfinished", "incomplete");

    static ContestRecord of(Pairing pairing, PlayedGame played) {
        return new ContestRecord(
                pairing.number(),
                pairing.opening(),
                pairing.first(),
                pairing.second(),
                played.winner(),
                -1,
                null,
                played.reason(),
                played.detail(),
                !NORMAL_ENDINGS.contains(played.reason()),
                played.line().start().write(),
                played.line().moves(),
                played.opening(),
                played.spent().stream().map(Duration::toMillis).toList(),
                withoutErrorDetails(played).recordText(LocalDate.now()));
    }

    static ContestRecord of(Pairing pairing, RaceResult result) {
        return new ContestRecord(
                pairing.number(),
                pairing.opening(),
                pairing.first(),
                -1,
                -1,
                result.cost(),
                result.score(),
                result.reason(),
                result.detail(),
                !NORMAL_ENDINGS.contains(result.reason()),
                result.line().start().write(),
                result.acts(),
                0,
                List.of(result.spent().toMillis()),
                withoutErrorDetails(result).recordText(LocalDate.now()));
    }

    /** Removes details of a bot's error, which only the owner of the bot may see, from a game that is published. */
    private static PlayedGame withoutErrorDetails(PlayedGame game) {
        if (NORMAL_ENDINGS.contains(game.reason())) return game;
        return new PlayedGame(
                game.number(),
                game.game(),
                game.seats(),
                game.line(),
                game.opening(),
                game.winner(),
                game.reason(),
                "",
                game.spent());
    }

    private static RaceResult withoutErrorDetails(RaceResult result) {
        if (NORMAL_ENDINGS.contains(result.reason())) return result;
        return new RaceResult(
                result.game(),
                result.round(),
                result.bot(),
                result.line(),
                result.acts(),
                result.cost(),
                result.score(),
                result.spent(),
                result.reason(),
                "");
    }

    /** Returns this game with other texts of its line. */
    ContestRecord withLine(String newPosition, List<String> newMoves, String newText) {
        return new ContestRecord(
                number,
                opening,
                first,
                second,
                winner,
                cost,
                score,
                reason,
                detail,
                failed,
                newPosition,
                newMoves,
                given,
                millis,
                newText);
    }

    /** Returns whether only one entrant played. */
    boolean hasSinglePlayer() {
        return second < 0;
    }

    /** Returns the result of a game of two, such as {@code 1-0}. */
    public String result() {
        return winner < 0 ? "1/2-1/2" : winner == 0 ? "1-0" : "0-1";
    }

    /** Returns the half points of the first entrant. */
    int halfPoints() {
        return winner < 0 ? 1 : winner == 0 ? 2 : 0;
    }

    /** Returns the entrant whose error ended the game, or -1. */
    int faultyEntrant() {
        if (!failed) return -1;
        return hasSinglePlayer() || winner == 1 ? first : second;
    }
}

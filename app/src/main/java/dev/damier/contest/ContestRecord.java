package dev.damier.contest;

import dev.damier.arena.PlayedGame;
import dev.damier.arena.RaceResult;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;

/**
 * A game of a contest that was played, as it is kept.
 *
 * @param second -1 when the first played alone
 * @param winner the seat, -1 for a draw or for one who played alone
 * @param cost of one who played alone, -1 when it did not get there
 * @param score what a referee gave, or null
 * @param failed the reason is something that a bot did wrong
 * @param text as a saved game is written, for everybody
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
    private static final List<String> NORMAL_ENDINGS = List.of("goal", "draw", "plies", "unsolved", "unfinished", "incomplete");

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
                withoutErrorDetails(played).text(LocalDate.now()));
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
                withoutErrorDetails(result).text(LocalDate.now()));
    }

    /** What a bot did wrong is told to whom it belongs, and does not stand in a file for all. */
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

    boolean alone() {
        return second < 0;
    }

    public String result() {
        return winner < 0 ? "1/2-1/2" : winner == 0 ? "1-0" : "0-1";
    }

    /** Points of the first in halves of a game. */
    int halfPoints() {
        return winner < 0 ? 1 : winner == 0 ? 2 : 0;
    }

    /** Whose fault it was that it ended, -1 for nobody's. */
    int loser() {
        if (!failed) return -1;
        return alone() || winner == 1 ? first : second;
    }
}

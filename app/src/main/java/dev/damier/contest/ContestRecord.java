package dev.damier.contest;

import dev.damier.arena.PlayedGame;
import dev.damier.arena.RaceRun;
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
    private static final List<String> ENDS = List.of("goal", "draw", "plies", "unsolved", "unfinished", "incomplete");

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
                !ENDS.contains(played.reason()),
                played.line().start().write(),
                played.line().moves(),
                played.opening(),
                played.spent().stream().map(Duration::toMillis).toList(),
                untold(played).text(LocalDate.now()));
    }

    static ContestRecord of(Pairing pairing, RaceRun run) {
        return new ContestRecord(
                pairing.number(),
                pairing.opening(),
                pairing.first(),
                -1,
                -1,
                run.cost(),
                run.score(),
                run.reason(),
                run.detail(),
                !ENDS.contains(run.reason()),
                run.line().start().write(),
                run.acts(),
                0,
                List.of(run.spent().toMillis()),
                untold(run).text(LocalDate.now()));
    }

    /** What a bot did wrong is told to whom it belongs, and does not stand in a file for all. */
    private static PlayedGame untold(PlayedGame game) {
        if (ENDS.contains(game.reason())) return game;
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

    private static RaceRun untold(RaceRun run) {
        if (ENDS.contains(run.reason())) return run;
        return new RaceRun(
                run.game(),
                run.round(),
                run.bot(),
                run.line(),
                run.acts(),
                run.cost(),
                run.score(),
                run.spent(),
                run.reason(),
                "");
    }

    boolean alone() {
        return second < 0;
    }

    public String result() {
        return winner < 0 ? "1/2-1/2" : winner == 0 ? "1-0" : "0-1";
    }

    /** Points of the first in halves of a game. */
    int halves() {
        return winner < 0 ? 1 : winner == 0 ? 2 : 0;
    }

    /** Whose fault it was that it ended, -1 for nobody's. */
    int loser() {
        if (!failed) return -1;
        return alone() || winner == 1 ? first : second;
    }
}

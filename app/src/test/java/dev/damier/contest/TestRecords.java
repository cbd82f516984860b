package dev.damier.contest;

import java.util.List;
import java.util.Map;

/** Creates settings, entrants and records of games of contests for tests. */
final class TestRecords {
    /** Moves of a short game. */
    static final List<String> MOVES = List.of("e2", "e8", "e3", "e7", "e4");

    private TestRecords() {}

    /** Returns a finished game; the first two moves are its opening if it has any. */
    static ContestRecord finished(Pairing game, int winner, List<String> moves, List<Long> millis) {
        int openingMoves = Math.min(2, moves.size());
        return new ContestRecord(
                game.number(),
                game.opening(),
                game.first(),
                game.second(),
                winner,
                -1,
                null,
                "goal",
                "",
                false,
                "",
                moves,
                openingMoves,
                millis,
                "");
    }

    static ContestConfig config(ContestFormat format, int games) {
        return config(format, "quoridor", games, format == ContestFormat.SPRT ? "0,100" : "");
    }

    static ContestConfig config(ContestFormat format, String game, int games, String sprt) {
        return new ContestConfig("test", game, format, games, 100, 0, 0, 4, null, Map.of(), sprt, false, false, 0);
    }

    static ContestRecord game(int number, int first, int second, int winner) {
        Pairing pairing = new Pairing(number, (number - 1) / 2, first, second);
        return finished(pairing, winner, MOVES, List.of(30L, 8L));
    }

    static Entrant engine(int number) {
        return new Entrant(number, "engine " + number, new PlayerSpec(PlayerSpec.Kind.ENGINE, "random", Map.of()), "");
    }

    static Entrant bot(int number) {
        return new Entrant(number, "bot " + number, PlayerSpec.VISITOR, "");
    }
}

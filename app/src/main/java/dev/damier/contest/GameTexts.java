package dev.damier.contest;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Limits the memory of the games of one contest. Equal moves and positions share one string. The line of a game that no
 * longer fits is left out, and its result is kept: one solution of the largest board has more than a million moves, and
 * all games of a contest are loaded after a restart. Not thread-safe.
 */
final class GameTexts {
    /** The lines and positions of a contest use at most this part of the heap. */
    private static final int HEAP_DIVISOR = 64;
    /** A longer line is left out, because no client can replay it. */
    private static final int MAX_MOVES = 40_000;

    private final long maxBytes;
    private final Map<String, String> moves = new HashMap<>();
    private final Map<String, SharedPosition> positions = new HashMap<>();
    private long usedBytes;

    /** A position and the number of games that start from it. */
    private static final class SharedPosition {
        final String text;
        int games;

        SharedPosition(String text) {
            this.text = text;
        }
    }

    GameTexts() {
        this(Runtime.getRuntime().maxMemory() / HEAP_DIVISOR);
    }

    GameTexts(long maxBytes) {
        this.maxBytes = maxBytes;
    }

    /** Returns a game with shared strings, without its line if there is no space for it. */
    ContestRecord add(ContestRecord game) {
        long bytes = lineBytes(game);
        boolean fits = game.moves().size() <= MAX_MOVES && usedBytes + bytes <= maxBytes;
        if (fits) usedBytes += bytes;
        SharedPosition position = positions.computeIfAbsent(game.position(), SharedPosition::new);
        if (position.games++ == 0) usedBytes += position.text.length();
        return game.withLine(
                position.text,
                fits ? game.moves().stream().map(this::share).toList() : List.of(),
                fits ? game.text() : "");
    }

    /** Releases the memory of a game that was added. */
    void remove(ContestRecord game) {
        usedBytes -= lineBytes(game);
        SharedPosition position = positions.get(game.position());
        if (--position.games > 0) return;
        positions.remove(game.position());
        usedBytes -= position.text.length();
    }

    private static long lineBytes(ContestRecord game) {
        return (long) Integer.BYTES * game.moves().size() + game.text().length();
    }

    /** Returns the shared string of a move. A game has a limited number of different moves, so they are never released. */
    private String share(String move) {
        String known = moves.putIfAbsent(move, move);
        if (known == null) usedBytes += move.length();
        return known == null ? move : known;
    }
}

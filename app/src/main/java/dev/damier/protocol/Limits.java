package dev.damier.protocol;

import dev.damier.run.BadInputException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * The limits of a {@code go} command. Zero and empty mean that a limit was not given.
 *
 * @param time time for this move
 * @param clocks remaining time per seat
 * @param increment time added after each move
 * @param infinite whether the search runs until {@code stop}
 */
public record Limits(
        Duration time, List<Duration> clocks, Duration increment, long nodes, int depth, boolean infinite) {

    /** No limits. */
    public static final Limits NONE = new Limits(Duration.ZERO, List.of(), Duration.ZERO, 0, 0, false);

    /** Time of a move reserved for the transmission of the answer. A short move time is reduced by 1/20 instead. */
    private static final long MARGIN_NANOS = 10_000_000;

    private static final int MARGIN_DIVISOR = 20;

    public Limits {
        clocks = List.copyOf(clocks);
    }

    /** Returns whether no limit was given and the search is not infinite. */
    public boolean isUnlimited() {
        return time.isZero() && clocks.isEmpty() && nodes == 0 && depth == 0 && !infinite;
    }

    /**
     * Returns the limits after this time has elapsed. The move time is also reduced by a margin for the transmission of
     * the answer.
     */
    Limits afterElapsed(long elapsedNanos) {
        if (time.isZero()) return this;
        long remainingNanos = time.toNanos() - elapsedNanos - Math.min(MARGIN_NANOS, time.toNanos() / MARGIN_DIVISOR);
        return new Limits(Duration.ofNanos(Math.max(1, remainingNanos)), clocks, increment, nodes, depth, infinite);
    }

    /** Parses the arguments of {@code go}. Unknown words are ignored, so that the protocol can be extended. */
    public static Limits parse(String arguments) {
        Duration time = Duration.ZERO;
        Duration increment = Duration.ZERO;
        List<Duration> clocks = new ArrayList<>();
        long nodes = 0;
        long depth = 0;
        boolean infinite = false;
        String[] words = arguments.strip().split("\\s+");
        for (int i = 0; i < words.length; i++) {
            String next = i + 1 < words.length ? words[i + 1] : "";
            switch (words[i]) {
                case "time" -> time = Duration.ofMillis(Math.max(1, parseNumber("time", next)));
                case "inc" -> increment = Duration.ofMillis(parseNumber("inc", next));
                case "nodes" -> nodes = parseNumber("nodes", next);
                case "depth" -> depth = parseNumber("depth", next);
                case "infinite" -> infinite = true;
                case "clock" -> {
                    clocks.add(Duration.ofMillis(parseNumber("clock", next)));
                    while (i + 2 < words.length && isNumber(words[i + 2])) {
                        clocks.add(Duration.ofMillis(parseNumber("clock", words[i + 2])));
                        i++;
                    }
                }
                default -> {}
            }
        }
        return new Limits(time, clocks, increment, nodes, (int) Math.min(depth, Integer.MAX_VALUE), infinite);
    }

    private static boolean isNumber(String word) {
        return word.matches("\\d{1,15}");
    }

    private static long parseNumber(String name, String word) {
        if (isNumber(word)) return Long.parseLong(word);
        throw new BadInputException("go: " + name + " must be a whole number, but got '" + word + "'");
    }

    /** Returns the complete {@code go} command. */
    public String toCommand() {
        StringBuilder line = new StringBuilder("go");
        if (!time.isZero()) line.append(" time ").append(time.toMillis());
        if (!clocks.isEmpty()) line.append(" clock");
        for (Duration clock : clocks) line.append(' ').append(clock.toMillis());
        if (!increment.isZero()) line.append(" inc ").append(increment.toMillis());
        if (nodes > 0) line.append(" nodes ").append(nodes);
        if (depth > 0) line.append(" depth ").append(depth);
        if (infinite) line.append(" infinite");
        return line.toString();
    }
}

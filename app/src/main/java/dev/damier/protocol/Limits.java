package dev.damier.protocol;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * What {@code go} allows. Zero and empty mean: not said.
 *
 * @param time for this move
 * @param clocks what each seat has left
 * @param increment given back after each move
 * @param infinite until {@code stop}
 */
public record Limits(
        Duration time, List<Duration> clocks, Duration increment, long nodes, int depth, boolean infinite) {

    public static final Limits NONE = new Limits(Duration.ZERO, List.of(), Duration.ZERO, 0, 0, false);

    /** Kept back from the time of a move for the way to the host: so much, or this share of a short time. */
    private static final long MARGIN_NANOS = 10_000_000;

    private static final int MARGIN_SHARE = 20;

    public Limits {
        clocks = List.copyOf(clocks);
    }

    /** Nothing was said that would end a search. */
    public boolean isUnlimited() {
        return time.isZero() && clocks.isEmpty() && nodes == 0 && depth == 0 && !infinite;
    }

    /** What is left of the time for this move when so much of it has passed, less a margin for the way of the answer. */
    Limits after(long nanos) {
        if (time.isZero()) return this;
        long left = time.toNanos() - nanos - Math.min(MARGIN_NANOS, time.toNanos() / MARGIN_SHARE);
        return new Limits(Duration.ofNanos(Math.max(1, left)), clocks, increment, nodes, depth, infinite);
    }

    /** Reads the words after {@code go}; words it does not know are passed over, so that the protocol can grow. */
    public static Limits read(String words) {
        Duration time = Duration.ZERO;
        Duration increment = Duration.ZERO;
        List<Duration> clocks = new ArrayList<>();
        long nodes = 0;
        long depth = 0;
        boolean infinite = false;
        String[] word = words.strip().split("\\s+");
        for (int i = 0; i < word.length; i++) {
            String next = i + 1 < word.length ? word[i + 1] : "";
            switch (word[i]) {
                case "time" -> time = Duration.ofMillis(Math.max(1, number("time", next)));
                case "inc" -> increment = Duration.ofMillis(number("inc", next));
                case "nodes" -> nodes = number("nodes", next);
                case "depth" -> depth = number("depth", next);
                case "infinite" -> infinite = true;
                case "clock" -> {
                    clocks.add(Duration.ofMillis(number("clock", next)));
                    while (i + 2 < word.length && isNumber(word[i + 2])) {
                        clocks.add(Duration.ofMillis(number("clock", word[i + 2])));
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

    private static long number(String name, String word) {
        if (isNumber(word)) return Long.parseLong(word);
        throw new IllegalArgumentException("go: " + name + " must be a whole number, but got '" + word + "'");
    }

    /** The whole command. */
    public String write() {
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

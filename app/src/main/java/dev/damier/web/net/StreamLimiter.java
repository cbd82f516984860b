package dev.damier.web.net;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/**
 * Limits the number of event streams, per client and in total. A client that opens more than its share loses its oldest
 * stream. When the total is reached, the client with the most streams loses its oldest one, so that a new client always
 * gets a stream. Clients are counted by the forwarded address behind a trusted proxy.
 */
public final class StreamLimiter {
    public static final int MAX_PER_CLIENT = 256;
    public static final int MAX_TOTAL = 1536;

    private final int maxPerClient;
    private final int maxTotal;
    private final Map<String, Set<Stream>> streams = new LinkedHashMap<>();
    private int count;

    /** A stream in the list of its client, oldest first. */
    private static final class Stream {
        final Runnable end;

        Stream(Runnable end) {
            this.end = end;
        }
    }

    public StreamLimiter() {
        this(MAX_PER_CLIENT, MAX_TOTAL);
    }

    StreamLimiter(int maxPerClient, int maxTotal) {
        this.maxPerClient = maxPerClient;
        this.maxTotal = maxTotal;
    }

    /**
     * Registers a stream. The caller runs the result when the stream has ended.
     *
     * @param end ends the stream; it must not block
     */
    public Runnable register(String client, Runnable end) {
        Stream stream = new Stream(end);
        Stream victim;
        synchronized (this) {
            streams.computeIfAbsent(client, c -> new LinkedHashSet<>()).add(stream);
            count++;
            victim = streams.get(client).size() > maxPerClient
                    ? removeOldest(client)
                    : count > maxTotal ? removeOldest(largestClient()) : null;
        }
        if (victim != null) victim.end.run();
        return () -> remove(client, stream);
    }

    private String largestClient() {
        return streams.entrySet().stream()
                .max(Comparator.comparingInt(entry -> entry.getValue().size()))
                .orElseThrow()
                .getKey();
    }

    private Stream removeOldest(String client) {
        Stream oldest = streams.get(client).iterator().next();
        remove(client, oldest);
        return oldest;
    }

    private synchronized void remove(String client, Stream stream) {
        Set<Stream> own = streams.get(client);
        if (own == null || !own.remove(stream)) return;
        count--;
        if (own.isEmpty()) streams.remove(client);
    }

    public synchronized int count() {
        return count;
    }
}

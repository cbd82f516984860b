package dev.damier.web.net;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.HashMap;
import java.util.Map;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.internal.HttpConnection;

/**
 * How many connections there are: one address has a limit, and so have all together. Requests that trickle in are hung up
 * on: a connection that still receives the same request after several looks is not a slow line but a plug.
 */
public final class Connections implements Connection.Listener {
    public static final int PER_ADDRESS = 512;
    static final int IN_ALL = 2048;
    /** Looks, of those {@link #tend} makes, at which a request may still be coming in. */
    static final int TRICKLES = 4;

    private static final class Seen {
        /** Kept here: a connection that has ended knows it no more. */
        final String household;

        long bytesIn;
        long answered;
        int trickles;
        /** A body was announced and is not all there. */
        boolean awaited;

        Seen(String household) {
            this.household = household;
        }
    }

    private final Proxies proxies;
    private final Map<String, Integer> counts = new HashMap<>();
    private final Map<Connection, Seen> open = new HashMap<>();
    private long refused;

    /** @param proxies whose connections are those of many */
    public Connections(Proxies proxies) {
        this.proxies = proxies;
    }

    @Override
    public void onOpened(Connection connection) {
        if (!admitted(connection)) connection.getEndPoint().close();
    }

    private synchronized boolean admitted(Connection connection) {
        String address = address(connection).getHostAddress();
        Seen seen = new Seen(Household.of(address));
        int own = counts.merge(seen.household, 1, Integer::sum);
        open.put(connection, seen);
        boolean many = own > PER_ADDRESS && !proxies.trusts(address);
        boolean admitted = !many && open.size() <= IN_ALL;
        if (!admitted) refused++;
        return admitted;
    }

    @Override
    public synchronized void onClosed(Connection connection) {
        Seen seen = open.remove(connection);
        if (seen != null) counts.computeIfPresent(seen.household, (house, n) -> n == 1 ? null : n - 1);
    }

    private static InetAddress address(Connection connection) {
        return connection.getEndPoint().getRemoteSocketAddress() instanceof InetSocketAddress a
                ? a.getAddress()
                : InetAddress.getLoopbackAddress();
    }

    /** A request has begun that has a body; {@link #arrived} once all of it is there. */
    synchronized void awaits(Connection connection) {
        Seen seen = open.get(connection);
        if (seen != null) seen.awaited = true;
    }

    synchronized void arrived(Connection connection) {
        Seen seen = open.get(connection);
        if (seen != null) seen.awaited = false;
    }

    /** To be called every few seconds. */
    public void tend() {
        Map<Connection, Seen> all;
        synchronized (this) {
            all = Map.copyOf(open);
        }
        all.forEach((connection, seen) -> {
            if (trickles(connection, seen)) connection.getEndPoint().close();
        });
    }

    private synchronized boolean trickles(Connection connection, Seen seen) {
        if (!(connection instanceof HttpConnection)) return false;
        boolean more = connection.getBytesIn() > seen.bytesIn;
        if (connection.getMessagesOut() != seen.answered) seen.trickles = 0;
        else if (more || seen.awaited) seen.trickles++;
        seen.bytesIn = connection.getBytesIn();
        seen.answered = connection.getMessagesOut();
        return seen.trickles > TRICKLES;
    }

    public synchronized int count() {
        return open.size();
    }

    public synchronized long refused() {
        return refused;
    }
}

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
public final class ConnectionLimiter implements Connection.Listener {
    public static final int MAX_PER_ADDRESS = 512;
    static final int MAX_TOTAL = 2048;
    /** Looks, of those {@link #closeSlowConnections} makes, at which a request may still be coming in. */
    static final int MAX_SLOW_CHECKS = 4;

    private static final class ConnectionState {
        /** Kept here: a connection that has ended knows it no more. */
        final String household;

        long bytesIn;
        long answered;
        int trickles;
        /** A body was announced and is not all there. */
        boolean awaited;

        ConnectionState(String household) {
            this.household = household;
        }
    }

    private final TrustedProxies trustedProxies;
    private final Map<String, Integer> counts = new HashMap<>();
    private final Map<Connection, ConnectionState> open = new HashMap<>();
    private long refused;

    /** @param trustedProxies whose connections are those of many */
    public ConnectionLimiter(TrustedProxies trustedProxies) {
        this.trustedProxies = trustedProxies;
    }

    @Override
    public void onOpened(Connection connection) {
        if (!admitted(connection)) connection.getEndPoint().close();
    }

    private synchronized boolean admitted(Connection connection) {
        String address = address(connection).getHostAddress();
        ConnectionState connectionState = new ConnectionState(ClientNetwork.of(address));
        int own = counts.merge(connectionState.household, 1, Integer::sum);
        open.put(connection, connectionState);
        boolean many = own > MAX_PER_ADDRESS && !trustedProxies.trusts(address);
        boolean admitted = !many && open.size() <= MAX_TOTAL;
        if (!admitted) refused++;
        return admitted;
    }

    @Override
    public synchronized void onClosed(Connection connection) {
        ConnectionState connectionState = open.remove(connection);
        if (connectionState != null) counts.computeIfPresent(connectionState.household, (house, n) -> n == 1 ? null : n - 1);
    }

    private static InetAddress address(Connection connection) {
        return connection.getEndPoint().getRemoteSocketAddress() instanceof InetSocketAddress a
                ? a.getAddress()
                : InetAddress.getLoopbackAddress();
    }

    /** A request has begun that has a body; {@link #bodyReceived} once all of it is there. */
    synchronized void bodyExpected(Connection connection) {
        ConnectionState connectionState = open.get(connection);
        if (connectionState != null) connectionState.awaited = true;
    }

    synchronized void bodyReceived(Connection connection) {
        ConnectionState connectionState = open.get(connection);
        if (connectionState != null) connectionState.awaited = false;
    }

    /** To be called every few seconds. */
    public void closeSlowConnections() {
        Map<Connection, ConnectionState> all;
        synchronized (this) {
            all = Map.copyOf(open);
        }
        all.forEach((connection, connectionState) -> {
            if (trickles(connection, connectionState)) connection.getEndPoint().close();
        });
    }

    private synchronized boolean trickles(Connection connection, ConnectionState connectionState) {
        if (!(connection instanceof HttpConnection)) return false;
        boolean more = connection.getBytesIn() > connectionState.bytesIn;
        if (connection.getMessagesOut() != connectionState.answered) connectionState.trickles = 0;
        else if (more || connectionState.awaited) connectionState.trickles++;
        connectionState.bytesIn = connection.getBytesIn();
        connectionState.answered = connection.getMessagesOut();
        return connectionState.trickles > MAX_SLOW_CHECKS;
    }

    public synchronized int count() {
        return open.size();
    }

    public synchronized long refused() {
        return refused;
    }
}

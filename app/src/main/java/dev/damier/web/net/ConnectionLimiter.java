package dev.damier.web.net;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.HashMap;
import java.util.Map;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.internal.HttpConnection;

/**
 * Limits the number of connections, per client network and in total. Closes connections whose request arrives too
 * slowly (slowloris attacks): the same request is still incomplete after several checks.
 */
public final class ConnectionLimiter implements Connection.Listener {
    public static final int MAX_PER_ADDRESS = 512;
    static final int MAX_TOTAL = 2048;
    /** How many consecutive checks of {@link #closeSlowConnections} a request may still be incomplete. */
    static final int MAX_SLOW_CHECKS = 4;

    private static final class ConnectionState {
        /** Stored here, because a closed connection no longer has its address. */
        final String network;

        long bytesIn;
        long messagesOut;
        int slowChecks;
        /** Whether a body was announced and has not been received completely. */
        boolean bodyPending;

        ConnectionState(String household) {
            this.network = household;
        }
    }

    private final TrustedProxies trustedProxies;
    private final Map<String, Integer> countsByNetwork = new HashMap<>();
    private final Map<Connection, ConnectionState> open = new HashMap<>();
    private long refused;

    /** @param trustedProxies exempt from the limit per address, because they connect for many clients */
    public ConnectionLimiter(TrustedProxies trustedProxies) {
        this.trustedProxies = trustedProxies;
    }

    @Override
    public void onOpened(Connection connection) {
        if (!tryAdmit(connection)) connection.getEndPoint().close();
    }

    private synchronized boolean tryAdmit(Connection connection) {
        String address = address(connection).getHostAddress();
        ConnectionState connectionState = new ConnectionState(ClientNetwork.of(address));
        int own = countsByNetwork.merge(connectionState.network, 1, Integer::sum);
        open.put(connection, connectionState);
        boolean tooMany = own > MAX_PER_ADDRESS && !trustedProxies.trusts(address);
        boolean admitted = !tooMany && open.size() <= MAX_TOTAL;
        if (!admitted) refused++;
        return admitted;
    }

    @Override
    public synchronized void onClosed(Connection connection) {
        ConnectionState connectionState = open.remove(connection);
        if (connectionState != null)
            countsByNetwork.computeIfPresent(connectionState.network, (network, n) -> n == 1 ? null : n - 1);
    }

    private static InetAddress address(Connection connection) {
        return connection.getEndPoint().getRemoteSocketAddress() instanceof InetSocketAddress a
                ? a.getAddress()
                : InetAddress.getLoopbackAddress();
    }

    /** Called when a request with a body begins; {@link #bodyReceived} is called when the body is complete. */
    synchronized void bodyExpected(Connection connection) {
        ConnectionState connectionState = open.get(connection);
        if (connectionState != null) connectionState.bodyPending = true;
    }

    synchronized void bodyReceived(Connection connection) {
        ConnectionState connectionState = open.get(connection);
        if (connectionState != null) connectionState.bodyPending = false;
    }

    /** Closes connections that send too slowly. The caller must call it every few seconds. */
    public void closeSlowConnections() {
        Map<Connection, ConnectionState> all;
        synchronized (this) {
            all = Map.copyOf(open);
        }
        all.forEach((connection, connectionState) -> {
            if (isTooSlow(connection, connectionState)) connection.getEndPoint().close();
        });
    }

    private synchronized boolean isTooSlow(Connection connection, ConnectionState connectionState) {
        if (!(connection instanceof HttpConnection)) return false;
        boolean more = connection.getBytesIn() > connectionState.bytesIn;
        if (connection.getMessagesOut() != connectionState.messagesOut) connectionState.slowChecks = 0;
        else if (more || connectionState.bodyPending) connectionState.slowChecks++;
        connectionState.bytesIn = connection.getBytesIn();
        connectionState.messagesOut = connection.getMessagesOut();
        return connectionState.slowChecks > MAX_SLOW_CHECKS;
    }

    public synchronized int count() {
        return open.size();
    }

    /** Returns how many connections were refused since the start. */
    public synchronized long refused() {
        return refused;
    }
}

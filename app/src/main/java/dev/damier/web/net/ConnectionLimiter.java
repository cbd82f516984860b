package dev.damier.web.net;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.internal.HttpConnection;

/**
 * Limits the number of connections, per client network and in total. When the total is reached, the network with the
 * most connections loses its oldest one, so that a new client always gets a connection. Trusted proxies leave a reserve
 * for direct connections, such as that of the operator. Closes connections whose request arrives too slowly (slowloris
 * attacks): the same request is still incomplete after several checks.
 */
public final class ConnectionLimiter implements Connection.Listener {
    public static final int MAX_PER_ADDRESS = 512;
    public static final int MAX_TOTAL = 2048;
    /** Connections that trusted proxies together cannot use. */
    static final int DIRECT_RESERVE = 64;
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

        /** Whether the other end is a trusted proxy. */
        final boolean proxied;

        ConnectionState(String network, boolean proxied) {
            this.network = network;
            this.proxied = proxied;
        }
    }

    private final TrustedProxies trustedProxies;
    private final Map<String, Integer> countsByNetwork = new HashMap<>();
    /** The open connections, oldest first. */
    private final Map<Connection, ConnectionState> open = new LinkedHashMap<>();

    private int proxiedCount;
    private long refused;

    /** @param trustedProxies exempt from the limit per address, because they connect for many clients */
    public ConnectionLimiter(TrustedProxies trustedProxies) {
        this.trustedProxies = trustedProxies;
    }

    @Override
    public void onOpened(Connection connection) {
        admit(connection).ifPresent(rejected -> rejected.getEndPoint().close());
    }

    /** Counts a new connection. Returns the connection to close: this one, an older one, or none. */
    private synchronized Optional<Connection> admit(Connection connection) {
        String address = address(connection).getHostAddress();
        boolean proxied = trustedProxies.trusts(address);
        ConnectionState connectionState = new ConnectionState(ClientNetwork.of(address), proxied);
        int own = countsByNetwork.merge(connectionState.network, 1, Integer::sum);
        open.put(connection, connectionState);
        if (proxied) proxiedCount++;
        Optional<Connection> rejected = Optional.empty();
        if (proxied ? proxiedCount > MAX_TOTAL - DIRECT_RESERVE : own > MAX_PER_ADDRESS)
            rejected = Optional.of(connection);
        else if (open.size() > MAX_TOTAL)
            rejected = Optional.of(oldestOfLargestNetwork().orElse(connection));
        if (rejected.isPresent()) refused++;
        return rejected;
    }

    private Optional<Connection> oldestOfLargestNetwork() {
        return countsByNetwork.entrySet().stream()
                .filter(network -> !trustedProxies.trusts(network.getKey()))
                .max(Map.Entry.comparingByValue())
                .flatMap(largest -> open.entrySet().stream()
                        .filter(entry -> entry.getValue().network.equals(largest.getKey()))
                        .map(Map.Entry::getKey)
                        .findFirst());
    }

    @Override
    public synchronized void onClosed(Connection connection) {
        ConnectionState connectionState = open.remove(connection);
        if (connectionState == null) return;
        if (connectionState.proxied) proxiedCount--;
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

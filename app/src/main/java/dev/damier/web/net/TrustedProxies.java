package dev.damier.web.net;

import java.net.InetSocketAddress;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.eclipse.jetty.websocket.api.Session;

/**
 * Determines the address of the client: the peer's address or, if the peer is a trusted proxy, the address in
 * {@code X-Forwarded-For}. Each proxy appends the address of its own peer at the end of this header. Entries before
 * that of a trusted proxy can be forged, so the list is read from the end and only as long as proxies are trusted.
 */
public final class TrustedProxies {
    public static final String HEADER = "X-Forwarded-For";
    public static final String PROTOCOL_HEADER = "X-Forwarded-Proto";

    private static final Pattern ADDRESS = Pattern.compile("[0-9a-fA-F.:]{2,45}");

    private volatile Set<String> trusted = Set.of();

    /** Replaces the addresses of the trusted proxies. */
    public void trust(Set<String> addresses) {
        trusted = Set.copyOf(addresses);
    }

    public boolean trusts(String address) {
        return trusted.contains(address);
    }

    /**
     * Returns whether the client uses TLS: to this server, or to a trusted proxy in front of it.
     *
     * @param protocol value of {@link #PROTOCOL_HEADER}; null if it is missing
     */
    public boolean isSecure(String scheme, String peer, String protocol) {
        return scheme.equals("https") || trusts(peer) && "https".equalsIgnoreCase(protocol);
    }

    /** Returns the client network of a WebSocket session. */
    public String client(Session socket) {
        String peer = socket.getRemoteSocketAddress() instanceof InetSocketAddress address
                ? address.getAddress().getHostAddress()
                : "";
        List<String> forwarded = socket.getUpgradeRequest().getHeaders(HEADER);
        return client(peer, forwarded == null ? List.of() : forwarded);
    }

    /**
     * Returns the client network of a request.
     *
     * @param peer address of the other end of the connection
     * @param forwarded values of {@link #HEADER}, one per header line
     */
    public String client(String peer, List<String> forwarded) {
        String client = peer;
        String[] chain = String.join(",", forwarded).split(",", -1);
        for (int i = chain.length - 1; i >= 0 && trusts(client); i--) {
            String address = chain[i].strip();
            if (!ADDRESS.matcher(address).matches()) break;
            client = address;
        }
        return ClientNetwork.of(client);
    }
}

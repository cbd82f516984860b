package dev.damier.web.net;

import java.net.InetSocketAddress;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.eclipse.jetty.websocket.api.Session;

/**
 * Who asks: the address at the other end, or, when that is a proxy the operator trusts, the one it says it speaks for. Every
 * proxy adds whom it heard at the end of {@code X-Forwarded-For}; what stands before a proxy's own word anybody may have
 * written.
 */
public final class TrustedProxies {
    public static final String HEADER = "X-Forwarded-For";

    private static final Pattern ADDRESS = Pattern.compile("[0-9a-fA-F.:]{2,45}");

    private volatile Set<String> trusted = Set.of();

    public void trust(Set<String> addresses) {
        trusted = Set.copyOf(addresses);
    }

    public boolean trusts(String address) {
        return trusted.contains(address);
    }

    /** Who has opened a socket. */
    public String client(Session socket) {
        String peer = socket.getRemoteSocketAddress() instanceof InetSocketAddress address
                ? address.getAddress().getHostAddress()
                : "";
        List<String> forwarded = socket.getUpgradeRequest().getHeaders(HEADER);
        return client(peer, forwarded == null ? List.of() : forwarded);
    }

    /** @param forwarded what {@link #HEADER} says, in as many lines as there are */
    public String client(String peer, List<String> forwarded) {
        String client = peer;
        String[] chain = String.join(",", forwarded).split(",", -1);
        for (int i = chain.length - 1; i >= 0 && trusts(client); i--) {
            String said = chain[i].strip();
            if (!ADDRESS.matcher(said).matches()) break;
            client = said;
        }
        return ClientNetwork.of(client);
    }
}

package dev.damier.web.net;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** The addresses under which other machines can reach this one. */
public final class OwnAddresses {
    private static final Pattern LOCAL_NAME =
            Pattern.compile("(.*\\.)?localhost|127(\\.\\d{1,3}){3}|\\[(::1|0:0:0:0:0:0:0:1)]");

    private final String listenHost;

    /** @param listenHost the address that the server listens on */
    public OwnAddresses(String listenHost) {
        this.listenHost = listenHost;
    }

    /** Returns whether the server accepts connections of other machines. */
    public boolean isReachable() {
        try {
            return !InetAddress.getByName(listenHost).isLoopbackAddress();
        } catch (UnknownHostException e) {
            return false;
        }
    }

    /** Returns whether a Host header names the machine of the client itself. */
    public static boolean isLocalName(String hostHeader) {
        return hostHeader != null
                && LOCAL_NAME
                        .matcher(hostHeader.replaceFirst(":\\d*$", "").toLowerCase(Locale.ROOT))
                        .matches();
    }

    /** Returns the addresses in the form of a URL, IPv4 first. Link-local addresses are omitted. */
    public List<String> list() {
        List<String> v4 = new ArrayList<>();
        List<String> v6 = new ArrayList<>();
        try {
            for (NetworkInterface network : Collections.list(NetworkInterface.getNetworkInterfaces())) {
                if (!network.isUp() || network.isLoopback()) continue;
                for (InetAddress address : Collections.list(network.getInetAddresses())) {
                    if (address.isLinkLocalAddress() || address.isLoopbackAddress()) continue;
                    if (address instanceof Inet6Address)
                        v6.add("[" + address.getHostAddress().replaceFirst("%.*", "") + "]");
                    else v4.add(address.getHostAddress());
                }
            }
        } catch (SocketException e) {
            // Without the list of networks no address can be offered.
            return List.of();
        }
        v4.addAll(v6);
        return v4;
    }
}

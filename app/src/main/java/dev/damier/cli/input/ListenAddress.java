package dev.damier.cli.input;

import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;

/** Checks the address to listen on before a server starts, so that the user gets a precise error message. */
public final class ListenAddress {
    private ListenAddress() {}

    /** Returns whether only this machine can reach the address, which must have been checked. */
    public static boolean isLoopback(String host) {
        try {
            return InetAddress.getByName(host).isLoopbackAddress();
        } catch (UnknownHostException e) {
            return false;
        }
    }

    /**
     * Checks the host and the port.
     *
     * @throws UsageException unless the host is an address of this machine and the port is from 0 to 65535
     */
    public static void requireLocal(String host, String option, int port) {
        if (port < 0 || port > 65_535) throw UsageException.of("usage.range", option, 0, 65_535, port);
        try {
            InetAddress address = InetAddress.getByName(host);
            boolean isLocal = address.isAnyLocalAddress()
                    || address.isLoopbackAddress()
                    || NetworkInterface.getByInetAddress(address) != null;
            if (!isLocal) throw UsageException.of("usage.host.local", host);
        } catch (UnknownHostException e) {
            throw UsageException.of("usage.host.unknown", host);
        } catch (SocketException e) {
            throw UsageException.of("usage.host.list", e);
        }
    }
}

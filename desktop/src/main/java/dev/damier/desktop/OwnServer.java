package dev.damier.desktop;

import dev.damier.store.Database;
import dev.damier.web.Server;
import dev.damier.web.access.OneTimeAccess;
import java.nio.file.Path;

/** A server for this program's windows only, on a free port. */
final class OwnServer implements AutoCloseable {
    private final OneTimeAccess access = new OneTimeAccess();
    private final Path folder;
    private final Server server;

    /** @param port of last time: what pages remember (language, theme, stars) is kept by address; another if it is taken */
    OwnServer(Path folder, int port) {
        this.folder = folder;
        server = start(port, Database.folder(folder));
    }

    private Server start(int port, Database data) {
        try {
            return new Server(port, data, access);
        } catch (RuntimeException e) {
            if (port != 0) return new Server(0, data, access);
            data.close();
            throw e;
        }
    }

    /** Where this program keeps what is its own. */
    Path folder() {
        return folder;
    }

    int port() {
        return server.port();
    }

    /** The address of a page, without a key. */
    String address(String path) {
        return "http://127.0.0.1:" + port() + path;
    }

    /** An address that opens this page in a new window, once. */
    String opening(String path) {
        return address(access.opening(path));
    }

    @Override
    public void close() {
        server.close();
    }
}

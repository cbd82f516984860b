package dev.damier.desktop;

import dev.damier.job.JsonLines;
import dev.damier.job.SecretTokens;
import dev.damier.store.Database;
import dev.damier.store.PageStore;
import dev.damier.store.StoreException;
import dev.damier.store.StoredPage;
import dev.damier.web.Server;
import dev.damier.web.ServerOptions;
import dev.damier.web.access.OneTimeAccess;
import java.nio.file.Path;
import java.util.Map;

/** A server for the windows of this program only, on a free port. */
final class EmbeddedServer implements AutoCloseable {
    /** Maximum number of windows that run at the same time. */
    private static final int MAX_WINDOWS = 9;

    private final OneTimeAccess access = new OneTimeAccess();
    private final Path folder;
    private final PageStore pages;
    private final Server server;

    /**
     * Starts the server.
     *
     * @param port the last port, or 0; browsers store settings (language, theme, stars) by address, so the port is
     *     reused if it is free
     */
    EmbeddedServer(Path folder, int port) {
        this.folder = folder;
        Database data = openFreeFolder(folder);
        pages = new PageStore(data);
        server = start(port, data);
    }

    /** Opens the data folder. Each further window that runs at the same time has a folder of its own. */
    private static Database openFreeFolder(Path folder) {
        StoreException inUse = null;
        for (int window = 1; window <= MAX_WINDOWS; window++) {
            Database data = Database.openFolder(window == 1 ? folder : folder.resolve("window-" + window));
            try {
                data.lockForServer();
                return data;
            } catch (StoreException e) {
                data.close();
                inUse = e;
            }
        }
        throw inUse;
    }

    private Server start(int port, Database data) {
        try {
            return new Server(
                    ServerOptions.local(data).withAddress("127.0.0.1", port).withAccess(access));
        } catch (RuntimeException e) {
            if (port != 0) return new Server(ServerOptions.local(data).withAccess(access));
            data.close();
            throw e;
        }
    }

    /** Returns the data folder of the desktop application. */
    Path folder() {
        return folder;
    }

    /**
     * Returns the profile folder of the browser window. Each port has its own, because a running browser with the same
     * profile would take over the page and the new process would end.
     */
    Path browserFolder() {
        return folder.resolve("browser-" + port());
    }

    /** Saves a game of any length and returns the path of the page that shows it. */
    String saveGame(String game) {
        String id = SecretTokens.generate();
        long now = System.currentTimeMillis();
        pages.save(new StoredPage(id, "analysis", JsonLines.toJson(Map.of("record", game)), now));
        return "/analysis?kept=" + id;
    }

    int port() {
        return server.port();
    }

    /** Returns the address of a page, without an access token. */
    String address(String path) {
        return "http://127.0.0.1:" + port() + path;
    }

    /** Returns an address that opens this page in a new window once. */
    String oneTimeAddress(String path) {
        return address(access.oneTimePath(path));
    }

    @Override
    public void close() {
        server.close();
    }
}

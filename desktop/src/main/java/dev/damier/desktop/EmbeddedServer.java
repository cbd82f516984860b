package dev.damier.desktop;

import dev.damier.job.JsonLines;
import dev.damier.job.SecretTokens;
import dev.damier.store.Database;
import dev.damier.store.PageStore;
import dev.damier.store.StoredPage;
import dev.damier.web.Server;
import dev.damier.web.access.OneTimeAccess;
import java.nio.file.Path;
import java.util.Map;

/** A server for this program's windows only, on a free port. */
final class EmbeddedServer implements AutoCloseable {
    private final OneTimeAccess access = new OneTimeAccess();
    private final Path folder;
    private final PageStore pages;
    private final Server server;

    /** @param port of last time: what pages remember (language, theme, stars) is kept by address; another if it is taken */
    EmbeddedServer(Path folder, int port) {
        this.folder = folder;
        Database data = Database.openFolder(folder);
        pages = new PageStore(data);
        server = start(port, data);
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

    /** Of a browser's window: one for each port, for a browser that is there already would take the page over and end. */
    Path browserFolder() {
        return folder.resolve("browser-" + port());
    }

    /** Keeps a game, of whatever length, and returns the path of the page that shows it. */
    String keep(String game) {
        String id = SecretTokens.generate();
        long now = System.currentTimeMillis();
        pages.save(new StoredPage(id, "analysis", JsonLines.toJson(Map.of("record", game)), now));
        return "/analysis?kept=" + id;
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
        return address(access.oneTimePath(path));
    }

    @Override
    public void close() {
        server.close();
    }
}

package dev.damier.store;

import java.nio.file.Path;
import java.util.Map;

/** Where a server keeps what must not be forgotten, unless it is told another place. */
public final class DataFolder {
    private DataFolder() {}

    /** The custom of the system: {@code XDG_DATA_HOME}, else {@code ~/.local/share}. */
    public static Path standard() {
        return of(System.getenv(), System.getProperty("user.home"));
    }

    static Path of(Map<String, String> environment, String home) {
        String own = environment.get("DAMIER_DATA");
        if (own != null && !own.isBlank()) return Path.of(own);
        String shared = environment.get("XDG_DATA_HOME");
        // The custom says that a relative path is to be ignored.
        if (shared != null && Path.of(shared).isAbsolute()) return Path.of(shared, "damier");
        return Path.of(home, ".local", "share", "damier");
    }
}

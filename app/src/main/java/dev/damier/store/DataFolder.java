package dev.damier.store;

import java.nio.file.Path;
import java.util.Map;

/** The default data folder of a server. */
public final class DataFolder {
    private DataFolder() {}

    /**
     * Returns the folder: {@code DAMIER_DATA} if it is set, otherwise {@code damier} in {@code XDG_DATA_HOME} or
     * {@code ~/.local/share}.
     */
    public static Path defaultFolder() {
        return resolve(System.getenv(), System.getProperty("user.home"));
    }

    static Path resolve(Map<String, String> environment, String home) {
        String damierData = environment.get("DAMIER_DATA");
        if (damierData != null && !damierData.isBlank()) return Path.of(damierData);
        String xdgDataHome = environment.get("XDG_DATA_HOME");
        // The XDG Base Directory Specification requires relative paths to be ignored.
        if (xdgDataHome != null && Path.of(xdgDataHome).isAbsolute()) return Path.of(xdgDataHome, "damier");
        return Path.of(home, ".local", "share", "damier");
    }
}

package dev.damier.run;

import java.nio.file.Path;
import java.util.Map;

/** Where what was computed once is kept between runs. Everything in it can be lost without harm. */
public final class CacheFolder {
    private CacheFolder() {}

    /** The folder a user or the system chose: property, then environment, then the custom of the house. */
    public static Path standard() {
        return of(System.getProperty("damier.cache"), System.getenv(), System.getProperty("user.home"));
    }

    static Path of(String property, Map<String, String> environment, String home) {
        if (property != null && !property.isBlank()) return Path.of(property);
        String own = environment.get("DAMIER_CACHE");
        if (own != null && !own.isBlank()) return Path.of(own);
        String shared = environment.get("XDG_CACHE_HOME");
        if (shared != null && !shared.isBlank()) return Path.of(shared, "damier");
        return Path.of(home, ".cache", "damier");
    }
}

package dev.damier.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CacheFolderTest {
    @Test
    void theUserChoosesThenTheSystem() {
        Map<String, String> both = Map.of("DAMIER_CACHE", "/a", "XDG_CACHE_HOME", "/b");
        assertThat(CacheFolder.of("/p", both, "/home/me")).isEqualTo(Path.of("/p"));
        assertThat(CacheFolder.of(null, both, "/home/me")).isEqualTo(Path.of("/a"));
        assertThat(CacheFolder.of(null, Map.of("XDG_CACHE_HOME", "/b"), "/home/me"))
                .isEqualTo(Path.of("/b/damier"));
        assertThat(CacheFolder.of("", Map.of(), "/home/me")).isEqualTo(Path.of("/home/me/.cache/damier"));
    }
}

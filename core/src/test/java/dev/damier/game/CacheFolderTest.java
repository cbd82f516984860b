package dev.damier.game;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.CacheFolder.CachedFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests {@link CacheFolder}: location, eviction and clearing. */
class CacheFolderTest {
    @TempDir
    Path path;

    private void file(String name, int bytes, long used) throws IOException {
        Files.write(path.resolve(name), new byte[bytes]);
        Files.setLastModifiedTime(path.resolve(name), FileTime.fromMillis(used));
    }

    @Test
    void locationFollowsTheOrderOfPriority() {
        Map<String, String> both = Map.of("DAMIER_CACHE", "/a", "XDG_CACHE_HOME", "/b");
        assertThat(CacheFolder.of("/p", both, "/home/me").path()).isEqualTo(Path.of("/p"));
        assertThat(CacheFolder.of(null, both, "/home/me").path()).isEqualTo(Path.of("/a"));
        assertThat(CacheFolder.of(null, Map.of("XDG_CACHE_HOME", "/b"), "/home/me")
                        .path())
                .isEqualTo(Path.of("/b", "damier"));
        assertThat(CacheFolder.of("", Map.of(), "/home/me").path()).isEqualTo(Path.of("/home/me/.cache/damier"));
    }

    @Test
    void makeRoomDeletesTheLeastRecentlyUsedFiles() throws IOException {
        file("old", 40, 1000);
        file("middle", 30, 2000);
        file("new", 20, 3000);
        CacheFolder folder = new CacheFolder(path);
        folder.makeRoom(10, 100);
        assertThat(folder.files()).extracting(CachedFile::name).containsExactly("new", "middle", "old");
        folder.touch("old");
        folder.makeRoom(30, 100);
        assertThat(folder.files()).extracting(CachedFile::name).containsExactly("old", "new");
    }

    @Test
    void clearReturnsTheDeletedFiles() throws IOException {
        file("one", 5, 1000);
        CacheFolder folder = new CacheFolder(path);
        assertThat(folder.clear()).extracting(CachedFile::bytes).containsExactly(5L);
        assertThat(folder.files()).isEmpty();
        assertThat(new CacheFolder(path.resolve("nowhere")).clear()).isEmpty();
    }
}

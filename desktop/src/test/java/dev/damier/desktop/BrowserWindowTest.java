package dev.damier.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the search for an installed browser. */
class BrowserWindowTest {
    @TempDir
    Path folder;

    @Test
    void firstKnownBrowserOnPathIsUsed() throws Exception {
        Path one = Files.createDirectory(folder.resolve("one"));
        Path two = Files.createDirectory(folder.resolve("two"));
        String path = one + File.pathSeparator + two;
        assertThat(BrowserWindow.find(null, path)).isEmpty();
        assertThat(BrowserWindow.find("", null)).isEmpty();
        Path chrome = Files.createFile(one.resolve("google-chrome"));
        assertThat(BrowserWindow.find(null, path)).as("not executable").isEmpty();
        assertThat(chrome.toFile().setExecutable(true)).isTrue();
        assertThat(BrowserWindow.find(null, path)).contains(chrome.toString());
        assertThat(BrowserWindow.find("my-browser", path)).contains("my-browser");
    }
}

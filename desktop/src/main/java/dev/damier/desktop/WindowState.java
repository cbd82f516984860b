package dev.damier.desktop;

import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;

/** What a window remembers: its size, whether it filled the screen, the port its pages were kept under. */
record WindowState(double width, double height, boolean maximized, int port) {
    private static final String FILE = "window.properties";
    private static final WindowState FIRST = new WindowState(1280, 860, false, 0);
    private static final double MIN_SIDE = 320;
    private static final double MAX_SIDE = 20_000;

    /** What cannot be read is forgotten. */
    static WindowState load(Path folder) {
        Properties kept = new Properties();
        try (Reader in = Files.newBufferedReader(folder.resolve(FILE))) {
            kept.load(in);
            return new WindowState(
                    size(kept, "width"),
                    size(kept, "height"),
                    Boolean.parseBoolean(kept.getProperty("maximized")),
                    port(kept.getProperty("port")));
        } catch (IOException | IllegalArgumentException e) {
            return FIRST;
        }
    }

    private static double size(Properties kept, String name) {
        double size = Double.parseDouble(kept.getProperty(name, ""));
        if (!(size >= MIN_SIDE && size <= MAX_SIDE)) throw new IllegalArgumentException(name + " " + size);
        return size;
    }

    private static int port(String text) {
        int port = Integer.parseInt(text);
        if (port < 1024 || port > 65535) throw new IllegalArgumentException("port " + text);
        return port;
    }

    WindowState at(int newPort) {
        return new WindowState(width, height, maximized, newPort);
    }

    /** A folder that cannot be written is no reason to stop. */
    void save(Path folder) {
        Properties kept = new Properties();
        kept.setProperty("width", String.valueOf(width));
        kept.setProperty("height", String.valueOf(height));
        kept.setProperty("maximized", String.valueOf(maximized));
        kept.setProperty("port", String.valueOf(port));
        try (Writer out =
                Files.newBufferedWriter(Files.createDirectories(folder).resolve(FILE))) {
            kept.store(out, "Window of Damier");
        } catch (IOException e) {
            System.err.println("damier: cannot save the window size: " + e.getMessage());
        }
    }
}

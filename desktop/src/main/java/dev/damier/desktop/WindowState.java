package dev.damier.desktop;

import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;

/** The saved state of a window: its size, whether it was maximised, and the port of its server. */
record WindowState(double width, double height, boolean maximized, int port) {
    private static final String FILE_NAME = "window.properties";
    private static final WindowState DEFAULT = new WindowState(1280, 860, false, 0);
    private static final double MIN_SIDE = 320;
    private static final double MAX_SIDE = 20_000;

    /** Loads the state; returns the default if the file is missing or invalid. */
    static WindowState load(Path folder) {
        Properties properties = new Properties();
        try (Reader in = Files.newBufferedReader(folder.resolve(FILE_NAME))) {
            properties.load(in);
            return new WindowState(
                    size(properties, "width"),
                    size(properties, "height"),
                    Boolean.parseBoolean(properties.getProperty("maximized")),
                    port(properties.getProperty("port")));
        } catch (IOException | IllegalArgumentException e) {
            return DEFAULT;
        }
    }

    private static double size(Properties properties, String name) {
        double size = Double.parseDouble(properties.getProperty(name, ""));
        if (!(size >= MIN_SIDE && size <= MAX_SIDE)) throw new IllegalArgumentException(name + " " + size);
        return size;
    }

    private static int port(String text) {
        int port = Integer.parseInt(text);
        if (port < 1024 || port > 65535) throw new IllegalArgumentException("port " + text);
        return port;
    }

    WindowState withPort(int newPort) {
        return new WindowState(width, height, maximized, newPort);
    }

    /** Saves the state. A failure is reported but does not stop the program. */
    void save(Path folder) {
        Properties properties = new Properties();
        properties.setProperty("width", String.valueOf(width));
        properties.setProperty("height", String.valueOf(height));
        properties.setProperty("maximized", String.valueOf(maximized));
        properties.setProperty("port", String.valueOf(port));
        try (Writer out =
                Files.newBufferedWriter(Files.createDirectories(folder).resolve(FILE_NAME))) {
            properties.store(out, "Window of Damier");
        } catch (IOException e) {
            System.err.println("damier: cannot save the window size: " + e.getMessage());
        }
    }
}

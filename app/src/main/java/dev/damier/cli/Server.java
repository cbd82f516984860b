package dev.damier.cli;

import java.nio.file.Path;

/**
 * The web application as the command line starts it: found through its line in {@code META-INF/services}, so that the
 * commands build and run without it.
 */
public interface Server {
    /**
     * Serves until the program ends.
     *
     * @param port 0 for any free one
     * @param data where the embedded database lives
     * @param database a JDBC address, or "" for the embedded one
     * @param address hears the address to open, once it answers
     */
    void serve(int port, Path data, String database, java.util.function.Consumer<String> address);
}

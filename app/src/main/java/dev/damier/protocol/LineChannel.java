package dev.damier.protocol;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** A channel that transports lines to and from a bot. */
public interface LineChannel extends Closeable {
    /**
     * Returns the next line, or null at the end. Throws {@link LineReader.LineTooLongException} if a line is longer than the
     * protocol allows.
     */
    String read() throws IOException;

    /** Writes a line and flushes it. Blocks while the receiver does not read. */
    void write(String line) throws IOException;

    /** Closes the channel for good. A channel that can transmit a reason does so. */
    default void refuse(String reason) throws IOException {
        close();
    }

    /**
     * Returns a channel over streams.
     *
     * @param resource closed by {@link #close}
     */
    static LineChannel streams(InputStream in, OutputStream out, Closeable resource) {
        LineReader lines = new LineReader(in);
        return new LineChannel() {
            @Override
            public String read() throws IOException {
                return lines.read();
            }

            @Override
            public void write(String line) throws IOException {
                out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
                out.flush();
            }

            @Override
            public void close() throws IOException {
                resource.close();
            }
        };
    }
}

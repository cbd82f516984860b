package dev.damier.protocol;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** What carries lines to and from a bot. */
public interface LineChannel extends Closeable {
    /** The next line, or null at the end; {@link LineReader.TooLong} for one that is longer than the protocol allows. */
    String read() throws IOException;

    /** Out at once; waits as long as nobody takes it. */
    void write(String line) throws IOException;

    /** @param all closed at the end */
    static LineChannel streams(InputStream in, OutputStream out, Closeable all) {
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
                all.close();
            }
        };
    }
}

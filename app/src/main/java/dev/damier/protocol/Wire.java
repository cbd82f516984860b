package dev.damier.protocol;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** What carries lines to and from a bot. */
interface Wire extends Closeable {
    /** The next line, or null at the end; {@link Lines.TooLong} for one that is longer than the protocol allows. */
    String read() throws IOException;

    /** Out at once; waits as long as nobody takes it. */
    void write(String line) throws IOException;

    /** @param all closed at the end */
    static Wire streams(InputStream in, OutputStream out, Closeable all) {
        Lines lines = new Lines(in);
        return new Wire() {
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

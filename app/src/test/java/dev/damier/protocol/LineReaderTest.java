package dev.damier.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** Tests {@link LineReader}: line terminators and the length limit. */
class LineReaderTest {
    private static LineReader readerOf(String text) {
        return new LineReader(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void linesMayEndWithAnyTerminator() throws Exception {
        LineReader lines = readerOf("one\r\n\nthree");
        assertThat(lines.read()).isEqualTo("one");
        assertThat(lines.read()).isEmpty();
        assertThat(lines.read()).isEqualTo("three");
        assertThat(lines.read()).isNull();
    }

    @Test
    void lengthLimitIsInBytes() throws Exception {
        String longest = "é".repeat(LineReader.MAX_LINE_BYTES / 2);
        LineReader lines = readerOf(longest + "\n" + longest + "x\nnext\n");
        assertThat(lines.read()).isEqualTo(longest);
        assertThatThrownBy(lines::read).isInstanceOf(LineReader.LineTooLongException.class);
        assertThat(lines.read()).isEqualTo("next");
    }
}

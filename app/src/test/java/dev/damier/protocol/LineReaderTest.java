package dev.damier.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class LineReaderTest {
    private static LineReader of(String text) {
        return new LineReader(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void linesWithAnyEnd() throws Exception {
        LineReader lines = of("one\r\n\nthree");
        assertThat(lines.read()).isEqualTo("one");
        assertThat(lines.read()).isEmpty();
        assertThat(lines.read()).isEqualTo("three");
        assertThat(lines.read()).isNull();
    }

    @Test
    void theLimitIsInBytes() throws Exception {
        String longest = "é".repeat(LineReader.MAX_LINE_BYTES / 2);
        LineReader lines = of(longest + "\n" + longest + "x\nnext\n");
        assertThat(lines.read()).isEqualTo(longest);
        assertThatThrownBy(lines::read).isInstanceOf(LineReader.TooLong.class);
        assertThat(lines.read()).isEqualTo("next");
    }
}

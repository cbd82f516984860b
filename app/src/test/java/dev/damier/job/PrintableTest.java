package dev.damier.job;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PrintableTest {
    @Test
    void whatActsIsSpelledOut() {
        assertThat(Printable.of("\033]0;owned\007\033[2J")).isEqualTo("\\x1b]0;owned\\x07\\x1b[2J");
        assertThat(Printable.of("a\u009bb\u202ec\r\n")).isEqualTo("a\\x9bb\\u202ec\\x0d\\x0a");
        assertThat(Printable.of("déjà vu — ▸ 😀")).isEqualTo("déjà vu — ▸ 😀");
    }
}

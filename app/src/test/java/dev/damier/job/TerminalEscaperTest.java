package dev.damier.job;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TerminalEscaperTest {
    @Test
    void whatActsIsSpelledOut() {
        assertThat(TerminalEscaper.of("\033]0;owned\007\033[2J")).isEqualTo("\\x1b]0;owned\\x07\\x1b[2J");
        assertThat(TerminalEscaper.of("a\u009bb\u202ec\r\n")).isEqualTo("a\\x9bb\\u202ec\\x0d\\x0a");
        assertThat(TerminalEscaper.of("déjà vu — ▸ 😀")).isEqualTo("déjà vu — ▸ 😀");
    }
}

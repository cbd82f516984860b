package dev.damier.job;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Tests the escaping of untrusted text for terminals. */
class TerminalEscaperTest {
    @Test
    void controlAndDirectionCharactersAreEscaped() {
        assertThat(TerminalEscaper.escape("\033]0;owned\007\033[2J")).isEqualTo("\\x1b]0;owned\\x07\\x1b[2J");
        assertThat(TerminalEscaper.escape("a\u009bb\u202ec\r\n")).isEqualTo("a\\x9bb\\u202ec\\x0d\\x0a");
        assertThat(TerminalEscaper.escape("déjà vu — ▸ 😀")).isEqualTo("déjà vu — ▸ 😀");
    }
}

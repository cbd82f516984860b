package dev.damier.job;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests splitting and quoting of command lines. */
class ShellWordsTest {
    @Test
    void blanksSeparateWordsAndQuotesGroupThem() {
        assertThat(ShellWords.split("  bash  'my bots/a.sh' \"b c\" d "))
                .containsExactly("bash", "my bots/a.sh", "b c", "d");
        assertThat(ShellWords.split("--file=\"a b\"'c d'e ''")).containsExactly("--file=a bc de", "");
    }

    @Test
    void backslashesEscapeOnlyWithinDoubleQuotes() {
        assertThat(ShellWords.split("C:\\bots\\b.exe \"say \\\"hi\\\" \\\\ \\n\" 'a\\b'"))
                .containsExactly("C:\\bots\\b.exe", "say \"hi\" \\ \\n", "a\\b");
    }

    @Test
    void invalidCommandsAreReported() {
        assertThatThrownBy(() -> ShellWords.split("bash 'my bot"))
                .hasMessageContaining("missing closing quote ' in 'bash 'my bot'");
        assertThatThrownBy(() -> ShellWords.split("  ")).hasMessageContaining("missing program name");
    }

    @ParameterizedTest
    @ValueSource(strings = {"plain", "a b", "it's", "\"quoted\"", "", "$HOME `x` \\ *", "tab\there"})
    void quotedWordIsReadAsOneWord(String word) {
        assertThat(ShellWords.split("x " + ShellWords.quote(word) + " y")).isEqualTo(List.of("x", word, "y"));
    }
}

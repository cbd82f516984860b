package dev.damier.job;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CommandWordsTest {
    @Test
    void blanksPartWordsAndQuotesKeepThem() {
        assertThat(CommandWords.read("  bash  'my bots/a.sh' \"b c\" d "))
                .containsExactly("bash", "my bots/a.sh", "b c", "d");
        assertThat(CommandWords.read("--file=\"a b\"'c d'e ''")).containsExactly("--file=a bc de", "");
    }

    @Test
    void backslashesEscapeOnlyWithinDoubleQuotes() {
        assertThat(CommandWords.read("C:\\bots\\b.exe \"say \\\"hi\\\" \\\\ \\n\" 'a\\b'"))
                .containsExactly("C:\\bots\\b.exe", "say \"hi\" \\ \\n", "a\\b");
    }

    @Test
    void whatIsNoCommandSaysWhy() {
        assertThatThrownBy(() -> CommandWords.read("bash 'my bot"))
                .hasMessageContaining("is not closed in 'bash 'my bot'");
        assertThatThrownBy(() -> CommandWords.read("  ")).hasMessageContaining("a program is needed");
    }

    @ParameterizedTest
    @ValueSource(strings = {"plain", "a b", "it's", "\"quoted\"", "", "$HOME `x` \\ *", "tab\there"})
    void whatIsQuotedIsReadAsOneWord(String word) {
        assertThat(CommandWords.read("x " + CommandWords.quote(word) + " y")).isEqualTo(List.of("x", word, "y"));
    }
}

package dev.damier.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** Tests plural forms and numbers in {@link Text}. */
class TextTest {
    private static String text(Object number, Locale language) {
        return new Text("", "{0} {0|tile is|tiles are} here", List.of(number)).in(language);
    }

    @Test
    void pluralFormDependsOnNumberAndLanguage() {
        assertThat(text(0, Locale.ENGLISH)).isEqualTo("0 tiles are here");
        assertThat(text(1, Locale.ENGLISH)).isEqualTo("1 tile is here");
        assertThat(text(5, Locale.ENGLISH)).isEqualTo("5 tiles are here");
        assertThat(text(0, Locale.FRENCH)).isEqualTo("0 tile is here");
        assertThat(text(1, Locale.FRENCH)).isEqualTo("1 tile is here");
        assertThat(text(2, Locale.FRENCH)).isEqualTo("2 tiles are here");
    }

    @Test
    void longArgumentsHaveThousandsSeparators() {
        assertThat(text(1234567L, Locale.ENGLISH)).isEqualTo("1,234,567 tiles are here");
        assertThat(text(1234567, Locale.ENGLISH)).isEqualTo("1234567 tiles are here");
    }
}

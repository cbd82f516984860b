package dev.damier.job;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Text;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Tests every message of every module with the numbers 0, 1, 2 and 5: never "1 moves", never « 0 coups ». */
class PluralsTest {
    private static final Pattern FORMS = Pattern.compile("\\{\\d\\|[^|}]*\\|([^}]*)}");

    /** Messages that the code uses only for numbers above 1. */
    private static final Pattern PLURAL_ONLY = Pattern.compile(".*\\bmany|cost\\.moves");

    private record Message(Path file, String key, String pattern, Locale language) {
        String with(int n) {
            return new Text("", pattern, Collections.nCopies(10, n)).in(language);
        }

        /** Returns the message with "#" instead of the numbers. */
        String form(int n) {
            return new Text("", pattern.replaceAll("\\{\\d}", "#"), Collections.nCopies(10, n)).in(language);
        }
    }

    private static List<Message> messages() throws IOException {
        List<Message> messages = new ArrayList<>();
        try (Stream<Path> files = Files.find(
                Path.of(".."),
                12,
                (path, file) -> path.toString().matches(".*/src/main/resources/.*/messages(_fr)?\\.properties"))) {
            for (Path path : files.toList()) {
                Locale language = path.toString().contains("_fr.") ? Locale.FRENCH : Locale.ENGLISH;
                Properties all = new Properties();
                try (Reader reader = Files.newBufferedReader(path)) {
                    all.load(reader);
                }
                all.stringPropertyNames()
                        .forEach(key -> messages.add(new Message(path, key, all.getProperty(key), language)));
            }
        }
        return messages;
    }

    /** Returns the first words of the plural forms in a language. */
    private static Set<String> plurals(List<Message> messages, Locale language) {
        return messages.stream()
                .filter(message -> message.language().equals(language))
                .flatMap(message -> FORMS.matcher(message.pattern()).results())
                .map((MatchResult forms) -> forms.group(1).split(" ")[0])
                .filter(word -> word.endsWith("s"))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void everyMessageUsesSingularForOne() throws IOException {
        List<Message> messages = messages();
        assertThat(messages).hasSizeGreaterThan(500);
        for (Locale language : List.of(Locale.ENGLISH, Locale.FRENCH)) {
            Set<String> plurals = plurals(messages, language);
            assertThat(plurals).hasSizeGreaterThan(10);
            String singular = language.equals(Locale.FRENCH) ? "[01]" : "1";
            Pattern wrong = Pattern.compile("(?<!\\d)" + singular + " (" + String.join("|", plurals) + ")\\b");
            for (Message message : messages) {
                if (!message.language().equals(language)) continue;
                if (PLURAL_ONLY.matcher(message.key()).matches()) continue;
                for (int n : new int[] {0, 1, 2, 5})
                    assertThat(message.with(n))
                            .as("%s in %s with %d", message.key(), message.file(), n)
                            .doesNotContain("|")
                            .doesNotContainPattern(wrong);
            }
        }
    }

    @Test
    void everyChoiceUsesPluralForSeveral() throws IOException {
        for (Message message : messages()) {
            if (!FORMS.matcher(message.pattern()).find()) continue;
            boolean french = message.language().equals(Locale.FRENCH);
            String two = message.form(2);
            assertThat(message.form(5)).as(message.key()).isEqualTo(two);
            assertThat(message.form(1)).as(message.key()).isNotEqualTo(two);
            assertThat(message.form(0)).as(message.key()).isEqualTo(french ? message.form(1) : two);
        }
    }
}

package dev.damier.hanoi;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The walkthrough quotes real code: every line it shows is in the sources. */
class WalkthroughTest {
    private static final Pattern QUOTE = Pattern.compile("```(?:java|properties)\n(.*?)```", Pattern.DOTALL);

    @Test
    void everyQuotedLineIsInTheSources() throws IOException {
        // Tests run in a module's folder, whichever it is.
        Path top = Path.of("..").toAbsolutePath().normalize();
        List<Path> sources;
        try (Stream<Path> files = Files.walk(top.resolve("core/src"))) {
            sources = files.filter(f -> f.toString().matches(".*(hanoi|nim|engines).*\\.(java|properties)"))
                    .toList();
        }
        StringBuilder all = new StringBuilder();
        for (Path source : sources) all.append(Files.readString(source)).append('\n');
        var lines = all.toString().lines().map(String::strip).collect(Collectors.toSet());
        Matcher quote = QUOTE.matcher(Files.readString(top.resolve("docs/adding-a-game.md")));
        int quoted = 0;
        while (quote.find()) {
            quoted++;
            assertThat(lines)
                    .containsAll(quote.group(1).lines().map(String::strip).toList());
        }
        assertThat(quoted).isGreaterThan(8);
    }
}
